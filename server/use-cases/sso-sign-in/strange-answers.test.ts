/** Answers and messages of a SAML provider, and of strangers, with values that cannot be stored: refused, never a failure. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '#server/testing/browser.ts';
import { startDnsServer } from '#server/testing/dns-server.ts';
import { callerFor } from '#server/testing/flows.ts';
import { answerOf, claimsIn, connectSaml, leaveFor } from '#server/testing/saml-connection.ts';
import { assertionXml, encoded, responseXml, signXml, type SamlAnswer } from '#server/testing/saml-provider.ts';
import { freePortPair } from '#server/testing/start-server.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const baseUrl = `http://localhost:${await freePortPair()}`;
const dns = await startDnsServer();
afterAll(() => dns.close());
const server = await useTestServer({ config: { baseUrl, sso: { dnsServers: [dns.address] } } });
const owner = await callerFor(server, server.people.admin);

let browser: Browser;
beforeEach(async () => {
  browser = server.browser();
  await server.rows('delete from sso_connections');
});
/** Not to be compressed, as the index of a column would. */
const random = (length: number) => randomBytes(length).toString('base64url').slice(0, length);
const namespaces =
  'xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" Version="2.0"';
const issuer = '<saml:Issuer>a&#0;b</saml:Issuer>';

describe('from a stranger, with U+0000 in its issuer', () => {
  it('an answer that nobody asked for is refused', async () => {
    const xml = `<samlp:Response ${namespaces} ID="_r">${issuer}<saml:Assertion ID="_a">${issuer}</saml:Assertion></samlp:Response>`;
    const answer = await browser.postForm('/auth/saml/callback', { SAMLResponse: encoded(xml), RelayState: '' });
    expect(answer.status).toBeLessThan(500);
    expect(await claimsIn(browser)).toBeUndefined();
  });

  it('a request to log out is refused', async () => {
    const xml = `<samlp:LogoutRequest ${namespaces} ID="_r">${issuer}</samlp:LogoutRequest>`;
    const answer = await browser.postForm('/auth/saml/logout', { SAMLRequest: encoded(xml) });
    expect(answer.status).toBe(400);
  });
});

/** Comes back with an answer whose assertion is changed before the response around it is signed. */
async function comeWith(changes: Partial<SamlAnswer>, change: (assertion: string) => string = (same) => same) {
  const connected = await connectSaml(owner, dns);
  const request = await leaveFor(browser, connected);
  const answer = answerOf(connected, request, { now: server.clock.read(), ...changes });
  const xml = signXml(responseXml(answer, change(assertionXml(answer))), 'Response', answer);
  const fields = { SAMLResponse: encoded(xml), RelayState: request.relayState };
  const posted = await server.browser().postForm('/auth/saml/callback', fields);
  return { connected, answer: await browser.get(posted.location) };
}
const exchanges = () =>
  server.rows<{ outcome: string; failed_rule: string | null }>(
    'select outcome, failed_rule from sso_exchanges order by created_at desc limit 1',
  );

describe('signed by the provider', () => {
  const byAttribute = { format: 'urn:x', attributes: { email: ['noor@harbour.example'] } };

  it.each([
    ['a name of 12,000 characters', 'name-id', { nameId: random(12_000), ...byAttribute }, undefined],
    ['no ID of its assertion', 'unique-ids', {}, (xml: string) => xml.replace(/ ID="[^"]*"/, '')],
    ['an empty ID of its assertion', 'unique-ids', {}, (xml: string) => xml.replace(/ ID="[^"]*"/, ' ID=""')],
    [
      'an end beyond the calendar',
      'not-on-or-after',
      {},
      (xml: string) => xml.replaceAll(/NotOnOrAfter="[^"]*"/g, 'NotOnOrAfter="+275760-09-12T00:00:00Z"'),
    ],
  ] as [string, string, Partial<SamlAnswer>, ((xml: string) => string) | undefined][])(
    'an answer with %s is refused by the rule %s',
    async (_what, rule, changes, change) => {
      const { answer } = await comeWith(changes, change);
      expect(answer.status).toBeLessThan(500);
      expect(await claimsIn(browser)).toBeUndefined();
      expect(await exchanges()).toEqual([{ outcome: 'failed', failed_rule: rule }]);
    },
  );

  it.each([
    ['a session index of 12,000 characters', { sessionIndex: random(12_000) }, undefined],
    [
      'the last times of the calendar',
      {},
      (xml: string) =>
        xml
          .replaceAll(/NotOnOrAfter="[^"]*"/g, 'NotOnOrAfter="9999-12-31T23:59:59Z"')
          .replace('<saml:AuthnStatement', '<saml:AuthnStatement SessionNotOnOrAfter="9999-12-31T23:59:59Z"'),
    ],
  ] as [string, Partial<SamlAnswer>, ((xml: string) => string) | undefined][])(
    'an answer with %s signs its user in',
    async (_what, changes, change) => {
      const { answer, connected } = await comeWith(changes, change);
      expect(answer.status).toBe(303);
      expect(await claimsIn(browser)).toMatchObject({ userEmail: `noor@${connected.domain}` });
      expect(await exchanges()).toEqual([{ outcome: 'passed', failed_rule: null }]);
    },
  );
});
