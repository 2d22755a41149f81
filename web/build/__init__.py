"""What build.py does, with the standard library alone: packages, archives for the browser, the site, server and tests.

Output goes to dist/ (the site), node_modules/ (the npm packages) and .build/ (everything else). Each step leaves a
stamp with the hash of its inputs, so that a second run repeats nothing. The modules of `inside` run in Pyodide, under
Node: they compile what the browser runs, and ask the engine what the pages hold from the first.
"""
