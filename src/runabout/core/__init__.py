"""What every rulebook is written with. Imports nothing else of the package."""
