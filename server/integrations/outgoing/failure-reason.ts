/** Why there was no answer, in short: the code of a network error, such as `ECONNREFUSED`, else its message. */
export function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}

export const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';
