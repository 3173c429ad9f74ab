/**
 * Mounts a contract with its handlers. Only calls that a contract defines are reachable: a missing handler or a result of
 * the wrong type does not compile, and a route without declared access is refused at start.
 *
 * Order per call: refuse types of bodies → read the body → authenticate → authorize → count bulk calls → validate →
 * handle → audit an impersonator's read → answer. Bodies, access, responses and errors have kinds, each a table of its own:
 * `body-kinds.ts`, `authenticators.ts`, `response-kinds.ts`, `error-shapes.ts`.
 */
import '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { z } from 'zod';
import {
  acceptedBy,
  apiTokensOf,
  isCrossOrigin,
  type Access,
  type Contract,
  type Endpoint,
  type ResponseKind,
} from '#shared/contract/define.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { Services } from '#server/services.ts';
import type { Caller, VendorCaller } from '#server/caller.ts';
import { anonymousContext, callContext, type AnonymousContext, type CallContext } from '#server/context.ts';
import { absentValuesOf } from './absent-values.ts';
import { authenticate, type CallerOf } from './authenticators.ts';
import { cookiesOf, type Cookies } from './cookies.ts';
import { recordImpersonatedRead } from './record-impersonated-read.ts';
import { requestMetadataOf } from './request-metadata.ts';
import { responseKindOf, type Exchange, type ResultOf } from './response-kinds.ts';

export type { File, Page, Redirect } from './response-kinds.ts';

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Result<E extends Endpoint> = E['response'] extends z.ZodType
  ? z.input<E['response']>
  : E['response'] extends ResponseKind
    ? ResultOf<E['response']>
    : unknown;

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
    const responseKind = responseKindOf(endpoint);
    responseKind.prepare?.(app);
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
        accepts: acceptedBy(endpoint),
        ...(endpoint.errors && { errors: endpoint.errors }),
      },
      handler: async (request, reply) => {
        const admitCaller = () =>
          authenticate(
            { services, request, apiTokens: apiTokensOf(route, endpoint), beforeStepUp: endpoint.beforeStepUp },
            accessFor(request, endpoint),
          );
        const caller = await admitCaller();
        if (endpoint.denyImpersonation && isImpersonated(caller)) throw new Refusal('impersonated-session');
        if (endpoint.bulk && isTenantCaller(caller))
          await services.limits.consume(`bulk ${route}`, caller.tenantId, services.config.limits.bulk);
        const anonymous = anonymousContext(services, requestMetadataOf(request, caller));
        const context = isTenantCaller(caller) ? callContext(anonymous, caller) : anonymous;
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
        if (reads && isTenantCaller(caller))
          await recordImpersonatedRead(services, caller, route, context.requestMetadata);
        const admit = async () => {
          const again = (await admitCaller()) as Caller;
          return callContext(anonymousContext(services, requestMetadataOf(request, again)), again);
        };
        if (endpoint.status) reply.code(endpoint.status);
        const exchange = { app, request, reply, services, context, admit, cacheFor: endpoint.cacheFor } as Exchange;
        return responseKind.send(exchange, result as never);
      },
    });
  }
}

/** A request with a vendor token is authenticated as the vendor only; it never falls back to the user. */
function accessFor(request: FastifyRequest, { access, allowVendor }: Endpoint): Access {
  return allowVendor && request.headers['x-access-token'] !== undefined ? 'vendor' : access;
}

function isTenantCaller(caller: Caller | VendorCaller | undefined): caller is Caller {
  return caller !== undefined && 'impersonator' in caller;
}

function isImpersonated(caller: Caller | VendorCaller | undefined): boolean {
  return isTenantCaller(caller) && caller.impersonator !== null;
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

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `scim`: the routes of directories, which authenticate them by their own rules before a body is read. */
    access?: Access | 'scim';
    route?: string;
  }
}
