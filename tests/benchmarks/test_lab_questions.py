"""How the benchmark of questions counts lines."""

from benchmarks.lab_questions import code_lines


def test_lines_without_code_are_not_counted(tmp_path):
    script = tmp_path / "script.py"
    script.write_text(
        '"""Says\nwhat it does."""\n\nimport os  # for its name\n\n# A reason.\n\n\ndef name():\n    """It."""\n'
        "    return (\n        os.name\n    )\n"
    )
    commands = tmp_path / "commands.sh"
    commands.write_text("# what they do\nls\n\nls -l\n")
    assert (code_lines(script), code_lines(commands)) == (5, 2)
