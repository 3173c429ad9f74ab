import { verificationNames } from '#server/domain/sso/verification.ts';
import { readTxtRecords } from '#server/integrations/dns/txt-records.ts';

/** `unreachable`: the record was not found, and name servers did not answer for one of the names where it may be. */
export type RecordAnswer = 'found' | 'absent' | 'unreachable';

/** Looks for the record of a domain, at the domain and below its label. */
export async function findRecord(domain: string, wanted: string, servers: readonly string[]): Promise<RecordAnswer> {
  const answers = await Promise.all(verificationNames(domain).map((name) => readTxtRecords(name, servers)));
  const found = answers.flatMap((answer) => ('values' in answer ? answer.values : []));
  if (found.some((value) => unquoted(value) === wanted)) return 'found';
  return answers.some((answer) => 'fault' in answer && answer.fault === 'unreachable') ? 'unreachable' : 'absent';
}

/** DNS hosts that add quotation marks themselves publish those that admins enter as a part of the value. */
const unquoted = (value: string): string =>
  value
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim();
