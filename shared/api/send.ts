/**
 * The only way to call the identity server. `createSend` returns a `Send`; any function of that type can replace it
 * (preview mode responds from fixtures).
 */
import wretch, { type WretchError } from 'wretch';
import { encodeQuery } from '#shared/lib/encode-query.ts';
import { parseUrl } from '#shared/lib/parse-url.ts';
import { retry, waitFor } from '#shared/lib/retry.ts';
import { ApiError } from './api-error.ts';
import { requestHeaders } from './request-headers.ts';
import type { ReadMode, Send, SendRequest, SendSettings } from './send.types.ts';
import { answerToApiError, errorTexts, genericErrorCode, toApiError, traceIdHeader } from './to-api-error.ts';

const trimmed = (part: string): string => part.replace(/^\/+|(?<!\/)\/+$/g, '');

/** `base` + prefix + path, with one slash between them. */
export function requestUrl(
  { baseUrl, prefix = '', additionalQuery }: SendSettings,
  { path, query }: SendRequest,
): string {
  const search = encodeQuery({ ...additionalQuery?.(), ...query });
  if (/^https?:\/\//i.test(path)) return `${path}${search}`;
  const base = (typeof baseUrl === 'function' ? baseUrl(path) : baseUrl).replace(/(?<!\/)\/+$/, '');
  const middle = trimmed(prefix);
  return `${base}${middle ? `/${middle}` : ''}/${path.replace(/^\/+/, '')}${search}`;
}

function serializeBody(body: unknown): BodyInit | undefined {
  if (body === undefined) return undefined;
  return body instanceof FormData ? body : JSON.stringify(body);
}

async function requestOptions(settings: SendSettings, request: SendRequest, url: string): Promise<RequestInit> {
  const body = serializeBody(request.body);
  const options: RequestInit = {
    method: request.method,
    headers: await requestHeaders(settings, request),
    credentials: request.credentials ?? settings.credentials ?? 'same-origin',
    ...(body === undefined ? {} : { body }),
    ...(request.keepalive ? { keepalive: true } : {}),
    ...(request.signal ? { signal: request.signal } : {}),
  };
  return (await settings.beforeRequest?.(options, url)) ?? options;
}

function defaultNavigate(url: string): void {
  globalThis.location.assign(url);
}

/**
 * A 302 without `Location` carries its target in the body (fetch follows one with `Location` by itself). The promise
 * never settles, because the page navigates away. Targets that are not web URLs are rejected.
 */
async function followRedirect(response: Response, settings: SendSettings): Promise<never> {
  const target = (await response.text()).trim();
  // Relative to the page, like a navigation; outside a browser relative to the request URL.
  const url = parseUrl(target, globalThis.location?.href ?? response.url);
  if (target === '' || !url || !/^https?:$/.test(url.protocol)) {
    const traceId = response.headers.get(traceIdHeader);
    throw new ApiError({ message: errorTexts.generic, statusCode: 302, traceId, errorCode: genericErrorCode });
  }
  (settings.navigate ?? defaultNavigate)(url.href);
  return new Promise<never>(() => {});
}

/** The same body, while a listener sees what arrives. */
function watched(response: Response, onData: (chunk: Uint8Array) => void): Response {
  const watch = new TransformStream<Uint8Array, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      onData(chunk);
      controller.enqueue(chunk as Uint8Array<ArrayBuffer>);
    },
  });
  return response.body ? new Response(response.body.pipeThrough(watch), { headers: response.headers }) : response;
}

async function readAnswer(response: Response, read: ReadMode, onData: SendRequest['onData']): Promise<unknown> {
  if (read === 'stream') return response.body;
  if (read === 'blob' && onData) return await watched(response, onData).blob();
  if (read === 'json') return response.json().catch(() => ({}));
  return response[read]();
}

function failedAnswer(error: unknown): Response {
  if (error instanceof Error && 'response' in error && error.response instanceof Response) return error.response;
  throw error;
}

async function attempt(settings: SendSettings, request: SendRequest): Promise<unknown> {
  const url = requestUrl(settings, request);
  const options = await requestOptions(settings, request, url);
  const client = wretch(url, options).fetchPolyfill(settings.fetch ?? globalThis.fetch.bind(globalThis));
  // The transformer keeps wretch from reading failure bodies: `toApiError` has its own rules for them.
  const response = await client
    .customError((error: WretchError) => error)
    .fetch()
    .res()
    .catch(failedAnswer);
  if (response.status === 302) return followRedirect(response, settings);
  if (!response.ok) throw await answerToApiError(response);
  request.onHeaders?.(response.headers);
  return readAnswer(response, request.read ?? 'json', request.onData);
}

function logFailure(
  { logLevel = 'error', log = console }: SendSettings,
  { method, path }: SendRequest,
  error: ApiError,
): void {
  const line = `[portico] ${method} ${path}: ${error.statusCode} ${error.message}`;
  const { statusCode } = error;
  if (statusCode >= 400 && statusCode < 500 && logLevel === 'warn') log.warn(line, { traceId: error.traceId });
  if (statusCode === 500 && logLevel !== 'silent') log.error(line, { traceId: error.traceId });
}

function fail(settings: SendSettings, request: SendRequest, reason: unknown): never {
  // An aborted call is not reported as a server error.
  if (request.signal?.aborted) throw request.signal.reason;
  const error = toApiError(reason);
  logFailure(settings, request, error);
  if (error.statusCode >= 500) settings.record?.(request.name ?? request.path, error);
  throw error;
}

export function createSend(settings: SendSettings): Send {
  const once = async (request: SendRequest): Promise<unknown> => {
    try {
      const result = await attempt(settings, request);
      settings.succeeded?.(request.name ?? request.path);
      return result;
    } catch (reason) {
      return fail(settings, request, reason);
    }
  };
  return async <T>(request: SendRequest): Promise<T> => {
    if (!request.retry) return (await once(request)) as T;
    const options = request.retry === true ? {} : request.retry;
    const when = (error: unknown): boolean => !request.signal?.aborted && (options.when?.(error) ?? true);
    return (await retry(() => once(request), { ...options, when }, settings.wait ?? waitFor)) as T;
  };
}
