import { expect, test } from 'vitest';
import { initialsOf } from './avatar.tsx';

test.each([
  ['marisol.bellamy@acme.example', 'MB'],
  ['Ada Nwosu', 'AN'],
  ['ada@acme.example', 'A'],
  ['Jean-Luc de la Tour', 'JT'],
  ['ليلى حدّاد', 'لح'],
  ['', ''],
])('%j has the initials %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
