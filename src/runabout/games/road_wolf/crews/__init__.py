"""What a vehicle and its crew can do in a turn."""
