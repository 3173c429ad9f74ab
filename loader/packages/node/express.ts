/** `@portico/node/express`: middleware for Express 4 and 5, and for what has the same signature. */
import { AccessError, refusedBy } from './access-error.ts';
import { requireAll, type Rules, type StepUpRule } from './rules.ts';
import type { Auth, Verifier } from './verifier.ts';

declare global {
  namespace Express {
    interface Request {
      /** Set by `authenticate` of `@portico/node/express`. */
      auth?: Auth;
    }
  }
}

interface IncomingRequest {
  headers: Record<string, string | string[] | undefined>;
  auth?: Auth;
}

interface OutgoingResponse {
  statusCode: number;
  setHeader(name: string, value: string): unknown;
  end(body: string): unknown;
}

export type Middleware = (
  request: IncomingRequest,
  response: OutgoingResponse,
  next: (error?: unknown) => void,
) => Promise<void>;

function refuse(response: OutgoingResponse, error: AccessError): void {
  const { status, headers, body } = refusedBy(error);
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(JSON.stringify(body));
}

function guard(check: (request: IncomingRequest) => void | Promise<void>): Middleware {
  return async (request, response, next) => {
    try {
      await check(request);
    } catch (error) {
      if (error instanceof AccessError) refuse(response, error);
      else next(error);
      return;
    }
    next();
  };
}

/** Verifies the bearer token and sets `request.auth`. Requests without a valid token are answered with 401. */
export function authenticate(verifier: Verifier): Middleware {
  return guard(async (request) => {
    request.auth = await verifier.verifyRequest(request.headers);
  });
}

function rule(rules: Rules): Middleware {
  return guard(({ auth }) => {
    if (!auth) throw new Error('This route has a rule of @portico/node, and no authenticate() in front of it.');
    requireAll(auth, rules);
  });
}

/** Answers with 403 unless one of the permissions is held. Goes behind `authenticate`. */
export const requirePermission = (...permissions: string[]): Middleware => rule({ permissions });
/** Answers with 403 unless one of the roles is held. Goes behind `authenticate`. */
export const requireRole = (...roles: string[]): Middleware => rule({ roles });
/** Answers with 403 unless the user signed in with multi-factor authentication. Goes behind `authenticate`. */
export const requireStepUp = (stepUp: StepUpRule = {}): Middleware => rule({ stepUp });
