/**
 * The verdict: direct grant, then feature flag, then plan rules, and no further than the first that entitles. A permission has
 * to be held first; then one of the features that it is linked with has to be there too.
 */
import { permissionCovers } from '#shared/lib/permission-pattern.ts';
import type {
  Attributes,
  EntitledFeature,
  EntitlementResult,
  EntitlementsContext,
  EntitlementStep,
} from './entitlements.types.ts';
import { remediesOf } from './remedies.ts';
import { flagTreatment, treatmentOf } from './treatment.ts';

const never = -1;

function grantStep(feature: string, { expireTime }: EntitledFeature, now: number): EntitlementStep {
  if (expireTime === null) return { step: 'grant', feature, outcome: 'none' };
  return { step: 'grant', feature, outcome: expireTime === never || expireTime > now ? 'granted' : 'expired' };
}

/** Made one by one, so that what comes after the verdict is never looked at. */
function* stepsOf(
  feature: string,
  context: EntitlementsContext,
  attributes: Attributes,
  now: number,
): Generator<EntitlementStep> {
  const known = Object.hasOwn(context.features, feature) ? context.features[feature] : undefined;
  if (!known) return yield { step: 'feature', feature, outcome: 'unknown' };
  yield grantStep(feature, known, now);
  if (known.featureFlag) {
    const { rule, treatment } = flagTreatment(known.featureFlag, attributes);
    yield { step: 'flag', feature, rule, outcome: treatment };
  }
  for (const plan of known.planIds) {
    const rules = Object.hasOwn(context.plans, plan) ? context.plans[plan] : undefined;
    if (!rules) continue;
    const { rule, treatment } = treatmentOf(rules, attributes);
    yield { step: 'plan', feature, plan, rule, outcome: treatment };
  }
}

const entitles = ({ outcome }: EntitlementStep): boolean => outcome === 'granted' || outcome === 'true';

function verdict(steps: EntitlementStep[], context: EntitlementsContext, attributes: Attributes): EntitlementResult {
  const last = steps.at(-1);
  if (last && entitles(last)) return { isEntitled: true, steps };
  const isAny = (wanted: EntitlementStep['outcome']) => steps.some(({ outcome }) => outcome === wanted);
  const justification = isAny('missing')
    ? 'MISSING_PERMISSION'
    : isAny('expired')
      ? 'BUNDLE_EXPIRED'
      : 'MISSING_FEATURE';
  return { isEntitled: false, justification, steps, remedies: remediesOf(steps, context, attributes) };
}

/** @param now milliseconds since 1970 */
export function isEntitledToFeature(
  feature: string,
  context: EntitlementsContext,
  attributes: Attributes,
  now: number,
): EntitlementResult {
  const steps: EntitlementStep[] = [];
  for (const step of stepsOf(feature, context, attributes, now)) {
    steps.push(step);
    if (entitles(step)) break;
  }
  return verdict(steps, context, attributes);
}

/** A permission without a linked feature entitles by itself. */
export function isEntitledToPermission(
  permission: string,
  context: EntitlementsContext,
  attributes: Attributes,
  now: number,
): EntitlementResult {
  const holds =
    permission !== '' && Object.keys(context.permissions).some((held) => permissionCovers(held, permission));
  const steps: EntitlementStep[] = [{ step: 'permission', permission, outcome: holds ? 'held' : 'missing' }];
  if (!holds) return verdict(steps, context, attributes);
  const linked = Object.keys(context.features).filter((feature) =>
    context.features[feature]!.linkedPermissions.includes(permission),
  );
  if (linked.length === 0) return { isEntitled: true, steps };
  for (const feature of linked) {
    const result = isEntitledToFeature(feature, context, attributes, now);
    steps.push(...result.steps);
    if (result.isEntitled) break;
  }
  return verdict(steps, context, attributes);
}
