/** Extracts the details of a change from an audit row. */

/** Fields with the name of the target, the most reliable first. */
const names = ['group', 'account', 'role', 'description', 'email', 'username', 'name'] as const;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function nameIn(details: unknown): string | undefined {
  if (!isObject(details)) return undefined;
  const own = names
    .map((name) => details[name])
    .find((value): value is string => typeof value === 'string' && value !== '');
  return own ?? nameIn(details['after']) ?? nameIn(details['before']);
}

export interface DescribedChange {
  target?: string;
  before?: unknown;
  after?: unknown;
}

/** @param row `target_name` is set if the target is a user whom the tenant may see */
export function describeChange({
  target_name: targetUser,
  details,
}: {
  target_name: string | null;
  details: unknown;
}): DescribedChange {
  const target = targetUser || nameIn(details);
  const { before, after } = isObject(details) ? details : {};
  return { ...(target && { target }), ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
}
