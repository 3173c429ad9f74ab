/** /account/redirect: opens the application of the signed-in user. */
import { ssoCookie } from '#server/http/cookies.ts';
import type { Page, Redirect } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { findBrowserSession } from '#server/use-cases/sessions/find-browser-session.ts';
import { clientHome, tenantHome } from '#server/use-cases/sessions/find-landing-page.ts';
import { accountPage } from './account.page.ts';
import type { HostedCall } from '#server/hosted/parts/hosted-call.ts';

/**
 * The tenant's own application, else the client's: it starts a sign-in itself if needed. A host chosen by a tenant is
 * displayed and needs a confirmation, so that its page is not mistaken for one of the product.
 */
export async function openAppPage(call: HostedCall): Promise<Page | Redirect> {
  const { services } = call.context;
  const session = await findBrowserSession(call.context, call.cookies.read(ssoCookie));
  const target = session && (await tenantHome(call.context, session.tenantId));
  if (target === undefined) return { redirect: clientHome(services) };
  if (!isConfigured(services, target)) return await accountPage(call, { url: target, asks: true });
  // a form may have redirected here, and its page's policy does not include a tenant's URL: so a page links there
  // instead of a redirect
  const page = await accountPage(call, { url: target });
  return { ...page, headers: { ...page.headers, refresh: `0;url=${target}` } };
}

/** Whether the target is in configuration, and not only in a tenant's setting. */
function isConfigured({ environment }: Services, target: string): boolean {
  const { origin } = new URL(target);
  const applications = [...environment.clients.values()].flatMap(({ applicationUrl }) =>
    applicationUrl === undefined ? [] : [new URL(applicationUrl).origin],
  );
  return environment.allowedOrigins.has(origin) || applications.includes(origin);
}
