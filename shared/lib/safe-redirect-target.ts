/**
 * Redirect safety (specification, 4.2): an address from outside is followed when it is no URL (a path on this origin), or
 * its origin is the current one or an allowed one. Anything else logs a warning and gives the fallback.
 */
import { parseUrl } from './parse-url.ts';

export interface RedirectRules {
  /** Address of the page; relative targets are resolved against it. */
  href: string;
  /** Used when the target is absent or unsafe. */
  fallback: string;
  allowedOrigins?: readonly string[];
  /** `false` lets any web origin pass. The forms that deceive parsers are refused all the same. Default: `true`. */
  enforceSameSite?: boolean;
  log?: Pick<Console, 'warn'>;
}

const scheme = /^[a-z][a-z\d+.-]*:/i;
// Browsers drop tabs and line ends inside an address and spaces around it, so that what is checked is not what is used.
const hidden = /[\p{Cc}\s]/u;

/** Whether the text means to every parser what it means to this one. */
function isPlain(target: string): boolean {
  if (hidden.test(target) || target.includes('\\') || target.startsWith('//')) return false;
  // `https:host` and `https:/host` are relative or absolute, depending on the page.
  return !scheme.test(target) || /^https?:\/\/[^/]/i.test(target);
}

function isAllowed(url: URL, rules: RedirectRules): boolean {
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return false;
  // `/.//host` is a path here, and another host to code that continues with the path alone.
  if (url.pathname.startsWith('//')) return false;
  if (rules.enforceSameSite === false) return true;
  return url.origin === new URL(rules.href).origin || (rules.allowedOrigins ?? []).includes(url.origin);
}

/** The target as it was given, or the fallback. */
export function safeRedirectTarget(target: string | null | undefined, rules: RedirectRules): string {
  if (!target) return rules.fallback;
  const url = isPlain(target) ? parseUrl(target, rules.href) : null;
  if (url && isAllowed(url, rules)) return target;
  rules.log?.warn('[portico] The redirect target is not on an allowed origin and is ignored:', target);
  return rules.fallback;
}
