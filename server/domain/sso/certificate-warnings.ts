/** When admins are warned of a certificate that expires. */
/** Days before it expires. */
const warningDays = [60, 30, 7, 1] as const;

const day = 24 * 60 * 60 * 1000;
const daysBefore = (end: Date, days: number): Date => new Date(end.getTime() - days * day);

/** @returns the threshold that was passed last; undefined if none was, and for what has expired */
export function warningDue(validTo: Date, now: Date): number | undefined {
  if (validTo <= now) return undefined;
  return warningDays.findLast((days) => daysBefore(validTo, days) <= now);
}

/** @returns when the next threshold is passed; undefined if there is none left */
export function nextWarningAt(validTo: Date, now: Date): Date | undefined {
  return warningDays.map((days) => daysBefore(validTo, days)).find((at) => at > now);
}
