import type { Api } from '#shared/api/api.ts';
import type { PorticoContract } from '#shared/contract/index.ts';

const saml = '/team/resources/sso/v1/saml/configurations';
const groups = '/team/resources/sso/v2/saml/configurations/groups';
const list = '/team/resources/sso/v1/configurations';

/** The older form of SSO connections: one, which the newer form deletes. */
export async function walkSingleSso(
  api: Api<PorticoContract>,
  { publishTxt, samlMetadata }: { publishTxt(domain: string, value: string): void; samlMetadata: string },
  roleId: string,
): Promise<void> {
  const domain = 'older.acme.example';
  const { generatedVerification } = await api.post(saml, { domain, ssoEndpoint: 'https://idp.acme.example/sso' });
  await api.put(`${saml}/metadata`, { metadata: samlMetadata });
  publishTxt(domain, generatedVerification!);
  await api.put('/team/resources/sso/v1/saml/validations/domain');
  await api.get(saml);
  await api.post(`${saml}/roles/default`, { roleIds: [roleId] });
  await api.get(`${saml}/roles/default`);
  await api.post(groups, { group: 'Crew', roleIds: [roleId] });
  const params = { id: (await api.get(groups))[0]!.id };
  await api.patch(`${groups}/{id}`, { group: 'Deck crew' }, { params });
  await api.delete(`${groups}/{id}`, undefined, { params });
  await api.get('/team/resources/sso/v1/oidc/configurations');
  const made = (await api.get(list)).find(({ domains }) => domains.some((each) => each.domain === domain));
  await api.delete(`${list}/{ssoConfigId}`, undefined, { params: { ssoConfigId: made!.id } });
}
