import type { ErrorCode } from '#shared/contract/errors.ts';
import { Refusal, type RefusalOptions } from './refusal.ts';
import { isUuid } from './secrets.ts';

/**
 * Finds a row by the ID that a caller sent. A malformed ID, a missing row, and a row that `find` hides (of another
 * tenant, of another user) are refused alike, so that the difference reveals nothing.
 * @param find gets the ID only if it is a UUID: PostgreSQL would answer any other with an error of its own
 * @throws Refusal `refusal.code`
 */
export async function findOrRefuse<T>(
  id: string,
  find: (id: string) => Promise<T | undefined>,
  refusal: ErrorCode | ({ code: ErrorCode } & RefusalOptions),
): Promise<T> {
  const found = isUuid(id) ? await find(id) : undefined;
  if (found !== undefined) return found;
  const { code, ...options } = typeof refusal === 'string' ? { code: refusal } : refusal;
  throw new Refusal(code, options);
}
