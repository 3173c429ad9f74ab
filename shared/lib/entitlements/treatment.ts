import { conditionHolds } from './condition-holds.ts';
import type {
  Attributes,
  FlagCondition,
  FlagDefinition,
  FlagGroup,
  FlagRule,
  Treatment,
} from './entitlements.types.ts';

const isGroup = (item: FlagCondition | FlagGroup): item is FlagGroup => 'conditionLogic' in item;

function groupHolds({ conditionLogic, conditions }: FlagGroup, attributes: Attributes): boolean {
  const holds = (item: FlagCondition | FlagGroup): boolean =>
    isGroup(item) ? groupHolds(item, attributes) : conditionHolds(item, attributes);
  return conditionLogic === 'or' ? conditions.some(holds) : conditions.every(holds);
}

/** What the first rule says whose conditions hold; what is said without one otherwise. Rules count from 1. */
export function treatmentOf(
  { rules = [], defaultTreatment }: { rules?: FlagRule[] | undefined; defaultTreatment: Treatment },
  attributes: Attributes,
): { rule: number | 'default'; treatment: Treatment } {
  const index = rules.findIndex((rule) => groupHolds(rule, attributes));
  return index < 0
    ? { rule: 'default', treatment: defaultTreatment }
    : { rule: index + 1, treatment: rules[index]!.treatment };
}

/** A flag that is off has the same value for all users. */
export function flagTreatment(
  flag: FlagDefinition,
  attributes: Attributes,
): { rule: number | 'off' | 'default'; treatment: Treatment } {
  return flag.on ? treatmentOf(flag, attributes) : { rule: 'off', treatment: flag.offTreatment };
}
