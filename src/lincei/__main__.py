"""`python -m lincei` is the command `lincei`."""

import sys

from lincei.cli import main

sys.exit(main())
