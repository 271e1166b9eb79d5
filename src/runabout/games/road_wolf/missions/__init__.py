"""The missions, one file each (RW-280), and `hooks`, where they are gathered. A new file in this folder is a new
mission: see `mission.Mission`.
"""
