/** Links sent by mail. Each has one purpose and one user, and is used once, by POST. */
import type { AccountRoute } from '#server/lib/account-routes.ts';
import type { Tx } from '#server/db/database.ts';
import { consumeLink, findLink, insertLink, type LinkRow } from '#server/db/queries/core/links.ts';
import { findUserById, type UserRow } from '#server/db/queries/core/users.ts';
import type { LinkPurpose, SignUpEntries } from '#server/db/schema.ts';
import { later, second } from '#server/lib/clock.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { isUuid, randomId, randomToken, sha256 } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';
import { timeOfUse, type AnonymousContext, type AnonymousTransaction } from '#server/context.ts';
import type { MailValue } from '#shared/i18n/mail-values.ts';

/** Path of the page where a user cancels a factor reset. */
export const keepFactorsPath = '/account/keep-second-step';

/** The other purposes have a path of their own in the configuration. */
const pages: Record<Exclude<LinkPurpose, 'keep-factors'>, AccountRoute> = {
  activation: 'activate',
  invitation: 'acceptInvitation',
  'reset-password': 'resetPassword',
  unlock: 'unlock',
  'set-up': 'activate',
};

function lifetimeOf(services: Services, purpose: LinkPurpose): number {
  const { lifetimes } = services.config;
  const seconds = {
    activation: lifetimes.activationLink,
    invitation: lifetimes.invitationLink,
    'reset-password': lifetimes.resetLink,
    unlock: lifetimes.unlockLink,
    'set-up': lifetimes.setUpLink,
    'keep-factors': lifetimes.factorReset + lifetimes.factorResetDelay,
  };
  return seconds[purpose] * second;
}

export interface NewLink {
  purpose: LinkPurpose;
  userId: string;
  tenantId?: string;
  /** In milliseconds; defaults to the lifetime of the purpose. */
  lifetime?: number;
  /** Hash of the password from sign-up; valid only in the browser that signed up. */
  passwordHash?: string | null;
  browserHash?: Buffer | null;
  /** Entries of the sign-up that the link is mailed for. */
  signUp?: SignUpEntries | null;
  /** Channel of the link, if not mail. */
  channel?: 'sms';
}

export interface MadeLink {
  id: string;
  url: string;
  token: string;
  /** Such as "3 days", for the mail. */
  expiresIn: MailValue & { seconds: number };
}

/**
 * @returns a URL on the configured public host, never on a host from request headers
 */
export async function makeLink({ services, tx, now }: AnonymousTransaction, link: NewLink): Promise<MadeLink> {
  const { random, config } = services;
  const token = randomToken(random);
  const id = randomId(random);
  const lifetime = link.lifetime ?? lifetimeOf(services, link.purpose);
  await insertLink(tx, {
    id,
    purpose: link.purpose,
    token_hash: sha256(token),
    password_hash: link.passwordHash ?? null,
    browser_hash: link.browserHash ?? null,
    sign_up: link.signUp ? JSON.stringify(link.signUp) : null,
    channel: link.channel ?? null,
    user_id: link.userId,
    tenant_id: link.tenantId ?? null,
    created_at: now,
    expires_at: later(now, lifetime),
  });
  const query = new URLSearchParams(link.purpose === 'unlock' ? { token } : { userId: link.userId, token });
  const path = link.purpose === 'keep-factors' ? keepFactorsPath : config.routes[pages[link.purpose]];
  return { id, url: `${config.baseUrl}${path}?${query.toString()}`, token, expiresIn: inWords(lifetime / second) };
}

/**
 * Validates a link without using it.
 * @param userId from the URL; `null` if the URL contains none
 * @throws Refusal `link-invalid`, `link-used`, `link-expired`
 */
export async function readLink(
  { tx, now }: AnonymousTransaction,
  purposes: LinkPurpose[],
  userId: string | null,
  token: string,
): Promise<LinkRow> {
  const hash = sha256(token);
  for (const purpose of purposes) {
    const link = await findLink(tx, purpose, hash);
    if (!link || (userId !== null && link.user_id !== userId)) continue;
    if (link.used_at !== null) throw new Refusal('link-used');
    if (link.expires_at <= now) throw new Refusal('link-expired');
    return link;
  }
  throw new Refusal('link-invalid');
}

/** Finds the user of a link. @throws Refusal `link-invalid` for a user who was deleted after the link was read */
export async function ownerOf(tx: Tx, link: Pick<LinkRow, 'user_id'>): Promise<UserRow> {
  const user = await findUserById(tx, link.user_id);
  if (!user) throw new Refusal('link-invalid');
  return user;
}

/**
 * Uses a link that was read before. @throws Refusal `link-used` for the second of two concurrent calls; `link-expired`
 */
export async function redeemLink(context: AnonymousTransaction, link: LinkRow): Promise<void> {
  const outcome = await consumeLink(context.tx, link.id, timeOfUse(context));
  if (outcome !== 'taken') throw new Refusal(`link-${outcome}`);
}

/** Formats a duration in the recipient's language. */
export function inWords(seconds: number): MailValue & { seconds: number } {
  return { seconds };
}

/**
 * Runs `work` in the scope of the user whom the URL of a page names.
 * @throws Refusal `link-invalid` if it names no user, and the refusals of `work`
 */
export async function asOwnerOfLink<T>(
  context: AnonymousContext,
  userId: string,
  work: (tx: Tx, context: AnonymousTransaction) => Promise<T>,
): Promise<T> {
  if (!isUuid(userId)) throw new Refusal('link-invalid');
  return await context.asUser(userId, work);
}
