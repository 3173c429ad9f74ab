/** An identity elsewhere becomes a way to sign in. */
import { findIdentity, insertIdentity } from '#server/db/queries/social/identities.ts';
import type { UserRow } from '#server/db/queries/core/users.ts';
import type { SocialProfileRow } from '#server/db/schema.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { AnonymousTransaction } from '#server/context.ts';
import { mailUser } from '#server/use-cases/messages/mail-user.ts';
import { notifyUser } from '#server/use-cases/messages/notify-user.ts';

export interface IdentityLink {
  person: Pick<SocialProfileRow, 'issuer' | 'subject' | 'email'>;
  provider: { key: string; name: string };
  /** Whose identity provider it is; absent for one that belongs to no tenant. Other tenants do not learn of it. */
  tenantId?: string;
  /** By mail and in the portal. */
  notifyOwner: boolean;
  /** What is refused when the identity belongs to another user already; `social-failed` unless said. */
  taken?: Refusal;
}

/** @throws Refusal `taken` */
export async function linkIdentity(
  context: AnonymousTransaction,
  user: UserRow,
  { person, provider, tenantId, notifyOwner, taken }: IdentityLink,
): Promise<void> {
  const { now } = context;
  const free = await insertIdentity(context.tx, {
    issuer: person.issuer,
    subject: person.subject,
    user_id: user.id,
    provider: provider.key,
    email: person.email,
    created_at: now,
    last_used_at: now,
  });
  if (!free) {
    // another call for the same user was faster
    const linked = await findIdentity(context.tx, person.issuer, person.subject);
    if (linked?.user_id === user.id) return;
    throw taken ?? new Refusal('social-failed', { values: { provider: provider.name } });
  }
  const details = { provider: provider.key, issuer: person.issuer };
  await context.audit({
    action: 'user.identity-linked',
    severity: 'Medium',
    tenantId: tenantId ?? null,
    actorId: user.id,
    target: { kind: 'user', id: user.id },
    details,
  });
  if (notifyOwner)
    await notifyUser(context, { userId: user.id, key: 'identity-linked', values: { provider: provider.name } });
  if (notifyOwner) await mailUser(context, { to: user, mail: 'identity-linked', values: { provider: provider.name } });
}
