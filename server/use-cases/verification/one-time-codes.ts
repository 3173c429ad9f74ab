/**
 * One-time codes: six digits by mail or SMS, for one purpose, one user and one requester. The requester holds a token
 * that belongs to the code, so that others cannot guess it.
 */
import type { Tx } from '#server/db/database.ts';
import { findCode, insertCode, tryCode, type CodeRow } from '#server/db/queries/sign-in/one-time-codes.ts';
import { findLocaleOfUser } from '#server/db/queries/core/users.ts';
import type { CodePurpose } from '#server/db/schema.ts';
import { enqueue } from '#server/delivery/enqueue.ts';
import { later, second } from '#server/lib/clock.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomToken, sha256 } from '#server/lib/secrets.ts';
import { readTypedCode } from '#server/lib/typed-code.ts';
import type { Services } from '#server/services.ts';
import { timeOfUse, type AnonymousContext, type AnonymousTransaction, type BaseContext } from '#server/context.ts';
import type { MailName } from '#shared/i18n/en/mail/emails.ts';
import { inWords } from './mail-links.ts';
import { mailUser } from '#server/use-cases/messages/mail-user.ts';

export type CodeChannel = 'email' | 'sms';

export interface CodeRequest {
  purpose: CodePurpose;
  channel: CodeChannel;
  /** Recipient: an email address, or a phone number in E.164 format. */
  target: string;
  /** Cookie of the requesting browser, for codes that are entered without their token. */
  browserToken?: string | undefined;
  /** Stored with the code and returned when it is used; never a secret. */
  context?: Record<string, unknown>;
  /** An existing token to use: that of a link in the same mail. */
  token?: string;
  /** In milliseconds; defaults to the lifetime of the channel. */
  lifetime?: number;
}

export interface IssuedCode {
  /** Returned to the requester, and sent back with the code. */
  token: string;
  expiresAt: Date;
}

export interface ReservedCode extends IssuedCode {
  /** Part of the message only. */
  code: string;
}

/** Recipient of the message. */
export interface CodeRecipient {
  id: string;
  name: string;
}

/**
 * Consumes one point of the user's message limit and of the caller's IP address limit. Call it before a transaction,
 * since it runs as its own statement; it also applies to unknown users, so that it discloses nothing.
 * @throws Refusal `too-many-requests`
 */
export async function guardCodeSending({ services, requestMetadata }: BaseContext, target: string): Promise<void> {
  const { limits, config } = services;
  await limits.consumeAll([
    { kind: 'code-send', subject: codeSubject(services, target), limit: config.limits.codeSend },
    { kind: 'code-send-address', subject: requestMetadata.ip, limit: config.limits.codeSendAddress },
  ]);
}

/** Creates a code for a known user and enqueues its message, in the transaction of the change. */
export async function issueCode(
  context: AnonymousTransaction,
  request: CodeRequest & { user: CodeRecipient },
): Promise<IssuedCode> {
  const { code, ...issued } = await keepCode(context, request, request.user.id);
  await sendCode(context, { ...request, code, expiresAt: issued.expiresAt });
  return issued;
}

/**
 * Creates a code without a user, which completes the response to the requester. A job then looks up the user and calls
 * `assignCode` and `sendCode`. A code without a user is never accepted.
 */
export async function reserveCode(context: AnonymousTransaction, request: CodeRequest): Promise<ReservedCode> {
  return await keepCode(context, request, null);
}

async function keepCode(
  { services, tx, now }: AnonymousTransaction,
  request: CodeRequest,
  userId: string | null,
): Promise<ReservedCode> {
  const { random, config } = services;
  if (request.channel === 'sms') requireSms(services);
  const token = request.token ?? randomToken(random);
  const code = sixDigits(services);
  const lifetime =
    request.lifetime ?? (request.channel === 'sms' ? config.lifetimes.smsCode : config.lifetimes.mailCode) * second;
  const expiresAt = later(now, lifetime);
  await insertCode(tx, {
    token_hash: sha256(token),
    code_hash: codeHash(services, sha256(token), code),
    purpose: request.purpose,
    channel: request.channel,
    target: request.target,
    user_id: userId,
    browser_hash: request.browserToken === undefined ? null : sha256(request.browserToken),
    context: JSON.stringify(request.context ?? {}),
    created_at: now,
    expires_at: expiresAt,
  });
  return { token, code, expiresAt };
}

/** Mail template of each purpose. */
const mails: Partial<Record<CodePurpose, MailName>> = {
  'sign-in': 'sign-in-code',
  'second-factor': 'second-factor-code',
  'enrol-factor': 'second-factor-code',
  activation: 'activation-code',
  'change-email': 'email-change-code',
  'link-identity': 'link-identity-code',
};

/** Sends the message of a code. It is dropped once the code has expired. */
export async function sendCode(
  context: AnonymousTransaction,
  message: {
    purpose: CodePurpose;
    channel: CodeChannel;
    target: string;
    user: CodeRecipient;
    code: string;
    expiresAt: Date;
    locale?: string | undefined;
  },
): Promise<void> {
  const { services, tx, now } = context;
  const { config } = services;
  const expiresIn = inWords((message.expiresAt.getTime() - now.getTime()) / second);
  const locale = (await findLocaleOfUser(tx, message.user.id)) ?? message.locale;
  if (message.channel === 'sms') {
    const values = {
      code: message.code,
      vendor: config.vendor.name,
      expiresIn,
      host: new URL(config.baseUrl).hostname,
    };
    return await enqueue(tx, services, {
      kind: 'sms',
      payload: {
        to: message.target,
        name: 'code',
        values,
        ...(locale && { locale }),
        notAfter: message.expiresAt.toISOString(),
      },
    });
  }
  await mailUser(context, {
    to: { email: message.target, name: message.user.name },
    mail: mails[message.purpose] ?? 'phone-code',
    values: { code: message.code, expiresIn },
    locale,
    notAfter: message.expiresAt,
  });
}

export interface CodeAttempt {
  purpose: CodePurpose;
  /** The code's token, or its stored hash. */
  token: string | Buffer;
  /** Required channel, if any. */
  channel?: CodeChannel;
  /** As typed: spaces and dashes are ignored. */
  code: string;
  /** Required owner of the code, if known. */
  userId?: string;
}

export type RedeemedCode = CodeRow & { user_id: string };

/**
 * Uses a code. Attempts are counted exactly, even in parallel; after the configured number of wrong ones the right code
 * is refused too, and only one of several concurrent requests succeeds.
 * @throws Refusal `code-wrong` (with the attempts left), `code-expired`, `code-used`, `code-exhausted`,
 *   `too-many-requests`
 */
export async function redeemCode(context: AnonymousContext, attempt: CodeAttempt): Promise<RedeemedCode> {
  return await redeemCodeFor(context, attempt, (_tx, context, taken) => Promise.resolve(taken));
}

/**
 * Uses a code and runs `work` in one transaction: if the process stops in between, the code is either still valid or
 * its work is done. A refusal of `work` leaves the code unused.
 * @throws as `redeemCode` does, and the refusals of `work`
 */
export async function redeemCodeFor<T>(
  context: AnonymousContext,
  attempt: CodeAttempt,
  work: (tx: Tx, context: AnonymousTransaction, taken: RedeemedCode) => Promise<T>,
): Promise<T> {
  const { services, requestMetadata, now } = context;
  const { config, limits } = services;
  const tokenHash = typeof attempt.token === 'string' ? sha256(attempt.token) : attempt.token;
  await limits.consume('code', requestMetadata.ip, config.limits.code);
  const known = await readCode(context, attempt.purpose, tokenHash);
  if (
    !known ||
    (attempt.userId !== undefined && known.user_id !== attempt.userId) ||
    (attempt.channel !== undefined && known.channel !== attempt.channel)
  )
    throw new Refusal('code-expired');
  await limits.consume('code-account', codeSubject(services, known.target), config.limits.codeAccount);
  const maxAttempts = config.signIn.codeTries;
  const typed = codeHash(services, tokenHash, readTypedCode(attempt.code));
  const outcome = await context.acrossTenants('a code is entered before its user is known', async (tx, context) => {
    const tried = await tryCode(tx, {
      purpose: attempt.purpose,
      tokenHash,
      codeHash: typed,
      userId: attempt.userId ?? null,
      maxAttempts,
      moment: timeOfUse(context),
    });
    if (tried?.in_time === false) throw new Refusal('code-expired');
    // the wrong attempt has to be committed, so nothing is thrown here
    return tried?.used_at
      ? { taken: true as const, result: await work(tx, context, tried as RedeemedCode) }
      : { taken: false as const, tried };
  });
  if (outcome.taken) return outcome.result;
  const { tried } = outcome;
  if (tried && tried.attempts < maxAttempts) {
    const triesLeft = maxAttempts - tried.attempts;
    throw new Refusal('code-wrong', { values: { triesLeft }, context: { triesLeft } });
  }
  if (known.used_at !== null) throw new Refusal('code-used');
  if (tried || known.attempts >= maxAttempts) throw new Refusal('code-exhausted');
  throw new Refusal(known.expires_at <= now ? 'code-expired' : await whyDead(context, attempt.purpose, tokenHash));
}

/** Determines why a code that was open a moment ago is not any more: another attempt ended it. */
async function whyDead(
  context: AnonymousContext,
  purpose: CodePurpose,
  tokenHash: Buffer,
): Promise<'code-used' | 'code-exhausted'> {
  const row = await readCode(context, purpose, tokenHash);
  return row?.used_at ? 'code-used' : 'code-exhausted';
}

/** Reads a code of any user without changing it. */
export async function readCode(
  context: AnonymousContext,
  purpose: CodePurpose,
  tokenHash: Buffer,
): Promise<CodeRow | undefined> {
  return await context.acrossTenants('a code is entered before its user is known', (tx) =>
    findCode(tx, purpose, tokenHash),
  );
}

/** Refuses a link that was sent with a code and requires it. @throws Refusal `link-invalid` */
export async function refuseLinkWithCode(tx: Tx, token: string): Promise<void> {
  const hash = sha256(token);
  if ((await findCode(tx, 'invitation', hash)) ?? (await findCode(tx, 'activation', hash)))
    throw new Refusal('link-invalid');
}

/** Issues a token for the next step, after a code was entered. @returns the token */
export async function issueTicket(
  { services, tx, now }: AnonymousTransaction,
  ticket: { purpose: CodePurpose; userId: string; lifetime: number },
): Promise<string> {
  const token = randomToken(services.random);
  await insertCode(tx, {
    token_hash: sha256(token),
    code_hash: codeHash(services, sha256(token), ''),
    purpose: ticket.purpose,
    channel: 'email',
    target: ticket.userId,
    user_id: ticket.userId,
    browser_hash: null,
    context: '{}',
    created_at: now,
    expires_at: later(now, ticket.lifetime),
  });
  return token;
}

/** Uses a ticket once. @throws Refusal `code-expired`, `code-used` */
export async function redeemTicket(
  context: AnonymousContext,
  ticket: { purpose: CodePurpose; token: string },
): Promise<RedeemedCode> {
  return await redeemCode(context, { ...ticket, code: '' });
}

/**
 * @throws Refusal `sms-not-available` if no provider is configured
 */
export function requireSms(services: Services): void {
  if (!services.smsAvailable) throw new Refusal('sms-not-available');
}

/** Subject under which a user's codes are counted: a keyed digest, so that the table contains no addresses. */
function codeSubject(services: Services, target: string): string {
  return services.secrets.sign('code-limit', target.trim().toLowerCase());
}

/** Computes a keyed digest of a code with its token, so that a leaked table does not allow guessing. */
function codeHash(services: Services, tokenHash: Buffer, code: string): string {
  return services.secrets.sign('one-time-code', `${tokenHash.toString('hex')}:${code}`);
}

function sixDigits(services: Services): string {
  return String(services.random(6).readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}
