/** An identity provider of another library, on both sides of the wire: what we send it reads, what it sends we judge. */
import * as samlify from 'samlify';
import { afterAll, expect, it } from 'vitest';
import type { SsoConfig, SsoDomain } from '#shared/contract/sso/sso-config.ts';
import type { Browser } from '#server/testing/browser.ts';
import { createSelfSigned } from '#server/testing/certificates.ts';
import { startDnsServer } from '#server/testing/dns-server.ts';
import { callerFor } from '#server/testing/flows.ts';
import { claimsIn } from '#server/testing/saml-connection.ts';
import { freePortPair } from '#server/testing/start-server.ts';
import { useTestServer } from '#server/testing/test-server.ts';

// the library wants a validator of schemas; our own rules are what is tested
samlify.setSchemaValidator({ validate: async () => 'not validated' });

const baseUrl = `http://localhost:${await freePortPair()}`;
const dns = await startDnsServer();
afterAll(() => dns.close());
const server = await useTestServer({ config: { baseUrl, sso: { dnsServers: [dns.address] } } });
const { browser: admin, headers } = await callerFor(server, server.people.admin);
const base = '/team/resources/sso/v1/configurations';
const redirect = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';
const nameIdFormat = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';
const rsaSha256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';

const template = `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="{ID}" Version="2.0" IssueInstant="{IssueInstant}" Destination="{Destination}" InResponseTo="{InResponseTo}"><saml:Issuer>{Issuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status><saml:Assertion ID="{AssertionID}" Version="2.0" IssueInstant="{IssueInstant}"><saml:Issuer>{Issuer}</saml:Issuer><saml:Subject><saml:NameID Format="${nameIdFormat}">{NameID}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="{NotOnOrAfter}" Recipient="{Destination}" InResponseTo="{InResponseTo}"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="{IssueInstant}" NotOnOrAfter="{NotOnOrAfter}"><saml:AudienceRestriction><saml:Audience>{Audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="{IssueInstant}" SessionIndex="{AssertionID}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement></saml:Assertion></samlp:Response>`;

let made = 0;

interface Partner {
  idp: ReturnType<typeof samlify.IdentityProvider>;
  sp: ReturnType<typeof samlify.ServiceProvider>;
  config: SsoConfig;
  domain: string;
}

/** Each side learns of the other by its metadata, as people set it up. */
async function partner({ encrypts = false, signRequest = false } = {}): Promise<Partner> {
  made += 1;
  const { key, cert } = createSelfSigned();
  const idp = samlify.IdentityProvider({
    entityID: `https://partner-${made}.example/metadata`,
    privateKey: key,
    signingCert: cert,
    requestSignatureAlgorithm: rsaSha256,
    wantAuthnRequestsSigned: signRequest,
    isAssertionEncrypted: encrypts,
    dataEncryptionAlgorithm: 'http://www.w3.org/2009/xmlenc11#aes256-gcm',
    keyEncryptionAlgorithm: 'http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p',
    nameIDFormat: [nameIdFormat],
    loginResponseTemplate: { context: template, attributes: [] },
    singleLogoutService: [{ Binding: redirect, Location: `https://partner-${made}.example/slo` }],
    wantLogoutResponseSigned: true,
    singleSignOnService: [{ Binding: redirect, Location: `https://partner-${made}.example/sso` }],
  } as Parameters<typeof samlify.IdentityProvider>[0]);
  const { id } = (await admin.post(`${base}/metadata`, { metadata: idp.getMetadata() }, headers)).json<SsoConfig>();
  const domain = `partner-${made}.example`;
  const added = (await admin.post(`${base}/${id}/domains`, { domain }, headers)).json<SsoDomain>();
  dns.txt.set(domain, [added.txtRecord]);
  await admin.put(`${base}/${id}/domains/${added.id}/validate`, {}, headers);
  const turnedOn = await admin.send('PATCH', `${base}/${id}`, {
    body: JSON.stringify({ enabled: true, signRequest }),
    headers: { 'content-type': 'application/json', ...headers },
  });
  const metadata = (await admin.get('/auth/saml/metadata')).text;
  return {
    idp,
    sp: samlify.ServiceProvider({ metadata, wantLogoutRequestSigned: true }),
    config: turnedOn.json<SsoConfig>(),
    domain,
  };
}

async function leave(browser: Browser, { config, idp, sp }: Partner) {
  const { location } = await browser.get(`/identity/resources/auth/v2/user/sso/company/${config.id}/prelogin`);
  const { search, searchParams } = new URL(location);
  const query = Object.fromEntries(searchParams);
  // what is signed: the parameters as they stand in the address, without the signature
  const octetString = search.slice(1).replace(/&Signature=.*$/, '');
  const { extract, sigAlg } = await idp.parseLoginRequest(sp, 'redirect', { query, octetString });
  return { request: { extract, sigAlg }, relayState: query['RelayState']! };
}

interface Changes {
  audience?: string;
  nameId?: string;
}

async function answer(
  { idp, sp, domain }: Partner,
  { request, relayState }: Awaited<ReturnType<typeof leave>>,
  { audience, nameId = `noor@${domain}` }: Changes = {},
) {
  const now = server.clock.read();
  const values = {
    ID: `_${relayState.slice(-8)}r`,
    AssertionID: `_${relayState.slice(-8)}a`,
    Issuer: idp.entityMeta.getEntityID(),
    IssueInstant: now.toISOString(),
    NotOnOrAfter: new Date(now.getTime() + 300_000).toISOString(),
    Destination: `${baseUrl}/auth/saml/callback`,
    Audience: audience ?? sp.entityMeta.getEntityID(),
    InResponseTo: (request.extract.request as { id: string }).id,
    NameID: nameId,
  };
  const fill = (text: string) => ({
    id: values.ID,
    context: text.replaceAll(/\{(\w+)\}/g, (_, name: string) => (values as unknown as Record<string, string>)[name]!),
  });
  const made = await idp.createLoginResponse(sp, request, 'post', { email: nameId }, fill);
  return { SAMLResponse: made.context, RelayState: relayState };
}

async function comeBack(browser: Browser, fields: { SAMLResponse: string; RelayState: string }) {
  const { location } = await server.browser().postForm('/auth/saml/callback', fields);
  return await browser.get(location);
}

it('4.2 a sign-in by a provider that was set up by its metadata', async () => {
  const browser = server.browser();
  const other = await partner();
  expect((await comeBack(browser, await answer(other, await leave(browser, other)))).status).toBe(303);
  expect(await claimsIn(browser)).toMatchObject({ userEmail: `noor@${other.domain}`, tenantId: server.people.acme });
});

it('4.2 it verifies our signed request by the key in our metadata', async () => {
  const browser = server.browser();
  const other = await partner({ signRequest: true });
  const left = await leave(browser, other);
  expect(left.request.sigAlg).toBe(rsaSha256);
  expect((await comeBack(browser, await answer(other, left))).status).toBe(303);
});

it('4.2 it encrypts the assertion for the key in our metadata', async () => {
  const browser = server.browser();
  const other = await partner({ encrypts: true });
  const fields = await answer(other, await leave(browser, other));
  const xml = Buffer.from(fields.SAMLResponse, 'base64').toString();
  expect(xml).toContain('EncryptedAssertion');
  expect(xml).not.toContain(`noor@${other.domain}`);
  expect((await comeBack(browser, fields)).status).toBe(303);
});

it('4.2 it signs somebody out, and reads our signed answer', async () => {
  const browser = server.browser();
  const other = await partner();
  await comeBack(browser, await answer(other, await leave(browser, other)));
  expect(await claimsIn(browser)).toBeDefined();
  const { idp, sp, domain } = other;
  const { context } = idp.createLogoutRequest(sp, 'redirect', { logoutNameID: `noor@${domain}` }) as {
    context: string;
  };
  const { pathname, search } = new URL(context);
  const answered = await browser.get(pathname + search);
  expect(await claimsIn(browser)).toBeUndefined();
  const location = new URL(answered.location);
  expect(location.href.startsWith(`https://${domain}/slo?`)).toBe(true);
  const octetString = location.search.slice(1).replace(/&Signature=.*$/, '');
  const query = Object.fromEntries(location.searchParams);
  const read = await idp.parseLogoutResponse(sp, 'redirect', { query, octetString });
  expect(read.extract.response).toMatchObject({ destination: `https://${domain}/slo` });
});

it('4.2 its answers for another audience, of another domain, by another key, and a second time are refused', async () => {
  const browser = server.browser();
  const other = await partner();
  const stranger = await partner();
  const refused = async (fields: { SAMLResponse: string; RelayState: string }) =>
    expect((await comeBack(browser, fields)).status).toBeGreaterThanOrEqual(400);
  const left = () => leave(browser, other);
  await refused(await answer(other, await left(), { audience: 'https://elsewhere.example/' }));
  await refused(await answer(other, await left(), { nameId: `noor@${stranger.domain}` }));
  await refused(await answer({ ...stranger, sp: other.sp }, await left(), { nameId: `noor@${other.domain}` }));
  expect(await claimsIn(browser)).toBeUndefined();
  const once = await answer(other, await left());
  expect((await comeBack(browser, once)).status).toBe(303);
  await refused(once);
});
