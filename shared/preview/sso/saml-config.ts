/** The older form of SSO connections in the preview (specification, admin portal, section 4): one connection with one domain. */
import type { SamlConfig } from '#shared/contract/sso/saml-config.ts';
import type { SsoConfig, SsoGroup } from '#shared/contract/sso/sso-config.ts';
import type { PreviewCall, PreviewHandlers } from '#shared/preview/answers.ts';
import { previewError } from '#shared/preview/error.ts';

export interface PreviewConnections {
  list(): readonly SsoConfig[];
  /** A new connection, which is not in the list yet. */
  create(): SsoConfig;
  /** Replaces the connection of the same ID, or adds it. */
  save(connection: SsoConfig): void;
  settingsIn(call: PreviewCall): Partial<SsoConfig>;
  domainOf(domain: string): SsoConfig['domains'][number];
  provider: { acsUrl: string; spEntityId: string };
}

const saml = '/team/resources/sso/v1/saml/configurations';
const groupsOf = '/team/resources/sso/v2/saml/configurations/groups';

/** What another domain clears. */
const cleared = { enabled: false, ssoEndpoint: '', publicCertificate: '', signRequest: false } as const;

function describe(found: SsoConfig | undefined, provider: PreviewConnections['provider']): SamlConfig {
  if (!found) return { enabled: false, isSamlActive: false, ...provider };
  const { enabled, type, ssoEndpoint, publicCertificate, signRequest, createdAt, updatedAt } = found;
  const { oidcClientId, oidcSecret, generatedVerification, domains } = found;
  const settings = { enabled, type, ssoEndpoint, publicCertificate, signRequest, oidcClientId, oidcSecret };
  const isSamlActive = enabled && type !== 'oidc';
  return {
    ...provider,
    ...settings,
    ...(domains[0] && { domain: domains[0].domain, validated: domains[0].validated }),
    generatedVerification,
    isSamlActive,
    createdAt,
    updatedAt,
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const idsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(textOf) : []);

/** Values that repeat what is stored are cleared with it. */
function differing(settings: Partial<SsoConfig>, stored: SsoConfig): Partial<SsoConfig> {
  return Object.fromEntries(
    Object.entries(settings).filter(([key, value]) => stored[key as keyof SsoConfig] !== value),
  );
}

export function singleSamlHandlers(connections: PreviewConnections): PreviewHandlers {
  const { provider } = connections;
  let made = 0;
  const first = (isOidc: boolean) => connections.list().find(({ type }) => (type === 'oidc') === isOidc);
  const single = (): SsoConfig | undefined => first(false) ?? first(true);
  const needed = (): SsoConfig => {
    const found = single();
    if (!found) throw previewError('sso-connection-not-found');
    return found;
  };
  const saveGroups = (change: (groups: readonly SsoGroup[]) => SsoGroup[]): void =>
    connections.save({ ...needed(), groups: change(needed().groups) });
  const groupIn = ({ params }: PreviewCall): SsoGroup => {
    const found = needed().groups.find(({ id }) => id === params['id']);
    if (!found) throw previewError('sso-group-not-found');
    return found;
  };

  return {
    [`GET ${saml}` as const]: () => describe(single(), provider),
    [`POST ${saml}` as const](call: PreviewCall) {
      const before = single() ?? { ...connections.create(), domains: [] };
      const domain = textOf(call.body['domain']).trim().toLowerCase();
      if (domain === '' && before.domains.length === 0) throw previewError('sso-domain-required');
      const settings = connections.settingsIn(call);
      const isNew = domain !== '' && before.domains[0]?.domain !== domain;
      const saved = isNew && before.domains.length > 0 ? { ...cleared, ...differing(settings, before) } : settings;
      connections.save({ ...before, ...saved, ...(isNew && { domains: [connections.domainOf(domain)] }) });
      return describe(single(), provider);
    },
    [`PUT ${saml}/metadata` as const]() {
      const ssoEndpoint = 'https://idp.example/sso';
      connections.save({ ...(single() ?? connections.create()), ssoEndpoint });
      return describe(single(), provider);
    },
    'PUT /team/resources/sso/v1/saml/validations/domain'() {
      const [domain, ...others] = single()?.domains ?? [];
      if (!domain) throw previewError('sso-illegal-state');
      connections.save({ ...needed(), domains: [{ ...domain, validated: true }, ...others] });
      return describe(single(), provider);
    },
    [`GET ${saml}/roles/default` as const]: () => ({ roleIds: single()?.roleIds ?? [] }),
    [`POST ${saml}/roles/default` as const]: ({ body }: PreviewCall) =>
      connections.save({ ...needed(), roleIds: idsIn(body['roleIds']) }),
    [`GET ${groupsOf}` as const]: () => single()?.groups ?? [],
    [`POST ${groupsOf}` as const]({ body }: PreviewCall) {
      const added = { id: `sso-group-${made++}`, group: textOf(body['group']), roleIds: idsIn(body['roleIds']) };
      saveGroups((groups) => [...groups, added]);
    },
    [`PATCH ${groupsOf}/{id}` as const](call: PreviewCall) {
      const before = groupIn(call);
      const { group, roleIds } = call.body;
      const after = { ...before, ...(group !== undefined && { group: textOf(group) }) };
      const changed = roleIds === undefined ? after : { ...after, roleIds: idsIn(roleIds) };
      saveGroups((groups) => groups.map((each) => (each === before ? changed : each)));
    },
    [`DELETE ${groupsOf}/{id}` as const](call: PreviewCall) {
      const gone = groupIn(call);
      saveGroups((groups) => groups.filter((each) => each !== gone));
    },
    'GET /team/resources/sso/v1/oidc/configurations': () => ({
      active: first(true)?.enabled ?? false,
      redirectUri: 'https://id.example/account/oidc/callback',
    }),
  };
}
