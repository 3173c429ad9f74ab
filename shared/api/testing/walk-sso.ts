import type { Api } from '#shared/api/api.ts';
import type { PorticoContract } from '#shared/contract/index.ts';

const base = '/team/resources/sso/v1/configurations';

interface Place {
  publishTxt(domain: string, value: string): void;
  answerTest(exchangeId: string): Promise<void>;
  samlMetadata: string;
  samlMetadataUrl: string;
  /** Makes the walking user count as one with a second factor, or no longer. */
  countsAsEnrolled(isEnrolled: boolean): Promise<void>;
  /** Makes the caller's session count as one that began after the last change of a policy. */
  signedInAnew(): Promise<void>;
}

/** SSO connections: one that is set up as far as a test, and two that metadata make. */
export async function walkSso(api: Api<PorticoContract>, place: Place, roleId: string): Promise<void> {
  const { publishTxt, samlMetadata: metadata, samlMetadataUrl: url } = place;
  await api.get('/team/resources/sso/v1/saml/configurations/vendor-config');
  const { id: ssoConfigId } = await api.post(base, { type: 'saml', product: 'okta' });
  const params = { ssoConfigId };
  await api.patch(`${base}/{ssoConfigId}`, { ssoEndpoint: 'https://idp.acme.example/sso' }, { params });
  for (const version of ['v1', 'v2'] as const) {
    const domain = `${version}.acme.example`;
    const { id: domainId, txtRecord } = await api.post(`${base}/{ssoConfigId}/domains`, { domain }, { params });
    publishTxt(domain, txtRecord);
    const ofDomain = { params: { ssoConfigId, domainId } };
    const validate = `/team/resources/sso/${version}/configurations/{ssoConfigId}/domains/{domainId}/validate` as const;
    await api.put(validate, undefined, ofDomain);
    if (version === 'v1') await api.delete(`${base}/{ssoConfigId}/domains/{domainId}`, undefined, ofDomain);
  }
  await api.put(`${base}/{ssoConfigId}/metadata`, { metadata }, { params });
  await api.put(`${base}/{ssoConfigId}/metadata-url`, { url }, { params });
  await walkRoles(api, params, roleId);
  await api.get(`${base}/{ssoConfigId}/test-provider`, { params });
  await api.post(`${base}/{ssoConfigId}/test-provider/tests`, { case: 'wrong-audience' }, { params });
  const { id: exchangeId } = await api.post(`${base}/{ssoConfigId}/tests`, undefined, { params });
  await api.get(`${base}/{ssoConfigId}/exchanges`, { params });
  const { traceId } = await api.get(`${base}/{ssoConfigId}/exchanges/{exchangeId}`, {
    params: { ...params, exchangeId },
  });
  await api.get('/team/resources/sso/v1/exchanges/{traceId}', { params: { traceId } });
  await place.answerTest(exchangeId);
  await api.post(`${base}/{ssoConfigId}/exchanges/{exchangeId}/replay`, {}, { params: { ...params, exchangeId } });
  const live = await api.get(`${base}/{ssoConfigId}/exchanges/live`, { params, read: 'stream' });
  await live?.cancel();
  await walkEnforcement(api, place, ssoConfigId);
  const others = [await api.post(`${base}/metadata`, { metadata }), await api.post(`${base}/metadata-url`, { url })];
  await api.get(base);
  await walkSetupLinks(api, ssoConfigId);
  for (const { id } of [{ id: ssoConfigId }, ...others])
    await api.delete(`${base}/{ssoConfigId}`, undefined, { params: { ssoConfigId: id } });
}

/** Requires single sign-on for a domain that nobody has, for a moment: the walking user has emergency access. */
async function walkEnforcement(api: Api<PorticoContract>, place: Place, ssoConfigId: string): Promise<void> {
  const path = '/team/resources/sso/v1/enforcement';
  await api.patch(`${base}/{ssoConfigId}`, { enabled: true }, { params: { ssoConfigId } });
  await place.countsAsEnrolled(true);
  const { emergencyUsers } = await api.get(path);
  const emergencyUserIds = emergencyUsers.filter(({ missing }) => missing.length === 0).map(({ id }) => id);
  const off = { domains: [], pilotGroupIds: [], pilotUserIds: [], emergencyUserIds, graceHours: 24 };
  const draft = { ...off, domains: [{ domain: 'v2.acme.example', appliesTo: 'pilot' as const }] };
  await api.post(`${path}/impact`, draft);
  await api.put(path, { ...draft, provisional: true });
  await place.signedInAnew();
  await api.post(`${path}/confirm`, { version: (await api.get(path)).version });
  await api.put(path, off);
  await place.countsAsEnrolled(false);
}

async function walkSetupLinks(api: Api<PorticoContract>, ssoConfigId: string): Promise<void> {
  const links = '/team/resources/sso/v1/setup-links';
  await api.post(links, { expiresInDays: 7, mayMapRoles: true, mayActivate: false });
  const { id } = await api.post(links, { ssoConfigId, email: 'it@harbour.example' });
  await api.get(links);
  await api.delete(`${links}/{setupLinkId}`, undefined, { params: { setupLinkId: id } });
}

async function walkRoles(api: Api<PorticoContract>, params: { ssoConfigId: string }, roleId: string): Promise<void> {
  await api.put(`${base}/{ssoConfigId}/roles`, { roleIds: [roleId] }, { params });
  await api.get(`${base}/{ssoConfigId}/roles`, { params });
  await api.post(`${base}/{ssoConfigId}/groups`, { group: 'Crew', roleIds: [roleId] }, { params });
  await api.get(base);
  const groupId = (await api.get(`${base}/{ssoConfigId}/groups`, { params }))[0]!.id;
  await api.patch(`${base}/{ssoConfigId}/groups/{groupId}`, { group: 'Deck crew' }, { params: { ...params, groupId } });
  await api.delete(`${base}/{ssoConfigId}/groups/{groupId}`, undefined, { params: { ...params, groupId } });
}
