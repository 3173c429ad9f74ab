/** Errors of calls that were given no connection to the database. */
const unsent = new WeakSet<object>();

/** Records that the call failed before it had a connection. @returns the error */
export function markUnsent(error: unknown): unknown {
  if (error instanceof Error) unsent.add(error);
  return error;
}

/** Whether no statement of the failed call was sent, so that nothing of it can have happened. */
export function isUnsent(error: unknown): boolean {
  return error instanceof Error && unsent.has(error);
}
