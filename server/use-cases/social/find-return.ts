import { findSocialAttempt } from '#server/db/queries/social/identities.ts';
import { sha256 } from '#server/lib/secrets.ts';
import type { AnonymousContext } from '#server/context.ts';
import { comingFromProvider } from './provider-attempts.ts';

/**
 * Finds where the user wanted to go who began an attempt in this browser, whatever became of it. The target is judged by
 * whoever leads there.
 */
export async function findReturn(
  context: AnonymousContext,
  { state, browserToken }: { state: string; browserToken: string | undefined },
): Promise<string | undefined> {
  if (browserToken === undefined || state === '') return undefined;
  const attempt = await comingFromProvider(context, (tx) => findSocialAttempt(tx, sha256(state)));
  return attempt?.browser_hash.equals(sha256(browserToken)) ? (attempt.return_to ?? undefined) : undefined;
}
