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

/** Fields of a posted form, each bounded and trimmed but for passwords. */
export function formFields(call: HostedCall): Record<string, string> {
  const body = (call.request.body ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, name === 'password' ? value : value.trim()]] : [],
    ),
  );
}
