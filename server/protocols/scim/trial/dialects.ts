/**
 * The documented requests of each product, from its first look at a connection to the removal of its users. All end in the
 * same state, which each verifies by reading.
 */
import { isDeepStrictEqual } from 'node:util';
import type { ScimDialect } from '#shared/contract/scim/scim-trials.ts';
import { urn } from '#server/domain/scim/schemas.ts';
import type { TrialSend } from './trial-client.ts';

/** The temporary user of a run. */
export interface TrialUser {
  userName: string;
  name: { givenName: string; familyName: string };
  groupName: string;
  /** A name that no user and no group has. */
  unknown: string;
}

type Body = Record<string, unknown>;
interface Dialect {
  find: (userName: string) => string;
  /** Where the product looks groups up by their names, before it creates them too. */
  findGroup?: (name: string) => string;
  create: (user: TrialUser) => Body;
  change: {
    method: 'PATCH' | 'PUT';
    body: (user: TrialUser, id: string) => Body;
    /** What the user has after it, besides the title. */
    after?: Body;
  };
  activity: { method: 'PATCH' | 'PUT'; body: (user: TrialUser, id: string, active: boolean) => Body } | null;
  members: {
    method: 'PATCH' | 'PUT';
    add: (group: string, id: string) => Body;
    remove: (group: string, id: string) => Body;
  } | null;
  /** Okta only deactivates. */
  deletes: boolean;
}

const patch = (...operations: Body[]): Body => ({ schemas: [urn.patch], Operations: operations });
const filter = (text: string): string => `/Users?filter=${encodeURIComponent(text)}`;
const byUserName = (userName: string): string => filter(`userName eq "${userName}"`);
const email = ({ userName }: TrialUser): Body[] => [{ type: 'work', primary: true, value: userName }];
const title = 'Changed by the trial run';
const groupByName = (name: string): string =>
  `/Groups?excludedAttributes=members&filter=${encodeURIComponent(`displayName eq "${name}"`)}`;

/** Entra fills values attribute by attribute, in operations of their own. */
const additionsOfEntra = (op: 'Add' | 'add'): Body[] => [
  { op, path: 'phoneNumbers[type eq "mobile"].value', value: '+1 202 555 0100' },
  { op, path: 'roles[primary eq "True"].display', value: 'Trials' },
  { op, path: 'roles[primary eq "True"].type', value: 'WindowsAzureActiveDirectoryRole' },
  { op, path: 'roles[primary eq "True"].value', value: 'trials' },
  { op, path: 'addresses[type eq "work"].streetAddress', value: '1 Harbour Street' },
];
const addedByEntra: Body = {
  phoneNumbers: [{ type: 'mobile', value: '+1 202 555 0100' }],
  roles: [{ primary: true, display: 'Trials', type: 'WindowsAzureActiveDirectoryRole', value: 'trials' }],
  addresses: [{ type: 'work', streetAddress: '1 Harbour Street' }],
};

const plain = (user: TrialUser): Body => ({
  schemas: [urn.user],
  userName: user.userName,
  name: user.name,
  emails: email(user),
  active: true,
});
const ofEntra = (user: TrialUser): Body => ({
  ...plain(user),
  schemas: [urn.user, urn.enterprise],
  externalId: user.userName,
  displayName: `${user.name.givenName} ${user.name.familyName}`,
  meta: { resourceType: 'User' },
  [urn.enterprise]: { department: 'Trials' },
});
const whole = (user: TrialUser, id: string, more: Body): Body => ({ ...plain(user), id, ...more });
const group = (name: string, members: Body[]): Body => ({ schemas: [urn.group], displayName: name, members });

const dialects: Record<ScimDialect, Dialect> = {
  'entra-old': {
    find: byUserName,
    findGroup: groupByName,
    create: ofEntra,
    change: {
      method: 'PATCH',
      body: () =>
        patch(
          { op: 'Replace', path: 'title', value: title },
          { op: 'Add', path: `${urn.enterprise}:manager`, value: 'trial-manager' },
          ...additionsOfEntra('Add'),
        ),
      after: addedByEntra,
    },
    activity: {
      method: 'PATCH',
      body: (_user, _id, active) => patch({ op: 'Replace', path: 'active', value: active ? 'True' : 'False' }),
    },
    members: {
      method: 'PATCH',
      add: (_group, id) => patch({ op: 'Add', path: 'members', value: [{ $ref: null, value: id }] }),
      remove: (_group, id) => patch({ op: 'Remove', path: 'members', value: [{ $ref: null, value: id }] }),
    },
    deletes: true,
  },
  entra: {
    find: (userName) => filter(`emails[type eq "work"].value eq "${userName}"`),
    findGroup: groupByName,
    create: ofEntra,
    change: {
      method: 'PATCH',
      body: () =>
        patch(
          { op: 'replace', value: { title, 'name.familyName': 'Changed', [`${urn.enterprise}:department`]: 'Moved' } },
          ...additionsOfEntra('add'),
        ),
      after: addedByEntra,
    },
    activity: {
      method: 'PATCH',
      body: (_user, _id, active) => patch({ op: 'replace', path: 'active', value: active }),
    },
    members: {
      method: 'PATCH',
      add: (_group, id) => patch({ op: 'add', path: 'members', value: [{ value: id }] }),
      remove: (_group, id) => patch({ op: 'remove', path: `members[value eq "${id}"]` }),
    },
    deletes: true,
  },
  'okta-patch': {
    find: (userName) => `${byUserName(userName)}&startIndex=1&count=1`,
    create: (user) => ({ ...plain(user), password: 'ignored-by-the-server', groups: [], locale: 'en-US' }),
    change: { method: 'PUT', body: (user, id) => whole(user, id, { title, active: true }) },
    activity: { method: 'PATCH', body: (_user, _id, active) => patch({ op: 'replace', value: { active } }) },
    members: {
      method: 'PATCH',
      add: (name, id) =>
        patch({ op: 'replace', value: { displayName: name } }, { op: 'add', path: 'members', value: [{ value: id }] }),
      remove: (_group, id) => patch({ op: 'remove', path: `members[value eq "${id}"]` }),
    },
    deletes: false,
  },
  'okta-put': {
    find: (userName) => `${byUserName(userName)}&startIndex=1&count=1`,
    create: (user) => ({ ...plain(user), password: 'ignored-by-the-server', groups: [] }),
    change: { method: 'PUT', body: (user, id) => whole(user, id, { title, active: true }) },
    activity: { method: 'PUT', body: (user, id, active) => whole(user, id, { title, active }) },
    members: {
      method: 'PUT',
      add: (name, id) => group(name, [{ value: id }]),
      remove: (name) => group(name, []),
    },
    deletes: false,
  },
  onelogin: {
    find: byUserName,
    create: (user) => ({ ...ofEntra(user), meta: undefined }),
    change: { method: 'PUT', body: (user, id) => whole(user, id, { title, active: true }) },
    activity: { method: 'PUT', body: (user, id, active) => whole(user, id, { title, active }) },
    members: {
      method: 'PATCH',
      add: (_group, id) => patch({ op: 'add', path: 'members', value: [{ value: id }] }),
      remove: (_group, id) => patch({ op: 'remove', path: `members[value eq "${id}"]` }),
    },
    deletes: true,
  },
  // tests a connection with a user and a group of its own, and removes members by a list
  jumpcloud: {
    find: byUserName,
    create: (user) => ({ ...plain(user), displayName: `${user.name.givenName} ${user.name.familyName}` }),
    change: { method: 'PUT', body: (user, id) => whole(user, id, { title, active: true }) },
    activity: { method: 'PUT', body: (user, id, active) => whole(user, id, { title, active }) },
    members: {
      method: 'PATCH',
      add: (_group, id) => patch({ op: 'add', path: 'members', value: [{ value: id }] }),
      remove: (_group, id) => patch({ op: 'remove', path: 'members', value: [{ value: id }] }),
    },
    deletes: true,
  },
  google: {
    find: byUserName,
    create: (user) => ({ ...plain(user), externalId: `google-${user.userName}` }),
    change: { method: 'PUT', body: (user, id) => whole(user, id, { title, active: true }) },
    activity: null,
    members: null,
    deletes: true,
  },
};

const none = (body: Body): boolean => body['totalResults'] === 0;
const one = (body: Body): boolean => body['totalResults'] === 1;
const partOf = (body: Body, wanted: Body): Body =>
  Object.fromEntries(Object.keys(wanted).map((name) => [name, body[name]]));
const idOf = (body: Body): string => (typeof body['id'] === 'string' ? body['id'] : '');

/** @throws TrialEnded at the first step that fails */
export async function runDialect(name: ScimDialect, user: TrialUser, send: TrialSend): Promise<void> {
  const dialect = dialects[name];
  const get = (path: string, purpose: 'connect' | 'find-user' | 'verify', holds: (body: Body) => boolean) =>
    send({ method: 'GET', path }, { purpose, status: [200], holds });
  await get(dialect.find(user.unknown), 'connect', none);
  if (dialect.findGroup) await get(dialect.findGroup(user.unknown), 'connect', none);
  const made = await send(
    { method: 'POST', path: '/Users', body: dialect.create(user) },
    { purpose: 'create-user', status: [201], holds: (body) => idOf(body) !== '' && !('password' in body) },
  );
  const path = `/Users/${idOf(made)}`;
  await get(dialect.find(user.userName), 'find-user', one);
  const { change } = dialect;
  await send(
    { method: change.method, path, body: change.body(user, idOf(made)) },
    { purpose: 'change-user', status: [200, 204] },
  );
  await get(path, 'verify', (body) =>
    isDeepStrictEqual(partOf(body, { title, ...change.after }), { title, ...change.after }),
  );
  await runGroup(dialect, user, { id: idOf(made), send });
  await runActivity(dialect, user, { id: idOf(made), send });
  if (!dialect.deletes) return;
  await send({ method: 'DELETE', path }, { purpose: 'delete-user', status: [204] });
  await send({ method: 'GET', path }, { purpose: 'verify', status: [404] });
}

async function runActivity(
  { activity }: Dialect,
  user: TrialUser,
  { id, send }: { id: string; send: TrialSend },
): Promise<void> {
  if (!activity) return;
  const path = `/Users/${id}`;
  for (const active of [false, true, false]) {
    await send(
      { method: activity.method, path, body: activity.body(user, id, active) },
      { purpose: active ? 'reactivate-user' : 'deactivate-user', status: [200, 204] },
    );
    await send(
      { method: 'GET', path },
      { purpose: 'verify', status: [200], holds: (body) => body['active'] === active },
    );
  }
}

async function runGroup(
  { members, findGroup }: Dialect,
  { groupName }: TrialUser,
  { id, send }: { id: string; send: TrialSend },
): Promise<void> {
  if (!members) return;
  const look = async (holds: (body: Body) => boolean): Promise<void> => {
    if (findGroup)
      await send({ method: 'GET', path: findGroup(groupName) }, { purpose: 'verify', status: [200], holds });
  };
  await look(none);
  const made = await send(
    { method: 'POST', path: '/Groups', body: { schemas: [urn.group], displayName: groupName } },
    { purpose: 'create-group', status: [201], holds: (body) => idOf(body) !== '' },
  );
  await look(one);
  const path = `/Groups/${idOf(made)}`;
  const changes = [
    { purpose: 'add-member', body: members.add(groupName, id), count: 1 },
    { purpose: 'remove-member', body: members.remove(groupName, id), count: 0 },
  ] as const;
  for (const { purpose, body, count } of changes) {
    await send({ method: members.method, path, body }, { purpose, status: [200, 204] });
    const holds = (read: Body): boolean => (Array.isArray(read['members']) ? read['members'].length : 0) === count;
    await send({ method: 'GET', path }, { purpose: 'verify', status: [200], holds });
  }
  await send({ method: 'DELETE', path }, { purpose: 'delete-group', status: [204] });
}
