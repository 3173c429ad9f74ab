/**
 * `/admin-portal/index.js`: shows Portico's admin portal and checkout in an application that uses the vendor's SDK, whose
 * `cdnUrl` is this server. The SDK calls `render` when the application opens its portal, and `unmount` when it closes it.
 */
import { loadPorticoJs, baseUrlOf } from './load-portico-js.ts';
import type { Rendered, RenderOptions } from './sdk.types.ts';
import type { Portico } from '../portico.types.ts';

const script = document.currentScript as HTMLScriptElement | null;
const baseUrl = baseUrlOf(script);
const nonce = script?.nonce || undefined;

/** Starts something that needs `portico.js`, unless it was ended before that was there. */
function start(given: RenderOptions, open: (portico: Portico) => () => void): Rendered {
  let close: (() => void) | undefined;
  let isEnded = false;
  const load = async (): Promise<void> => {
    const portico = await loadPorticoJs(baseUrl, given, nonce);
    if (!isEnded) close = open(portico);
  };
  load().catch((error: unknown) => console.error('[portico] The admin portal could not be shown.', error));
  return {
    unmount() {
      isEnded = true;
      close?.();
    },
  };
}

function show(what: { show(): Promise<void>; hide(): void }): () => void {
  what.show().catch((error: unknown) => console.error('[portico]', error));
  return () => what.hide();
}

/** One page of the portal in place. */
function renderPage(page: string): (root: HTMLElement, options: RenderOptions) => Rendered {
  return (root, options) =>
    start(options, () => {
      const element = document.createElement('portico-admin-box');
      element.setAttribute('mode', 'widget');
      element.setAttribute('page', page);
      root.append(element);
      return () => element.remove();
    });
}

const adapter = {
  render: (_root: HTMLElement, options: RenderOptions) => start(options, ({ admin }) => show(admin)),
  renderCheckoutDialog: (_root: HTMLElement, options: RenderOptions) =>
    start(options, ({ checkout }) => show({ show: () => checkout(), hide: () => checkout.hide() })),
  renderUsersTable: renderPage('users'),
  renderProfilePage: renderPage('profile'),
};
Object.assign(window, { FronteggAdminPortal: adapter, FronteggAdminPortalInit: () => adapter });
