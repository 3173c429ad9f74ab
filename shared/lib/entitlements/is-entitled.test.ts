import { describe, expect, it } from 'vitest';
import { attributesOf } from './attributes.ts';
import type { EntitledFeature, EntitledPlan, EntitlementsContext, FlagRule, Treatment } from './entitlements.types.ts';
import { isEntitledToFeature, isEntitledToPermission } from './is-entitled.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const isBeta = { attribute: 'beta', negate: false, op: 'is', value: { boolean: true } };
const isVip = { attribute: 'vip', negate: false, op: 'is', value: { boolean: true } };

function rule(
  treatment: Treatment,
  conditions: FlagRule['conditions'] = [isBeta],
  conditionLogic: 'and' | 'or' = 'and',
): FlagRule {
  return { conditionLogic, conditions, treatment };
}

function contextWith(
  feature: Partial<EntitledFeature>,
  plans: Record<string, EntitledPlan> = {},
  permissions: string[] = [],
): EntitlementsContext {
  return {
    features: { export: { planIds: [], expireTime: null, linkedPermissions: [], ...feature } },
    plans,
    permissions: Object.fromEntries(permissions.map((key) => [key, true as const])),
  };
}

const toExport = (context: EntitlementsContext, custom: Record<string, unknown> = {}) =>
  isEntitledToFeature('export', context, attributesOf({ custom }), now);
const flag = { on: true, offTreatment: 'false', defaultTreatment: 'false' } as const;

describe('a direct grant', () => {
  it.each([
    [null, 'none', 'MISSING_FEATURE'],
    [-1, 'granted', undefined],
    [now + 1, 'granted', undefined],
    [now, 'expired', 'BUNDLE_EXPIRED'],
    [now - 1, 'expired', 'BUNDLE_EXPIRED'],
    [0, 'expired', 'BUNDLE_EXPIRED'],
  ])('that ends at %s is %s: %s', (expireTime, outcome, justification) => {
    const result = toExport(contextWith({ expireTime }));
    expect(result).toMatchObject({
      isEntitled: justification === undefined,
      ...(justification && { justification }),
      steps: [{ step: 'grant', feature: 'export', outcome }],
    });
  });
});

describe('a feature flag', () => {
  it('that is off says its off treatment, whatever its rules', () => {
    const rules = [rule('true')];
    expect(
      toExport(contextWith({ featureFlag: { ...flag, on: false, defaultTreatment: 'true', rules } }), { beta: true }),
    ).toMatchObject({
      isEntitled: false,
      justification: 'MISSING_FEATURE',
    });
    expect(
      toExport(contextWith({ featureFlag: { ...flag, on: false, offTreatment: 'true' } })).steps.at(-1),
    ).toMatchObject({
      step: 'flag',
      feature: 'export',
      rule: 'off',
      outcome: 'true',
    });
  });

  it('takes the first rule that matches', () => {
    const featureFlag = { ...flag, rules: [rule('false', [isVip]), rule('true'), rule('false')] };
    const result = toExport(contextWith({ featureFlag }), { beta: true });
    expect(result).toMatchObject({ isEntitled: true });
    expect(result.steps.at(-1)).toEqual({ step: 'flag', feature: 'export', rule: 2, outcome: 'true' });
    expect(toExport(contextWith({ featureFlag }), { beta: true, vip: true }).isEntitled).toBe(false);
  });

  it('says its default when no rule matches', () => {
    const featureFlag = { ...flag, defaultTreatment: 'true' as const, rules: [rule('false')] };
    expect(toExport(contextWith({ featureFlag })).steps.at(-1)).toMatchObject({ rule: 'default', outcome: 'true' });
  });

  it('needs every condition of a rule; one with `or` needs one; groups nest', () => {
    const entitled = (conditions: FlagRule['conditions'], logic: 'and' | 'or', custom: object) =>
      toExport(contextWith({ featureFlag: { ...flag, rules: [rule('true', conditions, logic)] } }), { ...custom })
        .isEntitled;
    expect(entitled([isBeta, isVip], 'and', { beta: true })).toBe(false);
    expect(entitled([isBeta, isVip], 'and', { beta: true, vip: true })).toBe(true);
    expect(entitled([isBeta, isVip], 'or', { beta: true })).toBe(true);
    expect(entitled([isBeta, isVip], 'or', {})).toBe(false);
    expect(entitled([], 'and', {})).toBe(true);
    expect(entitled([], 'or', {})).toBe(false);
    expect(entitled([isVip, { conditionLogic: 'or', conditions: [isBeta, isVip] }], 'and', { vip: true })).toBe(true);
    expect(entitled([isVip, { conditionLogic: 'and', conditions: [isBeta] }], 'and', { vip: true })).toBe(false);
  });
});

describe('plan rules', () => {
  it('entitle by any plan that is known; unknown plans count for nothing', () => {
    const plans: Record<string, EntitledPlan> = {
      free: { defaultTreatment: 'false' },
      pro: { defaultTreatment: 'false', rules: [rule('true')] },
    };
    const context = contextWith({ planIds: ['gone', 'free', 'pro', 'constructor'] }, plans);
    expect(toExport(context, { beta: true }).steps.slice(1)).toEqual([
      { step: 'plan', feature: 'export', plan: 'free', rule: 'default', outcome: 'false' },
      { step: 'plan', feature: 'export', plan: 'pro', rule: 1, outcome: 'true' },
    ]);
    expect(toExport(context)).toMatchObject({ isEntitled: false, justification: 'MISSING_FEATURE' });
  });
});

describe('the order', () => {
  const plans: Record<string, EntitledPlan> = { pro: { defaultTreatment: 'true' } };

  it('is grant, flag, plan, and ends with the first that entitles', () => {
    const all = { planIds: ['pro'], featureFlag: { ...flag, defaultTreatment: 'true' as const } };
    expect(toExport(contextWith({ ...all, expireTime: -1 }, plans)).steps.map(({ step }) => step)).toEqual(['grant']);
    expect(toExport(contextWith(all, plans)).steps.map(({ step }) => step)).toEqual(['grant', 'flag']);
    expect(toExport(contextWith({ ...all, featureFlag: flag }, plans)).steps.map(({ step }) => step)).toEqual([
      'grant',
      'flag',
      'plan',
    ]);
  });

  it('lets a later step entitle where the grant has expired, and tells of the expiry where none does', () => {
    expect(toExport(contextWith({ expireTime: 1, planIds: ['pro'] }, plans)).isEntitled).toBe(true);
    expect(
      toExport(
        contextWith({ expireTime: 1, featureFlag: flag, planIds: ['pro'] }, { pro: { defaultTreatment: 'false' } }),
      ).justification,
    ).toBe('BUNDLE_EXPIRED');
  });

  it.each(['unknown', '', 'constructor', '__proto__'])('knows no feature %j', (feature) => {
    expect(isEntitledToFeature(feature, contextWith({ expireTime: -1 }), {}, now)).toMatchObject({
      isEntitled: false,
      justification: 'MISSING_FEATURE',
      steps: [{ step: 'feature', feature, outcome: 'unknown' }],
    });
  });
});

describe('a permission', () => {
  const ask = (permission: string, context: EntitlementsContext) =>
    isEntitledToPermission(permission, context, {}, now);

  it.each(['plans.read', ''])('that is not held is missing: %j', (permission) => {
    expect(
      ask(permission, contextWith({ expireTime: -1, linkedPermissions: [permission] }, {}, ['other.*'])),
    ).toMatchObject({
      isEntitled: false,
      justification: 'MISSING_PERMISSION',
    });
  });

  it('that is held, by a pattern too, entitles when no feature is linked with it', () => {
    expect(ask('plans.read', contextWith({ linkedPermissions: ['plans.write'] }, {}, ['plans.*']))).toMatchObject({
      isEntitled: true,
      steps: [{ step: 'permission', permission: 'plans.read', outcome: 'held' }],
    });
  });

  it('that is linked needs one of its features; links are exact keys', () => {
    const linked = contextWith({ linkedPermissions: ['plans.read'] }, {}, ['plans.*']);
    expect(ask('plans.read', linked)).toMatchObject({ isEntitled: false, justification: 'MISSING_FEATURE' });
    linked.features['reports'] = { planIds: [], expireTime: 1, linkedPermissions: ['plans.read'] };
    expect(ask('plans.read', linked)).toMatchObject({ isEntitled: false, justification: 'BUNDLE_EXPIRED' });
    linked.features['archive'] = { planIds: [], expireTime: -1, linkedPermissions: ['plans.read'] };
    expect(ask('plans.read', linked).isEntitled).toBe(true);
    expect(ask('plans.read', contextWith({ linkedPermissions: ['plans.*'] }, {}, ['plans.*'])).isEntitled).toBe(true);
  });
});

describe('attributes', () => {
  it('are custom ones as they are, claims by their path, and the provider’s own names', () => {
    const at = new Date(now);
    const jwt = {
      id: 'u1',
      email: 'a@b.example',
      email_verified: true,
      tenantId: 't1',
      metadata: { region: { code: 'eu' }, empty: {} },
      roles: ['admin'],
    };
    expect(attributesOf({ custom: { seats: 5, since: at, 'jwt.tenantId': 'mine' }, jwt })).toMatchObject({
      seats: 5,
      since: at,
      'frontegg.email': 'a@b.example',
      'frontegg.emailVerified': true,
      'frontegg.tenantId': 't1',
      'frontegg.userId': 'u1',
      'jwt.id': 'u1',
      'jwt.email': 'a@b.example',
      'jwt.email_verified': true,
      'jwt.tenantId': 't1',
      'jwt.metadata.region.code': 'eu',
      'jwt.metadata.empty': {},
      'jwt.roles.0': 'admin',
    });
  });

  it('may be none', () => {
    expect(Object.values(attributesOf({})).every((value) => value === undefined)).toBe(true);
  });
});
