import { expect, it } from 'vitest';
import { userObject } from './user-object.ts';

const me = { id: 'ada', name: 'from me', tenantId: 't1', tenantIds: ['t1', 't2'] };

it('merges login answer, claims and me; later wins', () => {
  const login = { mfaRequired: false, name: 'from login', email: 'login@example.com', userId: 'ada' };
  const claims = { sub: 'ada', name: 'from token', email: 'token@example.com' };
  expect(userObject({ login, claims, me })).toEqual({
    mfaRequired: false,
    userId: 'ada',
    sub: 'ada',
    email: 'token@example.com',
    ...me,
  });
});

it('leaves tokens out, since the user is shown to the page', () => {
  const login = { accessToken: 'a', refreshToken: 'r', mfaToken: 'm', expiresIn: 5 };
  expect(userObject({ login, claims: null, me })).toEqual({ expiresIn: 5, ...me });
});

it('takes the tab’s tenant if the user belongs to it', () => {
  expect(userObject({ claims: null, me, tabTenant: 't2' }).tenantId).toBe('t2');
  expect(userObject({ claims: null, me, tabTenant: 'foreign' }).tenantId).toBe('t1');
});
