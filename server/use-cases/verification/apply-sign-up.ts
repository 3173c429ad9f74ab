/**
 * Anyone can sign up with the address of somebody else. So what a sign-up says about the account counts only once its
 * own mail, or its own browser, proves the address: each sign-up has its link, and the account takes the entries of the
 * one that is proved (decision 0584).
 */
import { updateTenant } from '#server/db/queries/core/sub-tenants.ts';
import { updateUser, type UserRow } from '#server/db/queries/core/users.ts';
import { findSignedUpTenant, findSignUpInBrowser } from '#server/db/queries/sign-in/sign-ups.ts';
import type { SignUpEntries } from '#server/db/schema.ts';
import { sha256 } from '#server/lib/secrets.ts';
import type { AnonymousTransaction } from '#server/context.ts';

/**
 * Gives an account whose address is proved for the first time the name, company and metadata of a sign-up. Must run
 * before the account is marked as verified; a verified one is not changed.
 * @param signUp of the link that proved the address, or the browser in which it was proved otherwise
 */
export async function applySignUp(
  context: AnonymousTransaction,
  user: UserRow,
  signUp: SignUpEntries | null | { browserToken: string | undefined },
): Promise<void> {
  const { tx, now } = context;
  if (user.verified || signUp === null) return;
  const entries = 'browserToken' in signUp ? await ofBrowser(context, user, signUp.browserToken) : signUp;
  if (!entries) return;
  await updateUser(tx, user.id, { name: entries.name, metadata: JSON.stringify(entries.metadata), updated_at: now });
  if (entries.companyName !== undefined) await nameCompany(context, user, entries.companyName);
}

async function ofBrowser(
  { tx }: AnonymousTransaction,
  user: UserRow,
  browserToken: string | undefined,
): Promise<SignUpEntries | undefined> {
  return browserToken === undefined ? undefined : await findSignUpInBrowser(tx, user.id, sha256(browserToken));
}

/** The tenant was created with the first sign-up, so that every way to prove the address finds it. */
async function nameCompany(context: AnonymousTransaction, user: UserRow, name: string): Promise<void> {
  const { tx, now } = context;
  const tenant = await findSignedUpTenant(tx, user.id);
  if (!tenant || tenant.name === name) return;
  await updateTenant(tx, tenant.id, { name, updated_at: now });
  await context.audit({
    action: 'account.changed',
    severity: 'Medium',
    tenantId: tenant.id,
    actorId: user.id,
    target: { kind: 'tenant', id: tenant.id },
    details: { account: name, before: { name: tenant.name }, after: { name } },
  });
}
