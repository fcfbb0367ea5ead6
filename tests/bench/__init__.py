"""What this project promises of itself, measured. Prints, judges nothing: `python3 build.py bench`."""
