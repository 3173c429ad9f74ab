import { describe, expect, it } from 'vitest';
import { attributesOf } from './attributes.ts';
import type { EntitlementsContext } from './entitlements.types.ts';
import { isEntitledToFeature, isEntitledToPermission } from './is-entitled.ts';

const now = Date.parse('2026-11-27T12:00:00Z');
const off = { on: false, offTreatment: 'false', defaultTreatment: 'false' } as const;
const isBeta = { attribute: 'beta', negate: false, op: 'is', value: { boolean: true } };
const rules = [{ conditionLogic: 'and' as const, conditions: [isBeta], treatment: 'true' as const }];
const onRequest = { defaultTreatment: 'false' } as const;

const context: EntitlementsContext = {
  features: {
    export: { planIds: ['team', 'business'], expireTime: null, linkedPermissions: ['docs.send'] },
    share: {
      planIds: ['business'],
      expireTime: now - 1,
      linkedPermissions: ['docs.send'],
      featureFlag: { ...off, rules },
    },
    open: { planIds: ['free'], expireTime: -1, linkedPermissions: [] },
  },
  plans: { free: onRequest, team: onRequest, business: onRequest },
  permissions: { 'docs.*': true },
};
const beta = attributesOf({ custom: { beta: true } });

describe('what would allow after a denial', () => {
  it('names the plans that have the feature, and the feature that could be granted', () => {
    expect(isEntitledToFeature('export', context, {}, now).remedies).toEqual({
      wouldAllow: ['team', 'business'],
      grantable: ['export'],
      flagsOff: [],
    });
  });

  it('names a flag that is off only for users whom it would entitle', () => {
    const flagsOffWith = (attributes: typeof beta) =>
      isEntitledToFeature('share', context, attributes, now).remedies?.flagsOff;
    expect(flagsOffWith(beta)).toEqual(['share']);
    expect(flagsOffWith({})).toEqual([]);
  });

  it('names every feature that a permission is linked with, and each plan once', () => {
    expect(isEntitledToPermission('docs.send', context, beta, now)).toMatchObject({
      justification: 'BUNDLE_EXPIRED',
      remedies: { wouldAllow: ['team', 'business'], grantable: ['export', 'share'], flagsOff: ['share'] },
    });
  });

  it('names nothing for an unknown feature, a missing permission, and access that is there', () => {
    const nothing = { wouldAllow: [], grantable: [], flagsOff: [] };
    expect(isEntitledToFeature('unknown', context, beta, now).remedies).toEqual(nothing);
    expect(isEntitledToPermission('other.read', context, beta, now)).toMatchObject({
      justification: 'MISSING_PERMISSION',
      remedies: nothing,
    });
    expect(isEntitledToFeature('open', context, beta, now)).not.toHaveProperty('remedies');
  });
});
