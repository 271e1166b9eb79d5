"""What a terminal shows and says of a table: for the command line, and for environments that are asked to `render()`.

`tables` draw each game in characters, frames.py one moment as a text or a picture; voice.py says the messages.
"""
