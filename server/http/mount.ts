/**
 * Mounts a contract with its handlers. Only calls that a contract defines are reachable: a missing handler or an answer
 * of the wrong type
 * does not compile, and a route without declared access is refused at start.
 *
 * Order per call: authenticate → authorize → count bulk calls → validate → handle → audit an impersonator's read.
 */
import type { Readable } from 'node:stream';
import '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { z } from 'zod';
import {
  isCrossOrigin,
  apiTokensOf,
  type Access,
  type Contract,
  type Endpoint,
  type ApiTokenAccess,
} from '#shared/contract/define.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { sha256 } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';
import type { Caller, VendorCaller } from '#server/caller.ts';
import { anonymousContext, callContext, type AnonymousContext, type CallContext } from '#server/context.ts';
import { absentValuesOf } from './absent-values.ts';
import { requireCaller, requirePermission, requireVendor } from './authenticate.ts';
import { requireEntitlement } from './require-entitlement.ts';
import { cookiesOf, type Cookies } from './cookies.ts';
import { originAllowed } from './cors.ts';
import { registerEventStreams, sendEvents, type Events } from './event-stream.ts';
import { recordImpersonatedRead } from './record-impersonated-read.ts';
import { requestMetadataOf } from './request-metadata.ts';
import { requireSetupGuest } from './setup-guest.ts';

/** Answers that are not JSON. */
export interface Redirect {
  redirect: string;
}
export interface Page {
  html: string;
  status?: number;
  headers?: Record<string, string>;
}
/** Streamed, so that it is never in memory as a whole. */
export interface File {
  file: Readable;
  /** Media type. */
  type: string;
  name: string;
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Result<E extends Endpoint> = E['response'] extends z.ZodType
  ? z.input<E['response']>
  : E['response'] extends 'empty'
    ? void
    : E['response'] extends 'text'
      ? string
      : E['response'] extends 'file'
        ? File
        : E['response'] extends 'events'
          ? Events
          : Redirect | Page | undefined;
type CallerOf<A extends Access> = A extends 'public' | 'refresh-cookie'
  ? undefined
  : A extends 'vendor'
    ? VendorCaller
    : Caller;

/** A vendor endpoint has no signed-in caller, and neither has one that also admits the vendor. */
type ContextOf<E extends Endpoint> = CallerOf<E['access']> | VendorOf<E> extends Caller
  ? CallContext
  : AnonymousContext;

type VendorOf<E extends Endpoint> = E extends { allowVendor: true } ? VendorCaller : never;

export interface Call<E extends Endpoint = Endpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
  caller: CallerOf<E['access']> | VendorOf<E>;
  context: ContextOf<E>;
  cookies: Cookies;
  request: FastifyRequest;
  reply: FastifyReply;
}

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Result<E>> | Result<E>;
export type Handlers<C extends Contract> = { [R in keyof C]: Handler<C[R] & Endpoint> };

export function mount<C extends Contract>(
  app: FastifyInstance,
  services: Services,
  contract: C,
  handlers: Handlers<C>,
): void {
  for (const [route, endpoint] of Object.entries(contract) as [keyof C & string, Endpoint][]) {
    const [method, path] = route.split(' ') as [HTTPMethods, string];
    const handler = handlers[route] as unknown as Handler<Endpoint>;
    const url = path.replace(/\{(\w+)\}/g, ':$1');
    const crossOrigin = isCrossOrigin(endpoint);
    if (endpoint.response === 'events') registerEventStreams(app);
    const changes = method === 'PUT' || method === 'PATCH';
    const reads = method === 'GET' || endpoint.readOnly === true;
    const readQuery = reader(endpoint.query, changes);
    const readBody = reader(endpoint.body, changes);
    app.route({
      method,
      url,
      ...(endpoint.bodyBytes !== undefined && { bodyLimit: endpoint.bodyBytes }),
      config: {
        access: endpoint.access,
        route,
        page: endpoint.response === 'page',
        crossOrigin,
        ...(endpoint.bodyText && { bodyText: true }),
      },
      handler: async (request, reply) => {
        const admitCaller = () =>
          admit(services, request, {
            access: accessFor(request, endpoint),
            apiTokens: apiTokensOf(route, endpoint),
            beforeStepUp: endpoint.beforeStepUp,
          });
        const caller = await admitCaller();
        if (endpoint.denyImpersonation && isImpersonated(caller)) throw new Refusal('impersonated-session');
        refuseMediaType(request, endpoint);
        if (endpoint.bulk && isPerson(caller))
          await services.limits.consume(`bulk ${route}`, caller.tenantId, services.config.limits.bulk);
        const anonymous = anonymousContext(services, requestMetadataOf(request, caller));
        const context = isPerson(caller) ? callContext(anonymous, caller) : anonymous;
        const result = await handler({
          params: validate(endpoint.params, request.params),
          query: endpoint.query && readQuery(presentValues(request.query)),
          body: readBody(request.body ?? (endpoint.body ? {} : undefined)),
          caller,
          context,
          cookies: cookiesOf(request, reply, services.config),
          request,
          reply,
        } as Call);
        if (reads && isPerson(caller)) await recordImpersonatedRead(services, caller, route, context.requestMetadata);
        if (isEvents(result)) {
          const admitAgain = async () => {
            const again = (await admitCaller()) as Caller;
            return callContext(anonymousContext(services, requestMetadataOf(request, again)), again);
          };
          const streaming = { app, request, reply, services, context: context as CallContext, admit: admitAgain };
          return sendEvents(streaming, result);
        }
        return endpoint.cacheFor === undefined
          ? answer(reply, endpoint, result)
          : answerCached(request, reply, endpoint.cacheFor, result);
      },
    });
  }
}

function isEvents(result: unknown): result is Events {
  return typeof result === 'object' && result !== null && typeof (result as Partial<Events>).next === 'function';
}

/** A request with a vendor token is authenticated as the vendor only; it never falls back to the user. */
function accessFor(request: FastifyRequest, { access, allowVendor }: Endpoint): Access {
  return allowVendor && request.headers['x-access-token'] !== undefined ? 'vendor' : access;
}

async function admit(
  services: Services,
  request: FastifyRequest,
  { access, ...admission }: { access: Access; apiTokens: ApiTokenAccess; beforeStepUp?: true | undefined },
): Promise<Caller | VendorCaller | undefined> {
  switch (access) {
    case 'public':
      return undefined;
    case 'refresh-cookie':
      if (!originAllowed(services.environment, request.headers.origin)) throw new Refusal('origin-not-allowed');
      // a form cannot send this type, so another site cannot send the user's cookies without a preflight
      if (!/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
        throw new Refusal('unsupported-media-type');
      return undefined;
    case 'vendor':
      return await requireVendor(services, request);
    case 'user':
      return await requireCaller(services, request, admission);
    case 'setup-link':
      return await requireSetupGuest(services, request);
    case 'mfa-token':
    case 'scim':
      // nothing issues these tokens yet, so no caller can have one
      throw new Refusal('unauthenticated');
    default: {
      const caller = await requireCaller(services, request, admission);
      requirePermission(caller, access);
      await requireEntitlement(services, caller, access);
      return caller;
    }
  }
}

function isPerson(caller: Caller | VendorCaller | undefined): caller is Caller {
  return caller !== undefined && 'impersonator' in caller;
}

function isImpersonated(caller: Caller | VendorCaller | undefined): boolean {
  return isPerson(caller) && caller.impersonator !== null;
}

/** The JSON API refuses forms: a form of another site could send them with the user's cookies. */
function refuseMediaType(request: FastifyRequest, endpoint: Endpoint): void {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  // a file is read by its handler, so a multipart body is recognized only by its type
  if (type === undefined || (request.body === undefined && type !== 'multipart/form-data')) return;
  const accepted = endpoint.accepts ?? ['json'];
  const kind =
    type === 'application/json' ? 'json' : type === 'application/x-www-form-urlencoded' ? 'form' : 'multipart';
  if (!accepted.includes(kind)) throw new Refusal('unsupported-media-type');
}

/** Validates the input of a call, without its empty optional fields. */
function reader(schema: z.ZodType | undefined, changes: boolean): (value: unknown) => unknown {
  const withoutAbsent = absentValuesOf(schema, changes);
  return (value) => validate(schema, withoutAbsent ? withoutAbsent(value) : value);
}

function validate(schema: z.ZodType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw invalidRequest(parsed.error);
}

/** One message per field, which begins with the field's name. */
function invalidRequest(error: z.ZodError): Refusal {
  const fields = error.issues.map((issue) => ({ field: issue.path.join('.') || 'body', rule: issue.message }));
  if (fields.every(({ field }) => field === 'email')) return new Refusal('email-invalid', { context: { fields } });
  return new Refusal('invalid-request', {
    details: fields.map(({ field, rule }) => `${field}: ${rule}`),
    context: { fields },
  });
}

/**
 * Clients of the contract send `undefined` and `null` in queries as text: both mean absent. U+0000 cannot be stored by
 * PostgreSQL.
 */
function presentValues(query: unknown): Record<string, unknown> {
  for (const [field, value] of Object.entries(query as Record<string, unknown>)) {
    if (String(value).includes('\0')) throw new Refusal('invalid-request', { values: { field } });
  }
  return Object.fromEntries(
    Object.entries(query as Record<string, unknown>).filter(([, value]) => value !== 'undefined' && value !== 'null'),
  );
}

function answer(reply: FastifyReply, endpoint: Endpoint, result: unknown): unknown {
  if (endpoint.status) reply.code(endpoint.status);
  // an explicit `null`: an empty body would not be valid JSON
  if (result === null) return reply.type('application/json; charset=utf-8').send('null');
  if (typeof endpoint.response === 'object') return result;
  if (typeof result === 'object' && result !== null) {
    if ('redirect' in result) return reply.redirect((result as Redirect).redirect, 302);
    if ('file' in result) return sendFile(reply, result as File);
    const page = result as Page;
    return reply
      .code(page.status ?? 200)
      .headers(page.headers ?? {})
      .type('text/html; charset=utf-8')
      .send(page.html);
  }
  if (typeof result === 'string') return reply.type('text/plain; charset=utf-8').send(result);
  return reply.send();
}

/** Public JSON: cached for a while, then revalidated by its ETag (RFC 9110, section 8.8.3). */
function answerCached(request: FastifyRequest, reply: FastifyReply, seconds: number, result: unknown): unknown {
  const etag = `"${sha256(JSON.stringify(result)).toString('base64url').slice(0, 22)}"`;
  // a shared cache must not serve one origin's answer to another, whose CORS headers differ
  reply.headers({ 'cache-control': `public, max-age=${seconds}`, etag, vary: 'Origin' });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return result;
}

function sendFile(reply: FastifyReply, { file, type, name }: File): FastifyReply {
  return reply.type(type).header('content-disposition', `attachment; filename="${name}"`).send(file);
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    route?: string;
    /** The body is not parsed. */
    bodyText?: boolean;
  }
}
