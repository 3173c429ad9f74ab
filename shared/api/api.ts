/**
 * The typed client: routes, parameters, bodies and responses are derived from a contract's types only; it needs no
 * contract at run time.
 * const api = createApi<typeof contract>(send);
 * const me = await api.get('/identity/resources/users/v2/me');
 * await api.put('/roles/v1/{id}', { name: 'Reader' }, { params: { id } });
 */
import type { z } from 'zod';
import type { Contract, Endpoint, Method, ResponseKind } from '#shared/contract/define.ts';
import { fillPath } from '#shared/lib/fill-path.ts';
import type { ReadMode, Send, SendRequest } from './send.types.ts';

/** Paths of a contract that support a method. */
export type PathOf<C, M extends Method> = { [R in keyof C]: R extends `${M} ${infer P}` ? P : never }[keyof C];
type EndpointAt<C, M extends Method, P> = P extends string
  ? `${M} ${P}` extends keyof C
    ? C[`${M} ${P}`]
    : never
  : never;

type InputOf<E, K extends 'params' | 'query'> = E extends { [Key in K]: infer S extends z.ZodType }
  ? z.input<S>
  : never;

/** Bodies that are not the input of the endpoint's schema, by their kind. */
interface SentByKind {
  multipart: FormData;
}
type SentKind<E> = E extends { accepts: readonly (infer A)[] } ? Extract<A, keyof SentByKind> : never;

/** Request body; `FormData` where the endpoint takes files. */
export type BodyOf<E> = [SentKind<E>] extends [never]
  ? E extends { body: infer S extends z.ZodType }
    ? z.input<S>
    : undefined
  : SentByKind[SentKind<E>];

/** What a call resolves with, by the kind of the response. A redirect never settles, hence `never`. */
interface AnswerByKind {
  empty: void;
  page: string;
  redirect: never;
  text: string;
  xml: string;
  scim: unknown;
  file: Blob;
  events: ReadableStream<Uint8Array> | null;
}

/** Resolved value. */
export type AnswerOf<E> = E extends { response: infer R }
  ? R extends z.ZodType
    ? z.output<R>
    : R extends ResponseKind
      ? AnswerByKind[R]
      : never
  : never;

type Part<Key extends string, Value> = [Value] extends [never]
  ? unknown
  : {} extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value };
// Types do not exist at run time, so callers state at the call that a response is text or a file.
interface ReadByKind {
  text: { read: 'text' };
  page: { read: 'text' };
  xml: { read: 'text' };
  file: { read: 'blob'; onData?: SendRequest['onData'] };
  events: { read: 'stream' };
}
type ReadPart<E> = E extends { response: infer R extends keyof ReadByKind }
  ? ReadByKind[R]
  : { read?: Exclude<ReadMode, 'text'> };
type Transport = Pick<
  SendRequest,
  'headers' | 'credentials' | 'token' | 'plain' | 'onHeaders' | 'name' | 'retry' | 'keepalive' | 'signal'
>;

export type CallOptions<E> = Transport &
  Part<'params', InputOf<E, 'params'>> &
  Part<'query', InputOf<E, 'query'>> &
  ReadPart<E>;

type OptionsArgument<E> = {} extends CallOptions<E> ? [options?: CallOptions<E>] : [options: CallOptions<E>];
type BodyArguments<E> =
  undefined extends BodyOf<E>
    ? {} extends CallOptions<E>
      ? [body?: BodyOf<E>, options?: CallOptions<E>]
      : [body: BodyOf<E>, options: CallOptions<E>]
    : [body: BodyOf<E>, ...OptionsArgument<E>];

type Call<C, M extends Method> = <P extends PathOf<C, M>>(
  path: P,
  ...args: OptionsArgument<EndpointAt<C, M, P>>
) => Promise<AnswerOf<EndpointAt<C, M, P>>>;
type CallWithBody<C, M extends Method> = <P extends PathOf<C, M>>(
  path: P,
  ...args: BodyArguments<EndpointAt<C, M, P>>
) => Promise<AnswerOf<EndpointAt<C, M, P>>>;

/** Every call rejects with `ApiError`. */
export interface Api<C> {
  get: Call<C, 'GET'>;
  post: CallWithBody<C, 'POST'>;
  put: CallWithBody<C, 'PUT'>;
  patch: CallWithBody<C, 'PATCH'>;
  /** The body is the second argument where an endpoint takes one, as in `post`. */
  delete: CallWithBody<C, 'DELETE'>;
}

type LooseOptions = Transport & Pick<SendRequest, 'query' | 'read'> & { params?: Record<string, unknown> };

function call(send: Send, method: Method, path: string, body: unknown, options: LooseOptions = {}): Promise<unknown> {
  const { params, ...rest } = options;
  // Recorded by route, so that all values of a parameter share one name.
  const content = body === undefined ? {} : { body };
  return send({ name: `${method} ${path}`, ...rest, method, path: fillPath(path, params), ...content });
}

export function createApi<C extends Partial<Record<keyof Contract, Endpoint>>>(send: Send): Api<C> {
  const withBody = (method: Method) => (path: string, body?: unknown, options?: LooseOptions) =>
    call(send, method, path, body, options);
  const api = {
    get: (path: string, options?: LooseOptions) => call(send, 'GET', path, undefined, options),
    post: withBody('POST'),
    put: withBody('PUT'),
    patch: withBody('PATCH'),
    delete: withBody('DELETE'),
  };
  return api as unknown as Api<C>;
}
