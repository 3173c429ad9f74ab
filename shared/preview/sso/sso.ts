/** SSO connections of the preview (specification, admin portal, section 4): every domain that is validated counts as proved. */
import type {
  SsoConfig,
  SsoConfigChange,
  SsoConfigPatch,
  SsoDomain,
  SsoGroup,
} from '#shared/contract/sso/sso-config.ts';
import type { PreviewCall, PreviewHandlers } from '#shared/preview/answers.ts';
import type { SsoExchange } from '#shared/contract/sso/sso-exchanges.ts';
import { previewError } from '#shared/preview/error.ts';
import {
  fits,
  offeredCases,
  passedTest,
  refusedSignIn,
  replayed,
  rolesOfReplay,
  shownExchange,
  triedTest,
} from './sso-exchanges.ts';
import { singleSamlHandlers } from './saml-config.ts';
import type { PreviewState } from '#shared/preview/state.types.ts';

const base = '/team/resources/sso/v1/configurations';
const provider = {
  acsUrl: 'https://id.example/auth/saml/callback',
  spEntityId: 'https://id.example/auth/saml/metadata',
};
const day = 24 * 3_600_000;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];
const domainOf = (domain: string, index: number): SsoDomain => ({
  id: `domain-${index}`,
  domain,
  validated: false,
  txtRecord: `portico-domain-verification=preview-${index}`,
});

function emptyConnection(id: string, at: string): SsoConfig {
  return {
    id,
    enabled: false,
    type: 'saml',
    product: '',
    ssoEndpoint: '',
    publicCertificate: '',
    certificates: [],
    idpEntityId: '',
    signRequest: false,
    idpInitiated: false,
    trustMfa: false,
    mfaValues: [],
    sloEndpoint: '',
    singleLogout: false,
    sloUrl: 'https://id.example/auth/saml/logout',
    oidcLogoutRedirectUri: 'https://id.example/auth/sso/signed-out',
    backchannelLogoutUri: `https://id.example/identity/resources/auth/v1/sso/${id}/backchannel-logout`,
    ...provider,
    oidcRedirectUri: 'https://id.example/account/oidc/callback',
    oidcClientId: '',
    oidcSecret: '',
    domains: [],
    roleIds: [],
    groups: [],
    generatedVerification: 'portico-domain-verification=preview-0',
    skipEmailDomainValidation: false,
    testedAt: null,
    createdAt: at,
    updatedAt: at,
  };
}

/** What reading the metadata of a provider finds. */
function foundMetadata(now: number): Partial<SsoConfig> {
  return {
    ssoEndpoint: 'https://idp.acme.example/app/exk1f7q2/sso/saml',
    publicCertificate: '-----BEGIN CERTIFICATE-----\nMIIBpreview\n-----END CERTIFICATE-----',
    certificates: [{ fingerprint: '3A:91:5C:07:D2', expiresAt: new Date(now + 58 * day).toISOString() }],
    idpEntityId: 'https://idp.acme.example/exk1f7q2',
    sloEndpoint: 'https://idp.acme.example/app/exk1f7q2/slo/saml',
    singleLogout: true,
  };
}

/** One that is being set up, and one that is in use. */
function firstConnections(now: number): SsoConfig[] {
  const at = new Date(now - 5 * day).toISOString();
  const before = new Date(now - 210 * day).toISOString();
  return [
    {
      ...emptyConnection('sso-0', at),
      ...foundMetadata(now),
      type: 'okta',
      product: 'okta',
      domains: [domainOf('acme.example', 0)],
    },
    {
      ...emptyConnection('sso-1', before),
      ...foundMetadata(now),
      type: 'azure',
      product: 'entra',
      testedAt: before,
      enabled: true,
      metadataUrl: 'https://login.acme-labs.example/federationmetadata/2007-06/federationmetadata.xml',
      domains: [{ ...domainOf('acme-labs.example', 1), validated: true }],
      roleIds: ['role-viewer'],
      groups: [
        { id: 'sso-group-0', group: 'planning-admins', roleIds: ['role-admin'] },
        { id: 'sso-group-1', group: 'planning-editors', roleIds: ['role-editor'] },
      ],
    },
  ];
}

const settings = [
  'enabled',
  'type',
  'product',
  'ssoEndpoint',
  'publicCertificate',
  'idpEntityId',
  'signRequest',
  'idpInitiated',
  'trustMfa',
  'mfaValues',
  'sloEndpoint',
  'singleLogout',
  'oidcClientId',
  'roleIds',
] as const satisfies readonly (keyof SsoConfigPatch)[];

/** What a change of a connection may set; a secret is not shown. */
function settingsIn({ body }: PreviewCall): Partial<SsoConfig> {
  const patch = body as SsoConfigPatch;
  const given = settings.flatMap((name) =>
    patch[name] === undefined || patch[name] === null ? [] : [[name, patch[name]]],
  );
  return Object.fromEntries(given) as Partial<SsoConfig>;
}

export function previewSsoHandlers({ now }: PreviewState, { isEmpty }: { isEmpty: boolean }): PreviewHandlers {
  let connections = isEmpty ? [] : firstConnections(now);
  const at = new Date(now).toISOString();
  const exchanges = new Map<string, SsoExchange[]>(connections.map((each) => [each.id, [refusedSignIn(each, at)]]));
  let made = 2;

  const find = ({ params }: PreviewCall): SsoConfig => {
    const found = connections.find(({ id }) => id === params['ssoConfigId']);
    if (!found) throw previewError('sso-connection-not-found');
    return found;
  };
  const add = (changes: Partial<SsoConfig>): SsoConfig => {
    const added = { ...emptyConnection(`sso-${made++}`, new Date(now).toISOString()), ...changes };
    connections = [...connections, added];
    return added;
  };
  const exchangesOf = (call: PreviewCall): SsoExchange[] => exchanges.get(find(call).id) ?? [];
  const exchangeIn = (call: PreviewCall): SsoExchange => {
    const found = exchangesOf(call).find(({ id }) => id === call.params['exchangeId']);
    if (!found) throw previewError('sso-exchange-not-found');
    return found;
  };
  const save = (call: PreviewCall, changes: Partial<SsoConfig>): SsoConfig => {
    const changed = { ...find(call), ...changes };
    connections = connections.map((each) => (each.id === changed.id ? changed : each));
    return changed;
  };
  const domainIn = (call: PreviewCall): SsoDomain => {
    const found = find(call).domains.find(({ id }) => id === call.params['domainId']);
    if (!found) throw previewError('sso-domain-not-found');
    return found;
  };
  const groupIn = (call: PreviewCall): SsoGroup => {
    const found = find(call).groups.find(({ id }) => id === call.params['groupId']);
    if (!found) throw previewError('sso-group-not-found');
    return found;
  };
  const validate = (call: PreviewCall): void => {
    const proved = domainIn(call);
    const domains = find(call).domains.map((each) => (each === proved ? { ...each, validated: true } : each));
    save(call, { domains });
  };
  const metadataUrlOf = ({ body }: PreviewCall) => ({ ...foundMetadata(now), metadataUrl: textOf(body['url']) });

  return {
    [`GET ${base}` as const]: () => connections,
    [`POST ${base}` as const]: (call: PreviewCall) => add(settingsIn(call)),
    [`POST ${base}/metadata` as const]: () => add(foundMetadata(now)),
    [`PUT ${base}/{ssoConfigId}/metadata` as const]: (call: PreviewCall) => save(call, foundMetadata(now)),
    [`POST ${base}/metadata-url` as const]: (call: PreviewCall) => add(metadataUrlOf(call)),
    [`PUT ${base}/{ssoConfigId}/metadata-url` as const]: (call: PreviewCall) => save(call, metadataUrlOf(call)),
    [`PATCH ${base}/{ssoConfigId}` as const]: (call: PreviewCall) => {
      const { ssoEndpoint, publicCertificate, oidcClientId, testedAt } = find(call);
      const { ifTestedAt = testedAt } = call.body as SsoConfigChange;
      if (ifTestedAt !== testedAt) throw previewError('changed-meanwhile');
      const changed = { ssoEndpoint, publicCertificate, oidcClientId, ...settingsIn(call) };
      const isTested =
        changed.ssoEndpoint === ssoEndpoint &&
        changed.publicCertificate === publicCertificate &&
        changed.oidcClientId === oidcClientId;
      return save(call, { ...settingsIn(call), ...(!isTested && { testedAt: null }) });
    },
    [`POST ${base}/{ssoConfigId}/tests` as const]: (call: PreviewCall) => {
      const connection = find(call);
      const endedAt = new Date(now).toISOString();
      const test = passedTest(connection, { id: `exchange-${made++}`, at: endedAt });
      exchanges.set(connection.id, [test, ...exchangesOf(call)]);
      save(call, { testedAt: endedAt });
      return { id: test.id, address: 'about:blank' };
    },
    [`GET ${base}/{ssoConfigId}/test-provider` as const]: () => ({ cases: offeredCases }),
    [`POST ${base}/{ssoConfigId}/test-provider/tests` as const]: (call: PreviewCall) => {
      const connection = find(call);
      const of = { id: `exchange-${made++}`, at: new Date(now).toISOString(), testCase: textOf(call.body['case']) };
      exchanges.set(connection.id, [triedTest(connection, of), ...exchangesOf(call)]);
      return { id: of.id, address: 'about:blank' };
    },
    [`GET ${base}/{ssoConfigId}/exchanges` as const]: (call: PreviewCall) => ({
      items: exchangesOf(call).filter((each) => fits(each, call.query)),
      hasMore: false,
    }),
    // nothing happens in the preview that this page does not begin
    [`GET ${base}/{ssoConfigId}/exchanges/live` as const]: () => null,
    [`POST ${base}/{ssoConfigId}/exchanges/{exchangeId}/replay` as const]: (call: PreviewCall) =>
      replayed(exchangeIn(call), rolesOfReplay(find(call), call.body)),
    'GET /team/resources/sso/v1/exchanges/{traceId}': (call: PreviewCall) => {
      for (const [ssoConfigId, items] of exchanges) {
        const found = items.find(({ traceId }) => traceId === call.params['traceId']);
        if (found) return { ssoConfigId, id: found.id };
      }
      throw previewError('sso-exchange-not-found');
    },
    [`GET ${base}/{ssoConfigId}/exchanges/{exchangeId}` as const]: (call: PreviewCall) =>
      shownExchange(exchangeIn(call)),
    [`DELETE ${base}/{ssoConfigId}` as const]: (call: PreviewCall) => {
      const gone = find(call);
      connections = connections.filter((each) => each !== gone);
    },
    [`POST ${base}/{ssoConfigId}/domains` as const]: (call: PreviewCall) => {
      const added = domainOf(textOf(call.body['domain']), made++);
      save(call, { domains: [...find(call).domains, added] });
      return added;
    },
    [`PUT ${base}/{ssoConfigId}/domains/{domainId}/validate` as const]: validate,
    'PUT /team/resources/sso/v2/configurations/{ssoConfigId}/domains/{domainId}/validate': validate,
    [`DELETE ${base}/{ssoConfigId}/domains/{domainId}` as const]: (call: PreviewCall) => {
      const gone = domainIn(call);
      save(call, { domains: find(call).domains.filter((each) => each !== gone) });
    },
    [`GET ${base}/{ssoConfigId}/roles` as const]: (call: PreviewCall) => ({ roleIds: find(call).roleIds }),
    [`PUT ${base}/{ssoConfigId}/roles` as const]: (call: PreviewCall) => {
      save(call, { roleIds: textsOf(call.body['roleIds']) });
    },
    [`GET ${base}/{ssoConfigId}/groups` as const]: (call: PreviewCall) => find(call).groups,
    [`POST ${base}/{ssoConfigId}/groups` as const]: (call: PreviewCall) => {
      const added = {
        id: `sso-group-${made++}`,
        group: textOf(call.body['group']),
        roleIds: textsOf(call.body['roleIds']),
      };
      save(call, { groups: [...find(call).groups, added] });
    },
    [`PATCH ${base}/{ssoConfigId}/groups/{groupId}` as const]: (call: PreviewCall) => {
      const before = groupIn(call);
      const after = {
        ...before,
        ...(call.body['group'] !== undefined && { group: textOf(call.body['group']) }),
        ...(call.body['roleIds'] !== undefined && { roleIds: textsOf(call.body['roleIds']) }),
      };
      save(call, { groups: find(call).groups.map((each) => (each === before ? after : each)) });
    },
    [`DELETE ${base}/{ssoConfigId}/groups/{groupId}` as const]: (call: PreviewCall) => {
      const gone = groupIn(call);
      save(call, { groups: find(call).groups.filter((each) => each !== gone) });
    },
    'GET /team/resources/sso/v1/saml/configurations/vendor-config': () => provider,
    ...singleSamlHandlers({
      list: () => connections,
      create: () => emptyConnection(`sso-${made++}`, at),
      save(saved) {
        const isKnown = connections.some(({ id }) => id === saved.id);
        connections = isKnown
          ? connections.map((each) => (each.id === saved.id ? saved : each))
          : [...connections, saved];
      },
      settingsIn,
      domainOf: (domain) => domainOf(domain, made++),
      provider,
    }),
  };
}

export const ssoLists = [
  `GET ${base}`,
  'GET /team/resources/sso/v1/enforcement',
] as const satisfies readonly (keyof PreviewHandlers)[];
