"""Road Wolf: toy cars fighting on a moving road."""
