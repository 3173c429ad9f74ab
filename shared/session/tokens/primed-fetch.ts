/** Gives answers that came with the page to the calls that ask for them first. */
import type { PrimedAnswers } from './primed-answers.ts';

const silentCall = 'POST /oauth/authorize/silent';

/** @param baseUrl of the server whose answers these are */
export function primedFetch(
  fetch: typeof globalThis.fetch,
  baseUrl: string,
  answers: PrimedAnswers,
): typeof globalThis.fetch {
  return async (input, init) => {
    const call = callOf(input, init, baseUrl);
    // a tab with a tenant of its own asks for another tenant's token: all that came with the page is about the wrong one
    if (call === silentCall && asksForTenant(init?.body)) answers.drop();
    const body = call === undefined ? undefined : answers.take(call);
    if (body === undefined) return await fetch(input, init);
    return new Response(JSON.stringify(body), { status: 200, headers: { 'content-type': 'application/json' } });
  };
}

function callOf(input: RequestInfo | URL, init: RequestInit | undefined, baseUrl: string): string | undefined {
  const base = baseUrl.replace(/(?<!\/)\/+$/, '');
  const url = input instanceof Request ? input.url : String(input);
  const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
  const path = url.startsWith(`${base}/`) ? url.slice(base.length) : undefined;
  return path && `${method.toUpperCase()} ${path.replace(/^\/frontegg(?=\/)/, '')}`;
}

function asksForTenant(body: BodyInit | null | undefined): boolean {
  if (typeof body !== 'string') return true;
  const { tenantId } = (JSON.parse(body) ?? {}) as { tenantId?: unknown };
  return tenantId !== null && tenantId !== undefined;
}
