import { Refusal, type RefusalOptions } from './refusal.ts';

/** For clients to show a refusal at the field that it is about. */
export const atField = (field: string): Pick<RefusalOptions, 'context'> => ({ context: { fields: [{ field }] } });

/** As the contract's own rules are refused: the message begins with the field. */
export function invalidField(field: string, rule: string): Refusal {
  return new Refusal('invalid-request', { details: [`${field}: ${rule}`], context: { fields: [{ field, rule }] } });
}
