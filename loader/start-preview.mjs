/** The test double for tests that have no page of the server: `import { startPreview } from 'portico/preview'`. */

/** @param {Parameters<typeof import('./start-preview.mjs').startPreview>[0]} options */
export async function startPreview({ baseUrl, delays = false, fetch = globalThis.fetch, now = Date.now, ...options }) {
  const dist = new URL('../dist/', import.meta.url);
  const { default: manifest } = await import(new URL('manifest.json', dist).href, { with: { type: 'json' } });
  /** @type {{ startPreview: Function }} */
  const double = await import(new URL(manifest.entries.preview.file, dist).href);
  const show = () => Promise.reject(new Error('The portal is shown by pages that carry the tag.'));
  return double.startPreview({ baseUrl }, { ...options, delays }, { fetch, now, show, hide() {} });
}
