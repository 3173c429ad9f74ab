/**
 * The script tag for pages made by a bundler: `import { loadPortico } from 'portico/loader'`. JavaScript with types beside it,
 * so that no bundler has to be told how to read it.
 */

/** @type {Promise<import('./portico.types.ts').Portico> | undefined} */
let loading;

/** @param {Parameters<typeof import('./load-portico.mjs').loadPortico>[0]} options */
export function loadPortico(options) {
  loading ??= start(options).catch((/** @type {unknown} */ error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** @param {Parameters<typeof import('./load-portico.mjs').loadPortico>[0]} options */
function start({ baseUrl, clientId, nonce, returnBy, trustedUrl = (url) => url }) {
  return new Promise((resolve, reject) => {
    // A stub that only queues calls has no `on`.
    if (window.Portico?.on) return resolve(window.Portico);
    const url = `${baseUrl.replace(/(?<!\/)\/+$/, '')}/portico.js?client=${encodeURIComponent(clientId)}`;
    const script = document.createElement('script');
    script.nonce = nonce ?? document.querySelector('script[nonce]')?.nonce ?? '';
    if (returnBy) script.dataset.return = returnBy;
    script.onload = () => resolve(window.Portico);
    script.onerror = () => {
      script.remove();
      reject(new Error(`Portico did not load from ${url}. Is the server there, and does the page's policy allow it?`));
    };
    script.src = trustedUrl(url);
    document.head.append(script);
  });
}
