/** Prints a set-up link for the first admin when a production server without users starts. */
import { lengthOfTime } from '#shared/i18n/mail-values.ts';
import { lockInstallation } from '#server/db/queries/core/installation.ts';
import { withdrawLinks } from '#server/db/queries/core/links.ts';
import { insertMembership, insertTenant, listAssignableRoles } from '#server/db/queries/core/memberships.ts';
import { findSetUpUser, insertUser, normalizeEmail } from '#server/db/queries/core/users.ts';
import { randomId } from '#server/lib/secrets.ts';
import type { AnonymousContext, AnonymousTransaction } from '#server/context.ts';
import { makeLink } from '#server/use-cases/verification/mail-links.ts';

/**
 * Prints the link until an account has been activated. Each start creates a new link and invalidates the previous one.
 * The address of the first admin is configuration (`setUp.email`).
 */
export async function printSetUpLink(context: AnonymousContext, print: (text: string) => void): Promise<void> {
  const { services, now } = context;
  const { config } = services;
  const link = await context.acrossTenants('the first admin has no tenant yet', async (tx, context) => {
    await lockInstallation(tx);
    const userId = await setUpUser(context);
    if (userId === null) return null;
    await withdrawLinks(tx, userId, 'set-up', now);
    return await makeLink(context, { purpose: 'set-up', userId });
  });
  if (link)
    print(
      `\nSet up the first admin (${config.setUp.email}) with this one-time link, which expires in ${lengthOfTime(link.expiresIn.seconds, 'en')}:\n  ${link.url}\n`,
    );
}

/**
 * @returns `null` once an active account exists
 */
async function setUpUser(context: AnonymousTransaction): Promise<string | null> {
  const { services, tx, now } = context;
  const state = await findSetUpUser(tx, services.config.setUp.email);
  if (state !== undefined) return state.verifiedPeople > 0 ? null : state.userId;
  const { random, config } = services;
  const user = await insertUser(tx, {
    id: randomId(random),
    email: config.setUp.email,
    email_folded: normalizeEmail(config.setUp.email),
    name: 'Admin',
    metadata: '{}',
    verified: false,
    super_user: false,
    created_at: now,
    updated_at: now,
  });
  const tenantId = randomId(random);
  await insertTenant(tx, { id: tenantId, name: config.vendor.name, isReseller: true, at: now });
  const roles = await listAssignableRoles(tx, tenantId);
  await insertMembership(tx, {
    tenantId,
    userId: user!.id,
    state: 'active',
    roleIds: roles.filter((role) => role.is_first_user).map((role) => role.id),
    at: now,
  });
  await context.audit({
    action: 'installation.set-up',
    tenantId,
    actorId: null,
    target: { kind: 'user', id: user!.id },
  });
  return user!.id;
}
