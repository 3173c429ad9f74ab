export type StatusTone = 'green' | 'blue' | 'gray';

/** Colour of a project's badge (spec section 4.1): every status but the two named ones is gray. */
export function statusTone(status: string): StatusTone {
  if (status === 'completed') return 'green';
  if (status === 'in-progress') return 'blue';
  return 'gray';
}

/** The status with its first letter capitalised: `in-progress` reads `In-progress`. */
export function statusLabel(status: string): string {
  return status.charAt(0).toUpperCase() + status.slice(1);
}
