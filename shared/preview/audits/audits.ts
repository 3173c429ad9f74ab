/** The audit log of the preview: a month of what its people did. */
import type { AuditHeadMail, AuditProof, AuditRetention, AuditRow } from '#shared/contract/audits/audits.ts';
import { chainVersion, textOfDetails, textOfOrigin, textOfRow } from '#shared/lib/audit-proof.ts';
import { csvLine } from '#shared/lib/csv.ts';
import type { PreviewCall, PreviewHandlers } from '#shared/preview/answers.ts';
import { vendorId } from '#shared/preview/entities.ts';
import { previewError } from '#shared/preview/error.ts';
import type { PreviewState } from '#shared/preview/state.types.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

interface Occurrence {
  action: string;
  description: string;
  severity: AuditRow['severity'];
  resource: string;
  json?: Record<string, unknown>;
}

/** In turn, the newest first. */
const occurrences: readonly Occurrence[] = [
  {
    action: 'user.signed-in',
    description: 'A user signed in',
    severity: 'Info',
    resource: 'user',
  },
  {
    action: 'tenant.policy-changed',
    description: 'A security policy changed',
    severity: 'Medium',
    resource: 'mfa-policy',
    json: { before: { enforceMFAType: 'DontForce' }, after: { enforceMFAType: 'Force' } },
  },
  {
    action: 'user.sign-in-failed',
    description: 'A sign-in failed',
    severity: 'Medium',
    resource: 'user',
    json: { reason: 'wrong-password' },
  },
  {
    action: 'user.roles-changed',
    description: 'The roles of a user changed',
    severity: 'Medium',
    resource: 'user',
    json: { before: ['viewer'], after: ['editor', 'viewer'] },
  },
  { action: 'user.locked', description: 'An account was locked', severity: 'High', resource: 'user' },
  {
    action: 'users.exported',
    description: 'Users were exported',
    severity: 'Medium',
    resource: '',
    json: { filter: {} },
  },
  {
    action: 'user.password-breached',
    description: 'A password was found in a data breach',
    severity: 'High',
    resource: 'user',
    json: { mode: 'prompt' },
  },
  { action: 'user.signed-out', description: 'A user signed out', severity: 'Info', resource: 'user' },
  {
    action: 'session.refresh-reused',
    description: 'A refresh token was used again',
    severity: 'Critical',
    resource: 'session',
  },
];

const agents = [
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
];

/** Rows of a month: close together today, further apart before. */
const rowCount = 64;

function rowAt({ now, members, me }: PreviewState, index: number): AuditRow {
  const what = occurrences[index % occurrences.length]!;
  const who = members[(index * 5) % Math.max(members.length, 1)] ?? me;
  const whom = members[(index * 7 + 1) % Math.max(members.length, 1)] ?? me;
  const at = new Date(now - (index < 12 ? index * 37 * minute : (index - 11) * 0.55 * day)).toISOString();
  return {
    _id: `audit-${index}`,
    createdAt: at,
    updatedAt: at,
    time: at,
    email: who.email,
    user: who.name,
    action: what.action,
    description: what.description,
    resource: what.resource,
    ip: `198.51.100.${20 + (index % 11)}`,
    severity: what.severity,
    userAgent: agents[index % agents.length]!,
    json: {
      ...what.json,
      ...(what.resource !== '' && {
        target: { kind: what.resource, id: whom.id, ...(what.resource === 'user' && { name: whom.name }) },
      }),
      traceId: `${(index + 17) * 7919}`.padStart(8, '0'),
    },
    tenantId: me.tenantId,
    vendorId,
  };
}

const texts = (row: AuditRow) => ({
  email: `${row.email} ${row.user}`,
  action: row.action,
  ip: row.ip,
  userAgent: row.userAgent ?? '',
  json: JSON.stringify(row.json),
});

const isIn = (text: string, wanted: string): boolean => text.toLowerCase().includes(wanted.toLowerCase());

/** A parameter of the query; `undefined` unless it is a text. */
const given = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function fits(row: AuditRow, query: PreviewCall['query']): boolean {
  const [filter, severity] = [given(query['filter']), given(query['severity'])];
  const [from, to] = [given(query['created_from']), given(query['created_to'])];
  const columns = texts(row);
  return (
    (filter === undefined ||
      isIn(`${Object.values(columns).join('\n')}\n${row.description}\n${row.severity}`, filter)) &&
    (severity === undefined || severity.split(',').some((each) => isIn(row.severity, each))) &&
    (from === undefined || Date.parse(row.createdAt) >= Date.parse(from)) &&
    (to === undefined || Date.parse(row.createdAt) <= Date.parse(to)) &&
    Object.entries(columns).every(([name, text]) => isIn(text, given(query[name]) ?? ''))
  );
}

const ranks = { Info: 1, Medium: 2, High: 3, Error: 4, Critical: 5 } as const;

function inOrder(rows: AuditRow[], { sortBy = 'createdAt', sortDirection = 'desc' }: PreviewCall['query']): AuditRow[] {
  const sign = sortDirection === 'asc' ? 1 : -1;
  const valueOf = (row: AuditRow): string => row[sortBy as 'email'];
  return rows.toSorted(
    (one, other) =>
      sign *
      (sortBy === 'severity'
        ? ranks[one.severity] - ranks[other.severity]
        : valueOf(one).localeCompare(valueOf(other))),
  );
}

const columns = [
  ['createdAt', 'Time', 'Timestamp', true],
  ['email', 'User', 'Email', true],
  ['action', 'Action', 'AlphaNumeric', true],
  ['description', 'Description', 'AlphaNumeric', true],
  ['ip', 'IP address', 'IpAddress', true],
  ['severity', 'Severity', 'Severity', false],
  ['userAgent', 'User agent', 'AlphaNumeric', false],
  ['json', 'Details', 'Json', false],
] as const;

function metadataRow({ now }: PreviewState) {
  const at = new Date(now).toISOString();
  return {
    id: 'audits',
    entityName: 'audits',
    vendorId,
    createdAt: at,
    updatedAt: at,
    properties: columns.map(([name, displayName, type, showInTable]) => ({
      name,
      displayName,
      type,
      showInTable,
      sortable: name !== 'description',
      filterable: name !== 'description',
      showInMoreInfo: 'Always',
      isPredefined: true,
    })),
    theme: { styles: {} },
  };
}

async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A row sealed as the server does; where browsers compute no hashes, the hash is left to be read. */
async function proofOf(row: AuditRow, sequence: number): Promise<AuditProof> {
  const { target, traceId, ...details } = row.json;
  const [originSalt, detailsSalt] = ['00'.repeat(16), '11'.repeat(16)];
  const digest = 'subtle' in crypto ? sha256 : () => Promise.resolve('0'.repeat(64));
  const previous = { sequence: sequence - 1, hash: await digest(`event ${sequence - 1}`) };
  const { _id, action, severity, tenantId } = row;
  const origin = { ip: row.ip || null, userAgent: row.userAgent ?? null };
  const fields = {
    tenantId,
    sequence,
    action,
    severity,
    actorId: null,
    targetKind: target?.kind ?? null,
    targetId: target?.id ?? null,
    traceId,
    reported: false,
    originCommitment: await digest(textOfOrigin(originSalt, origin)),
    detailsCommitment: await digest(textOfDetails(detailsSalt, details)),
    previousHash: previous.hash,
  };
  const at = row.createdAt.replace('Z', '000Z');
  const event = {
    version: chainVersion,
    ...fields,
    _id,
    createdAt: at,
    ...origin,
    details,
    originSalt,
    detailsSalt,
    hash: await digest(textOfRow({ ...fields, id: _id, at })),
    unverified: { email: row.email, user: row.user, description: row.description, vendorId },
  } as const;
  return { event, previous, file: [event] };
}

export const auditsLists = ['GET /audits'] as const satisfies readonly (keyof PreviewHandlers)[];

export function previewAuditsHandlers(state: PreviewState, { isEmpty }: { isEmpty: boolean }): PreviewHandlers {
  const all = isEmpty ? [] : Array.from({ length: rowCount }, (_, index) => rowAt(state, index));
  const found = (query: PreviewCall['query']) =>
    inOrder(
      all.filter((row) => fits(row, query)),
      query,
    );
  const since = (from: number) => all.filter(({ createdAt }) => Date.parse(createdAt) >= from);
  let retention: AuditRetention = {
    days: 365,
    legalHold: false,
    defaultDays: null,
    oldestAt: all.at(-1)?.createdAt ?? null,
  };
  let headMail: AuditHeadMail = { email: state.me.email };
  return {
    'GET /audits': ({ query }) => {
      const rows = found(query);
      const offset = Number(query['offset'] ?? 0);
      return { data: rows.slice(offset, offset + Number(query['count'] ?? 20)), total: rows.length };
    },
    'GET /audits/stats': () => ({
      totalToday: since(state.now - (state.now % day)).length,
      severeThisWeek: since(state.now - 7 * day).filter(({ severity }) => ['Critical', 'High'].includes(severity))
        .length,
    }),
    'POST /audits/export/csv/v2': ({ query }) =>
      new Blob([
        csvLine(columns.map(([, displayName]) => displayName)),
        ...found(query).map((row) =>
          csvLine(columns.map(([name]) => (name === 'json' ? JSON.stringify(row.json) : (row[name] ?? '')))),
        ),
      ]),
    'POST /audits/export/jsonl': ({ query }) =>
      new Blob(found(query).map((row) => `${JSON.stringify({ ...row, sequence: all.length - all.indexOf(row) })}\n`)),
    'POST /audits/export/ocsf': ({ query }) =>
      new Blob(
        found(query).map((row) => `${JSON.stringify({ time: Date.parse(row.createdAt), message: row.description })}\n`),
      ),
    'GET /audits/verify': () => ({ ok: true, rows: all.length, firstBroken: null }),
    'GET /audits/resources/integrity/v1': () => ({
      checkedAt: new Date(state.now - 23 * minute).toISOString(),
      rows: all.length,
      firstBroken: null,
    }),
    'GET /audits/resources/retention/v1': () => retention,
    'POST /audits/resources/retention/v1': ({ body }) => {
      const { days, legalHold } = body as { days: number | null; legalHold?: boolean };
      retention = { ...retention, days, legalHold: legalHold ?? retention.legalHold };
      return retention;
    },
    'GET /audits/resources/proofs/v1/{id}': async ({ params }) => {
      const index = all.findIndex(({ _id }) => _id === params['id']);
      if (index === -1) throw previewError('not-found');
      return await proofOf(all[index]!, all.length - index);
    },
    'GET /audits/resources/head-mail/v1': () => headMail,
    'POST /audits/resources/head-mail/v1': ({ body }) => (headMail = body as AuditHeadMail),
    'GET /metadata': () => ({ rows: [metadataRow(state)] }),
  };
}
