/** Changed SAML responses at the address where providers send them: no error of this server, and nobody else signed in. */
import { afterAll, expect, it } from 'vitest';
import { scaledTimeout } from '#scripts/testing/scaled-timeout.ts';
import type { SsoConfig, SsoDomain } from '#shared/contract/sso/sso-config.ts';
import { changeXml } from '#server/testing/change-xml.ts';
import { startDnsServer } from '#server/testing/dns-server.ts';
import { callerFor } from '#server/testing/flows.ts';
import {
  answerTo,
  assertionXml,
  encoded,
  readSamlRequest,
  samlProvider,
  samlXml,
  type SamlAnswer,
} from '#server/testing/saml-provider.ts';
import { fuzz, type Seeded } from '#server/testing/seeded.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const dns = await startDnsServer();
afterAll(() => dns.close());
const server = await useTestServer({ config: { sso: { dnsServers: [dns.address] } } });
const { browser, headers } = await callerFor(server, server.people.admin);
const base = '/team/resources/sso/v1/configurations';
const domain = 'wharf.example';
const made = (
  await browser.post(
    base,
    { type: 'saml', ssoEndpoint: samlProvider.endpoint, publicCertificate: samlProvider.certificate, enabled: true },
    headers,
  )
).json<SsoConfig>();
const added = (await browser.post(`${base}/${made.id}/domains`, { domain }, headers)).json<SsoDomain>();
dns.txt.set(domain, [added.txtRecord]);
await browser.put(`${base}/${made.id}/domains/${added.id}/validate`, {}, headers);

/** A sign-in whose answer is changed on its way. @returns the status of its last page */
async function signIn(change: (answer: SamlAnswer) => string): Promise<number> {
  await server.rows('delete from rate_limits');
  const visitor = server.browser();
  const found = await visitor.post('/identity/resources/auth/v2/user/sso/prelogin', { email: `noor@${domain}` });
  const request = readSamlRequest((await visitor.get(found.json<{ address: string }>().address)).location);
  const xml = change(answerTo(request, server.clock.read(), { nameId: `noor@${domain}` }));
  const posted = await visitor.send('POST', '/auth/saml/callback', {
    body: new URLSearchParams({ SAMLResponse: encoded(xml), RelayState: request.relayState }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  return posted.status === 303 ? (await visitor.get(posted.location)).status : posted.status;
}
const changed = (random: Seeded) => (answer: SamlAnswer) =>
  changeXml(samlXml(answer), random, assertionXml({ ...answer, nameId: server.people.admin.email }));

it(
  'answers are refused, or sign in whom they named before they were changed',
  async () => {
    expect(await signIn(samlXml)).toBe(303);
    const everybody = () => server.rows("select email from users where email like '%' order by id");
    const before = await everybody();
    let refused = 0;
    await fuzz(120, async (random) => {
      let sent = '';
      const status = await signIn((answer) => (sent = changed(random)(answer)));
      if (status === 400) refused += 1;
      if (![303, 400, 403].includes(status)) throw new Error(`${status} for ${sent}`);
    });
    expect(refused).toBeGreaterThan(10);
    expect(await everybody()).toEqual(before);
    // whoever was signed in is the one user of the connection
    const signedIn = await server.rows<{ email: string }>(
      `select distinct users.email from sessions join users on users.id = sessions.user_id where 'sso' = any(sessions.amr)`,
    );
    expect(signedIn).toEqual([{ email: `noor@${domain}` }]);
  },
  scaledTimeout(180_000),
);
