"""How much the generated positions are worth: little in the suite, hours behind `--hypothesis-profile=long`."""

from hypothesis import HealthCheck, Phase, settings

COMMON = dict(deadline=None, database=None, suppress_health_check=list(HealthCheck), print_blob=False)
settings.register_profile("oracle", max_examples=12, derandomize=True, phases=(Phase.generate,),  # shrinking a position takes minutes
                          **COMMON)
settings.register_profile("long", max_examples=1000, **COMMON)
