/** Single logout with SAML providers, in both directions, and attacks on it. */
import { sign } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { SignedXml } from 'xml-crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '#server/testing/browser.ts';
import type { Certificate } from '#server/testing/certificates.ts';
import { startDnsServer } from '#server/testing/dns-server.ts';
import { callerFor } from '#server/testing/flows.ts';
import { claimsIn, connectSaml, newIdp, signInBySaml, type Connected } from '#server/testing/saml-connection.ts';
import { encoded, type SamlAnswer } from '#server/testing/saml-provider.ts';
import { freePortPair } from '#server/testing/start-server.ts';
import { publicClient, useTestServer } from '#server/testing/test-server.ts';

const baseUrl = `http://localhost:${await freePortPair()}`;
const dns = await startDnsServer();
afterAll(() => dns.close());
const server = await useTestServer({ config: { baseUrl, sso: { dnsServers: [dns.address] } } });
const [owner, other] = [await callerFor(server, server.people.admin), await callerFor(server, server.people.stranger)];
const sloUrl = `${baseUrl}/auth/saml/logout`;
const sloEndpoint = 'https://idp.harbour.example/slo?app=7';
const rsaSha256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';

let browser: Browser;
beforeEach(async () => {
  browser = server.browser();
  await server.rows('delete from sso_connections');
});
const come = async (connected: Connected, changes: Partial<SamlAnswer> = {}, on = browser) => {
  const now = server.clock.read();
  const answer = await signInBySaml({ browser: on, anybody: server.browser() }, connected, { now, ...changes });
  expect(answer.status).toBe(303);
};

interface LogoutChanges {
  id: string;
  name: string;
  issuer: string;
  destination: string;
  indexes: string[];
  issued: number;
  notOnOrAfter: number | undefined;
  key: Certificate;
  algorithm: string;
  relayState: string | undefined;
}
let made = 0;

function request({ idp, domain }: Connected, changes: Partial<LogoutChanges> = {}) {
  const all: LogoutChanges = {
    id: `_logout-${(made += 1)}`,
    name: `noor@${domain}`,
    issuer: idp.entityId,
    destination: sloUrl,
    indexes: [],
    issued: 0,
    notOnOrAfter: undefined,
    key: idp.key,
    algorithm: rsaSha256,
    relayState: undefined,
    ...changes,
  };
  const at = (offset: number) => new Date(server.clock.read().getTime() + offset).toISOString();
  const end = all.notOnOrAfter === undefined ? '' : ` NotOnOrAfter="${at(all.notOnOrAfter)}"`;
  const xml = [
    `<samlp:LogoutRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${all.id}" Version="2.0" IssueInstant="${at(all.issued)}" Destination="${all.destination}"${end}>`,
    `<saml:Issuer>${all.issuer}</saml:Issuer><saml:NameID>${all.name}</saml:NameID>`,
    ...all.indexes.map((index) => `<samlp:SessionIndex>${index}</samlp:SessionIndex>`),
    '</samlp:LogoutRequest>',
  ].join('');
  return { ...all, xml };
}

/** By HTTP-Redirect. @param isSigned otherwise the parameters of the signature are left out */
function redirectOf({ xml, key, algorithm, relayState }: ReturnType<typeof request>, isSigned = true): string {
  const parameters = {
    SAMLRequest: deflateRawSync(xml).toString('base64'),
    ...(relayState !== undefined && { RelayState: relayState }),
    ...(isSigned && { SigAlg: algorithm }),
  };
  const written = Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  const hash = algorithm.endsWith('sha1') ? 'sha1' : 'sha256';
  const signature = encodeURIComponent(sign(hash, Buffer.from(written), key.key).toString('base64'));
  return `/auth/saml/logout?${written}${isSigned ? `&Signature=${signature}` : ''}`;
}

/** By HTTP-POST. */
function signedForm({ xml, key }: ReturnType<typeof request>): string {
  const place = `//*[local-name(.)='LogoutRequest']`;
  const signer = new SignedXml({
    privateKey: key.key,
    publicCert: key.cert,
    signatureAlgorithm: rsaSha256,
    canonicalizationAlgorithm: 'http://www.w3.org/2001/10/xml-exc-c14n#',
  });
  signer.addReference({
    xpath: place,
    digestAlgorithm: 'http://www.w3.org/2001/04/xmlenc#sha256',
    transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', 'http://www.w3.org/2001/10/xml-exc-c14n#'],
  });
  signer.computeSignature(xml, { location: { reference: `${place}/*[local-name(.)='Issuer']`, action: 'after' } });
  return signer.getSignedXml();
}
/** As from the provider’s page, which brings no cookie. */
const byRedirect = (made: ReturnType<typeof request>) => server.browser().get(redirectOf(made));
const byForm = (xml: string, relayState?: string) =>
  server.browser().postForm('/auth/saml/logout', {
    SAMLRequest: encoded(xml),
    ...(relayState !== undefined && { RelayState: relayState }),
  });
const read = (address: string, field: 'SAMLRequest' | 'SAMLResponse') =>
  inflateRawSync(Buffer.from(new URL(address).searchParams.get(field)!, 'base64')).toString();

describe('a provider ends sessions', () => {
  it.each(['redirect', 'form'])('of its user by a signed request: %s', async (binding) => {
    const connected = await connectSaml(owner, dns, { idp: newIdp({ sloEndpoint }) });
    await come(connected);
    const made = request(connected, { relayState: 'a state & more' });
    const answer = binding === 'redirect' ? await byRedirect(made) : await byForm(signedForm(made), made.relayState);
    expect(await claimsIn(browser)).toBeUndefined();
    expect(answer.status).toBe(303);
    const url = new URL(answer.location);
    expect(url.href.startsWith(sloEndpoint)).toBe(true);
    expect(url.searchParams.get('RelayState')).toBe('a state & more');
    expect(url.searchParams.get('Signature')).not.toBeNull();
    const xml = read(answer.location, 'SAMLResponse');
    expect(xml).toContain(`InResponseTo="${made.id}"`);
    expect(xml).toContain('status:Success');
    const [row] = await server.rows<{ details: object }>(
      `select details from audits where action = 'user.signed-out' order by id desc limit 1`,
    );
    expect(row!.details).toEqual({ by: 'identity-provider', connection: connected.config.id });
  });

  it('with that SessionIndex alone, and of that user alone', async () => {
    const connected = await connectSaml(owner, dns, { idp: newIdp({ sloEndpoint }) });
    const [second, third] = [server.browser(), server.browser()];
    await come(connected, { sessionIndex: 'one' });
    await come(connected, { sessionIndex: 'two' }, second);
    await come(connected, { sessionIndex: 'one', nameId: `ana@${connected.domain}` }, third);
    await byRedirect(request(connected, { indexes: ['one'] }));
    expect(await claimsIn(browser)).toBeUndefined();
    expect(await claimsIn(second)).toBeDefined();
    expect(await claimsIn(third)).toBeDefined();
    await byRedirect(request(connected));
    expect(await claimsIn(second)).toBeUndefined();
    expect(await claimsIn(third)).toBeDefined();
  });

  it('all of the user with a SessionIndex that is too long to be kept', async () => {
    const connected = await connectSaml(owner, dns, { idp: newIdp({ sloEndpoint }) });
    const [long, second] = ['x'.repeat(1025), server.browser()];
    await come(connected, { sessionIndex: long });
    await come(connected, { sessionIndex: 'two' }, second);
    await byRedirect(request(connected, { indexes: [long] }));
    expect(await claimsIn(browser)).toBeUndefined();
    expect(await claimsIn(second)).toBeUndefined();
  });

  it('not those that began with a password', async () => {
    const connected = await connectSaml(owner, dns, { idp: newIdp({ sloEndpoint }) });
    await come(connected, { nameId: `noor@${connected.domain}` });
    const session = await callerFor(server, server.people.member);
    await byRedirect(request(connected, { name: server.people.member.email }));
    expect(await claimsIn(session.browser)).toBeDefined();
  });
});

describe('attacks', () => {
  const attempts: Record<string, (connected: Connected) => Promise<{ status: number }>> = {
    'an unsigned redirect': (connected) => server.browser().get(redirectOf(request(connected), false)),
    'an unsigned form': (connected) => byForm(request(connected).xml),
    'a redirect signed by another key': (connected) => byRedirect(request(connected, { key: newIdp().key })),
    'a form signed by another key': (connected) => byForm(signedForm(request(connected, { key: newIdp().key }))),
    'SHA-1': (connected) => byRedirect(request(connected, { algorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' })),
    'a request for another server': (connected) =>
      byRedirect(request(connected, { destination: 'https://another.example/slo' })),
    'an old request': (connected) => byRedirect(request(connected, { issued: -3_600_000 })),
    'a request of the future': (connected) => byRedirect(request(connected, { issued: 3_600_000 })),
    'a request that has ended': (connected) => byRedirect(request(connected, { notOnOrAfter: -3_600_000 })),
    'another relay state than the signed one': (connected) =>
      server.browser().get(redirectOf(request(connected, { relayState: 'a' })).replace('RelayState=a', 'RelayState=b')),
    'a second message beside the signed one': (connected) =>
      server
        .browser()
        .get(
          `${redirectOf(request(connected))}&SAMLRequest=${encodeURIComponent(deflateRawSync(request(connected).xml).toString('base64'))}`,
        ),
    'a name that was changed after signing': (connected) =>
      byForm(
        signedForm(request(connected, { name: 'x@y.example' })).replace('x@y.example', `noor@${connected.domain}`),
      ),
    'a request around the signed one': (connected) => {
      const inner = signedForm(request(connected, { name: 'x@y.example' }));
      return byForm(request(connected).xml.replace('</samlp:LogoutRequest>', `${inner}</samlp:LogoutRequest>`));
    },
    'a document type': (connected) => byForm(`<!DOCTYPE a>${signedForm(request(connected))}`),
    'a bomb': () =>
      server
        .browser()
        .get(
          `/auth/saml/logout?SAMLRequest=${encodeURIComponent(deflateRawSync(' '.repeat(5_000_000)).toString('base64'))}`,
        ),
    rubbish: () => byForm('<a'),
  };
  it.each(Object.entries(attempts))('%s ends nothing', async (_name, attack) => {
    const connected = await connectSaml(owner, dns, { idp: newIdp({ sloEndpoint }) });
    await come(connected);
    const { status } = await attack(connected);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(await claimsIn(browser)).toBeDefined();
  });

  it('a request counts once: it does not end a session that began afterwards', async () => {
    const connected = await connectSaml(owner, dns, { idp: newIdp({ sloEndpoint }) });
    await come(connected);
    const made = request(connected);
    const answers = await Promise.all([byRedirect(made), byRedirect(made), byForm(signedForm(made))]);
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([303, 400, 400]);
    await come(connected);
    expect((await byRedirect(made)).status).toBe(400);
    expect(await claimsIn(browser)).toBeDefined();
  });

  it('another tenant’s provider ends nothing, whatever entity ID and name it uses', async () => {
    const idp = newIdp({ sloEndpoint });
    const victim = await connectSaml(owner, dns, { idp });
    const thief = await connectSaml(other, dns, { idp: newIdp({ entityId: idp.entityId, sloEndpoint }) });
    await come(victim);
    expect((await byRedirect(request(thief, { name: `noor@${victim.domain}` }))).status).toBe(303);
    expect(await claimsIn(browser)).toBeDefined();
  });

  it('nor does another connection of the same tenant', async () => {
    const [one, two] = [await connectSaml(owner, dns), await connectSaml(owner, dns)];
    await come(one);
    await byRedirect(request(two, { name: `noor@${one.domain}` }));
    expect(await claimsIn(browser)).toBeDefined();
    await byRedirect(request(one));
    expect(await claimsIn(browser)).toBeUndefined();
  });
});

describe('signing out here', () => {
  const signOutPage = async () => {
    const page = await browser.get('/account/logout');
    return { page, answer: await browser.submit(page, {}) };
  };

  it('goes on at the provider, with a signed request for this session, and comes back to the client', async () => {
    const connected = await connectSaml(owner, dns, { idp: newIdp({ sloEndpoint }) });
    expect(connected.config).toMatchObject({ sloEndpoint, singleLogout: true });
    await come(connected, { sessionIndex: 'index-7' });
    const bye = publicClient.postLogoutRedirectUris[0]!;
    const query = new URLSearchParams({ post_logout_redirect_uri: bye, client_id: publicClient.id, logout_state: 's' });
    const page = await browser.get(`/account/logout?${query.toString()}`);
    expect(page.headers.get('content-security-policy')).toContain(new URL(sloEndpoint).origin);
    const answer = await browser.submit(page, {});
    expect(await claimsIn(browser)).toBeUndefined();
    const xml = read(answer.location, 'SAMLRequest');
    expect(xml).toContain(`>noor@${connected.domain}</saml:NameID>`);
    expect(xml).toContain('<samlp:SessionIndex>index-7</samlp:SessionIndex>');
    const sent = new URL(answer.location).searchParams;
    expect(sent.get('Signature')).not.toBeNull();
    const relayState = sent.get('RelayState')!;
    expect(Buffer.byteLength(relayState)).toBeLessThanOrEqual(80);
    const returned = `/auth/saml/logout?${new URLSearchParams({ SAMLResponse: 'x', RelayState: relayState }).toString()}`;
    const back = await browser.get(returned);
    expect(back.location).toBe(`${bye}?state=s`);
    // the state leads there once
    expect((await browser.get(returned)).headers.has('location')).toBe(false);
  });

  it('in the background, as the portal does, goes on with the next page', async () => {
    const connected = await connectSaml(owner, dns, { idp: newIdp({ sloEndpoint }) });
    await come(connected);
    await browser.post('/identity/resources/auth/v1/logout', undefined, { origin: baseUrl });
    expect(await claimsIn(browser)).toBeUndefined();
    const page = await browser.get('/account/logout');
    expect(page.location.startsWith(sloEndpoint)).toBe(true);
    expect((await browser.get('/account/logout')).headers.has('location')).toBe(false);
  });

  it.each([
    ['the connection does not ask for it', { singleLogout: false }],
    ['the provider offers none', { sloEndpoint: '' }],
    ['the connection is off', { enabled: false }],
  ])('ends here when %s', async (_case, patch) => {
    const connected = await connectSaml(owner, dns, { idp: newIdp({ sloEndpoint }) });
    await come(connected);
    await connected.change(patch);
    const { answer } = await signOutPage();
    expect(answer.headers.has('location')).toBe(false);
    expect(await claimsIn(browser)).toBeUndefined();
  });

  it('a state of nobody leads nowhere', async () => {
    for (const path of [
      '/auth/saml/logout?SAMLResponse=x&RelayState=https://evil.example',
      '/auth/sso/signed-out?state=x',
    ])
      expect((await browser.get(path)).headers.has('location')).toBe(false);
  });

  it('the metadata of this server announce the endpoint', async () => {
    const { text } = await browser.get('/auth/saml/metadata');
    for (const binding of ['HTTP-Redirect', 'HTTP-POST'])
      expect(text).toContain(
        `<md:SingleLogoutService Binding="urn:oasis:names:tc:SAML:2.0:bindings:${binding}" Location="${sloUrl}"/>`,
      );
  });
});
