/** Where to go after sign-in (specification, 4.2): kept before, read once afterwards. */
import { parseUrl } from '#shared/lib/parse-url.ts';
import { safeRedirectTarget } from '#shared/lib/safe-redirect-target.ts';
import type { SafeStorage } from '#shared/session/safe-storage.ts';

export const afterAuthUrlKey = 'FRONTEGG_AFTER_AUTH_REDIRECT_URL';

/** Routes that would start over, undo or repeat the sign-in. */
const routesOfSignIn = [
  '/account/login',
  '/account/logout',
  '/account/social/success',
  '/account/activate',
  '/oauth/callback',
];

export interface AfterAuthRules {
  href: string;
  fallback: string;
  allowedOrigins?: readonly string[];
  enforceSameSite?: boolean;
  /** Paths that are ignored as targets, with everything below them. */
  ignoredRoutes?: readonly string[];
  log?: Pick<Console, 'warn'>;
}

export function storeAfterAuthUrl(storage: SafeStorage, url: string): boolean {
  return storage.set(afterAuthUrlKey, url);
}

function isIgnored(target: string, { href, ignoredRoutes = routesOfSignIn }: AfterAuthRules): boolean {
  const path = parseUrl(target, href)?.pathname ?? '';
  return ignoredRoutes.some((route) => path === route || path.startsWith(`${route}/`));
}

/** Takes the kept address; gives the fallback when there is none, or when it is unsafe or a route of the sign-in itself. */
export function consumeAfterAuthUrl(storage: SafeStorage, rules: AfterAuthRules): string {
  const kept = storage.get(afterAuthUrlKey);
  storage.remove(afterAuthUrlKey);
  if (!kept || isIgnored(kept, rules)) return rules.fallback;
  return safeRedirectTarget(kept, rules);
}
