"""The page. As a package it holds nothing but `web.build`, which makes the site of it."""
