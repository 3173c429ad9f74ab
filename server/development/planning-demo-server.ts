/** Serves the built planning demo from a separate origin, as a customer's web server would. */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { parseUrl } from '#shared/lib/parse-url.ts';
import { StartError } from '#server/lib/start-error.ts';

export interface PlanningDemoOptions {
  /** `dist/planning-demo`. */
  folder: string;
  /** Its module, relative to that folder's parent. */
  script: string;
  port: number;
  host: string;
  baseUrl: string;
  /** Origins that its pages may call besides their own and the identity server's. */
  connects?: string[] | undefined;
  clientId: string;
}

export async function startPlanningDemo(options: PlanningDemoOptions): Promise<{ close(): Promise<void> }> {
  const template = await readFile(path.join(options.folder, 'index.html'), 'utf8');
  const app = Fastify({ forceCloseConnections: true });
  await app.register(fastifyStatic, {
    root: options.folder,
    // the page is a template
    allowedPath: (pathname) => pathname.endsWith('.js'),
    dotfiles: 'deny',
    immutable: true,
    index: false,
    maxAge: '1y',
    setHeaders: (reply) => void reply.type('text/javascript; charset=utf-8'),
  });
  // one page for all paths, except for missing files
  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return reply.code(405).send();
    const pathname = parseUrl(request.url, 'http://local')?.pathname;
    // a path such as `//` cannot be parsed
    if (pathname === undefined) return reply.code(400).send();
    if (path.extname(pathname) !== '') return reply.code(404).send();
    return sendPage(reply, options, template);
  });
  await listen(app, options);
  return { close: () => app.close() };
}

function sendPage(reply: FastifyReply, options: PlanningDemoOptions, template: string): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const values: Record<string, string> = {
    NONCE: nonce,
    PORTICO_BASE_URL: options.baseUrl,
    PORTICO_CLIENT_ID: options.clientId,
    DEMO_SCRIPT: `/${path.posix.relative('planning-demo', options.script)}`,
  };
  return reply
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': policy(nonce, [options.baseUrl, ...(options.connects ?? [])]),
    })
    .type('text/html; charset=utf-8')
    .code(200)
    .send(template.replace(/%([A-Z_]+)%/g, (placeholder, name: string) => values[name] ?? placeholder));
}

/** As strict as a customer's may be: exactly what docs/integrate.md requires of a host page. */
function policy(nonce: string, connects: string[]): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    `connect-src 'self' ${connects.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

async function listen(app: FastifyInstance, { port, host }: PlanningDemoOptions): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new StartError(
      `Port ${port} of the planning demo is already in use.`,
      'Stop the program that uses it, or choose another pair of ports: npm start -- --port N',
      { cause: error },
    );
  }
}
