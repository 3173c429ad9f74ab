/** Path of the hosted portal, and messages between the server and the portal's renderer for rendering it on the server. */

/** Path of the portal on the identity server; its pages follow it. */
export const portalPath = '/oauth/portal';

/** Bodies by method and path. */
type Answers = Readonly<Record<string, unknown>>;

/** A requested portal page. */
export interface HostedPortal {
  /** Attributes of the element, by name. */
  attributes: Readonly<Record<string, string>>;
  /** Path and query of the page. */
  address: string;
  /** A language tag that the portal has texts for (BCP 47). */
  locale: string;
  direction: 'ltr' | 'rtl';
  /** Responses so far, including the user's token and profile. */
  answers: Answers;
  /** Calls an endpoint with the user's permissions. `url` is path and query. */
  ask(url: string): Promise<{ status: number; body: string }>;
}

/** Return value of `dist/server/admin-box.js`. */
export interface RenderedPortal {
  /**
   * Content of the element: its declarative shadow root. `nonce` is set on each `<style>`. `''` if the page cannot be
   * server-rendered.
   */
  html: string;
  /** Color mode from the tenant's metadata. */
  theme: 'light' | 'dark' | 'auto' | undefined;
  /** Calls made during rendering: the page makes the same ones in the browser. */
  answers: Answers;
  /** The dehydrated queries that those responses and the earlier ones answer, opaque to the server. */
  queries: readonly unknown[];
}

export type RenderPortal = (portal: HostedPortal, nonce: string) => Promise<RenderedPortal>;
