/** Code by email as second factor, only for users who have no stronger one and did not start with a mail. */
import { Refusal } from '#server/lib/refusal.ts';
import type { AnonymousContext } from '#server/context.ts';
import { countFactorTries } from './limit-factor-attempts.ts';
import type { OpenChallenge } from './factor-challenges.ts';
import { guardCodeSending, issueCode, redeemCode } from '#server/use-cases/verification/one-time-codes.ts';
import type { TypedCode } from './phone-factor.ts';

/** @throws Refusal `factor-not-offered` */
export async function sendToMail(context: AnonymousContext, challenge: OpenChallenge): Promise<{ otcToken: string }> {
  const target = offeredAddress(challenge);
  await guardCodeSending(context, target);
  const { token } = await context.asUser(challenge.owner.id, (_tx, context) =>
    issueCode(context, { purpose: 'second-factor', channel: 'email', target, user: challenge.owner }),
  );
  context.services.wakeJobs();
  return { otcToken: token };
}

/** @throws Refusal `factor-not-offered`, `code-…`, `second-factor-locked` */
export async function verifyMailCode(
  context: AnonymousContext,
  challenge: OpenChallenge,
  typed: TypedCode,
): Promise<void> {
  const target = offeredAddress(challenge);
  await countFactorTries(context, challenge.owner, async () => {
    const taken = await redeemCode(context, {
      purpose: 'second-factor',
      token: typed.otcToken,
      code: typed.code,
      userId: challenge.owner.id,
    });
    if (taken.channel !== 'email' || taken.target !== target) throw new Refusal('code-expired');
  });
}

function offeredAddress({ offered }: OpenChallenge): string {
  const [address] = offered.devices.emails;
  if (!address) throw new Refusal('factor-not-offered');
  return address.email;
}
