/** /account/logout: shows who is signed in to this browser, with a sign-out button that works without JavaScript. */
import { findImpersonator } from '#server/db/queries/impersonation/impersonations.ts';
import { findTenant } from '#server/db/queries/core/memberships.ts';
import { findUserById } from '#server/db/queries/core/users.ts';
import { returnCookie, ssoCookie } from '#server/http/cookies.ts';
import type { Page, Redirect } from '#server/http/mount.ts';
import { clearedAtSignOut, setReturnCookies, signOutCookies } from '#server/http/session-cookies.ts';
import { logoutTarget } from '#server/protocols/oauth/logout-target.ts';
import { signOut } from '#server/use-cases/sessions/end-session.ts';
import { leaveImpersonation } from '#server/use-cases/impersonation/leave-impersonation.ts';
import { findBrowserSession } from '#server/use-cases/sessions/find-browser-session.ts';
import { leavingOrigin } from '#server/use-cases/sso-sign-in/leave-provider.ts';
import { leaveAtSignOut } from '#server/hosted/parts/leave-provider.ts';
import { queryText, type HostedCall } from '#server/hosted/parts/hosted-call.ts';
import { pageModel } from '#server/hosted/parts/page-model.ts';
import { sendPage } from '#server/hosted/parts/send-page.ts';

/** @param home target of its button, if not the client's application; `asks` if the page must display its host */
export async function accountPage(call: HostedCall, home?: { url: string; asks?: true }): Promise<Page> {
  const session = await findBrowserSession(call.context, call.cookies.read(ssoCookie));
  if (!session) return await signedOutPage(call);
  const asked = logoutQuery(call);
  const target = await logoutTarget(call.context.services, asked);
  const provider = await leavingOrigin(call.context, session.id);
  const { user, tenant, impersonator } = await call.context.asUser(session.userId, async (tx) => ({
    user: (await findUserById(tx, session.userId))!,
    tenant: (await findTenant(tx, session.tenantId))!,
    impersonator: await findImpersonator(tx, session.id),
  }));
  const model = pageModel(call, {
    step: { flow: 'account', step: 'signedIn' },
    values: { email: user.email },
    stepData: {
      userName: user.name,
      tenantName: tenant.name,
      ...(home?.asks && { applicationUrl: home.url, redirectTo: new URL(home.url).host }),
      ...(impersonator && { actorName: impersonator.name }),
      // a fetch response cannot redirect to another origin: the page navigates itself
      ...((target ?? provider) !== undefined && { onward: `/oauth/logout?${new URLSearchParams(asked).toString()}` }),
    },
  });
  return await sendPage(call.context, home === undefined ? model : { ...model, defaultRedirect: home.url }, [
    target,
    provider,
  ]);
}

/** The page of a sign-out. A browser whose session has ended in the background goes on to the provider of that. */
export async function logoutPage(call: HostedCall): Promise<Page | Redirect> {
  const session = await findBrowserSession(call.context, call.cookies.read(ssoCookie));
  if (session) return await accountPage(call);
  const target = await logoutTarget(call.context.services, logoutQuery(call));
  const provider = await leaveAtSignOut(call, undefined, target);
  return provider === undefined ? await signedOutPage(call) : { redirect: provider };
}

/** The query of `GET /oauth/logout`, if it redirected here for confirmation (`confirmingQuery`). */
function logoutQuery(call: HostedCall): Record<string, string> {
  const names = { post_logout_redirect_uri: 'post_logout_redirect_uri', client_id: 'client_id', state: 'logout_state' };
  return Object.fromEntries(
    Object.entries(names).flatMap(([name, carried]) =>
      queryText(call, carried) === undefined ? [] : [[name, queryText(call, carried)!]],
    ),
  );
}

/** For an impersonator, this ends the impersonation and returns to their own session. */
export async function submitSignOut(call: HostedCall): Promise<Page | Redirect> {
  const { services } = call.context;
  const session = await findBrowserSession(call.context, call.cookies.read(ssoCookie));
  const target = await logoutTarget(services, logoutQuery(call));
  const returnToken = call.cookies.read(returnCookie);
  if (returnToken !== undefined) {
    const left = await leaveImpersonation(call.context, {
      ssoToken: call.cookies.read(ssoCookie),
      refreshTokens: [],
      returnToken,
    });
    if (setReturnCookies(services, call.cookies, left)) return { redirect: '/oauth/portal' };
  }
  const onward = (session && (await leaveAtSignOut(call, session.id, target))) ?? target;
  if (session) await signOut(call.context, session);
  signOutCookies(services, call.cookies);
  call.reply.header('clear-site-data', clearedAtSignOut);
  return onward === undefined ? await signedOutPage(call) : { redirect: onward };
}

export async function signedOutPage(call: HostedCall): Promise<Page> {
  return await sendPage(call.context, pageModel(call, { step: { flow: 'account', step: 'signedOut' } }));
}
