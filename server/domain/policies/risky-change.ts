/** Tells which changes of a policy may shut users out: those are undone unless somebody signs in and confirms them. Pure. */

type Value = Readonly<Record<string, unknown>> | null;

interface ListEntry {
  type: string;
  isActive?: boolean;
}

export interface JudgedChange {
  /** In the API's format; null where the tenant has none of its own. */
  before: Value;
  after: Value;
  added: readonly ListEntry[];
  removed: readonly ListEntry[];
}

const strictness: readonly unknown[] = ['DontForce', 'ForceExceptSAML', 'Force'];
const demandOf = (value: Value): number => strictness.indexOf(value?.['enforceMFAType']);

interface Limit {
  isActive?: boolean;
  timeout?: number;
  maxSessions?: number;
}

const limits = ['sessionTimeoutConfiguration', 'sessionIdleTimeoutConfiguration', 'sessionConcurrentConfiguration'];

/** Infinite where it is off. */
function limitIn(value: Value, name: string): number {
  const { isActive, timeout, maxSessions } = (value?.[name] ?? {}) as Limit;
  return isActive ? (timeout ?? maxSessions ?? Infinity) : Infinity;
}

const sameValue = (one: Value, other: Value): boolean =>
  Object.keys({ ...one, ...other }).every((name) => one?.[name] === other?.[name]);

/** Entries of the list that decides: fewer of an allow list, or more of a block list, admit less. */
function isRiskyList(type: unknown, { added, removed }: JudgedChange): boolean {
  return (type === 'BLOCK' ? added : removed).some((entry) => entry.type === type && entry.isActive !== false);
}

/** The one list of countries allows or blocks, by the settings. */
const hasFewerCountries = (value: Value, { added, removed }: JudgedChange): boolean =>
  (value?.['action'] === 'BLOCK' ? added : removed).length > 0;

/** Domains for which single sign-on is required. */
const domainsIn = (value: Value): readonly unknown[] => (value?.['domains'] ?? []) as readonly unknown[];

/** @param policy others than those named here refuse nobody at once */
export function isRiskyChange(policy: string, change: JudgedChange): boolean {
  const { before, after } = change;
  switch (policy) {
    case 'mfa':
      return demandOf(after) > Math.max(demandOf(before), 0);
    case 'sessions':
      return limits.some((name) => limitIn(after, name) < limitIn(before, name));
    case 'ip-restrictions':
      return after?.['isActive'] === true && (!sameValue(before, after) || isRiskyList(after['strategy'], change));
    case 'domain-restrictions':
      return after?.['active'] === true && (!sameValue(before, after) || isRiskyList(after['listType'], change));
    case 'country-restrictions':
      return after?.['enabled'] === true && (!sameValue(before, after) || hasFewerCountries(after, change));
    case 'sso-enforcement':
      return domainsIn(after).length > 0 && JSON.stringify(before) !== JSON.stringify(after);
    default:
      return false;
  }
}

/** Whether a policy refuses anybody. */
export function isActivePolicy(policy: string, value: Value): boolean {
  if (policy === 'mfa') return demandOf(value) > 0;
  if (policy === 'sessions') return limits.some((name) => limitIn(value, name) < Infinity);
  if (policy === 'sso-enforcement') return domainsIn(value).length > 0;
  return ['isActive', 'active', 'enabled'].some((name) => value?.[name] === true);
}
