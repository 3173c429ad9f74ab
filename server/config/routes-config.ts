/** The paths of the account routes, which the operator can configure. */
import { z } from 'zod';
import { withoutPrefix } from '#server/http/path-prefix.ts';
import {
  accountRouteNames,
  accountRoutes,
  defaultRoutes,
  type AccountRoute,
  type AccountRoutes,
} from '#server/lib/account-routes.ts';

/** Paths reserved for the protocol, the bundles or the operator. */
const taken =
  /^\/(?:oauth|identity|team|tenants|vendors|auth|flags|metadata|entitlements|audits|cdn|images|health|ready|metrics|inbox|\.well-known|openapi\.json|portico|account\/social\/confirm)(?:[-/.]|$)/;
/** Segments of letters, digits and characters that need no encoding; no dot segments, no double or trailing slash. */
const shape = /^\/(?:[A-Za-z0-9_~-][A-Za-z0-9._~-]*(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*)?$/;

const path = (name: AccountRoute) =>
  z
    .string()
    .max(100)
    .regex(shape, 'a path like /account/login')
    .refine((value) => !taken.test(value) && withoutPrefix(value) === value, 'this path is the server’s own')
    .default(accountRoutes[name][0])
    .describe(accountRoutes[name][1]);

/** No two routes share a path, and none uses the default path of another, since emails already sent contain it. */
function checkRoutes(routes: AccountRoutes, context: z.RefinementCtx): void {
  for (const name of accountRouteNames) {
    const other = accountRouteNames.find(
      (candidate) =>
        candidate !== name && (routes[candidate] === routes[name] || defaultRoutes[candidate] === routes[name]),
    );
    if (other !== undefined)
      context.addIssue({ code: 'custom', path: [name], message: `this path is already used by ${other}` });
  }
}

const paths = Object.fromEntries(accountRouteNames.map((name) => [name, path(name)])) as {
  [Name in AccountRoute]: ReturnType<typeof path>;
};

export const RoutesConfig = z
  .strictObject(paths)
  .superRefine(checkRoutes)
  .prefault({})
  .describe(
    'Paths of the account pages. The default path of a page redirects to its custom path, so old links still work.',
  );
