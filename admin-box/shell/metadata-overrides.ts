/** Settings from an external URL, merged over the server's. A chunk of its own, since few portals use it. */
import { mergeSettings } from '#shared/lib/merge-settings.ts';
import { parseUrl } from '#shared/lib/parse-url.ts';

type Json = Record<string, unknown>;

/** Milliseconds, as long as a theme is waited for: the portal does without them then. */
const timeout = 4000;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function addressOf({ metadataOverrides }: Json): string | undefined {
  const url = isObject(metadataOverrides) ? metadataOverrides['url'] : undefined;
  const parsed = typeof url === 'string' ? parseUrl(url, location.href) : null;
  return parsed && ['https:', location.protocol].includes(parsed.protocol) ? parsed.href : undefined;
}

/** The settings themselves, or the answer of a metadata endpoint, whose first row has them. */
function settingsIn(answer: unknown): Json {
  if (!isObject(answer)) return {};
  const rows: unknown = answer['rows'];
  const first: unknown = Array.isArray(rows) ? rows[0] : undefined;
  const configuration = isObject(first) ? first['configuration'] : undefined;
  return isObject(configuration) ? configuration : answer;
}

/**
 * Fetched without credentials, so that the external host learns nothing about the user. On failure the settings stay
 * unchanged.
 */
export async function layOverrides(settings: Json, fetch: typeof globalThis.fetch = globalThis.fetch): Promise<Json> {
  const address = addressOf(settings);
  if (!address) return settings;
  try {
    const answer = await fetch(address, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(timeout),
    });
    return answer.ok ? mergeSettings(settings, settingsIn(await answer.json())) : settings;
  } catch {
    return settings;
  }
}
