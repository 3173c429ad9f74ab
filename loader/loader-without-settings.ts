/**
 * The copy of `portico.js` that never changes, for pages that name its hash. Its tag says what the server would have written:
 * `<script src="…/cdn/<version>/loader.js" data-client-id="…" integrity="…" crossorigin>`; the rest is fetched.
 *
 * Attributes of the tag: `data-client-id`, `data-base-url` (default: where the script came from), `data-redirect` and
 * `data-return` as in `loader.ts`.
 */
import { startPortico, type Settings } from './start-portico.ts';

const tag = (document.currentScript ?? document.querySelector('script[data-client-id]')) as HTMLScriptElement | null;
const source = tag?.src ?? '';
// The directory of the script, without `cdn/` or `cdn/<version>/`.
const own = /^(https?:\/\/[^?#]*?)\/(?:cdn\/(?:([^/?#]+)\/)?)?[^/?#]*(?:[?#]|$)/.exec(source);
const baseUrl = (tag?.dataset['baseUrl'] || own?.[1] || '').replace(/(?<!\/)\/+$/, '');
const clientId = tag?.dataset['clientId'] || new URL(source || 'about:').searchParams.get('client') || '';
let settings: Settings | undefined;

async function getSettings(): Promise<Settings> {
  if (settings) return settings;
  const answer = await fetch(`${baseUrl}/portico-settings.json?client=${encodeURIComponent(clientId)}`, {
    credentials: 'omit',
  });
  if (!answer.ok) throw new Error(`Settings: ${answer.status}`);
  return (settings = (await answer.json()) as Settings);
}

if (baseUrl) startPortico({ version: own?.[2] ?? '', baseUrl, clientId }, tag, getSettings);
else alert('Portico has no base URL: set data-base-url on its script tag.');
