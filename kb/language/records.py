"""Frozen records: what `dataclass(frozen=True, slots=True)` gives, made without compiling source at import.

A command that answers in a tenth of a second cannot spend a third of it on writing and compiling the same six methods for sixty
classes. `fields`, `replace`, `is_dataclass` and `match` work on these records as on any dataclass."""

from __future__ import annotations

import dataclasses
from operator import attrgetter

NOTHING = dataclasses.MISSING
HASH = "_hash"


def record(cls: type) -> type:
    own = {name: described(cls, name, kind) for name, kind in cls.__dict__.get("__annotations__", {}).items()}
    fields = getattr(cls.__base__, "__dataclass_fields__", {}) | own
    body = {name: value for name, value in cls.__dict__.items() if name not in fields and name not in ("__dict__", "__weakref__")}
    slots = (*own, HASH) if cls.__base__ is object else tuple(own)
    body |= {"__slots__": slots, "__match_args__": tuple(fields), "__dataclass_fields__": fields, "__setattr__": refuse, "__delattr__": refuse}
    made = type(cls)(cls.__name__, cls.__bases__, body)
    made.__init__, made.__reduce__ = filling(made, fields), rebuilt
    compared = [name for name, field in fields.items() if field.compare]
    values = attrgetter(*compared) if len(compared) > 1 else (lambda self: tuple(getattr(self, name) for name in compared))
    made.__eq__ = lambda self, other: values(self) == values(other) if type(other) is type(self) else NotImplemented
    made.__hash__ = hashing(made, values)
    made.__repr__ = lambda self: f"{type(self).__name__}({', '.join(f'{name}={getattr(self, name)!r}' for name in fields)})"
    return made


def hashing(cls: type, values):
    """A hash that is worked out once: trees of records are the keys of what the engine remembers."""
    keep = getattr(cls, HASH).__set__

    def __hash__(self):
        try:
            return self._hash
        except AttributeError:
            keep(self, known := hash(values(self)))
            return known

    return __hash__


def described(cls: type, name: str, kind) -> dataclasses.Field:
    default = cls.__dict__.get(name, NOTHING)
    field = default if isinstance(default, dataclasses.Field) else dataclasses.field(default=default)
    field.name, field.type, field._field_type = name, kind, dataclasses._FIELD
    return field


def filling(cls: type, fields: dict[str, dataclasses.Field]):
    """`__init__`: by position, then by name, then by default."""
    names = tuple(fields)
    putters = tuple(getattr(cls, name).__set__ for name in names)
    most = len(names)

    def __init__(self, *given, **named):
        count = len(given)
        if count > most:
            raise TypeError(f"{cls.__name__} takes {most} values, not {count}")
        for put, value in zip(putters, given):
            put(self, value)
        for i in range(count, most):
            name = names[i]
            if name in named:
                putters[i](self, named.pop(name))
            else:
                putters[i](self, default_of(cls, fields[name]))
        if named:
            raise TypeError(f"{cls.__name__} has no field {next(iter(named))!r}, or it was given twice")

    return __init__


def default_of(cls: type, field: dataclasses.Field):
    if field.default is not NOTHING:
        return field.default
    if field.default_factory is not NOTHING:
        return field.default_factory()
    raise TypeError(f"{cls.__name__} needs {field.name!r}")


def refuse(self, name, *value):
    raise dataclasses.FrozenInstanceError(f"{type(self).__name__} cannot be changed: {name}")


def rebuilt(self):
    """How a record is pickled: its class and its values, in order."""
    return restored, (type(self), *(getattr(self, name) for name in self.__match_args__))


def restored(cls: type, *values):
    made = object.__new__(cls)
    for put, value in zip(putters_of(cls), values):
        put(made, value)
    return made


PUTTERS: dict[type, tuple] = {}


def putters_of(cls: type) -> tuple:
    if cls not in PUTTERS:
        PUTTERS[cls] = tuple(getattr(cls, name).__set__ for name in cls.__match_args__)
    return PUTTERS[cls]
