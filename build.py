"""Build Atenta, or do one of its other commands: `python3 build.py --help`.

Nothing but plain statements stand here, so that an old Python too can read the file and say what it lacks.
"""

import os
import sys

if sys.version_info < (3, 11):  # noqa: UP036
    sys.stderr.write(
        "build.py: this is Python %d.%d; expected 3.11 or newer. "  # noqa: UP031
        "Install it from https://www.python.org/downloads/ and run: python3.11 build.py\n" % sys.version_info[:2]
    )
    sys.exit(1)

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))  # noqa: PTH100, PTH120

from generator import bootstrap, machine, messages

if __name__ == "__main__":
    words = bootstrap.with_command(sys.argv[1:])
    try:
        code = bootstrap.main(words)
        if code is None and words[0] == "doctor":
            from generator import doctor

            code = doctor.main(machine.ROOT, messages.asked(words).language)
        elif code is None:
            from generator import cli

            code = cli.main(words)
        sys.stdout.flush()
    except BrokenPipeError:
        code = bootstrap.nobody_reads()
    sys.exit(code)
