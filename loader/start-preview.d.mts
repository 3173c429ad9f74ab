import type { PorticoPreview, PreviewOptions } from 'portico';

export interface StartPreviewOptions extends PreviewOptions {
  /** The address that your code calls: what goes there is answered by the double. */
  baseUrl: string;
  /** Calls to other addresses. Default: the global one. */
  fetch?: typeof fetch;
  /** Milliseconds since 1970, for what the token says of its age. */
  now?: () => number;
}

/**
 * What `Portico.preview()` gives, in a test under Node: nothing is loaded from a server, and answers come at once unless
 * `delays` is true. Its portal needs a page with the tag.
 *
 * @throws Error when the package was not built, or when the name is that of another scenario's preview
 */
export declare function startPreview(options: StartPreviewOptions): Promise<PorticoPreview>;
