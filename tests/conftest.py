"""What every test may rely on: invented inputs are the same in every run, and none fails because a machine is slow."""

from hypothesis import HealthCheck, settings

settings.register_profile("steady", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("steady")
