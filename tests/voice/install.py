"""Install a model for somebody whose files all lie in one folder, aloud."""

import os
import sys

from companion.cli import main

if __name__ == "__main__":
    home, *names = sys.argv[1:]
    os.environ |= {"XDG_DATA_HOME": home, "no_proxy": "*"}
    main(["models", "install", *names, "--language", "en"])
