/** /account/redirect: opens the application of whoever is signed in. */
import { ssoCookie } from '#server/http/cookies.ts';
import type { Page, Redirect } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { findBrowserSession } from '#server/use-cases/find-browser-session.ts';
import { clientHome, tenantHome } from '#server/use-cases/find-home.ts';
import { accountPage } from './account.page.ts';
import type { HostedCall } from './hosted-call.ts';

/** The tenant's own application, else the client's: it asks for a sign-in by itself where nobody is signed in. */
export async function openAppPage(services: Services, call: HostedCall): Promise<Page | Redirect> {
  const session = await findBrowserSession(services, call.cookies.read(ssoCookie));
  const target = session && (await tenantHome(services, session.tenantId));
  if (target === undefined) return { redirect: clientHome(services) };
  // a form may have led here, and the policy of its page names no tenant's address: a page of our own leads on, not a redirect
  const page = await accountPage(services, call, target);
  return { ...page, headers: { ...page.headers, refresh: `0;url=${target}` } };
}
