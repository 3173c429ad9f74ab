/** Checks the Host header: exactly one, and in development a name of this machine, to prevent DNS rebinding. */
import type { FastifyInstance } from 'fastify';
import { parseUrl } from '#shared/lib/parse-url.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { Settings } from '#server/config/load-config.ts';

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** Must be registered before any hook that answers. */
export function registerHostCheck(app: FastifyInstance, { mode, baseUrl }: Pick<Settings, 'mode' | 'baseUrl'>): void {
  const known = new Set([...loopback, new URL(baseUrl).hostname]);
  app.addHook('onRequest', (request, reply, done) => {
    if (countHosts(request.raw.rawHeaders) > 1)
      return done(
        new Refusal('invalid-request', {
          details: ['Host: is there more than once'],
          context: { fields: [{ field: 'Host' }] },
        }),
      );
    const name = parseUrl(`http://${request.headers.host ?? ''}`)?.hostname;
    if (mode !== 'development' || (name !== undefined && known.has(name))) return done();
    // plain text, not localized: it is for the developer who configured the host name
    void reply
      .code(421)
      .type('text/plain; charset=utf-8')
      .send(`In development this server answers at ${[...known].join(', ')} only. Set baseUrl to use another name.\n`);
  });
}

/**
 * RFC 9112, section 3.2: a request with more than one is refused; Node would use the first, and a proxy perhaps the
 * other.
 */
function countHosts(rawHeaders: readonly string[]): number {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;
}
