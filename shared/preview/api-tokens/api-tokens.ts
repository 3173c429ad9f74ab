/** API tokens of the preview. Their secrets open nothing. */
import type { TenantApiToken } from '#shared/contract/api-tokens/api-tokens.ts';
import type { PreviewCall, PreviewHandlers } from '#shared/preview/answers.ts';
import { previewError } from '#shared/preview/error.ts';
import type { PreviewState } from '#shared/preview/state.types.ts';

type Kind = 'clientCredentials' | 'accessToken';
type Owner = 'user' | 'tenant';

/** A token of any list; each list returns the fields of its endpoint. */
interface PreviewToken extends Omit<TenantApiToken, 'secret'> {
  kind: Kind;
  owner: Owner;
}

const hour = 3_600_000;
const day = 24 * hour;
const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

interface Row {
  kind: Kind;
  owner: Owner;
  description: string;
  createdAgo: number;
  usedAgo: number | null;
  endsIn?: number;
  by?: string | null;
  roleIds?: string[];
  permissionIds?: string[];
}

const rows: readonly Row[] = [
  {
    kind: 'clientCredentials',
    owner: 'tenant',
    description: 'Nightly export to the data warehouse',
    createdAgo: 210 * day,
    usedAgo: 9 * hour,
    by: 'Ada Nwosu',
    roleIds: ['role-viewer'],
    permissionIds: ['permission-reports.export'],
  },
  {
    kind: 'clientCredentials',
    owner: 'tenant',
    description: 'ERP: orders in, invoices out, Rotterdam and Antwerp',
    createdAgo: 80 * day,
    usedAgo: 40_000,
    endsIn: 9 * day + hour,
    by: 'Ada Nwosu',
    roleIds: ['role-dispatcher', 'role-viewer'],
  },
  {
    kind: 'clientCredentials',
    owner: 'tenant',
    description: 'مزامنة الموارد البشرية',
    createdAgo: 400 * day,
    usedAgo: null,
    endsIn: -3 * day,
    by: null,
    roleIds: ['role-auditor'],
  },
  {
    kind: 'accessToken',
    owner: 'tenant',
    description: 'Status board in the depot',
    createdAgo: 12 * day,
    usedAgo: 2 * day,
    endsIn: 78 * day,
    by: 'Ines Moreau',
    roleIds: ['role-viewer'],
  },
  {
    kind: 'clientCredentials',
    owner: 'user',
    description: 'My laptop',
    createdAgo: 30 * day,
    usedAgo: 3 * hour,
    endsIn: 60 * day,
  },
  {
    kind: 'accessToken',
    owner: 'user',
    description: 'Spreadsheet with last week’s routes',
    createdAgo: 2 * day,
    usedAgo: null,
  },
];

function previewTokens({ now, me }: PreviewState): PreviewToken[] {
  return rows.map(
    (
      { kind, owner, description, createdAgo, usedAgo, endsIn, by = null, roleIds = [], permissionIds = [] },
      index,
    ) => ({
      kind,
      owner,
      clientId: `5f0c9a3e-7d14-4b62-9a58-0d6f2b1c4e0${index}`,
      description,
      createdAt: iso(now - createdAgo),
      lastUsedAt: usedAgo === null ? null : iso(now - usedAgo),
      ...(endsIn !== undefined && { expires: iso(now + endsIn) }),
      tenantId: me.tenantId,
      createdByUserId: me.id,
      createdByName: by,
      roleIds,
      permissionIds,
    }),
  );
}

const idsOf = (value: unknown): string[] => (Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []);

export const apiTokensLists = [
  'GET /identity/resources/users/api-tokens/v1',
  'GET /identity/resources/tenants/api-tokens/v1',
] as const satisfies readonly (keyof PreviewHandlers)[];

export function previewApiTokensHandlers(state: PreviewState, { isEmpty }: { isEmpty: boolean }): PreviewHandlers {
  let tokens = isEmpty ? [] : previewTokens(state);

  const listed = (owner: Owner, kind: Kind) => tokens.filter((token) => token.owner === owner && token.kind === kind);
  const asCredentials = ({ kind: _kind, owner: _owner, ...token }: PreviewToken) => token;
  const asAccessToken = ({ kind: _kind, owner: _owner, clientId: id, tenantId: _tenant, ...token }: PreviewToken) => ({
    id,
    ...token,
  });
  // a user's token has the permissions of its user, so that none are listed
  const ofUser = <T extends ReturnType<typeof asCredentials> | ReturnType<typeof asAccessToken>>({
    createdByUserId: _by,
    createdByName: _name,
    roleIds: _roles,
    permissionIds: _permissions,
    ...token
  }: T) => token;
  const asOwnCredentials = (token: PreviewToken) => {
    const { tenantId: _tenant, ...own } = ofUser(asCredentials(token));
    return own;
  };
  const asOwnAccessToken = (token: PreviewToken) => ofUser(asAccessToken(token));

  function create(owner: Owner, kind: Kind, { body }: PreviewCall): PreviewToken {
    const minutes = body['expiresInMinutes'];
    const token: PreviewToken = {
      kind,
      owner,
      clientId: `5f0c9a3e-7d14-4b62-9a58-${String(++state.made).padStart(12, '0')}`,
      description: String(body['description']),
      createdAt: iso(state.now),
      lastUsedAt: null,
      ...(typeof minutes === 'number' && { expires: iso(state.now + minutes * 60_000) }),
      tenantId: state.me.tenantId,
      createdByUserId: state.me.id,
      createdByName: state.me.name,
      roleIds: idsOf(body['roleIds']),
      permissionIds: idsOf(body['permissionIds']),
    };
    tokens = [token, ...tokens];
    return token;
  }
  function remove(owner: Owner, id: unknown): void {
    const left = tokens.filter((token) => token.owner !== owner || token.clientId !== id);
    if (left.length === tokens.length) throw previewError('api-token-not-found');
    tokens = left;
  }
  const secret = 'q3v9-preview-secret-that-opens-nothing-Zk4mT1x';

  return {
    'GET /identity/resources/users/api-tokens/v1': () => listed('user', 'clientCredentials').map(asOwnCredentials),
    'POST /identity/resources/users/api-tokens/v1': (call) => ({
      ...asOwnCredentials(create('user', 'clientCredentials', call)),
      secret,
    }),
    'DELETE /identity/resources/users/api-tokens/v1/{tokenId}': ({ params }) => remove('user', params['tokenId']),
    'GET /identity/resources/tenants/api-tokens/v1': () => listed('tenant', 'clientCredentials').map(asCredentials),
    'POST /identity/resources/tenants/api-tokens/v2': (call) => ({
      ...asCredentials(create('tenant', 'clientCredentials', call)),
      secret,
    }),
    'DELETE /identity/resources/tenants/api-tokens/v1/{tokenId}': ({ params }) => remove('tenant', params['tokenId']),
    'GET /identity/resources/users/access-tokens/v1': () => ({
      accessTokens: listed('user', 'accessToken').map(asOwnAccessToken),
    }),
    'POST /identity/resources/users/access-tokens/v1': (call) => ({
      ...asOwnAccessToken(create('user', 'accessToken', call)),
      secret,
    }),
    'DELETE /identity/resources/users/access-tokens/v1/{id}': ({ params }) => remove('user', params['id']),
    'GET /identity/resources/tenants/access-tokens/v1': () => ({
      accessTokens: listed('tenant', 'accessToken').map(asAccessToken),
    }),
    'POST /identity/resources/tenants/access-tokens/v1': (call) => ({
      ...asAccessToken(create('tenant', 'accessToken', call)),
      secret,
    }),
    'DELETE /identity/resources/tenants/access-tokens/v1/{id}': ({ params }) => remove('tenant', params['id']),
  };
}
