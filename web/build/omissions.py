"""What the browser's Python goes without: reason -> shell patterns of paths in an archive."""

import fnmatch
from collections.abc import Mapping

STDLIB_DROPPED = {
    "tools for a developer at a terminal": "_pyrepl/* antigravity.py argparse.py bdb.py cProfile.py cmd.py "
    "code.py codeop.py compileall.py difflib.py doctest.py filecmp.py fileinput.py getopt.py gettext.py json/tool.py "
    "locale.py modulefinder.py optparse.py pdb.py pkgutil.py "
    "pickletools.py profile.py pstats.py py_compile.py pyclbr.py pydoc.py pyodide/console.py "
    "rlcompleter.py runpy.py symtable.py tabnanny.py this.py timeit.py trace.py tracemalloc.py unittest/* zipapp.py "
    "__*hello__* */__main__.py",
    "no terminal, no user, no other process": "concurrent/futures/process.py getpass.py multiprocessing/* "
    "pty.py tty.py webbrowser.py",
    "no sockets, and so no servers, mail or news": "email/[a-z]* email/_[a-z]* ftplib.py http/* imaplib.py "
    "logging/config.py logging/handlers.py mailbox.py mimetypes.py netrc.py poplib.py pyodide/http/* quopri.py "
    "smtplib.py socketserver.py stringprep.py urllib/* wsgiref/* xmlrpc/* encodings/idna.py encodings/punycode.py",
    "for building C extensions and installing packages": "_sysconfigdata_*.py ctypes/util.py importlib/readers.py "
    "importlib/resources/[rs]*.py importlib/resources/_[ai]*.py importlib/simple.py sysconfig/* zoneinfo/*",
    "other systems": "_android_support.py _apple_support.py _ios_support.py asyncio/proactor_events.py "
    "asyncio/windows_*.py ctypes/_aix.py ctypes/macholib/* ctypes/wintypes.py nturl2path.py",
    "formats that no game record uses": "_markupbase.py _strptime.py calendar.py configparser.py gzip.py "
    "html/parser.py ipaddress.py plistlib.py shelve.py tomllib/* uuid.py wave.py xml/*",
    "twins of modules that are built in": "_py_abc.py _pydatetime.py _pyio.py _threading_local.py",
    "names from before Python 3.11": "sre_*.py",
    "character sets and codecs other than Unicode's": "encodings/b*_codec.py encodings/hex_codec.py "
    "encodings/quopri_codec.py encodings/rot_13.py encodings/uu_codec.py encodings/zlib_codec.py encodings/big5*.py "
    "encodings/cp[0-35-9]*.py encodings/cp42*.py "
    "encodings/cp4[0-24-9][0-9].py encodings/euc_*.py encodings/gb*.py encodings/hp_roman8.py encodings/hz.py "
    "encodings/iso*.py encodings/johab.py encodings/koi8_*.py encodings/kz1048.py encodings/mac_*.py encodings/mbcs.py "
    "encodings/oem.py encodings/palmos.py encodings/ptcp154.py encodings/shift_*.py encodings/tis_620.py",
}
NUMPY_DROPPED = {
    "for compilers and type checkers": "*.pyi *.h *.a *.c *.pc *.pxd *.pyx *.ini *.md *.typed numpy/_configtool.py "
    "numpy/_core/include/* numpy/_pyinstaller/* numpy/f2py/* numpy/random/_examples/* numpy/typing/mypy_plugin.py",
    "tests": "numpy/conftest.py numpy/testing/*",
    "no longer numpy's interface": "numpy/compat/* numpy/core/* numpy/ctypeslib.py numpy/matlib.py",
    "of no use to a search": "numpy/fft/* numpy/lib/recfunctions.py numpy/linalg/lapack_lite.*.so numpy/ma/* "
    "numpy/polynomial/*",
    "true of the whole wheel only": "*.dist-info/RECORD *.dist-info/entry_points.txt",
}
# A module that Pyodide imports before it unpacks any archive, none of which is of that format.
STDLIB_EMPTIED = ("tarfile.py",)
# Modules that numpy imports and does without: they hold the texts that help() shows.
NUMPY_EMPTIED = ("numpy/_core/_add_newdocs.py", "numpy/_core/_add_newdocs_scalars.py")
ENGINE_DROPPED = {
    "the command line": "pyengine/__main__.py pyengine/cli/*",
    "notebooks": "pyengine/core/drawing.py pyengine/notebook/*",
    "learning": "pyengine/learn/*",
    "the types of messages, which the page is checked by": "pyengine/page/declarations.py",
    "experiments of the command line alone": "pyengine/arena/calibration.py "
    "pyengine/arena/digests.py pyengine/arena/journal.py pyengine/arena/problems.py pyengine/arena/results.py "
    "pyengine/arena/valuation.py",
    "other processes": "pyengine/arena/parallel/* pyengine/arena/programs/*",
}
# A package of their own, which the board does without.
LAB_MODULES = "pyengine/arena/* pyengine/lab/*"


def is_dropped(path: str, dropped: Mapping[str, str]) -> bool:
    """Whether a pattern of `dropped` matches the path."""
    return any(fnmatch.fnmatchcase(path, pattern) for patterns in dropped.values() for pattern in patterns.split())
