/** `@portico/testing`: the test double of Portico for tests without a server, in Node and in browsers. */
import { startPreview as startDouble } from '../../../shared/session/preview/preview-double.ts';
import type { PorticoPreview, PreviewOptions } from '../../portico.types.ts';

export type {
  Portico,
  PorticoEvents,
  PorticoPreview,
  PorticoUser,
  PreviewOptions,
  PreviewScenario,
} from '../../portico.types.ts';

export interface StartPreviewOptions extends PreviewOptions {
  /** The address that your code calls: requests to it are answered by the double. */
  baseUrl: string;
  /** Sends requests to other addresses. Default: the global `fetch`. */
  fetch?: typeof fetch;
  /** Milliseconds since 1970, for the times in tokens. Default: `Date.now`. */
  now?: () => number;
}

/**
 * Starts what `Portico.preview()` gives in a page. Nothing is loaded from a server, and answers come at once unless `delays`
 * is true. `admin.show()` rejects: the portal is shown by pages with the script tag.
 *
 * @throws Error when a preview of the same name was started with another scenario
 */
export async function startPreview({
  baseUrl,
  fetch = globalThis.fetch,
  now = Date.now,
  delays = false,
  ...options
}: StartPreviewOptions): Promise<PorticoPreview> {
  const show = (): Promise<never> =>
    Promise.reject(new Error('The portal is shown by pages with the script tag: use Portico.preview() there.'));
  return startDouble({ baseUrl }, { ...options, delays }, { fetch, now, show, hide: () => undefined });
}
