import { expect, test } from 'vitest';
import { createTypeAhead, enabledOption, entryOfKey } from './select-keys.ts';

const options = [
  { value: 'none', label: 'All roles', disabled: true },
  { value: 'admin', label: 'Admin' },
  { value: 'editor', label: 'Editor' },
  { value: 'event', label: 'Event planner' },
  { value: 'owner', label: 'Owner', disabled: true },
];

test.each([
  ['ArrowDown', 'editor', 'editor'],
  ['ArrowUp', null, 'admin'],
  ['Enter', 'owner', 'admin'],
  ['Home', 'editor', 'admin'],
  ['End', 'admin', 'event'],
])('%s with %s chosen begins at %s', (key, chosen, begins) => {
  expect(enabledOption(options, chosen, entryOfKey(key)!)).toBe(begins);
});

test.each(['Tab', 'Escape', 'a', 'constructor'])('%s opens nothing', (key) => {
  expect(entryOfKey(key)).toBeUndefined();
});

test('letters of one word find its option, those after a pause another', () => {
  const find = createTypeAhead();
  expect(find('e', 0, options, 'admin')).toBe('editor');
  expect(find('V', 100, options, 'editor')).toBe('event');
  expect(find('a', 2000, options, 'event')).toBe('admin');
  expect(find('x', 2100, options, 'admin')).toBeUndefined();
});

test('the same letter again goes round the options that begin with it', () => {
  const find = createTypeAhead();
  expect(find('e', 0, options, null)).toBe('editor');
  expect(find('e', 50, options, 'editor')).toBe('event');
  expect(find('e', 100, options, 'event')).toBe('editor');
});
