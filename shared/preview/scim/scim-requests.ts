/** Requests of a directory, as the preview shows them. */
import type { ScimOperation, ScimRequestDetails, ScimSubject } from '#shared/contract/scim/scim-requests.ts';

/** ID of the connection whose directory has spoken. */
export const firstDirectory = 'directory-0';

const minute = 60_000;
const patched = (value: unknown, path?: string): string =>
  JSON.stringify(
    {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
      Operations: [{ op: 'replace', ...(path !== undefined && { path }), value }],
    },
    null,
    2,
  );
const user = (index: number, name: string): ScimSubject => ({
  type: 'user',
  id: `2819c2${index}f-7688-4f2a-8f34-aa3c5d1e0b5${index}`,
  name,
  userId: `user-${index}`,
});
const group: ScimSubject = {
  type: 'group',
  id: '9d41c3e2-4c44-4d8f-9c1f-6b0a6f1f2d10',
  name: 'Contractors',
  userId: null,
};

interface Sample extends Partial<Omit<ScimRequestDetails, 'operation' | 'createdAt'>> {
  operation: ScimOperation;
  path: string;
  minutesAgo: number;
}

const samples: readonly Sample[] = [
  {
    minutesAgo: 2,
    method: 'PATCH',
    path: '/Users/2819c24f-7688-4f2a-8f34-aa3c5d1e0b54',
    operation: 'user-deactivated',
    subject: user(4, 'Tomás Ó Briain'),
    held: true,
    body: patched({ active: false }),
  },
  {
    minutesAgo: 4,
    method: 'PATCH',
    path: '/Users/2819c21f-7688-4f2a-8f34-aa3c5d1e0b51',
    operation: 'user-deactivated',
    subject: user(1, 'Guðrún Þorsteinsdóttir'),
    body: patched({ active: false }),
  },
  {
    minutesAgo: 9,
    method: 'PATCH',
    path: '/Groups/9d41c3e2-4c44-4d8f-9c1f-6b0a6f1f2d10',
    operation: 'members-added',
    amount: 2,
    subject: group,
    body: patched(['…', '…'], 'members'),
  },
  {
    minutesAgo: 12,
    method: 'POST',
    path: '/Users',
    status: 409,
    operation: 'user-created',
    subject: { type: 'user', id: null, name: 'b.…@acme.example', userId: null },
    rule: 'uniqueness',
    detail: 'Another user of the directory has this userName.',
    body: JSON.stringify(
      { schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'], userName: '…', active: true },
      null,
      2,
    ),
  },
  { minutesAgo: 12, path: '/Users?filter=userName eq "…"&count=1', operation: 'users-searched' },
  {
    minutesAgo: 18,
    method: 'POST',
    path: '/Users',
    status: 201,
    operation: 'user-created',
    subject: user(7, 'Zoë van den Heuvel'),
    body: JSON.stringify({ userName: '…', name: { givenName: '…', familyName: '…' }, active: true }, null, 2),
  },
  {
    minutesAgo: 30,
    method: 'PUT',
    path: '/Users/2819c23f-7688-4f2a-8f34-aa3c5d1e0b53',
    status: 400,
    operation: 'user-changed',
    subject: user(3, 'Layla Haddad'),
    rule: 'invalidValue',
    detail: 'emails has more than one primary value.',
    body: JSON.stringify(
      {
        userName: '…',
        emails: [
          { value: '…', primary: true },
          { value: '…', primary: true },
        ],
      },
      null,
      2,
    ),
  },
  { minutesAgo: 60, path: '/ServiceProviderConfig', operation: 'discovery' },
];

export function previewScimRequests(now: number): ScimRequestDetails[] {
  return samples.map(({ minutesAgo, ...sample }, index) => ({
    id: String(samples.length - index),
    method: 'GET',
    status: 200,
    createdAt: new Date(now - minutesAgo * minute).toISOString(),
    amount: null,
    subject: null,
    held: false,
    rule: null,
    detail: null,
    traceId: '77ab0e41c9d85f32',
    body: null,
    ...sample,
  }));
}

const isRead = ({ method, path }: ScimRequestDetails): boolean => method === 'GET' || path.includes('/.search');

const resultOf = ({ rule, held }: ScimRequestDetails): string =>
  rule !== null ? 'refused' : held ? 'held' : 'succeeded';

/** Those that a filter of the log lets through. */
export function matchScimRequests(
  all: readonly ScimRequestDetails[],
  { search = '', result, kind, before, limit = 100 }: Readonly<Record<string, unknown>>,
): ScimRequestDetails[] {
  const wanted = String(search).toLowerCase();
  return all
    .filter((each) => {
      if (before !== undefined && Number(each.id) >= Number(before)) return false;
      if (result !== undefined && resultOf(each) !== result) return false;
      if (kind !== undefined && isRead(each) !== (kind === 'reads')) return false;
      return wanted === '' || `${each.subject?.name ?? ''} ${each.subject?.id ?? ''}`.toLowerCase().includes(wanted);
    })
    .slice(0, Number(limit));
}
