import type { TokenSubject } from '#server/db/queries/sessions/token-subject.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { Services } from '#server/services.ts';

/** True for most applications: they need no assignments. */
export function isForEverybody({ clients }: Services['environment'], clientId: string): boolean {
  const application = clients.get(clientId)?.application;
  return (
    application === undefined ||
    (application.accessType !== 'MANAGED_ACCESS' && (application.accounts ?? []).length === 0)
  );
}

/**
 * Refuses sign-in to an application that the user is not assigned to.
 * @throws Refusal `application-not-assigned`
 */
export function refuseUnassigned(
  environment: Services['environment'],
  { clientId, mayUseClient }: Pick<TokenSubject, 'clientId' | 'mayUseClient'>,
): void {
  if (!mayUseClient && !isForEverybody(environment, clientId)) throw new Refusal('application-not-assigned');
}
