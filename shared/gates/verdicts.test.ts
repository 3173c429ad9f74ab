import { describe, expect, it } from 'vitest';
import type { AuthorizedQuestion, AuthorizedVerdict, EntitledQuestion } from '#loader/portico.types.ts';
import { multiFactorClass } from '#shared/lib/authentication-class.ts';
import type { EntitlementsContext } from '#shared/lib/entitlements/entitlements.types.ts';
import { authorizedVerdict, entitledVerdict, steppedUpVerdict } from './verdicts.ts';

const now = new Date('2026-11-20T12:00:00Z');
const seconds = now.getTime() / 1000;

function user(permissions: string[], roles: string[], superUser?: boolean) {
  return {
    permissions: permissions.map((key) => ({ id: key, key })),
    roles: roles.map((key) => ({ id: key, key, name: key })),
    ...(superUser !== undefined && { superUser }),
  };
}

const planner = user(['plans.*'], ['planner']);
const authorized: [string, ReturnType<typeof user> | null, AuthorizedQuestion, AuthorizedVerdict][] = [
  ['nobody', null, { permissions: ['plans.read'] }, { isAuthorized: false, why: 'signed-out' }],
  [
    'a super user, whatever is asked',
    user([], [], true),
    { permissions: ['x'], roles: ['y'] },
    { isAuthorized: true, why: 'super-user' },
  ],
  ['a super user, though nothing is asked', user([], [], true), {}, { isAuthorized: true, why: 'super-user' }],
  [
    'one of the permissions',
    planner,
    { permissions: ['bills.read', 'plans.read'] },
    { isAuthorized: true, why: 'permission', key: 'plans.read' },
  ],
  [
    'none of the permissions',
    planner,
    { permissions: ['bills.read'] },
    { isAuthorized: false, why: 'missing-permission' },
  ],
  ['one of the roles', planner, { roles: ['admin', 'planner'] }, { isAuthorized: true, why: 'role', key: 'planner' }],
  ['none of the roles', planner, { roles: ['admin'] }, { isAuthorized: false, why: 'missing-role' }],
  [
    'a permission without the role: the roles decide',
    planner,
    { permissions: ['plans.read'], roles: ['admin'] },
    { isAuthorized: false, why: 'missing-role' },
  ],
  [
    'a role without the permission: the roles decide',
    planner,
    { permissions: ['bills.read'], roles: ['planner'] },
    { isAuthorized: true, why: 'role', key: 'planner' },
  ],
  [
    'no roles in the list: the permissions decide',
    planner,
    { permissions: ['plans.read'], roles: [] },
    { isAuthorized: true, why: 'permission', key: 'plans.read' },
  ],
  ['a question that asks nothing', planner, {}, { isAuthorized: false, why: 'nothing-asked' }],
  ['a role that is no pattern', user([], ['*']), { roles: ['admin'] }, { isAuthorized: false, why: 'missing-role' }],
  [
    'somebody who is not a super user',
    user([], [], false),
    { permissions: ['x'] },
    { isAuthorized: false, why: 'missing-permission' },
  ],
];

describe('6 authorized', () => {
  it.each(authorized)('%s', (_, who, question, verdict) => {
    expect(authorizedVerdict(who, question)).toEqual(verdict);
  });
});

describe('4.4 stepped up', () => {
  const good = { acr: multiFactorClass, amr: ['pwd', 'mfa', 'otp'], auth_time: seconds - 300 };

  it.each([
    ['nobody', null, undefined, { isSteppedUp: false, why: 'signed-out' }],
    ['several factors', good, undefined, { isSteppedUp: true, why: 'stepped-up', age: 300 }],
    ['several factors, as old as may be', good, 300, { isSteppedUp: true, why: 'stepped-up', age: 300 }],
    ['several factors, a second too old', good, 299, { isSteppedUp: false, why: 'too-old', age: 300 }],
    [
      'several factors of an unknown time, without a limit',
      { ...good, auth_time: undefined },
      undefined,
      { isSteppedUp: true, why: 'stepped-up' },
    ],
    [
      'several factors of an unknown time, with a limit',
      { ...good, auth_time: undefined },
      300,
      { isSteppedUp: false, why: 'too-old' },
    ],
    ['a text message', { ...good, amr: ['mfa', 'sms'] }, 300, { isSteppedUp: true, why: 'stepped-up', age: 300 }],
    ['a hardware key', { ...good, amr: ['mfa', 'hwk'] }, 300, { isSteppedUp: true, why: 'stepped-up', age: 300 }],
    ['another class', { ...good, acr: 'other' }, undefined, { isSteppedUp: false, why: 'one-factor', age: 300 }],
    ['no class', { ...good, acr: undefined }, undefined, { isSteppedUp: false, why: 'one-factor', age: 300 }],
    [
      'methods without mfa',
      { ...good, amr: ['pwd', 'otp'] },
      undefined,
      { isSteppedUp: false, why: 'one-factor', age: 300 },
    ],
    [
      'mfa without a method that counts',
      { ...good, amr: ['pwd', 'mfa'] },
      undefined,
      { isSteppedUp: false, why: 'one-factor', age: 300 },
    ],
    [
      'methods that are no list',
      { ...good, amr: 'mfa otp' },
      undefined,
      { isSteppedUp: false, why: 'one-factor', age: 300 },
    ],
    ['no claims', {}, 300, { isSteppedUp: false, why: 'one-factor' }],
  ])('%s', (_, claims, maxAge, verdict) => {
    expect(steppedUpVerdict(claims, now, maxAge)).toEqual(verdict);
  });
});

describe('entitled', () => {
  const context: EntitlementsContext = {
    features: {
      granted: { planIds: [], expireTime: -1, linkedPermissions: ['plans.export'] },
      ended: { planIds: [], expireTime: 1, linkedPermissions: [] },
      flagged: {
        planIds: [],
        expireTime: null,
        linkedPermissions: [],
        featureFlag: { on: true, offTreatment: 'false', defaultTreatment: 'true' },
      },
      planned: { planIds: ['pro'], expireTime: null, linkedPermissions: [] },
    },
    plans: {
      pro: {
        defaultTreatment: 'false',
        rules: [
          {
            conditionLogic: 'and',
            treatment: 'true',
            conditions: [{ attribute: 'seats', negate: false, op: 'greater_than', value: { number: 50 } }],
          },
        ],
      },
    },
    permissions: { 'plans.*': true },
  };
  const ask = (question: EntitledQuestion, known: EntitlementsContext | null = context) =>
    entitledVerdict(question, known, { email: 'a@b.example' }, now);

  it.each([
    [{ feature: 'granted' }, true, 'grant', undefined],
    [{ feature: 'flagged' }, true, 'flag', undefined],
    [{ feature: 'planned', attributes: { seats: 60 } }, true, 'plan', undefined],
    [{ feature: 'planned', attributes: { seats: 50 } }, false, 'missing-feature', 'MISSING_FEATURE'],
    [{ feature: 'ended' }, false, 'expired', 'BUNDLE_EXPIRED'],
    [{ feature: 'unknown' }, false, 'missing-feature', 'MISSING_FEATURE'],
    [{ permission: 'plans.read' }, true, 'held', undefined],
    [{ permission: 'plans.export' }, true, 'grant', undefined],
    [{ permission: 'bills.read' }, false, 'missing-permission', 'MISSING_PERMISSION'],
    [{ permission: 'bills.read', feature: 'granted' }, false, 'missing-permission', 'MISSING_PERMISSION'],
    [{}, false, 'nothing-asked', 'MISSING_FEATURE'],
  ] as const)('%j: %s, by %s', (question, isEntitled, why, justification) => {
    const verdict = ask(question);
    expect(verdict).toMatchObject({ isEntitled, why });
    expect(verdict.justification).toBe(justification);
  });

  it('says what would allow it, only where it is denied', () => {
    expect(ask({ feature: 'planned' })).toMatchObject({ wouldAllow: ['pro'], grantable: ['planned'], flagsOff: [] });
    expect(ask({ permission: 'bills.read' })).toMatchObject({ wouldAllow: [], grantable: [], flagsOff: [] });
    expect(ask({ feature: 'granted' })).not.toHaveProperty('wouldAllow');
  });

  it('is undefined where the server could not be reached', () => {
    expect(ask({ feature: 'granted' }, null)).toEqual({ isEntitled: false, why: 'unavailable', steps: [] });
  });

  it('returns the rule that decided', () => {
    expect(ask({ feature: 'planned', attributes: { seats: 60 } }).steps).toEqual([
      { step: 'grant', feature: 'planned', outcome: 'none' },
      { step: 'plan', feature: 'planned', plan: 'pro', rule: 1, outcome: 'true' },
    ]);
  });
});
