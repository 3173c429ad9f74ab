/** The packages that other projects install, until they are published in a registry. */
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#server/lib/refusal.ts';
import type { Services } from '#server/services.ts';
import { publicHeaders } from '#server/http/public-headers.ts';
import { fileRoute, immutable } from '#server/http/static-files.ts';

/**
 * `/sdk` lists the packages. `/sdk/portico-react-VERSION.tgz` is one of them: its version identifies its content, so
 * that it may be cached forever. `/sdk/portico-react.tgz` redirects to the version of this server.
 */
export function registerSdkRoutes(app: FastifyInstance, { bundles, config }: Services): void {
  const files = new Map(bundles.packages.map((each) => [path.posix.basename(each.file), each.file]));
  const latest = new Map(
    bundles.packages.map(({ file, version }) => {
      const name = path.posix.basename(file);
      return [name.replace(`-${version}`, ''), name];
    }),
  );
  const urlOf = (file: string): string => `${config.baseUrl}/${file}`;
  app.route({
    method: 'GET',
    url: '/sdk',
    config: { access: 'public', route: 'GET /sdk' },
    handler: (_, reply) =>
      publicHeaders(reply)
        .header('cache-control', 'no-cache')
        .send({
          packages: bundles.packages.map(({ name, version, file, integrity, bytes }) => ({
            name,
            version,
            url: urlOf(file),
            integrity,
            bytes,
          })),
        }),
  });
  fileRoute(
    app,
    { url: '/sdk/:file', headers: { cacheControl: immutable, contentType: 'application/gzip' } },
    (request, reply) => {
      const { file: name } = request.params as { file: string };
      const current = latest.get(name);
      if (current !== undefined)
        return publicHeaders(reply)
          .header('cache-control', 'no-cache')
          .redirect(urlOf(`sdk/${current}`), 302);
      const file = files.get(name);
      if (file === undefined) throw new Refusal('not-found');
      return reply.sendFile(file);
    },
  );
}
