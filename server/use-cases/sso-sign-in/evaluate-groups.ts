/** What the SSO doctor says of the groups that an identity provider sent. */
import { isUuid } from '#server/lib/secrets.ts';
import type { OwnConnection } from '#server/integrations/sso-connections.ts';
import type { Checks } from '#server/lib/sso-checks.ts';

export interface SentGroups {
  groups?: readonly string[];
  groupsLink?: string;
}

/** Groups with a check of their own. */
const mostShown = 20;

/** @param roleNames by ID; without them mapped groups are shown without their roles */
export function recordGroups(
  checks: Checks,
  { groups, groupsLink }: SentGroups,
  { own, roleNames }: { own: OwnConnection; roleNames?: ReadonlyMap<string, string> },
): void {
  const mapped = new Map(own.groups.map(({ name, roleIds }) => [name, roleIds]));
  const isMissing = groups === undefined && mapped.size > 0;
  checks.record('groups', isMissing ? 'warning' : 'passed', { seen: groups?.join(', ') });
  checks.record('groups-overage', groupsLink === undefined ? 'passed' : 'warning', { seen: groupsLink });
  if (!groups || groups.length === 0) return;
  const known = groups.filter((group) => mapped.has(group));
  const unknown = groups.filter((group) => !mapped.has(group));
  const areIds = known.length === 0 && groups.every(isUuid);
  checks.record('groups-named', areIds ? 'warning' : 'passed', { seen: groups[0], wanted: own.groups[0]?.name });
  const rolesOf = (group: string) => mapped.get(group)?.flatMap((id) => roleNames?.get(id) ?? []);
  for (const group of known.slice(0, mostShown))
    checks.record('group-role', 'passed', { seen: group, wanted: rolesOf(group)?.join(', ') || undefined });
  // where nothing is mapped, no group is expected to give a role
  if (mapped.size === 0) return;
  for (const group of unknown.slice(0, Math.max(0, mostShown - known.length)))
    checks.record('group-role', 'warning', { seen: group });
}
