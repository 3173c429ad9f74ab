/**
 * Tells the identity server for how long the user of a page has been idle, so that timers, polls and renewals of a page
 * that nobody uses don't keep its session alive.
 */
import { idleHeader } from '#shared/lib/idle-header.ts';
import { parseUrl } from '#shared/lib/parse-url.ts';
import type { Environment } from './environment.ts';

/** Seconds without input that are not reported: a header of its own costs a call to another origin a preflight. */
const leastReported = 60;

/** `fetch` of the environment; calls to the identity server say how long the user has been idle. */
export function reportIdle(
  { fetch: send, href, idleSeconds }: Pick<Environment, 'fetch' | 'href' | 'idleSeconds'>,
  baseUrl: string,
): typeof fetch {
  return (input, init) => {
    const idle = Math.floor(idleSeconds());
    const target = parseUrl(input instanceof Request ? input.url : String(input), href());
    if (idle < leastReported || !target || target.origin !== parseUrl(baseUrl, href())?.origin)
      return send(input, init);
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    headers.set(idleHeader, String(idle));
    return send(input, { ...init, headers });
  };
}
