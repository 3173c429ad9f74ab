/** Fetch metadata: what a browser says about the origin and the kind of a request (W3C Fetch Metadata Request Headers). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '#server/lib/refusal.ts';

/**
 * Whether a script, an image or a style of another origin asks. Browsers that send no such headers, and programs, are not recognized:
 * cookies, form tokens and CORS hold for them as they do for everybody.
 */
export function isForeignFetch(request: FastifyRequest): boolean {
  const { 'sec-fetch-mode': mode, 'sec-fetch-site': site } = request.headers;
  return mode !== undefined && mode !== 'navigate' && site !== 'same-origin';
}

/** Refuses pages to everything but navigations and scripts of our own origin, which send forms by `fetch`. */
export function registerPageGuard(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const refused = request.routeOptions.config.page === true && isForeignFetch(request);
    done(refused ? new Refusal('origin-not-allowed') : undefined);
  });
}
