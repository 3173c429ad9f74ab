import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Cookies } from '#server/http/cookies.ts';
import type { AnonymousContext } from '#server/context.ts';

/** What a hosted page works with. */
export interface HostedCall {
  request: FastifyRequest;
  reply: FastifyReply;
  cookies: Cookies;
  context: AnonymousContext;
}

/** One text out of the address; a name that stands twice counts as absent, and so does what PostgreSQL cannot store. */
export function queryText(call: HostedCall, name: string): string | undefined {
  const value = (call.request.query as Record<string, unknown>)[name];
  return typeof value === 'string' && value.length <= 2048 && value !== '' && !value.includes('\0') ? value : undefined;
}

/** RFC 5321, section 4.5.3.1 */
const longestEmail = 254;

/** What was typed on the page before, by the name that OpenID Connect gives it; it fills a field in and proves nothing. */
export function loginHint(call: HostedCall): string | undefined {
  const hint = queryText(call, 'login_hint');
  return hint !== undefined && hint.length <= longestEmail ? hint : undefined;
}

/** Fields of a posted form, each bounded and trimmed but for passwords. */
export function formFields(call: HostedCall): Record<string, string> {
  const body = (call.request.body ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, name === 'password' ? value : value.trim()]] : [],
    ),
  );
}
