/**
 * A stand-in for `window.Portico` in tests and demonstrations of host pages: a fictional user is signed in, and the identity
 * server's calls are answered from invented data. No server is asked.
 */
import type { LoaderSettings, PorticoPreview, PorticoUser, PreviewOptions } from '#loader/portico.types.ts';
import { ApiError } from '#shared/api/api-error.ts';
import type { Preview } from '#shared/preview/preview-send.ts';
import { forgetPreview, visitPreview } from '#shared/preview/preview-visits.ts';
import { sampleToken } from '#shared/preview/token.ts';
import { createEmitter } from '#shared/session/emitter.ts';

export interface PreviewPlace {
  fetch: typeof fetch;
  now(): number;
  show(properties: object, attributes: Record<string, string>): Promise<void>;
  hide(): void;
}

function answered(body: unknown, status = 200): Response {
  const headers = { 'content-type': typeof body === 'string' ? 'text/plain' : 'application/json' };
  return new Response(body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers,
  });
}

/** The path below the identity server's address; `undefined` for any other address. */
function pathWithin(baseUrl: string, address: URL): string | undefined {
  const base = new URL(baseUrl);
  const prefix = base.pathname.replace(/\/$/, '');
  const isInSubtree = address.origin === base.origin && address.pathname.startsWith(`${prefix}/`);
  return isInSubtree ? address.pathname.slice(prefix.length).replace(/^\/frontegg(?=\/)/, '') : undefined;
}

/** Calls of the identity server are answered here; all others are made as they are. */
function createPreviewFetch(baseUrl: string, { send }: Preview, place: PreviewPlace): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const path = pathWithin(baseUrl, url);
    if (path === undefined) return place.fetch(input, init);
    const text = await request.text();
    try {
      const body: unknown = text ? JSON.parse(text) : undefined;
      return answered(
        await send({
          method: request.method as 'GET',
          path,
          query: Object.fromEntries(url.searchParams),
          body,
          signal: request.signal,
        }),
      );
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { message, errorCode, context, statusCode } = error;
      return answered({ errors: [message], errorCode, ...(context && { context }) }, statusCode);
    }
  };
}

/** @throws PreviewNameMismatch */
export function startPreview(
  { baseUrl }: Pick<LoaderSettings, 'baseUrl'>,
  { scenario = 'filled', name = scenario, delays }: PreviewOptions,
  place: PreviewPlace,
): PorticoPreview {
  const preview = visitPreview(scenario, { name, delays });
  const events = createEmitter(console);
  let signedIn = true;
  const current = (): PorticoUser => ({ ...preview.state.me });
  const double: PorticoPreview = {
    user: async () => (signedIn ? current() : null),
    token: async () => (signedIn ? sampleToken(current(), place.now()) : null),
    fetch: createPreviewFetch(baseUrl, preview, place),
    on: events.on,
    async login() {
      preview.signIn();
      signedIn = true;
      events.emit('signed-in', current());
      return current();
    },
    async logout() {
      signedIn = false;
      events.emit('signed-out', null);
    },
    admin: {
      show: (options = {}) =>
        place.show(
          { session: Object.assign(double, { send: preview.send }) },
          { ...options, mode: 'dialog', preview: scenario },
        ),
      hide: place.hide,
    },
    forget: () => forgetPreview(name),
  };
  events.emit('ready', current());
  return double;
}
