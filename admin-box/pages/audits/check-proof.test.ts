import { expect, it } from 'vitest';
import type { AuditProof, AuditRow } from '#shared/contract/audits/audits.ts';
import { createPreview } from '#shared/preview/preview-send.ts';
import { checkProof } from './check-proof.ts';

const { send } = createPreview({ wait: () => Promise.resolve() });
const { data } = await send<{ data: AuditRow[] }>({ method: 'GET', path: '/audits', query: { count: 5 } });
const row = data[1]!;
const proof = await send<AuditProof>({ method: 'GET', path: `/audits/resources/proofs/v1/${row._id}` });
const changed = (event: Partial<AuditProof['event']>): AuditProof => ({
  ...proof,
  event: { ...proof.event, ...event },
});

it('accepts an event whose hash, place and contents are those that are shown', async () => {
  expect(await checkProof(row, proof)).toBe('matches');
});

it.each<[string, AuditProof]>([
  ['another action', changed({ action: 'user.deleted' })],
  ['another number', changed({ sequence: proof.event.sequence + 1 })],
  ['another IP address', changed({ ip: '192.0.2.1' })],
  ['other details', changed({ details: {} })],
  ['another salt', changed({ detailsSalt: '22'.repeat(16) })],
  ['a salt that was deleted without the details', changed({ detailsSalt: null })],
  ['another hash', changed({ hash: 'f'.repeat(64) })],
  ['another predecessor', { ...proof, previous: { ...proof.previous, hash: 'f'.repeat(64) } }],
  ['a missing predecessor', { ...proof, previous: { ...proof.previous, sequence: proof.previous.sequence - 1 } }],
])('refuses %s', async (_, tampered) => {
  expect(await checkProof(row, tampered)).toBe('differs');
});

it.each<[string, Partial<AuditRow>]>([
  ['another event', { _id: 'audit-2' }],
  ['another time', { createdAt: '2026-01-01T00:00:00.000Z' }],
  ['other details', { json: { ...row.json, note: 'more' } }],
  ['another target', { json: { ...row.json, target: { kind: 'user', id: 'x' } } }],
  ['another device', { userAgent: 'curl' }],
])('refuses a proof of something else than is shown: %s', async (_, shown) => {
  expect(await checkProof({ ...row, ...shown }, proof)).toBe('differs');
});
