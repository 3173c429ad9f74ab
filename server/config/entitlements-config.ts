/** Configuration of features, plans and grants. */
import { createRequire } from 'node:module';
import { z } from 'zod';

const Key = z.string().min(1).max(200);
const Treatment = z.enum(['true', 'false']);
const slowPattern =
  'can take more than linear time, and attribute values come from users: no two adjacent parts may match the same text, and repeated groups may not have alternatives with a common prefix';
const list = z.strictObject({ list: z.array(z.string()) });
const number = z.strictObject({ number: z.number() });
const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);
const date = z.strictObject({ date: moment });

/** Operators by the type of their value. */
const valueOf = {
  in_list: list,
  starts_with: list,
  ends_with: list,
  contains: list,
  matches: z.strictObject({
    string: z.string().max(500).refine(isPattern, 'no regular expression').refine(isLinear, slowPattern),
  }),
  equal: number,
  greater_than: number,
  greater_than_equal: number,
  lower_than: number,
  lower_than_equal: number,
  between_numeric: z.strictObject({ start: z.number(), end: z.number() }),
  is: z.strictObject({ boolean: z.boolean() }),
  on: date,
  on_or_after: date,
  on_or_before: date,
  between_date: z.strictObject({ start: moment, end: moment }),
} as const;
type Operator = keyof typeof valueOf;

const ConditionConfig = z
  .strictObject({
    attribute: Key.describe(
      'Name of an attribute: one that the application provides, `jwt.` and the path of a claim, or `frontegg.email`, `frontegg.emailVerified`, `frontegg.tenantId`, or `frontegg.userId`.',
    ),
    op: z.enum(Object.keys(valueOf) as [Operator, ...Operator[]]).describe('Comparison operator.'),
    value: z
      .record(z.string(), z.unknown())
      .describe(
        '`{list}` for in_list, starts_with, ends_with, contains · `{string}` for matches · `{number}` for comparisons · `{start, end}` for between · `{boolean}` for is · `{date}` for dates.',
      ),
    negate: z.boolean().default(false).describe('Negates the condition.'),
  })
  // a value of the wrong type would silently never match
  .superRefine(({ op, value }, context) => {
    const parsed = valueOf[op].safeParse(value);
    if (!parsed.success)
      context.addIssue({
        code: 'custom',
        path: ['value'],
        message: `has the wrong form for ${op}: ${parsed.error.issues[0]?.message}`,
      });
  });

const logic = z
  .enum(['and', 'or'])
  .default('and')
  .describe('Whether all conditions must be met, or any of them. Older server SDKs support "and" only.');
const GroupConfig = z.strictObject({ conditionLogic: logic, conditions: z.array(ConditionConfig) });

const RuleConfig = z.strictObject({
  description: z.string().default(''),
  conditionLogic: logic,
  conditions: z
    .array(z.union([ConditionConfig, GroupConfig]))
    .describe('Conditions, or groups of conditions with a `conditionLogic` of their own.'),
  treatment: Treatment.default('true').describe('Treatment when the conditions are met.'),
});

const rules = z.array(RuleConfig).default([]).describe('The first matching rule applies.');

export const FeatureConfig = z.strictObject({
  key: Key.describe('Name in `Portico.isEntitledTo({ feature })`.'),
  name: z.string().min(1).max(100).optional().describe('Name on the cards of plans. Default: the key.'),
  permissions: z
    .array(Key)
    .default([])
    .describe(
      'Permissions that only take effect with this feature (or another feature linked to them). The server rejects the portal’s own permissions without it.',
    ),
  flag: z
    .strictObject({
      on: z.boolean().default(true),
      offTreatment: Treatment.default('false').describe('Treatment for everyone while the flag is off.'),
      defaultTreatment: Treatment.default('false').describe('Treatment when no rule matches.'),
      rules,
    })
    .optional()
    .describe('Grants the feature to users by rules, regardless of their plan.'),
});

const PriceConfig = z.strictObject({
  amount: z
    .number()
    .int()
    .min(0)
    .max(99_999_999)
    .describe('Monthly price in the smallest unit of the currency, such as cents.'),
  currency: z
    .string()
    .regex(/^[a-z]{3}$/, 'must be three lowercase letters (ISO 4217)')
    .default('usd')
    .describe('Currency code (ISO 4217) in lowercase.'),
  externalId: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe('ID of the price at the payment provider. Default: `price_` followed by the key of the plan.'),
});

export const PlanConfig = z.strictObject({
  key: Key.describe('Key of the plan in grants.'),
  name: z.string().min(1).max(100).optional().describe('Name of the plan. Default: its key.'),
  description: z.string().max(500).default('').describe('Description on the card of the plan, one sentence.'),
  externalId: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe('ID of the product at the payment provider. Default: `prod_` followed by the key of the plan.'),
  price: PriceConfig.optional().describe('Monthly price. A plan without one can’t be bought.'),
  trialDays: z
    .number()
    .int()
    .min(0)
    .max(365)
    .default(0)
    .describe('Length of the free trial in days. The first subscription of a tenant starts with it.'),
  limits: z.record(z.string(), z.number().min(0)).default({}).describe('Limits by the key of a meter.'),
  features: z.array(Key).default([]).describe('Keys of its features.'),
  defaultTreatment: Treatment.default('false').describe('"true" gives its features to all users, granted or not.'),
  rules: rules.describe('Grants the features without an explicit grant: the first matching rule applies.'),
});

export const GrantConfig = z.strictObject({
  tenant: z.string().min(1).max(255).describe('ID or alias of the tenant.'),
  plan: Key.optional().describe('Key of the plan.'),
  feature: Key.optional().describe('Key of one feature, instead of a plan.'),
  expires: z.iso.datetime({ offset: true }).optional().describe('Expiry date, as ISO 8601. Default: none.'),
});

interface Entitlements {
  features: z.infer<typeof FeatureConfig>[];
  plans: z.infer<typeof PlanConfig>[];
  grants: z.infer<typeof GrantConfig>[];
  billing: { defaultPlan?: string | undefined };
}

/** Reports references to unknown names as configuration issues. */
export function checkEntitlements(
  { features, plans, grants, billing: { defaultPlan } }: Entitlements,
  context: z.RefinementCtx,
): void {
  const known = { feature: new Set(features.map(({ key }) => key)), plan: new Set(plans.map(({ key }) => key)) };
  const refuse = (message: string, ...path: (string | number)[]) => context.addIssue({ code: 'custom', path, message });
  for (const [index, plan] of plans.entries()) {
    for (const feature of plan.features)
      if (!known.feature.has(feature))
        refuse(`names a feature that is not configured: ${feature}`, 'plans', index, 'features');
  }
  for (const [index, grant] of grants.entries()) {
    if ((grant.plan === undefined) === (grant.feature === undefined))
      refuse('needs either plan or feature', 'grants', index);
    for (const kind of ['plan', 'feature'] as const) {
      const key = grant[kind];
      if (key !== undefined && !known[kind].has(key))
        refuse(`names a ${kind} that is not configured: ${key}`, 'grants', index, kind);
    }
  }
  if (defaultPlan !== undefined && !known.plan.has(defaultPlan))
    refuse(`names a plan that is not configured: ${defaultPlan}`, 'billing', 'defaultPlan');
  const prices = plans.flatMap(({ key, price }) => (price ? [price.externalId ?? `price_${key}`] : []));
  if (new Set(prices).size < prices.length) refuse('two plans have one price ID', 'plans');
  if (known.feature.size < features.length) refuse('two features have one key', 'features');
  if (known.plan.size < plans.length) refuse('two plans have one key', 'plans');
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text) instanceof RegExp;
  } catch {
    return false;
  }
}

/** The analysis is loaded only if a pattern is configured. */
function isLinear(text: string): boolean {
  if (!isPattern(text)) return true;
  const { isLinearPattern } = createRequire(import.meta.url)(
    '#server/lib/linear-pattern.ts',
  ) as typeof import('#server/lib/linear-pattern.ts');
  return isLinearPattern(text);
}
