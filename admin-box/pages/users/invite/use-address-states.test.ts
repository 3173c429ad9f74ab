import { expect, test } from 'vitest';
import { finished, statesOf, withoutAddress } from './use-address-states.ts';

test('each typed address has a state; letter case does not count', () => {
  expect(
    statesOf('New@acme.example; ADA@acme.example dmytro@acme.example nobody', {
      'ada@acme.example': 'member',
      'dmytro@acme.example': 'invited',
    }),
  ).toEqual([
    { email: 'New@acme.example', state: 'new' },
    { email: 'ADA@acme.example', state: 'member' },
    { email: 'dmytro@acme.example', state: 'invited' },
    { email: 'nobody', state: 'wrong' },
  ]);
});

test('an address that is still being typed is not wrong yet', () => {
  const shown = (text: string) => finished(statesOf(text, {}), text).map(({ email }) => email);
  expect(shown('ada@acme.example bo')).toEqual(['ada@acme.example']);
  expect(shown('ada@acme.example bo ')).toEqual(['ada@acme.example', 'bo']);
});

test('an address is taken out, and the others stay', () => {
  expect(withoutAddress('Ada <ada@acme.example>; bo\nnew@acme.example', 'bo')).toBe(
    'ada@acme.example, new@acme.example',
  );
  expect(withoutAddress('ada@acme.example', 'ada@acme.example')).toBe('');
});
