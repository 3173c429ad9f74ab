import type { Environment } from '#shared/session/environment.ts';
import { parseUrl } from '#shared/lib/parse-url.ts';

export interface BearerFetchSettings {
  env: Pick<Environment, 'fetch' | 'href'>;
  baseUrl: string;
  token(): Promise<string | null>;
}

/** Whether the bearer may go there: this page's own origin, or the identity server. */
function isTrustedTarget(target: string, href: string, baseUrl: string): boolean {
  const url = parseUrl(target, href);
  const base = parseUrl(baseUrl, href);
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  if (url.origin === new URL(href).origin) return true;
  const path = base?.pathname.replace(/(?<!\/)\/*$/, '/') ?? '/';
  return url.origin === base?.origin && `${url.pathname}/`.startsWith(path);
}

/** `fetch` with the bearer on calls to trusted targets. A header that the caller set stays as it is. */
export function createBearerFetch({ env, baseUrl, token }: BearerFetchSettings): typeof fetch {
  return async (input, init) => {
    const target = input instanceof Request ? input.url : String(input);
    if (!isTrustedTarget(target, env.href(), baseUrl)) return env.fetch(input, init);
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    const bearer = headers.has('Authorization') ? null : await token();
    if (bearer) headers.set('Authorization', `Bearer ${bearer}`);
    return env.fetch(input, { ...init, headers });
  };
}
