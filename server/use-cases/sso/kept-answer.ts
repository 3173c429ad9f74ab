/** Answers of identity providers as they are kept with an exchange: encrypted, for the doctor alone. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Services } from '#server/services.ts';
import { addressesIn } from '#server/lib/mask-addresses.ts';
import type { EvaluatedRule, ReadAnswer } from '#server/lib/sso-checks.ts';

/** Key under which they are encrypted. */
const purpose = 'sso-exchange';

/** Characters. A longer answer is judged and told, but not kept: there are up to 500 for each connection. */
const longestKept = 65_536;
/** An answer names one user; others in it are a list of some kind. */
const mostAddresses = 50;

/** @returns null for one that is too long to be kept */
export function wrapAnswer({ secrets }: Pick<Services, 'secrets'>, answer: ReadAnswer): Buffer | null {
  const text = JSON.stringify(answer);
  return text.length > longestKept ? null : secrets.wrap(purpose, deflateRawSync(text));
}

/** @returns undefined for one that another installation wrapped */
export function unwrapAnswer(services: Pick<Services, 'secrets' | 'log'>, wrapped: Buffer): ReadAnswer | undefined {
  try {
    const plain = inflateRawSync(services.secrets.unwrap(purpose, wrapped), { maxOutputLength: 4 * longestKept });
    return JSON.parse(plain.toString()) as ReadAnswer;
  } catch (error) {
    services.log.error({ err: error }, 'a stored response of an identity provider cannot be decrypted');
    return undefined;
  }
}

/** Addresses that an answer names, whoever they are: a user is erased by them. */
export function addressesOf(answer: ReadAnswer | undefined, made: readonly EvaluatedRule[]): string[] {
  const texts = [...made.map(({ seen }) => seen ?? ''), textOf(answer)];
  return [...new Set(texts.flatMap(addressesIn).map((address) => address.toLowerCase()))].slice(0, mostAddresses);
}

function textOf(answer: ReadAnswer | undefined): string {
  if (!answer) return '';
  return answer.kind === 'oidc' ? JSON.stringify(answer.claims) : Buffer.from(answer.response, 'base64').toString();
}
