/** `@portico/node/next`: route handlers and the proxy of Next.js, and of what else takes a `Request`. */
import { AccessError, refusedBy } from './access-error.ts';
import { requireAll, type Rules } from './rules.ts';
import type { Auth, Verifier } from './verifier.ts';

function answerOf(error: unknown): Response {
  if (!(error instanceof AccessError)) throw error;
  const { status, headers, body } = refusedBy(error);
  return Response.json(body, { status, headers });
}

async function admit(verifier: Verifier, { headers }: Request, rules: Rules): Promise<Auth> {
  const auth = await verifier.verifyRequest(headers);
  requireAll(auth, rules);
  return auth;
}

/**
 * Wraps a route handler: `export const GET = withAuth(verifier, (request, auth) => Response.json({ name: auth.name }))`.
 * Requests without a valid token are answered with 401, those that break a rule with 403.
 */
export function withAuth<Context>(
  verifier: Verifier,
  handler: (request: Request, auth: Auth, context: Context) => Response | Promise<Response>,
  rules: Rules = {},
): (request: Request, context: Context) => Promise<Response> {
  return async (request, context) => {
    let auth: Auth;
    try {
      auth = await admit(verifier, request, rules);
    } catch (error) {
      return answerOf(error);
    }
    return await handler(request, auth, context);
  };
}

/**
 * For `proxy.ts` (before Next.js 16 `middleware.ts`), with a matcher of the routes that programs call: pages are navigated
 * to without a token. Lets a request through or answers it with 401 or 403.
 */
export function protectRoutes(
  verifier: Verifier,
  rules: Rules = {},
): (request: Request) => Promise<Response | undefined> {
  return async (request) => {
    try {
      await admit(verifier, request, rules);
      return undefined;
    } catch (error) {
      return answerOf(error);
    }
  };
}
