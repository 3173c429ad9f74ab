import { expect, it } from 'vitest';
import { fillPath } from './fill-path.ts';

it('escapes a value, so that it stays one segment', () => {
  expect(fillPath('/roles/v1/{id}/users/{userId}', { id: 'a/../b?c#d', userId: 7 })).toBe(
    '/roles/v1/a%2F..%2Fb%3Fc%23d/users/7',
  );
});

it.each([undefined, null, '', '.', '..'])('refuses %j, which would be another route', (id) => {
  expect(() => fillPath('/roles/v1/{id}', { id })).toThrow('needs a value for "id"');
});
