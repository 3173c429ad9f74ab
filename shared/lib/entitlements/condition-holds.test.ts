import { describe, expect, it } from 'vitest';
import { conditionHolds } from './condition-holds.ts';

const date = (text: string): Date => new Date(text);
const noon = '2026-03-01T12:00:00.000Z';
const justAfter = '2026-03-01T12:00:00.001Z';

const judged: [op: string, value: Record<string, unknown>, attribute: unknown, holds: boolean][] = [
  ['in_list', { list: ['a', 'b'] }, 'b', true],
  ['in_list', { list: ['a', 'b'] }, 'c', false],
  ['in_list', { list: [] }, 'c', false],
  ['in_list', { list: ['a', 'b'] }, ['x', 'b'], true],
  ['in_list', { list: ['a', 'b'] }, ['x'], false],
  ['in_list', { list: ['1'] }, 1, false],
  ['starts_with', { list: ['x', 'ab'] }, 'abc', true],
  ['starts_with', { list: ['bc'] }, 'abc', false],
  ['ends_with', { list: ['x', 'bc'] }, 'abc', true],
  ['ends_with', { list: ['ab'] }, 'abc', false],
  ['contains', { list: ['x', 'b'] }, 'abc', true],
  ['contains', { list: ['B'] }, 'abc', false],
  ['matches', { string: '^a.c$' }, 'abc', true],
  ['matches', { string: '^a.c$' }, 'abcd', false],
  ['equal', { number: 3 }, 3, true],
  ['equal', { number: 3 }, 4, false],
  ['equal', { number: 3 }, '3', false],
  ['greater_than', { number: 3 }, 4, true],
  ['greater_than', { number: 3 }, 3, false],
  ['greater_than_equal', { number: 3 }, 3, true],
  ['greater_than_equal', { number: 3 }, 2.9, false],
  ['lower_than', { number: 3 }, 2, true],
  ['lower_than', { number: 3 }, 3, false],
  ['lower_than_equal', { number: 3 }, 3, true],
  ['lower_than_equal', { number: 3 }, 3.1, false],
  ['between_numeric', { start: 1, end: 3 }, 1, true],
  ['between_numeric', { start: 1, end: 3 }, 3, true],
  ['between_numeric', { start: 1, end: 3 }, 0.9, false],
  ['between_numeric', { start: 1, end: 3 }, 3.1, false],
  ['between_numeric', { start: 0, end: 0 }, 0, true],
  ['is', { boolean: true }, true, true],
  ['is', { boolean: false }, false, true],
  ['is', { boolean: true }, false, false],
  ['is', { boolean: true }, 'true', false],
  ['on', { date: noon }, date(noon), true],
  ['on', { date: noon }, date(justAfter), false],
  ['on_or_after', { date: noon }, date(noon), true],
  ['on_or_after', { date: justAfter }, date(noon), false],
  ['on_or_before', { date: noon }, date(noon), true],
  ['on_or_before', { date: noon }, date(justAfter), false],
  ['on_or_before', { date: date(noon) }, date(noon), true],
  ['on_or_before', { date: Date.parse(noon) }, date(noon), true],
  ['between_date', { start: noon, end: justAfter }, date(noon), true],
  ['between_date', { start: noon, end: justAfter }, date(justAfter), true],
  ['between_date', { start: justAfter, end: justAfter }, date(noon), false],
];

describe('an operator (contract, section 7)', () => {
  it.each(judged)('%s %j of %j: %s', (op, value, attribute, holds) => {
    const condition = { attribute: 'a', op, value };
    expect(conditionHolds({ ...condition, negate: false }, { a: attribute })).toBe(holds);
    expect(conditionHolds({ ...condition, negate: true }, { a: attribute })).toBe(!holds);
  });
});

const unjudged: [op: string, value: Record<string, unknown>, attribute: unknown][] = [
  ['no_such_operator', { list: ['a'] }, 'a'],
  ['toString', {}, 'a'],
  ['in_list', { string: 'a' }, 'a'],
  ['in_list', { list: ['a', 1] }, 'a'],
  ['in_list', { list: ['a'] }, undefined],
  ['starts_with', { list: ['a'] }, 5],
  ['starts_with', { list: ['a'] }, null],
  ['ends_with', { list: 'a' }, 'a'],
  ['contains', { list: ['a'] }, ['a']],
  ['matches', { string: '(' }, '('],
  ['matches', { list: ['a'] }, 'a'],
  ['matches', { string: '1' }, 1],
  ['matches', { string: 'a' }, 'a'.repeat(1001)],
  ['equal', { number: '3' }, 3],
  ['greater_than', { number: 3 }, '4'],
  ['lower_than', {}, 4],
  ['between_numeric', { start: 1 }, 2],
  ['between_numeric', { start: 1, end: 3 }, '2'],
  ['is', { boolean: 'true' }, true],
  ['on', { date: 'not a date' }, date(noon)],
  ['on', { date: noon }, noon],
  ['on_or_after', { date: noon }, Date.parse(noon)],
  ['on_or_before', { date: '' }, date(noon)],
  ['between_date', { start: noon }, date(noon)],
  ['between_date', { start: noon, end: justAfter }, noon],
];

describe('what cannot be judged does not hold, negated or not', () => {
  it.each(unjudged)('%s %j of %j', (op, value, attribute) => {
    for (const negate of [false, true])
      expect(conditionHolds({ attribute: 'a', op, value, negate }, { a: attribute })).toBe(false);
  });

  it('an attribute that nobody gave, also one that every object inherits', () => {
    for (const attribute of ['b', 'constructor', '__proto__']) {
      for (const negate of [false, true])
        expect(conditionHolds({ attribute, op: 'in_list', value: { list: ['a'] }, negate }, { a: 'a' })).toBe(false);
    }
  });

  it('a condition without a value', () => {
    expect(conditionHolds({ attribute: 'a', op: 'is', value: undefined as never, negate: true }, { a: true })).toBe(
      false,
    );
  });
});
