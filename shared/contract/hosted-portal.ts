/** What the server and the portal's renderer tell each other about the first sight of a hosted portal. */

/** Bodies by method and path. */
type Answers = Readonly<Record<string, unknown>>;

/** Keys of the portal's questions, and the calls whose answers they are answered with. A list that grows knows where its parts begin. */
export type CarriedQuestions = readonly (readonly [
  key: readonly unknown[],
  call: string,
  pageParams?: readonly unknown[],
])[];

/** A portal page as it was asked for. */
export interface HostedPortal {
  /** Attributes of the element, by name. */
  attributes: Readonly<Record<string, string>>;
  /** Path and query of the page. */
  address: string;
  /** A tag that the portal has texts for (BCP 47). */
  locale: string;
  direction: 'ltr' | 'rtl';
  /** What has been answered so far: the person's token and profile among it. */
  answers: Answers;
  /** Asks an endpoint in the name of the person, whose rights decide there. `url` is path and query. */
  ask(url: string): Promise<{ status: number; body: string }>;
}

/** What `dist/server/admin-box.js` gives back. */
export interface RenderedPortal {
  /** Inside of the element: its declarative shadow root. `nonce` is written on each `<style>`. `''` where the page cannot be drawn ahead. */
  html: string;
  /** Mode that the tenant's metadata asks for. */
  theme: 'light' | 'dark' | 'auto' | undefined;
  /** What was asked for on the way: the page asks the same in the browser. */
  answers: Answers;
  /** What the page knows by those answers, and by the ones that were there before. */
  questions: CarriedQuestions;
}

export type RenderPortal = (portal: HostedPortal, nonce: string) => Promise<RenderedPortal>;
