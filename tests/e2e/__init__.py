"""Tests of the page in a browser, as it is served."""
