import { expect, it } from 'vitest';
import { describeCoverage } from './contract-coverage.ts';

const rows = [
  { area: 'users', operation: 'getUser', route: 'GET /users/v1/{userId}', since: '7.40' },
  { area: 'users', operation: 'deleteUser', route: 'DELETE /users/v1/{userId}', since: '7.119' },
  { area: 'auth', operation: 'login', route: 'POST /auth/v1/user', since: '7.40' },
];

it('counts by area, whatever parameters are called', () => {
  const text = describeCoverage(rows, ['GET /users/v1/:id', 'POST /auth/v1/user', 'GET /unknown']);
  expect(text).toContain('2 of 3 operations');
  expect(text).toContain('| auth | 1 | 1 |\n| users | 1 | 2 |');
});

it('lists what is not covered, and only that', () => {
  const text = describeCoverage(rows, ['GET /users/v1/:id', 'POST /auth/v1/user']);
  expect(text.slice(text.indexOf('## Not covered'))).toBe(
    '## Not covered\n\n### users\n\n- `DELETE /users/v1/{userId}` deleteUser (since 7.119)\n',
  );
});
