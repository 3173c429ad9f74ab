import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Cookies } from '#server/http/cookies.ts';
import type { AnonymousContext } from '#server/context.ts';

/** Arguments of a hosted page. */
export interface HostedCall {
  request: FastifyRequest;
  reply: FastifyReply;
  cookies: Cookies;
  context: AnonymousContext;
}

/** A query parameter; duplicate ones, and text that PostgreSQL cannot store, count as absent. */
export function queryText(call: HostedCall, name: string): string | undefined {
  const value = (call.request.query as Record<string, unknown>)[name];
  return typeof value === 'string' && value.length <= 2048 && value !== '' && !value.includes('\0') ? value : undefined;
}

/** RFC 5321, section 4.5.3.1 */
const longestEmail = 254;

/** Identifier typed on the previous page, as `login_hint` of OpenID Connect; it only prefills a field. */
export function loginHint(call: HostedCall): string | undefined {
  const hint = queryText(call, 'login_hint');
  return hint !== undefined && hint.length <= longestEmail ? hint : undefined;
}

/** Fields of a posted form, bounded and trimmed except for passwords. */
export function formFields(call: HostedCall): Record<string, string> {
  const body = (call.request.body ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, name === 'password' ? value : value.trim()]] : [],
    ),
  );
}
