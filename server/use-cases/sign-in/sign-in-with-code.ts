/** Sign-in by a code, without a password: by mail or SMS. The answer is the same with and without an account. */
import type { FollowUp } from '#server/db/schema.ts';
import { findLatestCodeOfBrowser, type CodeRow } from '#server/db/queries/sign-in/one-time-codes.ts';
import { findUserById } from '#server/db/queries/core/users.ts';
import { isMethodOpen, isQuickSmsOpen } from '#server/domain/sign-in/sign-in-methods.ts';
import { toMobileNumber } from '#server/integrations/phone-numbers.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { isUuid, sha256 } from '#server/lib/secrets.ts';
import type { AnonymousContext, BaseContext } from '#server/context.ts';
import { completeSignIn, type SignInOutcome } from './complete-sign-in.ts';
import {
  guardCodeSending,
  requireSms,
  redeemCode,
  type CodeChannel,
  type IssuedCode,
} from '#server/use-cases/verification/one-time-codes.ts';
import { acceptInvitationOf } from '#server/use-cases/invitations/accept-invitation.ts';
import { verifyEmail } from '#server/use-cases/verification/verify-contact.ts';
import { requestCode } from '#server/use-cases/verification/anonymous-requests.ts';

export interface CodeSignInRequest {
  channel: CodeChannel;
  /** One of the three. */
  email?: string | undefined;
  phoneNumber?: string | undefined;
  userId?: string | undefined;
  /** Cookie that names the browser: the code counts there. */
  browserToken: string;
}

export interface RequestedCode extends IssuedCode {
  /** The normalized value, if one was typed. */
  phoneNumber?: string;
}

/** @throws Refusal `sign-in-method-off`, `phone-…`, `sms-not-available`, `too-many-requests` */
export async function requestSignInCode(context: AnonymousContext, request: CodeSignInRequest): Promise<RequestedCode> {
  const { by, value } = identify(context, request);
  await guardCodeSending(context, value);
  const browserHash = sha256(request.browserToken).toString('base64');
  const reserved = await requestCode(context, {
    purpose: 'sign-in',
    channel: request.channel,
    by,
    value,
    browserToken: request.browserToken,
    browserHash,
  });
  return { token: reserved.token, expiresAt: reserved.expiresAt, ...(by === 'phone' && { phoneNumber: value }) };
}

function identify(
  { services }: BaseContext,
  { channel, email, phoneNumber, userId }: CodeSignInRequest,
): { by: 'email' | 'phone' | 'user'; value: string } {
  const rules = services.config.signIn;
  const given = [email, phoneNumber, userId].filter((value) => value !== undefined);
  if (given.length !== 1)
    throw new Refusal('invalid-request', { details: ['one of email, phoneNumber and userId is wanted'] });
  if (
    channel === 'email'
      ? !isMethodOpen(rules, 'Code')
      : userId === undefined
        ? !isMethodOpen(rules, 'SmsCode')
        : !isQuickSmsOpen(rules)
  )
    throw new Refusal('sign-in-method-off');
  if (channel === 'sms') requireSms(services);
  if (userId !== undefined)
    return { by: 'user', value: isUuid(userId) ? userId : '00000000-0000-4000-8000-000000000000' };
  if (email !== undefined) return { by: 'email', value: email };
  if (channel === 'email') throw new Refusal('invalid-request', { details: ['email: is missing'] });
  return { by: 'phone', value: toMobileNumber(phoneNumber!, services.config.sms) };
}

export interface CodeSignIn {
  channel: CodeChannel;
  code: string;
  /** What the request was answered with; without it, the newest code of this browser is meant. */
  token?: string | undefined;
  browserToken?: string | undefined;
  rememberedDevice?: string | undefined;
  replacedSsoToken?: string | undefined;
  invitationToken?: string | undefined;
  tenantHint?: string | null;
  clientId: string;
}

/** @throws Refusal `code-…` */
export async function signInWithCode(context: AnonymousContext, signIn: CodeSignIn): Promise<SignInOutcome> {
  const taken = await redeemCode(context, {
    purpose: 'sign-in',
    channel: signIn.channel,
    token: signIn.token ?? (await codeOfBrowser(context, signIn)),
    code: signIn.code,
  });
  const tenantId = await context.acrossTenants('a user signs in before a tenant is chosen', async (tx, context) => {
    const user = (await findUserById(tx, taken.user_id))!;
    if (signIn.channel === 'email') await verifyEmail(context, user, signIn.browserToken);
    return signIn.invitationToken === undefined
      ? null
      : await acceptInvitationOf(context, user, signIn.invitationToken);
  });
  context.services.wakeJobs();
  const proof =
    signIn.channel === 'email'
      ? { amr: ['otp'], channel: 'mail' as const }
      : { amr: ['otp', 'sms'], channel: 'sms' as const };
  // a number that replaces others waits for the second factor
  const followUp: FollowUp | undefined =
    signIn.channel === 'sms' && taken.target.startsWith('+')
      ? { kind: 'prove-number', number: taken.target }
      : undefined;
  return await completeSignIn(context, {
    ...signIn,
    ...proof,
    followUp,
    user: { id: taken.user_id },
    tenantHint: tenantId ?? signIn.tenantHint ?? null,
  });
}

async function codeOfBrowser(context: AnonymousContext, { channel, browserToken }: CodeSignIn): Promise<Buffer> {
  if (browserToken === undefined) throw new Refusal('code-expired');
  const browserHash = sha256(browserToken);
  const code = await latestSignInCode(context, channel, browserHash);
  if (!code) throw new Refusal('code-expired');
  return code.token_hash;
}

/** The newest code that a browser asked for. Changes nothing. */
export async function latestSignInCode(
  { services: { db } }: Pick<BaseContext, 'services'>,
  channel: CodeChannel,
  browserHash: Buffer,
): Promise<CodeRow | undefined> {
  return await db.acrossTenants('a code is entered before its user is known', (tx) =>
    findLatestCodeOfBrowser(tx, { purpose: 'sign-in', channel, browserHash }),
  );
}
