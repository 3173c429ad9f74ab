/** An identity elsewhere becomes a way to sign in. */
import type { Tx } from '#server/db/database.ts';
import { audit } from '#server/db/queries/audits.ts';
import { insertIdentity } from '#server/db/queries/identities.ts';
import type { UserRow } from '#server/db/queries/users.ts';
import type { SocialPersonRow } from '#server/db/schema.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { RequestFacts, Services } from '#server/services.ts';
import { mailPerson } from './mail-person.ts';
import { notifyPerson } from './notify-person.ts';

export interface IdentityLink {
  person: SocialPersonRow;
  provider: { key: string; name: string };
  facts: RequestFacts;
  /** By mail and in the portal. */
  tellOwner: boolean;
}

/** @throws Refusal `social-failed` when the identity is somebody's already */
export async function linkIdentity(
  services: Services,
  tx: Tx,
  user: UserRow,
  { person, provider, facts, tellOwner }: IdentityLink,
): Promise<void> {
  const now = services.clock();
  const free = await insertIdentity(tx, {
    issuer: person.issuer,
    subject: person.subject,
    user_id: user.id,
    provider: provider.key,
    email: person.email,
    created_at: now,
    last_used_at: now,
  });
  if (!free) throw new Refusal('social-failed', { values: { provider: provider.name } });
  const details = { provider: provider.key, issuer: person.issuer };
  await audit(tx, facts, now, {
    action: 'user.identity-linked',
    severity: 'Medium',
    tenantId: null,
    actorId: user.id,
    target: { kind: 'user', id: user.id },
    details,
  });
  if (tellOwner)
    await notifyPerson(services, tx, { userId: user.id, key: 'identity-linked', values: { provider: provider.name } });
  if (tellOwner)
    await mailPerson(services, tx, { to: user, mail: 'identity-linked', values: { provider: provider.name } });
}
