import { describe, expect, it } from 'vitest';
import { toCef } from './cef.ts';
import { toOcsf, type ProvenRow } from './ocsf.ts';

const row: ProvenRow = {
  _id: '9017',
  createdAt: '2026-11-25T10:00:00.123Z',
  updatedAt: '2026-11-25T10:00:00.123Z',
  time: '2026-11-25T10:00:00.123Z',
  email: 'ada@acme.example',
  user: 'Ada Nwosu',
  action: 'role.created',
  description: 'A role was created',
  resource: 'role',
  ip: '198.51.100.7',
  severity: 'High',
  userAgent: 'Mozilla/5.0',
  json: { traceId: '0123456789abcdef', target: { kind: 'role', id: 'r-1', name: 'Editor' }, after: { key: 'editor' } },
  tenantId: 'acme',
  vendorId: 'vendor',
  sequence: 41,
  hash: 'ff'.repeat(32),
  previousHash: 'ee'.repeat(32),
};

describe('OCSF', () => {
  it('a change is API Activity with its actor, origin, target and place in the chain', () => {
    expect(toOcsf(row, 'Waypoint')).toMatchObject({
      metadata: { version: '1.3.0', uid: '9017', sequence: 41, tenant_uid: 'acme', product: { name: 'Waypoint' } },
      time: Date.parse('2026-11-25T10:00:00.123Z'),
      category_uid: 6,
      class_uid: 6003,
      activity_id: 1,
      type_uid: 600_301,
      severity_id: 4,
      status_id: 1,
      actor: { user: { email_addr: 'ada@acme.example', name: 'Ada Nwosu' } },
      src_endpoint: { ip: '198.51.100.7' },
      http_request: { user_agent: 'Mozilla/5.0' },
      resources: [{ uid: 'r-1', type: 'role', name: 'Editor' }],
      unmapped: { hash: row.hash, previousHash: row.previousHash, json: row.json },
    });
  });

  it.each([
    ['user.signed-in', 3002, 1, 1],
    ['user.sign-in-failed', 3002, 1, 2],
    ['user.signed-out', 3002, 2, 1],
    ['role.deleted', 6003, 4, 1],
    ['tenant.policy-changed', 6003, 3, 1],
    ['audits.exported', 6003, 2, 1],
    ['Shipment booked', 6003, 99, 1],
  ])('%s has class %i, activity %i and status %i', (action, kind, activity, status) => {
    expect(toOcsf({ ...row, action }, 'Waypoint')).toMatchObject({
      class_uid: kind,
      activity_id: activity,
      type_uid: kind * 100 + activity,
      status_id: status,
    });
  });
});

describe('CEF', () => {
  it('a row is one line with header and extension', () => {
    const line = toCef(row, 'Waypoint');
    expect(line).toMatch(
      /^CEF:0\|Waypoint\|Waypoint\|1\|role\.created\|A role was created\|7\|rt=\d{13} externalId=41 /,
    );
    expect(line).toContain(' src=198.51.100.7 ');
    expect(line).toContain(` cs3Label=hash cs3=${row.hash} `);
    expect(toCef({ ...row, ip: '2001:db8::7' }, 'Waypoint')).toContain(' c6a2=2001:db8::7 ');
  });

  it('text cannot add fields, headers or lines', () => {
    const line = toCef(
      { ...row, action: 'a|b\\c\nd', description: 'x=1 suser=eve\r\nCEF:0|', userAgent: 'a\nb' },
      'Way|point',
    );
    expect(line).not.toMatch(/[\r\n]/);
    expect(line.startsWith(String.raw`CEF:0|Way\|point|Way\|point|1|a\|b\\c d|x=1 suser=eve CEF:0\||7|`)).toBe(true);
    expect(line).toContain(String.raw`requestClientApplication=a\nb`);
    expect(line).toContain(String.raw`msg=x\=1 suser\=eve\r\nCEF:0|`);
  });
});
