/** `@portico/node/fastify`: hooks for Fastify 4 and 5. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccessError, refusedBy } from './access-error.ts';
import { requireAll, type Rules, type StepUpRule } from './rules.ts';
import type { Auth, Verifier } from './verifier.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `authenticate` of `@portico/node/fastify`. */
    auth?: Auth;
  }
}

/** An `onRequest` or `preHandler` hook. */
export type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

function guard(check: (request: FastifyRequest) => void | Promise<void>): Hook {
  return async (request, reply) => {
    try {
      await check(request);
    } catch (error) {
      if (!(error instanceof AccessError)) throw error;
      const { status, headers, body } = refusedBy(error);
      await reply.code(status).headers(headers).send(body);
    }
  };
}

/** Verifies the bearer token and sets `request.auth`. Requests without a valid token are answered with 401. */
export function authenticate(verifier: Verifier): Hook {
  return guard(async (request) => {
    request.auth = await verifier.verifyRequest(request.headers);
  });
}

function rule(rules: Rules): Hook {
  return guard(({ auth }) => {
    if (!auth) throw new Error('This route has a rule of @portico/node, and no authenticate() in front of it.');
    requireAll(auth, rules);
  });
}

/** Answers with 403 unless one of the permissions is held. Goes behind `authenticate`. */
export const requirePermission = (...permissions: string[]): Hook => rule({ permissions });
/** Answers with 403 unless one of the roles is held. Goes behind `authenticate`. */
export const requireRole = (...roles: string[]): Hook => rule({ roles });
/** Answers with 403 unless the user signed in with multi-factor authentication. Goes behind `authenticate`. */
export const requireStepUp = (stepUp: StepUpRule = {}): Hook => rule({ stepUp });
