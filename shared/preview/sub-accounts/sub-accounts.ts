/** The account of the preview, and those below it. */
import type { AccountSettings } from '#shared/contract/organization/account-settings.ts';
import type { SubTenantRow, SubTenantUser } from '#shared/contract/sub-accounts/sub-accounts.ts';
import type { PreviewCall, PreviewHandlers } from '#shared/preview/answers.ts';
import { previewPermissions } from '#shared/preview/entities.ts';
import { previewError } from '#shared/preview/error.ts';
import type { PreviewState } from '#shared/preview/state.types.ts';

const day = 24 * 60 * 60 * 1000;

type Account = Pick<
  SubTenantRow,
  'tenantId' | 'name' | 'createdAt' | 'isReseller' | 'subAccountAccessType' | 'tenantType' | 'parentTenantId'
> & { alias?: string; people: SubTenantUser[] };

interface Invented {
  name: string;
  people: readonly string[];
  below?: readonly Invented[];
  alias?: string;
  type?: SubTenantRow['tenantType'];
}

const invented: readonly Invented[] = [
  {
    name: 'Northlight Energy',
    alias: 'northlight',
    type: 'reseller',
    people: ['Ines Duarte', 'Jörg Ziegler'],
    below: [
      { name: 'Northlight Solar', people: ['Amara Diallo'] },
      { name: 'Northlight Wind', people: [] },
    ],
  },
  { name: 'Harbour & Sons 🚢', people: ['Pru Whitlock', 'Sefa Tuncer', 'Dag Solberg'] },
  { name: 'مؤسسة النور', alias: 'alnoor', people: ['ليلى حداد'] },
  { name: 'Sandbox', type: 'test', people: [] },
  {
    name: 'The Very Long Partnership of Brothers and Sisters for Instruments of Navigation, Cartography and Tides',
    people: ['Wolfeschlegelsteinhausenbergerdorff Sr.'],
  },
];

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

function createAccounts(state: PreviewState, isEmpty: boolean) {
  let made = 0;
  const userOf = (name: string, tenantId: string, index: number): SubTenantUser => ({
    id: `${tenantId}-person-${index}`,
    sub: `${tenantId}-person-${index}`,
    email: name.includes('@') ? name : `person${index}@${tenantId}.example`,
    name: name.split('@')[0]!,
    verified: index > 0,
    mfaEnrolled: false,
    profilePictureUrl: null,
    provider: 'local',
    tenantId,
    tenantIds: [tenantId],
    isLocked: false,
    tenants: [
      {
        tenantId,
        roles: state.roles.slice(0, 1),
        permissions: previewPermissions(state.now, ['plans.read']),
        activated: index > 0,
        subAccountAccessAllowed: false,
      },
    ],
    metadata: '{}',
    createdAt: new Date(state.now - 30 * day).toISOString(),
  });
  const plant = (all: readonly Invented[], parentTenantId: string): Account[] =>
    all.flatMap(({ name, people, below = [], alias, type = 'customer' }, index) => {
      const tenantId = `${parentTenantId}-${index}`;
      const account: Account = {
        tenantId,
        name,
        parentTenantId,
        isReseller: below.length > 0,
        subAccountAccessType: 'defaultOff',
        tenantType: type,
        createdAt: new Date(state.now - (40 + index * 90) * day).toISOString(),
        ...(alias !== undefined && { alias }),
        people: people.map((each, at) => userOf(each, tenantId, at)),
      };
      return [account, ...plant(below, tenantId)];
    });
  return {
    accounts: isEmpty ? [] : plant(invented, 'account'),
    own: { access: 'defaultOff' as SubTenantRow['subAccountAccessType'], decided: new Map<string, boolean>() },
    next: () => `account-made-${++made}`,
    userOf,
  };
}

type Store = ReturnType<typeof createAccounts>;

function accountOf({ accounts }: Store, id: unknown): Account {
  const account = accounts.find(({ tenantId }) => tenantId === id);
  if (!account) throw previewError('account-not-found');
  return account;
}

function aboveOf({ accounts }: Store, { parentTenantId }: Account): Account[] {
  const parent = accounts.find(({ tenantId }) => tenantId === parentTenantId);
  return parent ? [...aboveOf({ accounts } as Store, parent), parent] : [];
}

function subAccountsOf({ accounts }: Store, id: string): Account[] {
  return accounts
    .filter(({ parentTenantId }) => parentTenantId === id)
    .flatMap((account) => [account, ...subAccountsOf({ accounts } as Store, account.tenantId)]);
}

function rowOf(store: Store, account: Account): SubTenantRow {
  const { people, alias, ...rest } = account;
  const [above, below] = [aboveOf(store, account), subAccountsOf(store, account.tenantId)];
  return {
    ...rest,
    ...(alias !== undefined && { alias }),
    level: above.length + 1,
    parentNames: above.map(({ name }) => name),
    metadata: { isParent: below.length > 0 },
    numberOfUsers: people.length,
    numberOfSubAccounts: below.length,
  };
}

const collator = new Intl.Collator('en', { sensitivity: 'base' });

function search(store: Store, { query }: PreviewCall) {
  const { _offset = 0, _limit = 50, _filter = '', _subTenantId, _depth, _sortBy = 'name', _order = 'ASC' } = query;
  const parent = text(_subTenantId) ?? 'account';
  const wanted = String(_filter).toLowerCase();
  const sign = _order === 'DESC' ? -1 : 1;
  const among =
    _depth === 'all' || wanted
      ? store.accounts
      : store.accounts.filter(({ parentTenantId }) => parentTenantId === parent);
  const compare = (one: Account, other: Account): number => {
    if (_sortBy === 'createdAt') return one.createdAt.localeCompare(other.createdAt);
    return _sortBy === 'tenantId' ? one.tenantId.localeCompare(other.tenantId) : collator.compare(one.name, other.name);
  };
  const found = among
    .filter(({ name, alias = '', tenantId }) => `${name}\n${alias}\n${tenantId}`.toLowerCase().includes(wanted))
    .toSorted((one, other) => sign * compare(one, other));
  const size = Number(_limit);
  const start = Number(_offset) * size;
  return {
    items: found.slice(start, start + size).map((account) => rowOf(store, account)),
    _metadata: { totalItems: found.length, totalPages: Math.ceil(found.length / size) },
    _links: {
      next: start + size < found.length ? 'next' : '',
      prev: start > 0 ? 'prev' : '',
      first: 'first',
      last: 'last',
    },
  };
}

/** People of the preview's own account: those of the users page. */
function ownPeople(state: PreviewState, { own, userOf }: Store): SubTenantUser[] {
  return state.members.map(({ id, email, name, verified }, index) => {
    const user = userOf(name ?? email, state.me.tenantId, index);
    const tenants = user.tenants.map((each) => ({
      ...each,
      activated: verified,
      subAccountAccessAllowed: own.decided.get(id) ?? own.access !== 'defaultOff',
    }));
    return { ...user, id, sub: id, email, verified, tenants };
  });
}

const peopleOf = (state: PreviewState, store: Store, id: unknown): SubTenantUser[] =>
  id === state.me.tenantId ? ownPeople(state, store) : accountOf(store, id).people;

function listPeople(state: PreviewState, store: Store, { query }: PreviewCall) {
  const wanted = (text(query['_filter']) ?? '').toLowerCase();
  const found = peopleOf(state, store, query['_tenantId'])
    .filter(({ name, email }) => `${name}\n${email}`.toLowerCase().includes(wanted))
    .toSorted((one, other) => collator.compare(other.name, one.name));
  const start = Number(query['_offset'] ?? 0) * 10;
  return {
    items: found.slice(start, start + 10),
    _metadata: { totalItems: found.length, totalPages: Math.ceil(found.length / 10) },
  };
}

const described = ({ tenantId, name, createdAt }: Account) => ({
  tenantId,
  name,
  status: 'active',
  updatedAt: createdAt,
});

function create(state: PreviewState, store: Store, { body }: PreviewCall) {
  const alias = text(body['alias']);
  if (alias !== undefined && store.accounts.some((each) => each.alias === alias))
    throw previewError('account-alias-taken');
  const tenantId = store.next();
  const email = text(body['creatorEmail']);
  const account: Account = {
    tenantId,
    name: text(body['name']) ?? '',
    parentTenantId: text(body['parentTenantId']) ?? 'account',
    isReseller: body['isReseller'] === true,
    subAccountAccessType: 'defaultOff',
    tenantType: (text(body['tenantType']) ?? 'customer') as Account['tenantType'],
    createdAt: new Date(state.now).toISOString(),
    ...(alias !== undefined && { alias }),
    people: email === undefined ? [] : [store.userOf(email, tenantId, 0)],
  };
  store.accounts = [...store.accounts, account];
  return described(account);
}

function changeRoles(state: PreviewState, store: Store, { params, body }: PreviewCall): void {
  for (const wanted of list(body['subTenantsRoles'])) {
    const ids = list(field(wanted, 'roleIds'));
    const user = accountOf(store, field(wanted, 'tenantId')).people.find(({ id }) => id === params['userId']);
    if (!user) throw previewError('user-not-found');
    user.tenants[0]!.roles = state.roles.filter(({ id }) => ids.includes(id));
  }
}

export const accountsLists = [
  'GET /tenants/resources/hierarchy/v2',
  'GET /tenants/resources/account-settings/v1',
] as const satisfies readonly (keyof PreviewHandlers)[];

export function previewAccountsHandlers(state: PreviewState, { isEmpty }: { isEmpty: boolean }): PreviewHandlers {
  const store = createAccounts(state, isEmpty);
  let settings: AccountSettings = {
    tenantId: state.me.tenantId,
    name: 'Acme',
    timezone: 'Europe/Berlin',
    dateFormat: 'DD/MM/YYYY',
    timeFormat: 'HH:mm',
    currency: 'USD',
    address: '1 Quay Road, Harbour Town',
  };
  let loginTheme: Record<string, unknown> = {};
  const metadata = () => (Object.keys(loginTheme).length > 0 ? { themeV2: { loginBox: loginTheme } } : {});
  const assign = (id: unknown, changes: Partial<Account>): Account => Object.assign(accountOf(store, id), changes);
  return {
    'GET /tenants/resources/account-settings/v1': () => settings,
    'PUT /tenants/resources/account-settings/v1': ({ body }) => {
      const kept = Object.entries({ ...settings, ...body }).filter(
        ([name, value]) => name !== 'asRead' && value !== null && value !== '',
      );
      settings = { ...(Object.fromEntries(kept) as AccountSettings), tenantId: settings.tenantId };
      return settings;
    },
    'POST /metadata/admin-box': ({ body }) => {
      const changes = list(body['actions']).map(
        (action) => [String(field(action, 'type')).split('/').at(-1)!, field(action, 'payload')] as const,
      );
      const kept = Object.entries({ ...loginTheme, ...Object.fromEntries(changes) }).filter(
        ([, value]) => value !== null,
      );
      loginTheme = Object.fromEntries(kept);
      return metadata();
    },
    'GET /metadata/admin-box': metadata,
    'GET /tenants/resources/hierarchy/v2': (call) => search(store, call),
    'GET /tenants/resources/hierarchy/v2/metadata': ({ query }) =>
      (JSON.parse(String(query['_tenantIds'])) as string[]).map((tenantId) => {
        const account = store.accounts.find((each) => each.tenantId === tenantId);
        const totalSubTenants = subAccountsOf(store, account ? tenantId : 'account').length;
        return {
          tenantId,
          totalSubTenants,
          isParent: totalSubTenants > 0,
          subAccountAccessType: account?.subAccountAccessType ?? store.own.access,
        };
      }),
    'POST /tenants/resources/sub-tenants/v1': (call) => create(state, store, call),
    'PATCH /tenants/resources/sub-tenants/v1/{tenantId}': ({ params, body }) => {
      const { name, tenantType, alias } = body;
      assign(params['tenantId'], {
        ...(text(name) && { name: text(name)! }),
        ...(text(tenantType) && { tenantType: tenantType as Account['tenantType'] }),
        ...(alias !== undefined && { alias: text(alias)! }),
      });
    },
    'GET /tenants/resources/sub-tenants/v1/{tenantId}/destruction': ({ params }) => {
      const account = accountOf(store, params['tenantId']);
      const gone = [account, ...subAccountsOf(store, account.tenantId)];
      const people = gone.reduce((sum, each) => sum + each.people.length, 0);
      return {
        accounts: gone.length,
        people,
        peopleDeleted: people,
        groups: gone.length > 1 ? 2 : 0,
        roles: 0,
        tokens: 0,
        sessions: people,
      };
    },
    'DELETE /tenants/resources/sub-tenants/v1/{tenantId}': ({ params }) => {
      const account = accountOf(store, params['tenantId']);
      const gone = new Set([account, ...subAccountsOf(store, account.tenantId)]);
      store.accounts = store.accounts.filter((each) => !gone.has(each));
    },
    'PUT /tenants/resources/sub-tenants/v1/{tenantId}/management': ({ params, body }) =>
      described(assign(params['tenantId'], { isReseller: body['isReseller'] === true })),
    'PUT /tenants/resources/sub-tenants/v1/{tenantId}/hierarchy-settings': ({ params, body }) => {
      const access = body['subAccountAccessType'] as Account['subAccountAccessType'];
      const account = store.accounts.find((each) => each.tenantId === params['tenantId']);
      if (account) account.subAccountAccessType = access;
      else store.own.access = access;
      return {
        tenantId: params['tenantId']!,
        name: account?.name ?? settings.name,
        status: 'active',
        updatedAt: new Date(state.now).toISOString(),
      };
    },
    'GET /identity/resources/sub-tenants/users/v1': (call) => listPeople(state, store, call),
    'POST /identity/resources/sub-tenants/users/v2/': ({ body }) => {
      const account = accountOf(store, body['tenantId']);
      const added = list(body['users']).map((user, index) =>
        store.userOf(String(field(user, 'email')), account.tenantId, account.people.length + index),
      );
      account.people = [
        ...account.people,
        ...added.map((user) => ({
          ...user,
          verified: false,
          tenants: user.tenants.map((each) => ({
            ...each,
            activated: false,
            roles: state.roles.filter(({ id }) => list(body['roleIds']).includes(id)),
          })),
        })),
      ];
    },
    'DELETE /identity/resources/sub-tenants/users/v1': ({ body }) => {
      for (const each of list(body['subTenants'])) {
        const account = accountOf(store, field(each, 'tenantId'));
        account.people = account.people.filter(({ id }) => id !== body['userId']);
      }
    },
    'PATCH /identity/resources/sub-tenants/users/v1/{userId}/roles': (call) => changeRoles(state, store, call),
    'PUT /identity/resources/sub-tenants/users/v1/{userId}/access': ({ params, body }) => {
      const tenantId = body['tenantId'] ?? state.me.tenantId;
      const user = peopleOf(state, store, tenantId).find(({ id }) => id === params['userId']);
      if (!user) throw previewError('user-not-found');
      if (tenantId === state.me.tenantId) store.own.decided.set(user.id, body['allowAccess'] === true);
      else user.tenants[0]!.subAccountAccessAllowed = body['allowAccess'] === true;
    },
  };
}
