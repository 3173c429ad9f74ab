/**
 * Responses to the portal's first four API calls, embedded in the page: as consecutive requests they would delay the
 * first content. Each equals the response of its endpoint.
 */
import { checkSession } from '#server/db/queries/sessions/check-session.ts';
import { loadTokenSubject } from '#server/db/queries/sessions/token-subject.ts';
import { randomId } from '#server/lib/secrets.ts';
import type { AnonymousContext } from '#server/context.ts';
import type { Caller } from '#server/caller.ts';
import { stepUpRequired } from '#server/tokens/enforce-tenant-policies.ts';
import { issueToken } from '#server/tokens/tokens.ts';
import { describeSelf, listOwnTenantsAndActive } from '#server/use-cases/profile/describe-self.ts';
import type { BrowserSession } from '#server/use-cases/sessions/find-browser-session.ts';
import { publicFlags } from '#server/use-cases/entitlements/public-flags.ts';
import { readPortalSettings } from './portal-settings.ts';

/** Keyed by method and path. */
export type PortalAnswers = Record<string, unknown>;
/** Without a refresh token, because the page renews by its cookie. */
type SilentAnswer = { access_token: string; id_token: string; expires_in: number; token_type: 'Bearer' };

export interface AnsweredPortal {
  /** The caller to whom the responses belong. */
  caller: BrowserCaller;
  answers: PortalAnswers & { 'POST /oauth/authorize/silent': SilentAnswer };
}

type BrowserCaller = Pick<Caller, 'userId' | 'tenantId' | 'sessionId' | 'impersonator'>;

/**
 * @returns `undefined` if the session may not act in its tenant; the calls themselves then report why
 * @throws Refusal `step-up-required`
 */
export async function portalAnswers(
  context: AnonymousContext,
  session: BrowserSession,
): Promise<AnsweredPortal | undefined> {
  const { services, requestMetadata, now } = context;
  const { db, config, environment } = services;
  const claims = { sessionId: session.id, userId: session.userId, tenantId: session.tenantId };
  const checked = await checkSession(db, claims, requestMetadata, now, config.lifetimes.sessionIdle);
  if (checked?.demandsMore) throw stepUpRequired();
  const clientId = session.ofPortal ? environment.ownClientId : environment.defaultClient.id;
  const subject =
    checked &&
    (await loadTokenSubject(db, { sessionId: session.id, tenantId: null, clientId, origin: requestMetadata }, now));
  if (!checked || !subject) return undefined;
  const self = { ...claims, impersonator: checked.impersonator, user: checked.user, apiToken: null };
  const [token, me, tenants, settings] = await Promise.all([
    issueToken(services, subject, { grantId: randomId(services.random) }),
    describeSelf(context, self),
    listOwnTenantsAndActive(context, self),
    readPortalSettings(services, self.tenantId),
  ]);
  const answers = {
    'POST /oauth/authorize/silent': {
      access_token: token.jwt,
      id_token: token.jwt,
      expires_in: token.expiresIn,
      token_type: 'Bearer' as const,
    },
    'GET /identity/resources/users/v2/me': me,
    'GET /identity/resources/users/v3/me/tenants': tenants,
    'GET /metadata/admin-box': settings,
    'GET /flags': publicFlags(services),
  };
  return { caller: self, answers };
}
