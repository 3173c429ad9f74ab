/** Fetch metadata: what a browser says about the origin and the kind of a request (W3C Fetch Metadata Request Headers). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Environment } from '#server/environment.ts';
import { Refusal } from '#server/lib/refusal.ts';

/**
 * Whether a script, an image or a style of another origin asks. Browsers send both headers, and no page can take one away; programs
 * send none, or the mode alone (`fetch` of Node), and have nobody's cookies. Cookies, form tokens and CORS hold for them as for everybody.
 */
export function isForeignFetch(request: FastifyRequest): boolean {
  const { 'sec-fetch-mode': mode, 'sec-fetch-site': site } = request.headers;
  return mode !== undefined && mode !== 'navigate' && site !== undefined && site !== 'same-origin';
}

/** Whether a browser navigates, or asks for a page in the way that browsers without fetch metadata do. */
export function isNavigation({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-mode'] === undefined
    ? (headers.accept ?? '').includes('text/html')
    : headers['sec-fetch-mode'] === 'navigate';
}

/**
 * Whether a call that cookies would carry out comes from our own pages, from those of clients, or from no browser.
 * @param request one that is no navigation: a GET of those carries no origin
 */
export function isOfOwnPages(environment: Environment, request: FastifyRequest): boolean {
  const { origin } = request.headers;
  return origin === undefined
    ? !isForeignFetch(request) && !isNavigation(request)
    : environment.allowedOrigins.has(origin);
}

/** Refuses pages to everything but navigations and scripts of our own origin, which send forms by `fetch`. */
export function registerPageGuard(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const refused = request.routeOptions.config.page === true && isForeignFetch(request);
    done(refused ? new Refusal('origin-not-allowed') : undefined);
  });
}
