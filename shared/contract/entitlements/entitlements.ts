/** Entitlements of users, and the endpoints through which the vendor's back end grants them. */
import { z } from 'zod';
import { defineContract } from '#shared/contract/define.ts';
import { DateTime, Id, PageOf, PageQuery, TenantId } from '#shared/contract/entities.ts';

/** A string, not a boolean: clients of the contract compare it as such. */
const Treatment = z.enum(['true', 'false']);

const FlagCondition = z.object({
  attribute: z.string(),
  negate: z.boolean(),
  op: z.string(),
  value: z.record(z.string(), z.unknown()),
});
const FlagGroup = z.object({ conditionLogic: z.enum(['and', 'or']), conditions: z.array(FlagCondition) });
const FlagRule = z.object({
  conditionLogic: z.enum(['and', 'or']),
  conditions: z.array(z.union([FlagCondition, FlagGroup])),
  treatment: Treatment,
});

export const EntitlementsContext = z.object({
  features: z.record(
    z.string(),
    z.object({
      planIds: z.array(z.string()),
      /** Milliseconds since 1970; -1 never expires; `null` is not granted directly. */
      expireTime: z.number().nullable(),
      linkedPermissions: z.array(z.string()),
      featureFlag: z
        .object({
          on: z.boolean(),
          offTreatment: Treatment,
          defaultTreatment: Treatment,
          rules: z.array(FlagRule).optional(),
        })
        .optional(),
    }),
  ),
  plans: z.record(z.string(), z.object({ defaultTreatment: Treatment, rules: z.array(FlagRule).optional() })),
  permissions: z.record(z.string(), z.literal(true)),
});
export type EntitlementsContext = z.infer<typeof EntitlementsContext>;

const VendorCondition = FlagCondition.extend({ attributeType: z.enum(['custom', 'frontegg']) });
const VendorGroup = FlagGroup.extend({ conditions: z.array(VendorCondition) });
const VendorRule = FlagRule.extend({
  description: z.string(),
  conditions: z.array(z.union([VendorCondition, VendorGroup])),
});

/** Rows as tuples, in the format that server SDKs read. */
export const VendorEntitlements = z.object({
  data: z.object({
    /** ID, key, linked permissions. */
    features: z.array(z.tuple([z.string(), z.string(), z.array(z.string())])),
    /** ID, feature IDs, default treatment, rules. */
    featureBundles: z.array(z.tuple([z.string(), z.array(z.string()), Treatment, z.array(VendorRule)])),
    /** Bundle, tenant, user, expiry (ISO 8601); `null` for all users of the tenant, and for no expiry. */
    entitlements: z.array(z.tuple([z.string(), z.string(), z.string().nullable(), z.string().nullable()])),
    /** Feature key, on, treatment type, default treatment, off treatment, rules. */
    featureFlags: z.array(
      z.tuple([z.string(), z.boolean(), z.literal('boolean'), Treatment, Treatment, z.array(VendorRule)]),
    ),
  }),
  /** Changes whenever the data changes. */
  snapshotOffset: z.number(),
});
export type VendorEntitlements = z.infer<typeof VendorEntitlements>;

export const EntitlementGrant = z.object({
  id: Id,
  tenantId: TenantId,
  /** `null`: all users of the tenant. */
  userId: Id.nullable(),
  planId: z.string().nullable(),
  featureKey: z.string().nullable(),
  /** `null`: never expires. */
  expirationDate: DateTime.nullable(),
  createdAt: DateTime,
  updatedAt: DateTime,
});
export type EntitlementGrant = z.infer<typeof EntitlementGrant>;

const Expiration = z.iso.datetime({ offset: true }).nullable();
const GrantParams = z.object({ id: Id });

export const entitlementsContract = defineContract({
  'GET /entitlements/api/v2/user-entitlements': {
    summary: 'Lists the user’s features, plans, and permissions in the active tenant',
    description: 'For evaluation by the client.',
    access: 'user',
    apiTokens: 'any',
    response: EntitlementsContext,
  },
  'GET /entitlements/api/v1/vendor-entitlements': {
    summary: 'Returns a snapshot of features, plans, flags, and grants',
    description: 'For evaluation by the vendor’s back end.',
    access: 'vendor',
    response: VendorEntitlements,
  },
  'GET /entitlements/api/v1/vendor-entitlements-snapshot-offset': {
    summary: 'Returns whether an entitlements snapshot is up to date',
    access: 'vendor',
    response: z.object({ snapshotOffset: z.number() }),
  },
  'GET /entitlements/resources/entitlements/v2': {
    summary: 'Lists grants with paging, oldest first',
    access: 'vendor',
    query: PageQuery.extend({ tenantId: TenantId.optional() }),
    response: PageOf(EntitlementGrant),
  },
  'POST /entitlements/resources/entitlements/v2': {
    summary: 'Grants a plan or feature to a tenant or a user',
    description: 'Granting it again replaces the expiry.',
    access: 'vendor',
    body: z
      .object({
        tenantId: TenantId,
        userId: Id.nullish(),
        planId: z.string().max(200).nullish(),
        featureKey: z.string().max(200).nullish(),
        expirationDate: Expiration.optional(),
      })
      .refine(({ planId, featureKey }) => !planId !== !featureKey, {
        path: ['planId'],
        message: 'either planId or featureKey is needed, and not both',
      }),
    response: EntitlementGrant,
    status: 201,
  },
  'PATCH /entitlements/resources/entitlements/v2/{id}': {
    summary: 'Updates the expiry of a grant',
    access: 'vendor',
    params: GrantParams,
    body: z.object({ expirationDate: Expiration }),
    response: EntitlementGrant,
  },
  'DELETE /entitlements/resources/entitlements/v2/{id}': {
    summary: 'Revokes a grant',
    access: 'vendor',
    params: GrantParams,
    response: 'empty',
  },
});
