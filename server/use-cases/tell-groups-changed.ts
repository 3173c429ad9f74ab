import type { Tx } from '#server/db/database.ts';
import { findTenant } from '#server/db/queries/memberships.ts';
import type { Caller, Services } from '#server/services.ts';
import { mailPerson } from './mail-person.ts';

/** Tells people that their rights changed with a group; whoever did it themselves knows. @param change ends a sentence: "the group Sales is gone" */
export async function tellGroupsChanged(services: Services, tx: Tx, caller: Caller, people: readonly { id: string; email: string; name: string }[], change: string): Promise<void> {
  const others = people.filter((person) => person.id !== caller.userId);
  if (others.length === 0) return;
  const tenant = (await findTenant(tx, caller.tenantId))!;
  for (const to of others) await mailPerson(services, tx, { to, mail: 'groups-changed', values: { tenantName: tenant.name, change } });
}
