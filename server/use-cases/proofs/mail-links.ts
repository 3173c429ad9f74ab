/** Links that travel by mail. They are made for one purpose and one person, and work once, by POST. */
import type { AccountRoute } from '#server/lib/account-routes.ts';
import type { Tx } from '#server/db/database.ts';
import { consumeLink, findLink, insertLink, type LinkRow } from '#server/db/queries/core/links.ts';
import { findUserById, type UserRow } from '#server/db/queries/core/users.ts';
import type { LinkPurpose } from '#server/db/schema.ts';
import { later, second } from '#server/lib/clock.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { isUuid, randomId, randomToken, sha256 } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';
import { momentOf, type AnonymousContext, type AnonymousTransaction } from '#server/context.ts';
import type { MailValue } from '#shared/i18n/mail-values.ts';

/** Where somebody keeps the second factors that two admins are about to reset. */
export const keepFactorsPath = '/account/keep-second-step';

/** The other purposes have an address of their own in the configuration. */
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
  /** Milliseconds; the purpose's own unless said. */
  lifetime?: number;
  /** Typed at sign-up; counts only for the browser that signed up. */
  passwordHash?: string | null;
  browserHash?: Buffer | null;
  /** What it comes by, where that is not mail. */
  channel?: 'sms';
}

export interface MadeLink {
  id: string;
  url: string;
  token: string;
  /** "3 days", for the mail. */
  expiresIn: MailValue & { seconds: number };
}

/** @returns an address on the configured public host: request headers have no say in it */
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
 * Reads a link without using it.
 * @param userId as the address names it; `null` where the address names nobody
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

/** Whose link it is. @throws Refusal `link-invalid` for somebody who was removed since it was read */
export async function ownerOf(tx: Tx, link: Pick<LinkRow, 'user_id'>): Promise<UserRow> {
  const user = await findUserById(tx, link.user_id);
  if (!user) throw new Refusal('link-invalid');
  return user;
}

/** Uses a link that was read before. @throws Refusal `link-used` for the one of two that came second; `link-expired` */
export async function takeLink(context: AnonymousTransaction, link: LinkRow): Promise<void> {
  const outcome = await consumeLink(context.tx, link.id, momentOf(context));
  if (outcome !== 'taken') throw new Refusal(`link-${outcome}`);
}

/** A length of time, in the words of its reader's language. */
export function inWords(seconds: number): MailValue & { seconds: number } {
  return { seconds };
}

/**
 * Runs `work` in the scope of the user whom the address of a page names.
 * @throws Refusal `link-invalid` where it names nobody, and what `work` throws
 */
export async function asOwnerOfLink<T>(
  context: AnonymousContext,
  userId: string,
  work: (tx: Tx, context: AnonymousTransaction) => Promise<T>,
): Promise<T> {
  if (!isUuid(userId)) throw new Refusal('link-invalid');
  return await context.asPerson(userId, work);
}
