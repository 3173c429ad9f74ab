/**
 * Headers of a call to the identity server, in the order in which they are applied (later ones override): metadata,
 * content type, source, authorization, scoped tenant, additional, login alias, application, the call's own.
 */
import type { SendRequest, SendSettings } from './send.types.ts';

type Headers = Record<string, string>;

const isForm = (body: unknown): boolean => typeof FormData !== 'undefined' && body instanceof FormData;

function metadataHeaders({ sdkVersion, framework }: SendSettings): Headers {
  return {
    ...(sdkVersion ? { 'x-portico-sdk': `portico@${sdkVersion}` } : {}),
    ...(framework ? { 'x-frontegg-framework': framework } : {}),
  };
}

function contentHeaders({ body, plain }: SendRequest): Headers {
  // The browser sets a form's content type, because it contains the boundary.
  if (isForm(body) || (plain && body === undefined)) return {};
  return { 'Content-Type': 'application/json' };
}

async function authorizationHeaders(settings: SendSettings, request: SendRequest): Promise<Headers> {
  const token = request.token === undefined ? await settings.token?.() : request.token;
  return token ? { Authorization: `Bearer ${token}` } : {};
}

function optional(name: string, value: string | null | undefined): Headers {
  return value ? { [name]: value } : {};
}

/** Encodes text for a header: UTF-8 bytes, one character each. */
const utf8Bytes = (text: string | null | undefined): string =>
  String.fromCharCode(...new TextEncoder().encode(text ?? ''));

/** A `plain` request has no custom headers, so that a cross-origin read needs no preflight. */
export async function requestHeaders(settings: SendSettings, request: SendRequest): Promise<Headers> {
  if (request.plain) return { ...contentHeaders(request), ...request.headers };
  const additional = (await settings.additionalHeaders?.()) ?? [];
  return {
    ...metadataHeaders(settings),
    ...contentHeaders(request),
    ...optional('frontegg-source', settings.source),
    ...(await authorizationHeaders(settings, request)),
    ...optional('frontegg-scoped-tenant', utf8Bytes(settings.scopedTenant?.())),
    ...Object.fromEntries(additional.map(({ key, value }) => [key, value])),
    ...optional('frontegg-login-alias', settings.loginAlias?.()),
    ...optional('frontegg-requested-application-id', settings.applicationId),
    ...request.headers,
  };
}
