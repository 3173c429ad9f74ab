/** Classifies database failures: unreachable, a standby, a transaction conflict, or an invalid statement. */

/**
 * The database cannot be reached now. Answered as 503 with Retry-After; the outcome of the statement is unknown, unless
 * `isUnsent`.
 */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/** Socket failures, by Node's error codes. */
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

/**
 * 53xxx: out of disk, memory or connections; 57014: canceled by a time-out; 40P01, 40001: conflicts beyond the retry
 * limit.
 */
const refusedForNow = /^(?:53\w{3}|57014|55P03|40P01|40001)$/;

const lost =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|connection error and is not queryable|Client was closed/;

/** Whether the database cannot be reached or cannot take work now, as opposed to an invalid statement. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return isLostConnection(error) || refusedForNow.test(codeOf(error));
}

/** Whether a lock was not released in time: others work on the same rows, and the transaction was rolled back. */
export function isLockTimeout(error: unknown): boolean {
  return codeOf(error) === '55P03';
}

/** Whether the failed connection is unusable. */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseUnavailable) return true;
  const code = codeOf(error);
  // a missing file is ENOENT too, but is not a socket error
  const ofFile = 'syscall' in error && (error.syscall === 'open' || error.syscall === 'stat');
  if (endOfConnection.test(code) || (unreachable.has(code) && !ofFile)) return true;
  // several addresses of one host were tried, and all failed
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(isLostConnection);
  return lost.test(error.message);
}

/**
 * 40P01, 40001: deadlock or serialization failure. 23503: the referenced row was deleted after it was read.
 * A retried transaction sees the current state, and returns the proper error for what is no longer possible.
 */
export function isSerializationConflict(error: unknown): boolean {
  return ['40P01', '40001', '23503'].includes(codeOf(error));
}

/**
 * For `catch` of a statement that nothing of is written when a row it refers to was deleted meanwhile, so that its retries failed, too.
 *
 * @throws every other error
 */
export function noRowsIfReferenceIsGone(error: unknown): never[] {
  if (codeOf(error) === '23503') return [];
  throw error;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
