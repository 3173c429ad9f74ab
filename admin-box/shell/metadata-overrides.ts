/** Settings that lie elsewhere, laid over those of the server: its own chunk, since few portals have them. */
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

/** Fetched without credentials: whoever keeps them gets to know nothing of the person. A failure leaves the settings as they are. */
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
