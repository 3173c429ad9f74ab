/** Live reload: a script in every page that the development server sends, and nothing of it in the product. */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** @param stream address of the event stream */
export function registerLiveReload(app: FastifyInstance, stream: string): void {
  // Pages are changed behind the hook that compresses them, so that they must not be compressed.
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.headers.accept?.includes('text/html')) delete request.headers['accept-encoding'];
    done();
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    const type = String(reply.getHeader('content-type') ?? '');
    if (typeof payload !== 'string' || !type.startsWith('text/html') || !payload.includes('</body>')) return payload;
    const given = reply.getHeader('content-security-policy');
    const { policy, nonce } = admitReload(given === undefined ? '' : String(given), stream);
    if (policy !== '') reply.header('content-security-policy', policy);
    reply.removeHeader('content-length');
    return payload.replace('</body>', () => `<script nonce="${nonce}">${reloadScript(stream)}</script></body>`);
  });
}

/**
 * The script of a page. It loads the page again when the stream names another version than at first. A page in the background
 * holds no connection: a browser allows six for each origin.
 */
export function reloadScript(stream: string): string {
  return `(() => {
  let seen, source;
  const listen = () => {
    source?.close();
    if (document.hidden) return;
    source = new EventSource('${stream}');
    source.onmessage = ({ data }) => {
      if (seen !== undefined && data !== seen) location.reload();
      seen = data;
    };
  };
  document.addEventListener('visibilitychange', listen);
  addEventListener('pagehide', () => source?.close());
  listen();
})()`;
}

/**
 * Lets a page run the script under its own policy, with the nonce that it has or a new one.
 *
 * @param policy of the page, empty when it has none
 */
export function admitReload(policy: string, stream: string): { policy: string; nonce: string } {
  const nonce = /script-src [^;]*'nonce-([^']+)'/.exec(policy)?.[1] ?? randomBytes(16).toString('base64');
  if (policy === '') return { policy, nonce };
  const directives = new Map(
    policy.split(/;\s*/).flatMap((directive): [string, string[]][] => {
      const [name, ...sources] = directive.split(' ');
      return name ? [[name, sources]] : [];
    }),
  );
  const admit = (name: string, source: string): void => {
    const sources = (directives.get(name) ?? []).filter((each) => each !== "'none'");
    directives.set(name, sources.includes(source) ? sources : [...sources, source]);
  };
  admit('script-src', `'nonce-${nonce}'`);
  admit('connect-src', new URL(stream).origin);
  return { policy: [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; '), nonce };
}
