/**
 * Origin from which the portal loads settings overrides (`metadataOverrides.url`), the only one that its content
 * security policy allows.
 */
import { parseUrl } from '#shared/lib/parse-url.ts';

/**
 * Origins that are safe to insert into a content security policy. A URL may contain characters such as `;` that would
 * add directives.
 */
const plainOrigin = /^https?:\/\/[a-z\d.-]+(:\d+)?$/;

function urlIn(settings: unknown): unknown {
  const overrides =
    typeof settings === 'object' && settings !== null && 'metadataOverrides' in settings
      ? settings.metadataOverrides
      : undefined;
  return typeof overrides === 'object' && overrides !== null && 'url' in overrides ? overrides.url : undefined;
}

/**
 * @param baseUrl of the server: an http URL is allowed only if the server itself uses http
 * @returns `null` if the settings name no URL, or one that is not allowed
 */
export function overridesOrigin(settings: unknown, baseUrl: string): string | null {
  const url = urlIn(settings);
  const parsed = typeof url === 'string' ? parseUrl(url) : null;
  const schemes = ['https:', new URL(baseUrl).protocol];
  if (!parsed || !schemes.includes(parsed.protocol) || parsed.username || parsed.password) return null;
  return plainOrigin.test(parsed.origin) ? parsed.origin : null;
}

/** Returns whether settings name a URL that is not allowed, so that they must not be saved. */
export function namesWrongOverrides(settings: unknown, baseUrl: string): boolean {
  return urlIn(settings) !== undefined && overridesOrigin(settings, baseUrl) === null;
}
