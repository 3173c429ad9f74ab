import { toRefusal } from '#server/http/error-answer.ts';
import type { Refusal } from '#server/lib/refusal.ts';

/** Returns a refusal as a value, for a page to show. Unexpected errors are thrown. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await work();
  } catch (error) {
    const refusal = toRefusal(error);
    if (refusal.code === 'internal-error') throw error;
    return refusal;
  }
}

/** The form field of a refusal, so that the page can show it there. */
export function fieldOf(refusal: Refusal): string | undefined {
  if (refusal.code.startsWith('password-')) return 'password';
  return refusal.code.startsWith('email-') ? 'email' : undefined;
}
