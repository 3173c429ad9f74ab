import { mayUse } from '#server/db/queries/applications.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { Services } from '#server/services.ts';

/**
 * Whoever signs in to an application may use it there. Most are for everybody, and ask the database nothing.
 * @throws Refusal `application-not-assigned`
 */
export async function refuseUnassigned({ db, environment }: Pick<Services, 'db' | 'environment'>, who: { clientId: string; userId: string; tenantId: string }): Promise<void> {
  const application = environment.clients.get(who.clientId)?.application;
  const isOpen = application === undefined || (application.accessType !== 'MANAGED_ACCESS' && (application.accounts ?? []).length === 0);
  if (isOpen || (await mayUse(db, { appId: who.clientId, userId: who.userId, tenantId: who.tenantId }))) return;
  throw new Refusal('application-not-assigned');
}
