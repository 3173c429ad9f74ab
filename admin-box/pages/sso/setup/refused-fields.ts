/** Which fields the server refused, and why: it answers `field: reason`, in English. */
import { errorCodeOf } from '#admin-box/data/trace-id.ts';

export interface RefusedField {
  field: string;
  reason: string;
}

/** Empty for everything but a refusal of fields. */
export function refusedFields(failure: unknown): RefusedField[] {
  if (errorCodeOf(failure) !== 'invalid-request' || !(failure instanceof Error)) return [];
  const refused: RefusedField[] = [];
  // one detail after the other, joined by commas; a reason may have commas itself
  for (const part of failure.message.split(', ')) {
    const end = part.indexOf(': ');
    const field = part.slice(0, Math.max(end, 0));
    if (/^[A-Za-z.]+$/.test(field)) refused.push({ field, reason: part.slice(end + 2) });
    else if (refused.length > 0) refused.at(-1)!.reason += `, ${part}`;
  }
  return refused;
}
