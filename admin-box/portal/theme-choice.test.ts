import { expect, test } from 'vitest';
import { storeThemeChoice, storedThemeChoice, resolveTheme } from './theme-choice.ts';
import type { ThemeChoice } from './theme-choice.ts';

function storageWith(value: string | null) {
  let kept = value;
  return { getItem: () => kept, setItem: (_key: string, next: string) => void (kept = next) };
}

test.each([
  ['dark', 'dark'],
  [null, 'system'],
  ['sepia', 'system'],
] as const)('storage with %s means %s', (stored, choice) => {
  expect(storedThemeChoice(() => storageWith(stored))).toBe(choice);
});

test('a choice is found again; a closed storage is no failure', () => {
  const storage = storageWith(null);
  storeThemeChoice(() => storage, 'light');
  expect(storedThemeChoice(() => storage)).toBe('light');
  const closed = () => {
    throw new DOMException('closed', 'SecurityError');
  };
  storeThemeChoice(closed, 'dark');
  expect(storedThemeChoice(closed)).toBe('system');
});

test.each<['light' | 'dark' | 'auto' | undefined, ThemeChoice, string]>([
  ['dark', 'light', 'dark'],
  ['light', 'dark', 'light'],
  ['auto', 'dark', 'dark'],
  [undefined, 'light', 'light'],
  [undefined, 'system', 'auto'],
])('with %s set and %s chosen %s is shown', (set, choice, shown) => {
  expect(resolveTheme(set, choice)).toBe(shown);
});
