import { verificationNames } from '#server/domain/sso/verification.ts';
import { readTxtRecords } from '#server/integrations/dns/txt-records.ts';

/** `unreachable`: no name server gave an answer. */
export type RecordAnswer = 'found' | 'absent' | 'unreachable';

/** Looks for the record of a domain, at the domain and below its label. */
export async function findRecord(domain: string, wanted: string, servers: readonly string[]): Promise<RecordAnswer> {
  const answers = await Promise.all(verificationNames(domain).map((name) => readTxtRecords(name, servers)));
  const found = answers.flatMap((answer) => ('values' in answer ? answer.values : []));
  if (found.some((value) => value.trim() === wanted)) return 'found';
  return answers.every((answer) => 'fault' in answer && answer.fault === 'unreachable') ? 'unreachable' : 'absent';
}
