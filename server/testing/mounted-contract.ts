/** A contract of a test's own on a server of its own, over real HTTP: the transport of the application without its routes. */
import fastifyCookie from '@fastify/cookie';
import fastifyMultipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import type { Contract } from '#shared/contract/define.ts';
import { registerBodyKinds } from '#server/http/body-kinds.ts';
import { registerErrorHandlers } from '#server/http/error-handlers.ts';
import { mount, type Handlers } from '#server/http/mount.ts';
import { registerRequestHooks } from '#server/http/request-hooks.ts';
import type { Services } from '#server/services.ts';

/** Closes with its test. @returns sends a request; redirects are not followed */
export async function mountedContract<C extends Contract>(
  services: Services,
  contract: C,
  handlers: Handlers<C>,
  more: (app: FastifyInstance) => void = () => undefined,
): Promise<(method: string, path: string, init?: RequestInit) => Promise<Response>> {
  const app = Fastify({ forceCloseConnections: true, exposeHeadRoutes: false });
  onTestFinished(() => app.close());
  await app.register(fastifyCookie);
  registerBodyKinds(app);
  await app.register(fastifyMultipart);
  registerRequestHooks(app, services, { mailRefusal: () => Promise.resolve(undefined) });
  registerErrorHandlers(app, services, (_request, _reply, { code }) => Promise.resolve({ html: `<p>${code}</p>` }));
  mount(app, services, contract, handlers);
  more(app);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return async (method, path, init) => await fetch(`${address}${path}`, { redirect: 'manual', ...init, method });
}
