/** Tenants with a SAML connection that is on, and browsers that sign in through it. */
import type { SsoConfig, SsoConfigPatch, SsoDomain } from '#shared/contract/sso/sso-config.ts';
import type { Browser } from './browser.ts';
import { createSelfSigned, type Certificate } from './certificates.ts';
import type { startDnsServer } from './dns-server.ts';
import type { callerFor } from './flows.ts';
import {
  answerTo,
  encoded,
  readSamlRequest,
  samlMetadata,
  samlXml,
  type SamlAnswer,
  type SamlRequest,
} from './saml-provider.ts';

export type Admin = Awaited<ReturnType<typeof callerFor>>;

export interface SamlIdp {
  entityId: string;
  key: Certificate;
  sloEndpoint: string | undefined;
}

let made = 0;

/** A provider with a key and an entity ID of its own. */
export function newIdp(changes: Partial<SamlIdp> = {}): SamlIdp {
  made += 1;
  return {
    entityId: `https://idp-${made}.example/metadata`,
    key: createSelfSigned(),
    sloEndpoint: undefined,
    ...changes,
  };
}

const base = '/team/resources/sso/v1/configurations';

export interface Connected {
  config: SsoConfig;
  domain: string;
  idp: SamlIdp;
  change(patch: SsoConfigPatch): ReturnType<Browser['send']>;
}

/** Sets a connection up by the provider's metadata, proves the domain, and turns it on. */
export async function connectSaml(
  { browser, headers }: Admin,
  dns: Awaited<ReturnType<typeof startDnsServer>>,
  { idp = newIdp(), patch = {} }: { idp?: SamlIdp; patch?: SsoConfigPatch } = {},
): Promise<Connected> {
  const metadata = samlMetadata({
    entityId: idp.entityId,
    certificates: [idp.key.cert],
    ...(idp.sloEndpoint !== undefined && { sloEndpoint: idp.sloEndpoint }),
  });
  const { id } = (await browser.post(`${base}/metadata`, { metadata }, headers)).json<SsoConfig>();
  const domain = `harbour-${(made += 1)}.example`;
  const added = (await browser.post(`${base}/${id}/domains`, { domain }, headers)).json<SsoDomain>();
  dns.txt.set(domain, [added.txtRecord]);
  await browser.put(`${base}/${id}/domains/${added.id}/validate`, {}, headers);
  const change = (body: SsoConfigPatch) =>
    browser.send('PATCH', `${base}/${id}`, {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
  const config = (await change({ enabled: true, ...patch })).json<SsoConfig>();
  return { config, domain, idp, change };
}

/** Leaves for the provider. @param query of the start, such as a pending request */
export async function leaveFor(browser: Browser, { config }: Connected, query = ''): Promise<SamlRequest> {
  const answer = await browser.get(`/identity/resources/auth/v2/user/sso/company/${config.id}/prelogin${query}`);
  return readSamlRequest(answer.location);
}

/** The provider's answer for a user of the domain. */
export function answerOf(
  { idp, domain }: Connected,
  request: Pick<SamlRequest, 'acsUrl' | 'issuer'> & { id: string | undefined },
  changes: Partial<SamlAnswer> = {},
): SamlAnswer {
  const asked = { destination: '', relayState: '', ...request, id: request.id ?? '' };
  return answerTo(asked, new Date(), {
    inResponseTo: request.id,
    issuer: idp.entityId,
    key: idp.key,
    nameId: `noor@${domain}`,
    ...changes,
  });
}

/** Posts the provider's form, as a page of the provider does: without cookies. */
export async function postAnswer(anybody: Browser, answer: SamlAnswer, relayState: string) {
  return await anybody.postForm('/auth/saml/callback', {
    SAMLResponse: encoded(samlXml(answer)),
    RelayState: relayState,
  });
}

/** Signs in and comes back. @returns the answer of the page that ends the sign-in */
export async function signInBySaml(
  { browser, anybody }: { browser: Browser; anybody: Browser },
  connected: Connected,
  { query = '', ...changes }: Partial<SamlAnswer> & { query?: string } = {},
) {
  const request = await leaveFor(browser, connected, query);
  const posted = await postAnswer(anybody, answerOf(connected, request, changes), request.relayState);
  return await browser.get(posted.location);
}

export interface SignedInClaims {
  userEmail: string;
  tenantId: string;
  amr: string[];
  acr?: string;
  auth_time: number;
  sid: string;
}

/** Who is signed in to the browser. */
export async function claimsIn(browser: Browser): Promise<SignedInClaims | undefined> {
  const answer = await browser.post('/identity/resources/auth/v1/user/token/refresh', { tenantId: null });
  if (answer.status !== 200) return undefined;
  const { userEmail, accessToken } = answer.json<{ userEmail: string; accessToken: string }>();
  const claims = JSON.parse(Buffer.from(accessToken.split('.')[1]!, 'base64url').toString()) as SignedInClaims;
  return { ...claims, userEmail };
}
