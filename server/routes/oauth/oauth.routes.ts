import type { oauthContract } from '#shared/contract/oauth/oauth.ts';
import { requireVendor } from '#server/http/authenticate.ts';
import { browserCookie, portalCookie, refreshCookieName, ssoCookie } from '#server/http/cookies.ts';
import type { Call, Handlers, Page, Redirect } from '#server/http/mount.ts';
import { isNavigation, isOfOwnPages } from '#server/http/fetch-metadata.ts';
import {
  browserToken,
  clearedAtSignOut,
  refreshTokens,
  setPortalCookie,
  setRefreshCookie,
  signOutCookies,
} from '#server/http/session-cookies.ts';
import { loginPage } from '#server/hosted/pages/login.page.ts';
import { signedOutPage } from '#server/hosted/pages/account.page.ts';
import { portalPage } from '#server/hosted/pages/portal.page.ts';
import { noticePage } from '#server/hosted/pages/notice.page.ts';
import { pageLimit } from '#server/hosted/parts/page-limit.ts';
import { toRefusal } from '#server/http/error-answer.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { authorize } from '#server/protocols/oauth/authorize/authorize.ts';
import { supportedScopes } from '#server/protocols/oauth/authorize/check-scope.ts';
import { checkClientCredentials } from '#server/protocols/oauth/check-client-credentials.ts';
import { discoveryDocument } from '#server/protocols/oauth/discovery.ts';
import { grants } from '#server/protocols/oauth/grants/index.ts';
import type { TokenAnswer } from '#server/protocols/oauth/grants/grant.ts';
import { leaveAtSignOut, rememberLeaving } from '#server/hosted/parts/leave-provider.ts';
import { confirmingQuery, isHintOf, logoutTarget } from '#server/protocols/oauth/logout-target.ts';
import { introspect } from '#server/protocols/oauth/introspect.ts';
import { GrantRefusal } from '#server/protocols/oauth/oauth-error.ts';
import { bindToRequest, finishRequest, isSignInFor, openRequest } from '#server/protocols/oauth/pending-request.ts';
import { revoke } from '#server/protocols/oauth/revoke.ts';
import type { Services } from '#server/services.ts';
import { readAccessToken, type IssuedToken } from '#server/tokens/tokens.ts';
import { authorizeSilently, isResumable, type SilentAnswer } from '#server/use-cases/sessions/authorize-silently.ts';
import { signOut } from '#server/use-cases/sessions/end-session.ts';
import { enterPortal, issuePortalTicket } from '#server/use-cases/portal/enter-portal.ts';
import { findBrowserSession, type BrowserSession } from '#server/use-cases/sessions/find-browser-session.ts';
import { joinClient } from '#server/use-cases/sessions/join-client.ts';
import { livingCookie } from '#server/routes/sessions/living-cookie.ts';

type PlainCall = Pick<Call, 'request' | 'reply' | 'cookies' | 'context'>;

export function oauthRoutes(services: Services): Handlers<typeof oauthContract> {
  const { config, environment, keys } = services;

  /** Browsers get a page, other clients the error itself. */
  const orNotice = async (
    call: PlainCall,
    work: () => Promise<Redirect | Page>,
    kind: Parameters<typeof pageLimit>[1] = 'page',
  ): Promise<Redirect | Page> => {
    try {
      return (await pageLimit(call, kind)) ?? (await work());
    } catch (error) {
      const refusal = toRefusal(error);
      if (refusal.code === 'internal-error') throw error;
      return noticePage(call, refusal);
    }
  };
  /**
   * Before a code is returned, the client's refresh cookie is set, so that its next silent call works; one of another
   * session, or of none that lives, is replaced.
   */
  const withClientCookie = async ({ context, cookies }: PlainCall, clientId: string | null): Promise<void> => {
    if (clientId === null || !environment.clients.has(clientId)) return;
    const ssoToken = cookies.read(ssoCookie);
    const session = await findBrowserSession(context, ssoToken);
    if (!session) return;
    const token = cookies.read(refreshCookieName(clientId));
    if (token && (await isResumable(context, { clientId, token, ssoToken }, { sessionId: session.id, clientId })))
      return;
    setRefreshCookie(services, cookies, clientId, await joinClient(context, session, clientId));
  };
  const browserSession = (call: PlainCall) =>
    findBrowserSession(call.context, call.cookies.read(ssoCookie), refreshTokens(services, call.cookies));
  const endSession = async (
    call: PlainCall,
    session: BrowserSession | undefined,
    { inBackground = true }: { inBackground?: boolean } = {},
  ): Promise<void> => {
    if (session && inBackground) await rememberLeaving(call, session.id);
    if (session) await signOut(call.context, session);
    signOutCookies(services, call.cookies);
    call.reply.header('clear-site-data', clearedAtSignOut);
  };
  /**
   * A confidential client after authentication. Attempts are limited by IP address. @throws GrantRefusal
   * `invalid-client` also for public clients
   */
  const authenticatedClient = async ({
    context,
    request,
    body,
  }: Pick<Call, 'request' | 'context'> & {
    body: { client_id?: string | undefined; client_secret?: string | undefined };
  }): Promise<string> => {
    try {
      const clientId = checkClientCredentials(environment, request.headers.authorization, {
        id: body.client_id,
        secret: body.client_secret,
      });
      if (clientId === undefined || environment.clients.get(clientId)?.secretHash === undefined)
        throw new GrantRefusal('invalid-client');
      return clientId;
    } catch (error) {
      await services.limits.consume('token', context.requestMetadata.ip, config.limits.token);
      throw error;
    }
  };
  const silentTokens = async (call: PlainCall, tenantId: string | null): Promise<SilentAnswer> => {
    const living = await livingCookie(call);
    if (!living) throw new Refusal('session-not-found');
    const presented = { ...living.cookie, ssoToken: call.cookies.read(ssoCookie) };
    return await authorizeSilently(call.context, presented, tenantId, living.clientId);
  };
  const accessAnswer = (token: IssuedToken) => ({
    access_token: token.jwt,
    id_token: token.jwt,
    expires_in: token.expiresIn,
    token_type: 'Bearer' as const,
  });
  const tokenAnswer = ({ token, refreshToken, scope }: TokenAnswer) => ({
    ...accessAnswer(token),
    refresh_token: refreshToken,
    ...(scope && { scope }),
  });

  return {
    'GET /oauth/authorize': (call) =>
      orNotice(
        call,
        async () => {
          const query = new URL(call.request.raw.url ?? '/', 'http://local').searchParams;
          const redirect = await authorize(services, {
            query,
            ssoToken: call.cookies.read(ssoCookie),
            browserToken: browserToken(services, call.cookies),
            from: call.context.requestMetadata,
          });
          if (!redirect.startsWith(`${config.baseUrl}/`)) await withClientCookie(call, query.get('client_id'));
          return { redirect };
        },
        'authorize',
      ),

    'GET /oauth/prelogin': (call) => orNotice(call, () => loginPage(call)),

    async 'POST /oauth/postlogin'(call) {
      const request = await openRequest(services, call.body.state, call.cookies.read(browserCookie));
      const session = await findBrowserSession(call.context, call.cookies.read(ssoCookie));
      const claims = await readAccessToken(services, call.body.token);
      if (!claims || !isSignInFor(request, session, claims)) throw new Refusal('unauthenticated');
      return { redirectUrl: await bindToRequest(services, request, claims.sessionId) };
    },

    'GET /oauth/postlogin/redirect': (call) =>
      orNotice(call, async () => {
        const { redirect, clientId } = await finishRequest(services, call.query.state, {
          token: call.cookies.read(browserCookie),
          from: call.context.requestMetadata,
        });
        await withClientCookie(call, clientId);
        return { redirect };
      }),

    async 'POST /oauth/token'(call) {
      await services.limits.consume('token', call.context.requestMetadata.ip, config.limits.token);
      const { client_id: id, client_secret: secret, ...body } = call.body;
      const clientId = checkClientCredentials(environment, call.request.headers.authorization, { id, secret });
      const grant = Object.hasOwn(grants, body.grant_type) ? grants[body.grant_type] : undefined;
      if (!grant) throw new GrantRefusal('unsupported-grant-type');
      return tokenAnswer(await grant(call.context, { ...body, client_id: clientId }));
    },

    async 'POST /oauth/introspect'(call) {
      const asker =
        call.request.headers['x-access-token'] === undefined
          ? await authenticatedClient(call)
          : await requireVendor(services, call.request);
      const clientId = typeof asker === 'string' ? asker : null;
      await services.limits.consume('introspection', clientId ?? 'vendor', config.limits.introspection);
      return await introspect(services, call.body.token, clientId);
    },

    async 'POST /oauth/revoke'(call) {
      await services.limits.consume('token', call.context.requestMetadata.ip, config.limits.token);
      const clientId = checkClientCredentials(environment, call.request.headers.authorization, {
        id: call.body.client_id,
        secret: call.body.client_secret,
      });
      if (clientId === undefined) throw new GrantRefusal('invalid-client');
      await revoke(call.context, call.body.token, clientId);
    },

    async 'POST /oauth/authorize/silent'(call) {
      await services.limits.consume('token', call.context.requestMetadata.ip, config.limits.token);
      try {
        const { token, refreshToken } = await silentTokens(call, call.body?.tenantId ?? null);
        return { ...accessAnswer(token), ...(refreshToken !== undefined && { refresh_token: refreshToken }) };
      } catch (error) {
        if (call.body?.optional && toRefusal(error).code === 'session-not-found') return { session: null };
        throw error;
      }
    },

    async 'GET /oauth/logout'(call) {
      // the URI is checked before anything ends, so that an invalid one leaves the session unchanged
      const target = await logoutTarget(services, call.query);
      const session = await browserSession(call);
      const asked = isNavigation(call.request)
        ? session === undefined || (await isHintOf(services, call.query.id_token_hint, session))
        : isOfOwnPages(environment, call.request);
      if (!asked && !isNavigation(call.request)) throw new Refusal('origin-not-allowed');
      if (!asked) return { redirect: `${config.routes.logout}?${confirmingQuery(call.query)}` };
      const isPage = isNavigation(call.request);
      const onward = isPage ? await leaveAtSignOut(call, session?.id, target) : undefined;
      await endSession(call, session, { inBackground: !isPage });
      if (onward ?? target) return { redirect: (onward ?? target)! };
      return call.request.headers['sec-fetch-mode'] === 'navigate' ? signedOutPage(call) : undefined;
    },

    async 'POST /oauth/logout/token'(call) {
      if (!isOfOwnPages(environment, call.request)) throw new Refusal('origin-not-allowed');
      await endSession(call, await browserSession(call));
    },

    'GET /oauth/userinfo'({ caller }) {
      const { email, verified, name, pictureUrl } = caller.user!;
      return {
        sub: caller.userId,
        email,
        email_verified: verified,
        name,
        ...(pictureUrl && { picture: pictureUrl }),
        tenantId: caller.tenantId,
      };
    },

    async 'POST /oauth/portal/ticket'({ context, request }) {
      return { url: await issuePortalTicket(context, request.headers.origin) };
    },

    async 'POST /oauth/portal/enter'(call) {
      await services.limits.consume('link', call.context.requestMetadata.ip, config.limits.link);
      const { origin } = call.request.headers;
      if (origin !== undefined && origin !== environment.ownOrigin) throw new Refusal('origin-not-allowed');
      // a signed-in user stays signed in: a ticket from elsewhere must not replace the account
      const portal = call.cookies.read(portalCookie);
      const tokens = portal === undefined ? [] : [portal];
      if (await findBrowserSession(call.context, call.cookies.read(ssoCookie), tokens)) return;
      const { refreshToken, expiresAt } = await enterPortal(call.context, call.body.ticket);
      // its session has ended, and with the cookie the portal would request that one
      if (call.cookies.read(ssoCookie) !== undefined) call.cookies.clear(ssoCookie);
      setPortalCookie(services, call.cookies, refreshToken, expiresAt);
    },

    'GET /oauth/portal': (call) => orNotice(call, () => portalPage(call), 'portalPage'),
    'GET /.well-known/jwks.json': () => keys.jwks(),
    'GET /.well-known/openid-configuration': () => discoveryDocument(config.baseUrl, supportedScopes),
    'GET /.well-known/oauth-authorization-server': () => discoveryDocument(config.baseUrl, supportedScopes),
  };
}
