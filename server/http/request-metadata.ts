import type { FastifyRequest } from 'fastify';
import {
  acceptedLanguages,
  askedLanguages,
  firstSupported,
  languageCookie,
  languageNames,
} from '#shared/i18n/languages.ts';
import type { Caller, VendorCaller } from '#server/caller.ts';
import type { RequestMetadata } from '#server/request-metadata.ts';

/** IP address, browser and trace ID of a request, bounded for storage. */
export function requestMetadataOf(request: FastifyRequest, caller?: Caller | VendorCaller): RequestMetadata {
  const person = caller && 'userId' in caller ? caller : null;
  const impersonator = person?.impersonator;
  const apiToken = person?.apiToken;
  return {
    ip: request.clientAddress,
    userAgent: request.headers['user-agent']?.slice(0, 512) ?? null,
    traceId: request.id,
    locale: localeOf(request),
    ...(impersonator && { impersonator }),
    ...(apiToken && { apiToken: { id: apiToken.id, description: apiToken.description } }),
  };
}

const ours = Object.keys(languageNames);

/** Chosen as on hosted pages: from the URL, an earlier choice, the browser. */
function localeOf({ query, cookies, headers }: FastifyRequest): string | undefined {
  const asked = (query as Record<string, unknown> | undefined)?.['ui_locales'];
  const wanted = [
    ...(typeof asked === 'string' ? askedLanguages(asked) : []),
    cookies[languageCookie] ?? '',
    ...acceptedLanguages(headers['accept-language'] ?? ''),
  ];
  return firstSupported(wanted, ours);
}

declare module 'fastify' {
  interface FastifyRequest {
    /** IP address of the client, with trusted proxies taken into account. */
    clientAddress: string;
  }
}
