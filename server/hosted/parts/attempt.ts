import { toRefusal } from '#server/http/error-answer.ts';
import type { Refusal } from '#server/lib/refusal.ts';

/** A refusal as a value, for a page to show. What nobody foresaw is thrown on. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await work();
  } catch (error) {
    const refusal = toRefusal(error);
    if (refusal.code === 'internal-error') throw error;
    return refusal;
  }
}

/** The form field that a refusal speaks of, so that the page can show it there. */
export function fieldOf(refusal: Refusal): string | undefined {
  if (refusal.code.startsWith('password-')) return 'password';
  return refusal.code.startsWith('email-') ? 'email' : undefined;
}
