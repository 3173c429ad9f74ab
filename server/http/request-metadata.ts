import type { FastifyRequest } from 'fastify';
import {
  acceptedLanguages,
  requestedLanguages,
  firstSupported,
  languageCookie,
  languageNames,
} from '#shared/i18n/languages.ts';
import { idleHeader } from '#shared/lib/idle-header.ts';
import type { Caller, VendorCaller } from '#server/caller.ts';
import type { CallAddress } from '#server/lib/call-address.ts';
import type { RequestMetadata } from '#server/request-metadata.ts';

/** IP address, browser and trace ID of a request, bounded for storage. */
export function requestMetadataOf(request: FastifyRequest, caller?: Caller | VendorCaller): RequestMetadata {
  const tenantCaller = caller && 'userId' in caller ? caller : null;
  const impersonator = tenantCaller?.impersonator;
  const apiToken = tenantCaller?.apiToken;
  const setupLink = tenantCaller?.setupLink;
  return {
    ...callAddressOf(request),
    userAgent: request.headers['user-agent']?.slice(0, 512) ?? null,
    traceId: request.id,
    idleSeconds: idleSecondsOf(request),
    locale: localeOf(request),
    ...(impersonator && { impersonator }),
    ...(apiToken && { apiToken: { id: apiToken.id, description: apiToken.description } }),
    ...(setupLink && {
      setupLink: { id: setupLink.id, createdBy: setupLink.createdBy, recipient: setupLink.recipient },
    }),
  };
}

/** Where a request comes from. */
export function callAddressOf({ clientAddress, clientCountry }: FastifyRequest): CallAddress {
  return { ip: clientAddress, country: clientCountry };
}

/** @returns `undefined` without a usable header: a call that says nothing, or nonsense, is activity */
export function idleSecondsOf({ headers }: Pick<FastifyRequest, 'headers'>): number | undefined {
  const value = headers[idleHeader];
  return typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : undefined;
}

const ours = Object.keys(languageNames);

/** Chosen as on hosted pages: from the URL, an earlier choice, the browser. */
function localeOf({ query, cookies, headers }: FastifyRequest): string | undefined {
  const asked = (query as Record<string, unknown> | undefined)?.['ui_locales'];
  const wanted = [
    ...(typeof asked === 'string' ? requestedLanguages(asked) : []),
    cookies[languageCookie] ?? '',
    ...acceptedLanguages(headers['accept-language'] ?? ''),
  ];
  return firstSupported(wanted, ours);
}

declare module 'fastify' {
  interface FastifyRequest {
    /** IP address of the client, with trusted proxies taken into account. */
    clientAddress: string;
    /** Country of that address, looked up when it is first read; null if it is not known. */
    clientCountry: string | null;
  }
}
