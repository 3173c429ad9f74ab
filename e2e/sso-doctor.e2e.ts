import { afterAll, expect, test } from 'vitest';
import type { SsoConfig, SsoDomain } from '#shared/contract/sso/sso-config.ts';
import { createBrowser } from '#server/testing/browser.ts';
import { createSelfSigned } from '#server/testing/certificates.ts';
import { startDnsServer } from '#server/testing/dns-server.ts';
import { bearer, tryLogin } from '#server/testing/flows.ts';
import {
  answerTo,
  encoded,
  readSamlRequest,
  samlProvider,
  samlXml,
  type SamlAnswer,
} from '#server/testing/saml-provider.ts';
import { LoginModel } from './models/login.model.ts';
import { PortalModel } from './models/portal.model.ts';
import { setUp } from './support/set-up.ts';

const dns = await startDnsServer();
const running = setUp({ sso: { dnsServers: [dns.address] } });
afterAll(() => dns.close());
const base = '/team/resources/sso/v1/configurations';
const domain = 'quay.example';
const next = createSelfSigned();

/** A connection that is on, with a proved domain. */
async function connect(): Promise<SsoConfig> {
  const { admin, demo } = running.portico;
  const browser = createBrowser(demo.baseUrl, demo.baseUrl);
  const login = await tryLogin(browser, admin.email, admin.password);
  const headers = bearer(login.json<{ accessToken: string }>().accessToken);
  const { endpoint: ssoEndpoint, certificate: publicCertificate } = samlProvider;
  const settings = { type: 'saml', product: 'okta', enabled: true, ssoEndpoint, publicCertificate };
  const made = (await browser.post(base, settings, headers)).json<SsoConfig>();
  const added = (await browser.post(`${base}/${made.id}/domains`, { domain }, headers)).json<SsoDomain>();
  dns.txt.set(domain, [added.txtRecord]);
  await browser.put(`${base}/${made.id}/domains/${added.id}/validate`, {}, headers);
  return made;
}

/** A user tries to sign in through the provider. */
async function come(changes: Partial<SamlAnswer> = {}): Promise<number> {
  const { baseUrl } = running.portico.demo;
  const browser = createBrowser(baseUrl, baseUrl);
  const { address } = (
    await browser.post('/identity/resources/auth/v2/user/sso/prelogin', { email: `noor@${domain}` })
  ).json<{ address: string }>();
  const request = readSamlRequest((await browser.get(address)).location);
  const groups = { attributes: { name: ['Noor Haddad'], groups: ['Crew'] } };
  const xml = samlXml(answerTo(request, new Date(), { nameId: `noor@${domain}`, ...groups, ...changes }));
  const form = { SAMLResponse: encoded(xml), RelayState: request.relayState };
  const answer = await createBrowser(baseUrl, baseUrl).postForm('/auth/saml/callback', form, {
    origin: 'https://idp.harbour.example',
  });
  return (await browser.get(answer.location)).status;
}

test('a failed sign-in appears live, is judged again by a mended mapping, and passes', async () => {
  const connection = await connect();
  const visitor = await running.browser.visitor();
  const { page } = visitor;
  const portal = new PortalModel(page, running.portico.demo.baseUrl);
  await portal.open(`/sso?doctor=${connection.id}`);
  await new LoginModel(page).signIn(running.portico.admin);
  await page.getByText('No sign-ins yet').waitFor();
  await page.getByText('Live', { exact: true }).waitFor();

  expect(await come({ key: next })).toBe(400);
  const row = page.getByRole('row', { name: /Signed with another certificate/ });
  await row.waitFor();
  await row.getByRole('button').first().click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText('signature-key', { exact: false }).first().waitFor();

  await drawer.getByRole('button', { name: 'Try other settings' }).click();
  await drawer.getByLabel('Certificates (PEM)').fill(`${samlProvider.certificate}\n${next.cert}`);
  await drawer.getByRole('combobox', { name: 'Roles of Crew' }).fill('Admin');
  await page.getByRole('option', { name: 'Admin', exact: true }).click();
  await page.keyboard.press('Escape');
  await drawer.getByRole('button', { name: 'Check the response again' }).click();
  await drawer.getByRole('region', { name: 'Saved settings' }).getByText('Fails: signature-key').waitFor();
  const tried = drawer.getByRole('region', { name: 'Settings to try' });
  await tried.getByText('Passes', { exact: true }).waitFor();
  await tried.getByText(/Admin/).waitFor();
  expect(visitor.page.url()).toContain('exchange=');

  // nothing of it was saved
  expect(await come({ key: next })).toBe(400);
  expect([302, 303]).toContain(await come());
  await page.keyboard.press('Escape');
  await page.getByRole('row', { name: /Signed in/ }).waitFor();
});
