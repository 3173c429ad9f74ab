/** /account/redirect: opens the application of whoever is signed in. */
import { ssoCookie } from '#server/http/cookies.ts';
import type { Page, Redirect } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { findBrowserSession } from '#server/use-cases/sessions/find-browser-session.ts';
import { clientHome, tenantHome } from '#server/use-cases/sessions/find-landing-page.ts';
import { accountPage } from './account.page.ts';
import type { HostedCall } from '#server/hosted/parts/hosted-call.ts';

/**
 * The tenant's own application, else the client's: it asks for a sign-in by itself where nobody is signed in. A host that a tenant chose
 * is named and wants a press, so that nobody takes a page there for one of the product's.
 */
export async function openAppPage(call: HostedCall): Promise<Page | Redirect> {
  const { services } = call.context;
  const session = await findBrowserSession(call.context, call.cookies.read(ssoCookie));
  const target = session && (await tenantHome(call.context, session.tenantId));
  if (target === undefined) return { redirect: clientHome(services) };
  if (!isConfigured(services, target)) return await accountPage(call, { url: target, asks: true });
  // a form may have led here, and the policy of its page names no tenant's address: a page of our own leads on, not a redirect
  const page = await accountPage(call, { url: target });
  return { ...page, headers: { ...page.headers, refresh: `0;url=${target}` } };
}

/** Whether configuration, and not a tenant alone, names the place. */
function isConfigured({ environment }: Services, target: string): boolean {
  const { origin } = new URL(target);
  const applications = [...environment.clients.values()].flatMap(({ applicationUrl }) =>
    applicationUrl === undefined ? [] : [new URL(applicationUrl).origin],
  );
  return environment.allowedOrigins.has(origin) || applications.includes(origin);
}
