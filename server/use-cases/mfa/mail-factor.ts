/** A code by e-mail as a second factor: only for those who have nothing stronger and did not begin by mail. */
import { Refusal } from '#server/lib/refusal.ts';
import type { Services } from '#server/services.ts';
import type { RequestMetadata } from '#server/request-metadata.ts';
import { countFactorTries } from './limit-factor-attempts.ts';
import type { OpenChallenge } from './factor-challenges.ts';
import { guardCodeSending, issueCode, takeCode } from '#server/use-cases/proofs/one-time-codes.ts';
import type { TypedCode } from './phone-factor.ts';

/** @throws Refusal `factor-not-offered` */
export async function sendToMail(
  services: Services,
  challenge: OpenChallenge,
  requestMetadata: RequestMetadata,
): Promise<{ otcToken: string }> {
  const target = offeredAddress(challenge);
  await guardCodeSending(services, target, requestMetadata);
  const { token } = await services.db.acrossTenants('a person between two factors has no tenant yet', (tx) =>
    issueCode(services, tx, { purpose: 'second-factor', channel: 'email', target, user: challenge.owner }),
  );
  services.wakeJobs();
  return { otcToken: token };
}

/** @throws Refusal `factor-not-offered`, `code-…`, `second-factor-locked` */
export async function proveMail(
  services: Services,
  challenge: OpenChallenge,
  typed: TypedCode,
  requestMetadata: RequestMetadata,
): Promise<void> {
  const target = offeredAddress(challenge);
  await countFactorTries(services, challenge.owner, requestMetadata, async () => {
    const taken = await takeCode(services, {
      purpose: 'second-factor',
      token: typed.otcToken,
      code: typed.code,
      userId: challenge.owner.id,
      requestMetadata,
    });
    if (taken.channel !== 'email' || taken.target !== target) throw new Refusal('code-expired');
  });
}

function offeredAddress({ offered }: OpenChallenge): string {
  const [address] = offered.devices.emails;
  if (!address) throw new Refusal('factor-not-offered');
  return address.email;
}
