/** Tells failures of the database apart: unreachable, at a standby, outrun by another transaction, or a wrong statement. */

/** The database cannot be asked now. Answered as 503 with Retry-After; nothing is known of what was asked. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/** Failures of a socket, by Node's names. */
const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'EADDRNOTAVAIL',
]);

/** 57P0x: shut down, crashed, starting; 08xxx: the connection; 25006: read-only, a standby since a failover. */
const endOfConnection = /^(?:57P0\d|08\w{3}|25006)$/;

/** 53xxx: no disk, memory or connections left; 57014: cancelled by a time-out; 40P01, 40001: outrun more often than it was tried. */
const refusedForNow = /^(?:53\w{3}|57014|55P03|40P01|40001)$/;

const lost =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|connection error and is not queryable|Client was closed/;

/** Whether the database cannot be reached or cannot take work now, as against a statement that is wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return isLostConnection(error) || refusedForNow.test(codeOf(error));
}

/** Whether nothing more can be asked over the connection that failed so. */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseUnavailable) return true;
  const code = codeOf(error);
  // a missing file has ENOENT too, but is no call of a socket
  const ofFile = 'syscall' in error && (error.syscall === 'open' || error.syscall === 'stat');
  if (endOfConnection.test(code) || (unreachable.has(code) && !ofFile)) return true;
  // several addresses of one host were tried, and none answered
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(isLostConnection);
  return lost.test(error.message);
}

/**
 * 40P01, 40001: two transactions waited for each other. 23503: what a row was to belong to has gone since it was looked up.
 * Begun anew, a transaction sees how things are now, and refuses what cannot be any more in its own words.
 */
export function isSerializationConflict(error: unknown): boolean {
  return ['40P01', '40001', '23503'].includes(codeOf(error));
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
