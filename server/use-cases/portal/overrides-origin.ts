/** Where settings of the portal say that further ones lie (`metadataOverrides.url`): the page asks there, and nowhere else. */
import { parseUrl } from '#shared/lib/parse-url.ts';

/** What may stand in a policy of the page. An address may have other letters, such as `;`, and would write directives of its own. */
const plainOrigin = /^https?:\/\/[a-z\d.-]+(:\d+)?$/;

function urlIn(settings: unknown): unknown {
  const overrides =
    typeof settings === 'object' && settings !== null && 'metadataOverrides' in settings
      ? settings.metadataOverrides
      : undefined;
  return typeof overrides === 'object' && overrides !== null && 'url' in overrides ? overrides.url : undefined;
}

/**
 * @param baseUrl of the server: settings may lie at an http address only where the server itself does
 * @returns `null` when they say nothing, or something that is not asked
 */
export function overridesOrigin(settings: unknown, baseUrl: string): string | null {
  const url = urlIn(settings);
  const parsed = typeof url === 'string' ? parseUrl(url) : null;
  const schemes = ['https:', new URL(baseUrl).protocol];
  if (!parsed || !schemes.includes(parsed.protocol) || parsed.username || parsed.password) return null;
  return plainOrigin.test(parsed.origin) ? parsed.origin : null;
}

/** Whether settings name an address that is not asked: they are not saved then. */
export function namesWrongOverrides(settings: unknown, baseUrl: string): boolean {
  return urlIn(settings) !== undefined && overridesOrigin(settings, baseUrl) === null;
}
