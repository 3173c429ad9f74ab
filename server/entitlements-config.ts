/** Configuration of features, plans and grants. */
import { createRequire } from 'node:module';
import { z } from 'zod';

const Key = z.string().min(1).max(200);
const Treatment = z.enum(['true', 'false']);
const slowPattern =
  'takes more than linear time on some texts, and attributes are texts of other people: no two neighboring parts may match the same text, and nothing repeated may hold alternatives that begin alike';
const list = z.strictObject({ list: z.array(z.string()) });
const number = z.strictObject({ number: z.number() });
const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);
const date = z.strictObject({ date: moment });

/** Operators by the form of their value. */
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
      'Name of an attribute: one that the application gives, `jwt.` and the path of a claim, or `frontegg.email`, `.emailVerified`, `.tenantId`, `.userId`.',
    ),
    op: z.enum(Object.keys(valueOf) as [Operator, ...Operator[]]).describe('What is compared.'),
    value: z
      .record(z.string(), z.unknown())
      .describe(
        '`{list}` for in_list, starts_with, ends_with, contains · `{string}` for matches · `{number}` for comparisons · `{start, end}` for between · `{boolean}` for is · `{date}` for dates.',
      ),
    negate: z.boolean().default(false).describe('Turns the answer round.'),
  })
  // a value of the wrong form would never hold, and nobody would learn why
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
  .describe('Whether all conditions have to hold, or one. Older server SDKs know "and" alone.');
const GroupConfig = z.strictObject({ conditionLogic: logic, conditions: z.array(ConditionConfig) });

const RuleConfig = z.strictObject({
  description: z.string().default(''),
  conditionLogic: logic,
  conditions: z
    .array(z.union([ConditionConfig, GroupConfig]))
    .describe('Conditions, or groups of conditions with a `conditionLogic` of their own.'),
  treatment: Treatment.default('true').describe('What the rule says when its conditions hold.'),
});

const rules = z.array(RuleConfig).default([]).describe('The first that matches decides.');

export const FeatureConfig = z.strictObject({
  key: Key.describe('Name in `Portico.isEntitledTo({ feature })`.'),
  permissions: z
    .array(Key)
    .default([])
    .describe(
      'Permissions that are worth something only with this feature (or another that is linked with them). The portal’s own are refused by the server without it.',
    ),
  flag: z
    .strictObject({
      on: z.boolean().default(true),
      offTreatment: Treatment.default('false').describe('Said to everybody while the flag is off.'),
      defaultTreatment: Treatment.default('false').describe('Said when no rule matches.'),
      rules,
    })
    .optional()
    .describe('Gives the feature to people by rules, whatever their plan.'),
});

export const PlanConfig = z.strictObject({
  key: Key.describe('Id of the plan in grants.'),
  features: z.array(Key).default([]).describe('Keys of its features.'),
  defaultTreatment: Treatment.default('false').describe('"true" gives its features to everybody, granted or not.'),
  rules: rules.describe('Who has its features without a grant: the first rule that matches decides.'),
});

export const GrantConfig = z.strictObject({
  tenant: z.string().min(1).max(255).describe('Id or alias of the tenant.'),
  plan: Key.optional().describe('Key of the plan.'),
  feature: Key.optional().describe('Key of one feature, instead of a plan.'),
  expires: z.iso.datetime({ offset: true }).optional().describe('End, as ISO 8601. Default: none.'),
});

interface Entitlements {
  features: z.infer<typeof FeatureConfig>[];
  plans: z.infer<typeof PlanConfig>[];
  grants: z.infer<typeof GrantConfig>[];
}

/** Names that lead nowhere, as issues of the configuration. */
export function checkEntitlements({ features, plans, grants }: Entitlements, context: z.RefinementCtx): void {
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

/** The analysis is loaded only where a pattern is configured. */
function isLinear(text: string): boolean {
  if (!isPattern(text)) return true;
  const { isLinearPattern } = createRequire(import.meta.url)(
    './lib/linear-pattern.ts',
  ) as typeof import('./lib/linear-pattern.ts');
  return isLinearPattern(text);
}
