"""What every test of tasks begins with."""

from tests.engine.cli.conftest import no_file_was_read

__all__ = ["no_file_was_read"]
