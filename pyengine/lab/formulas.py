"""Formulas that a student writes for a missing line of code: they are computed without running anything else.

A formula is an expression of Python with numbers, the names that are given, arithmetic, comparisons, a choice by
`if` and `else`, and the functions of FUNCTIONS. Nothing else can be said, so a text from anybody may be computed.
"""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import isfinite, log, sqrt
from typing import Any

from pyengine.core.dice import Dice
from pyengine.core.errors import BadValue

Value = float | Sequence[float]
FUNCTIONS: dict[str, Callable[..., Any]] = {"max": max, "min": min, "sum": sum, "abs": abs, "sqrt": sqrt, "log": log}
LONGEST = 200
"""Characters of the longest formula."""
TESTS = 40
"""The cases in which the formula of a student is compared with the right one."""
_BINARY: dict[type, Callable[[Any, Any], Any]] = {
    ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Div: operator.truediv,
    ast.Pow: operator.pow, ast.Lt: operator.lt, ast.LtE: operator.le, ast.Gt: operator.gt, ast.GtE: operator.ge,
    ast.Eq: operator.eq, ast.NotEq: operator.ne,
}  # fmt: skip
_NEAR = 1e-6


def computed(text: str, values: Mapping[str, Value]) -> Value:
    """The value of a formula. Raises BadValue for what is no formula, or has no value for these numbers."""
    try:
        found = _of(ast.parse(text.strip(), mode="eval").body, values) if len(text) <= LONGEST else None
        if isinstance(found, int | float) and isfinite(found):
            return float(found)
    except (SyntaxError, ValueError, TypeError, ArithmeticError, RecursionError, MemoryError):
        pass
    raise BadValue(
        "{text!r} gives no number: expected a formula of {names}, with {functions}.",
        text=text,
        names=", ".join(values),
        functions=", ".join(FUNCTIONS),
    )


def _of(node: ast.expr, values: Mapping[str, Value]) -> Any:  # noqa: PLR0911 (one for each kind of node)
    """The value of a part. Raises TypeError for what may not be said."""
    match node:
        case ast.Constant(value=int() | float() as number):
            return float(number)
        case ast.Name(id=name) if name in values:
            return values[name]
        case ast.BinOp(left=left, op=sign, right=right) if type(sign) in _BINARY:
            return _BINARY[type(sign)](_number(left, values), _number(right, values))
        case ast.UnaryOp(op=ast.USub(), operand=part):
            return -_number(part, values)
        case ast.UnaryOp(op=ast.Not(), operand=part):
            return not _of(part, values)
        case ast.BoolOp(op=sign, values=parts):
            return (all if isinstance(sign, ast.And) else any)(_of(part, values) for part in parts)
        case ast.Compare(left=left, ops=signs, comparators=others) if all(type(sign) in _BINARY for sign in signs):
            numbers = [_number(part, values) for part in (left, *others)]
            return all(_BINARY[type(sign)](*numbers[at : at + 2]) for at, sign in enumerate(signs))
        case ast.IfExp(test=test, body=body, orelse=other):
            return _of(body if _of(test, values) else other, values)
        case ast.Call(func=ast.Name(id=name), args=parts, keywords=[]) if name in FUNCTIONS:
            return FUNCTIONS[name](*(_of(part, values) for part in parts))
    raise TypeError


def _number(node: ast.expr, values: Mapping[str, Value]) -> float:
    found = _of(node, values)
    if not isinstance(found, int | float):
        raise TypeError
    return found


@dataclass(frozen=True, slots=True)
class Gap:
    """A line of code with a gap: the code around it, with ___ for the gap, and a formula that is right.

    `draw` makes the values of the names for one test. Of a `condition` only the truth counts.
    """

    name: str
    code: str
    solution: str
    draw: Callable[[Dice], dict[str, Value]]
    condition: bool = False

    @property
    def names(self) -> str:
        """What a formula may be made of."""
        return ", ".join(self.draw(Dice(1)))

    def failure(self, text: str) -> tuple[dict[str, Value], float, float] | None:
        """The first test that a formula fails: the values, what it gives, and what is right. Raises BadValue."""
        dice = Dice(len(self.solution))
        for _ in range(TESTS):
            values = self.draw(dice)
            got, wanted = computed(text, values), computed(self.solution, values)
            assert isinstance(got, float)
            assert isinstance(wanted, float)
            if self.condition:
                got, wanted = bool(got), bool(wanted)
            if abs(got - wanted) > _NEAR * max(1.0, abs(wanted)):
                return values, got, wanted
        return None


def _arm(dice: Dice) -> dict[str, Value]:
    visits = 1 + dice.below(50)
    return {"total": float(dice.below(visits + 1)), "visits": float(visits), "parent": float(visits + dice.below(500)),
            "c": (1 + dice.below(20)) / 10}  # fmt: skip


def _window(dice: Dice) -> dict[str, Value]:
    return {"alpha": float(dice.below(12)), "beta": float(dice.below(12))}


def _scored(dice: Dice) -> dict[str, Value]:
    return {"score": dice.below(3) / 2, "player": float(1 + dice.below(2))}


def _compared(dice: Dice) -> dict[str, Value]:
    return {"values": tuple(float(dice.below(20)) for _ in range(2 + dice.below(4))), "player": 1.0 + dice.below(2)}


GAPS = (
    Gap("code-choice", "value = ___", "max(values) if player == 1 else min(values)", _compared),
    Gap("code-cut", "if ___: break", "alpha >= beta", _window, condition=True),
    Gap("code-bound", "bound = ___", "total / visits + 2 * c * sqrt(log(parent) / visits)", _arm),
    Gap("code-backup", "node.total += ___", "score if player == 1 else 1 - score", _scored),
)
"""The lines of the searches that students complete."""
