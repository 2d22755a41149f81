"""The commands, a module each; `pyengine.cli.main` lists them."""
