import { afterAll, expect, test } from 'vitest';
import { startDnsServer } from '#server/testing/dns-server.ts';
import { startIdentityProvider } from '#server/testing/identity-provider.ts';
import { TOTP, Secret } from 'otpauth';
import { LoginModel } from './models/login.model.ts';
import { PortalModel } from './models/portal.model.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { setUp } from './support/set-up.ts';
import { apiOf, makeMember } from './support/team.ts';

const returnAddresses: string[] = [];
const dns = await startDnsServer();
const idp = await startIdentityProvider(returnAddresses);
const running = setUp({ sso: { dnsServers: [dns.address] }, outgoing: { allow: [new URL(idp.issuer).host] } });
afterAll(async () => void (await Promise.all([idp.close(), dns.close()])));

const configurations = '/team/resources/sso/v1/configurations';

/** A connection that is on, with the domain of an address. */
async function connect(email: string): Promise<string> {
  const send = await apiOf(running.portico, running.portico.admin);
  returnAddresses.push(`${running.portico.demo.baseUrl}/account/oidc/callback`);
  const oidc = { type: 'oidc', ssoEndpoint: idp.issuer, oidcClientId: idp.clientId, oidcSecret: idp.clientSecret };
  const { id } = await send<{ id: string }>('POST', configurations, { ...oidc, enabled: true });
  const domain = email.split('@')[1]!;
  const added = await send<{ id: string; txtRecord: string }>('POST', `${configurations}/${id}/domains`, { domain });
  dns.txt.set(domain, [added.txtRecord]);
  await send('PUT', `${configurations}/${id}/domains/${added.id}/validate`);
  return id;
}

/** An authenticator app of an admin. @returns the code of now; each counts once */
async function addApp(user: { email: string; password: string }): Promise<() => string> {
  const send = await apiOf(running.portico, user);
  const path = '/identity/resources/users/v1/mfa/authenticator/enroll';
  const { secret } = await send<{ secret: string }>('POST', path, {});
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  await send('POST', `${path}/verify`, { token: totp.generate() });
  // the next period, which the server takes as well
  return () => totp.generate({ timestamp: Date.now() + 30_000 });
}

async function openSignIn() {
  const visitor = await running.browser.visitor();
  await visitor.page.goto(`${running.portico.demo.baseUrl}/account/login`);
  const login = new LoginModel(visitor.page);
  await login.comesAlive();
  return { visitor, login, page: visitor.page };
}

test('4 an admin requires single sign-on: another loses the password, emergency access opens, one press takes it back', async () => {
  const noor = await makeMember(running.portico, 'Noor Haddad', 'admin');
  const emergency = await makeMember(running.portico, 'Ines Soto', 'admin');
  const requirer = await makeMember(running.portico, 'Ada Quist', 'admin');
  const connection = await connect(noor.email);
  const code = await addApp(emergency);

  // somebody else is signed in meanwhile
  const other = await openSignIn();
  idp.account = { sub: noor.email, email: noor.email, name: noor.name };
  await other.login.giveEmail(noor.email);
  // not only at the provider, which signs in somebody else afterward
  const provider = new URL(idp.issuer).origin;
  await other.page.waitForURL((url) => url.origin !== provider && !url.pathname.startsWith('/account/'), {
    waitUntil: 'commit',
  });

  const admin = await openSignIn();
  expect(await admin.page.getByRole('link', { name: 'Emergency access' }).count()).toBe(0);
  // who requires it has come through the connection
  idp.account = { sub: requirer.email, email: requirer.email, name: requirer.name };
  await admin.login.giveEmail(requirer.email);
  await admin.page.waitForURL((url) => url.origin !== provider && !url.pathname.startsWith('/account/'), {
    waitUntil: 'commit',
  });
  const portal = new PortalModel(admin.page, running.portico.demo.baseUrl);
  await portal.open(`/sso?connection=${connection}&view=required`);
  await admin.page.getByRole('heading', { level: 1, name: 'Require single sign-on' }).waitFor();
  await admin.page.getByRole('radio', { name: 'All users' }).check();
  await admin.page.getByRole('checkbox', { name: emergency.name }).check();
  await admin.page.getByRole('button', { name: 'Who is affected' }).click();
  await admin.page.getByRole('region', { name: 'Who is affected' }).getByText(noor.name, { exact: false }).waitFor();
  await expectAccessible(admin.visitor);
  await admin.page.getByRole('button', { name: 'Require single sign-on' }).click();
  await admin.page.getByRole('alertdialog').getByRole('button', { name: 'Require single sign-on' }).click();
  await portal.showsToast('Single sign-on is required.');
  await admin.page.getByText('Sign in again, then confirm it here.', { exact: false }).waitFor();
  await expectAccessible(admin.visitor);

  // the password is not asked for; with a link to it, it does not open
  const visitor = await openSignIn();
  visitor.visitor.expectRefusal(403, '/identity/resources/auth/v1/user');
  await visitor.login.giveEmail(noor.email);
  await visitor.login.shows('Sign in with your organization');
  await visitor.page.getByRole('link', { name: 'Emergency access' }).click();
  await visitor.login.givePassword(noor.password);
  await visitor.page.getByText('Your organization requires single sign-on.', { exact: false }).waitFor();

  const back = await openSignIn();
  await back.login.giveEmail(emergency.email);
  await back.page.getByRole('link', { name: 'Emergency access' }).click();
  await back.login.givePassword(emergency.password);
  await back.login.shows('Enter the code from your app');
  await back.page.getByRole('textbox').first().fill(code());
  await back.page.waitForURL((url) => !url.pathname.startsWith('/account/login'));
  const opened = new PortalModel(back.page, running.portico.demo.baseUrl);
  await opened.open(`/sso?connection=${connection}&view=required`);
  await opened.comesAlive();
  await back.page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await opened.showsToast('Change confirmed.');
  await back.page.getByRole('button', { name: 'Stop requiring' }).click();
  await opened.showsToast('Single sign-on is no longer required.');

  const free = await openSignIn();
  await free.login.giveEmail(noor.email);
  await free.login.shows('Sign in with your organization');
  expect(await free.page.getByRole('link', { name: 'Emergency access' }).count()).toBe(0);
  // not required any more: the password is another way in again
  await free.page.getByRole('link', { name: 'Sign in another way' }).click();
  await free.login.givePassword(noor.password);
  await free.page.waitForURL((url) => !url.pathname.startsWith('/account/login'));
});
