"""Programs that run inside Pyodide: run.mjs imports one of them and calls its `main`, with the project as folder."""
