/**
 * Links that sign in. Opening one does nothing: mail scanners open links too. One press uses it in the browser that asked
 * for it; any other browser is asked for the number that the first one shows, so that no user signs in a stranger by pressing
 * a button in a mail they did not ask for. The page that waits is signed in too.
 */
import {
  assignMagicLink,
  findAwaitedLink,
  findMagicLink,
  insertMagicLink,
  claimWaitingPage,
  tryMagicLink,
  type MagicLinkRow,
} from '#server/db/queries/sign-in/magic-links.ts';
import { findUserByEmail, findUserById } from '#server/db/queries/core/users.ts';
import { isMethodOpen } from '#server/domain/sign-in/sign-in-methods.ts';
import { enqueue, type JobPayloads } from '#server/delivery/enqueue.ts';
import { later, second } from '#server/lib/clock.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomToken, sameBytes, sha256 } from '#server/lib/secrets.ts';
import { readTypedCode } from '#server/lib/typed-code.ts';
import type { Tx } from '#server/db/database.ts';
import { timeOfUse, type AnonymousContext, type AnonymousTransaction } from '#server/context.ts';
import { completeSignIn, type SignInOutcome } from './complete-sign-in.ts';
import { inWords } from '#server/use-cases/verification/mail-links.ts';
import { mailUser } from '#server/use-cases/messages/mail-user.ts';
import { guardCodeSending } from '#server/use-cases/verification/one-time-codes.ts';
import { acceptInvitationOf } from '#server/use-cases/invitations/accept-invitation.ts';
import { verifyEmail } from '#server/use-cases/verification/verify-contact.ts';

/** Wrong numbers after which a link is dead. */
const numberTries = 3;

export interface MagicLinkRequest {
  email: string;
  browserToken: string;
}

export interface RequestedLink {
  /** Held by the page that waits. */
  waitToken: string;
  /** Two digits, shown there. */
  matchNumber: string;
  expiresAt: Date;
}

function requestingLink<T>(
  context: AnonymousContext,
  work: (tx: Tx, context: AnonymousTransaction) => Promise<T>,
): Promise<T> {
  return context.acrossTenants('a user who requests a link has no session', work);
}

/** The answer is the same, and as fast, for every address. @throws Refusal `sign-in-method-off`, `too-many-requests` */
export async function requestMagicLink(
  context: AnonymousContext,
  { email, browserToken }: MagicLinkRequest,
): Promise<RequestedLink> {
  const { services, requestMetadata, now } = context;
  const { config, random } = services;
  if (!isMethodOpen(config.signIn, 'MagicLink')) throw new Refusal('sign-in-method-off');
  await guardCodeSending(context, email);
  const [token, waitToken] = [randomToken(random), randomToken(random)];
  const matchNumber = String(10 + (random(4).readUInt32BE() % 90));
  const expiresAt = later(now, config.lifetimes.magicLink * second);
  await requestingLink(context, async (tx) => {
    await insertMagicLink(tx, {
      token_hash: sha256(token),
      wait_hash: sha256(waitToken),
      browser_hash: sha256(browserToken),
      match_number: matchNumber,
      target: email,
      user_id: null,
      created_at: now,
      expires_at: expiresAt,
    });
    await enqueue(tx, services, {
      kind: 'send-magic-link',
      payload: { email, token, expiresAt: expiresAt.toISOString(), locale: requestMetadata.locale },
    });
  });
  services.wakeJobs();
  return { waitToken, matchNumber, expiresAt };
}

/** The job behind it. */
export async function sendMagicLink(
  context: AnonymousContext,
  { email, token, expiresAt, locale }: JobPayloads['send-magic-link'],
): Promise<void> {
  const { services, now } = context;
  await requestingLink(context, async (tx, context) => {
    const user = await findUserByEmail(tx, email);
    if (!user) return;
    await assignMagicLink(tx, sha256(token), user.id, now);
    const notAfter = new Date(expiresAt);
    await mailUser(context, {
      to: user,
      locale,
      mail: 'magic-link',
      link: `${services.config.baseUrl}${services.config.routes.magicLinkCallback}?${new URLSearchParams({ token }).toString()}`,
      values: { expiresIn: inWords((notAfter.getTime() - now.getTime()) / second) },
      notAfter,
    });
  });
  services.wakeJobs();
}

export interface OpenedLink {
  /** Opened where it was asked for: one press is enough. */
  sameBrowser: boolean;
  /** Shown in the same browser, to compare. */
  matchNumber: string;
  email: string;
}

/** Reads a link without using it. @throws Refusal `link-…` */
export async function readMagicLink(
  context: AnonymousContext,
  token: string,
  browserToken: string | undefined,
): Promise<OpenedLink> {
  const link = await findOpen(context, token);
  return { sameBrowser: askedFrom(link, browserToken), matchNumber: link.match_number, email: link.target };
}

async function findOpen(context: AnonymousContext, token: string): Promise<MagicLinkRow> {
  const { now } = context;
  const link = await context.acrossTenants('a link is opened before its user is known', (tx) =>
    findMagicLink(tx, sha256(token)),
  );
  if (!link || link.user_id === null) throw new Refusal('link-invalid');
  if (link.used_at !== null) throw new Refusal('link-used');
  if (link.expires_at <= now || link.attempts >= numberTries) throw new Refusal('link-expired');
  return link;
}

function askedFrom(link: MagicLinkRow, browserToken: string | undefined): boolean {
  return browserToken !== undefined && sameBytes(link.browser_hash, sha256(browserToken));
}

interface LinkSignIn {
  browserToken: string;
  rememberedDevice?: string | undefined;
  replacedSsoToken?: string | undefined;
  invitationToken?: string | undefined;
  clientId: string;
}

/** @throws Refusal `link-…`, `match-number-needed`, `match-number-wrong` (with the tries left), `too-many-requests` */
export async function signInWithMagicLink(
  context: AnonymousContext,
  signIn: LinkSignIn & { token: string; matchNumber?: string | undefined },
): Promise<SignInOutcome> {
  const { services, requestMetadata } = context;
  await services.limits.consume('link', requestMetadata.ip, services.config.limits.link);
  const link = await findOpen(context, signIn.token);
  if (!askedFrom(link, signIn.browserToken) && !signIn.matchNumber) throw new Refusal('match-number-needed');
  const tried = await tryMagicLink(services.db, {
    tokenHash: link.token_hash,
    browserHash: sha256(signIn.browserToken),
    matchNumber: signIn.matchNumber === undefined ? null : readTypedCode(signIn.matchNumber),
    maxAttempts: numberTries,
    moment: timeOfUse(context),
  });
  if (!tried) await findOpen(context, signIn.token);
  if (!tried) throw new Refusal('link-used');
  if (!tried.in_time) throw new Refusal('link-expired');
  if (tried.used_at === null) {
    const triesLeft = numberTries - tried.attempts;
    if (triesLeft === 0) throw new Refusal('link-expired');
    throw new Refusal('match-number-wrong', { values: { triesLeft }, context: { triesLeft } });
  }
  return await finish(context, signIn, link.user_id!);
}

export type Awaited =
  | { state: 'waiting' | 'here' | 'ended'; matchNumber?: string }
  | { state: 'confirmed'; outcome: SignInOutcome };

/**
 * What has become of the link that this browser waits for. Once it was confirmed elsewhere, this browser signs in by it,
 * once. `here`: it was opened in this very browser, whose session is there already.
 */
export async function awaitMagicLink(
  context: AnonymousContext,
  signIn: LinkSignIn & { waitToken?: string | undefined },
): Promise<Awaited> {
  const { services, requestMetadata, now } = context;
  await services.limits.consume('waiting', requestMetadata.ip, services.config.limits.waiting);
  const browserHash = sha256(signIn.browserToken);
  const link = await findAwaitedLink(
    services.db,
    browserHash,
    signIn.waitToken === undefined ? null : sha256(signIn.waitToken),
  );
  if (!link || link.expires_at <= now || link.attempts >= numberTries)
    return {
      state:
        link?.used_at && link.used_browser_hash && sameBytes(link.used_browser_hash, browserHash) ? 'here' : 'ended',
    };
  if (link.used_at === null) return { state: 'waiting', matchNumber: link.match_number };
  if (link.used_browser_hash && sameBytes(link.used_browser_hash, browserHash)) return { state: 'here' };
  const mine = await context.asUser(link.user_id!, (tx) => claimWaitingPage(tx, link.token_hash, timeOfUse(context)));
  return mine ? { state: 'confirmed', outcome: await finish(context, signIn, link.user_id!) } : { state: 'ended' };
}

async function finish(context: AnonymousContext, signIn: LinkSignIn, userId: string): Promise<SignInOutcome> {
  const tenantHint = await context.acrossTenants('a user signs in before a tenant is chosen', (_tx, context) =>
    prove(context, signIn, userId),
  );
  return await completeSignIn(context, {
    ...signIn,
    user: { id: userId },
    amr: ['email'],
    channel: 'mail',
    tenantHint,
  });
}

async function prove(
  context: AnonymousTransaction,
  { browserToken, invitationToken }: LinkSignIn,
  userId: string,
): Promise<string | null> {
  const user = (await findUserById(context.tx, userId))!;
  await verifyEmail(context, user, browserToken);
  return invitationToken === undefined ? null : await acceptInvitationOf(context, user, invitationToken);
}
