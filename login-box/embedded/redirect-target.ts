/**
 * The `redirectUrl` of a route, which overrides where a sign-in leads. Kept in memory between steps, and in the tab's
 * session storage while the page is left for an identity provider.
 */
import type { AccountRoutes } from '#shared/lib/account-paths.ts';
import { parseUrl } from '#shared/lib/parse-url.ts';
import { safeRedirectTarget } from '#shared/lib/safe-redirect-target.ts';
import { createSafeStorage } from '#shared/session/safe-storage.ts';

const key = 'portico.redirect-url';

export interface RedirectTarget {
  /** What the address says; nothing leaves what was said before. */
  record(url: string | null): void;
  /** Leaves for it, once. @returns whether there is one that may be followed */
  follow(): boolean;
  forget(): void;
  stop(): void;
}

export function createRedirectTarget(routes: AccountRoutes, allowedOrigins: readonly string[] = []): RedirectTarget {
  const storage = createSafeStorage({ storages: [() => globalThis.sessionStorage] });
  let wanted = storage.get(key);
  storage.remove(key);
  // only a page that is left needs it afterwards: what a tab no longer wants must not come back another day
  const keep = (): void => void (wanted && storage.set(key, wanted));
  globalThis.addEventListener('pagehide', keep);

  /** Account routes that would start, undo or repeat a sign-in are not valid targets. */
  function isAccountRoute(target: string): boolean {
    const { href, origin } = globalThis.location;
    const url = parseUrl(target, href);
    const places = url?.origin === origin ? [url.pathname, url.hash.slice(1).replace(/\?.*/s, '')] : [];
    return Object.entries(routes).some(([name, path]) => name !== 'authenticated' && places.includes(path));
  }

  return {
    record: (url) => void (wanted = url ?? wanted),
    forget: () => void (wanted = null),
    stop: () => globalThis.removeEventListener('pagehide', keep),
    follow() {
      const { href } = globalThis.location;
      const target = safeRedirectTarget(wanted, { href, fallback: '', allowedOrigins, log: console });
      wanted = null;
      if (!target || isAccountRoute(target)) return false;
      globalThis.location.assign(target);
      return true;
    },
  };
}
