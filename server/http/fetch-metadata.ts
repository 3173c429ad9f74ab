/**
 * Fetch metadata: what a browser reports about the origin and the kind of a request (W3C Fetch Metadata Request
 * Headers).
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Environment } from '#server/environment.ts';
import { Refusal } from '#server/lib/refusal.ts';

/**
 * Whether a cross-origin script, image or style made the request. Browsers send both headers, and no page can remove
 * one; other clients send none, or only the mode (`fetch` of Node), and have no user's cookies. Cookie, form token and
 * CORS checks apply to them as well.
 */
export function isForeignFetch(request: FastifyRequest): boolean {
  const { 'sec-fetch-mode': mode, 'sec-fetch-site': site } = request.headers;
  return mode !== undefined && mode !== 'navigate' && site !== undefined && site !== 'same-origin';
}

/** Whether a browser navigates, including browsers without fetch metadata. */
export function isNavigation({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-mode'] === undefined
    ? (headers.accept ?? '').includes('text/html')
    : headers['sec-fetch-mode'] === 'navigate';
}

/**
 * Whether a call with cookies comes from our own pages, from those of clients, or from a non-browser client.
 * @param request not a navigation: a GET navigation has no Origin
 */
export function isOfOwnPages(environment: Environment, request: FastifyRequest): boolean {
  const { origin } = request.headers;
  return origin === undefined
    ? !isForeignFetch(request) && !isNavigation(request)
    : environment.allowedOrigins.has(origin);
}

/** Refuses pages except to navigations and scripts of our own origin, which send forms by `fetch`. */
export function registerPageGuard(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const refused = request.routeOptions.config.page === true && isForeignFetch(request);
    done(refused ? new Refusal('origin-not-allowed') : undefined);
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Errors of this route are shown as pages. */
    page?: boolean;
  }
}
