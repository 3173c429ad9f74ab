/** What would entitle after a denial. */
import type { Attributes, EntitlementRemedies, EntitlementsContext, EntitlementStep } from './entitlements.types.ts';
import { flagTreatment } from './treatment.ts';

/**
 * Without a permission, or for an unknown feature, nothing that is sold or granted would entitle: all lists are empty.
 * @param steps of the denial
 */
export function remediesOf(
  steps: readonly EntitlementStep[],
  { features, plans }: EntitlementsContext,
  attributes: Attributes,
): EntitlementRemedies {
  // each known feature that was looked at has this step
  const grantable = steps.flatMap((step) => (step.step === 'grant' ? step.feature : []));
  return {
    wouldAllow: Object.keys(plans).filter((plan) => grantable.some((key) => features[key]!.planIds.includes(plan))),
    grantable,
    flagsOff: grantable.filter((key) => {
      const flag = features[key]!.featureFlag;
      return flag?.on === false && flagTreatment({ ...flag, on: true }, attributes).treatment === 'true';
    }),
  };
}
