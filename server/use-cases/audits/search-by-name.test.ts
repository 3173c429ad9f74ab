/** The audit log is searched by the names that it shows, and by no other. */
import { describe, expect, it } from 'vitest';
import type { AuditRow } from '#shared/contract/audits/audits.ts';
import { callerFor } from '#server/testing/flows.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { acme, globex, admin, member, guest, stranger } = server.people;
const ada = await callerFor(server, admin);

const find = async (text: string, caller = ada) =>
  (
    await caller.browser.get(
      `/audits?action=note.&sortDirection=asc&filter=${encodeURIComponent(text)}`,
      caller.headers,
    )
  )
    .json<{ data: AuditRow[] }>()
    .data.map(({ action }) => action);
const write = (action: string, actor: string | null, target: string | null = null, tenant = acme) =>
  server.rows(
    `insert into audits (tenant_id, at, action, severity, actor_id, target_kind, target_id, trace_id, reported)
     values ($1, $5, $2, 'Info', $3, case when $4::text is not null then 'user' end, $4, 't', true)`,
    [tenant, action, actor, target, server.clock.read()],
  );

await server.rows('update users set name = $2 where id = $1', [member.id, 'Zoë İpek-Dvořák Жанна']);
await write('note.by-zoe', member.id);
await write('note.on-zoe', admin.id, member.id);
await write('note.by-gita', guest.id);
await write('note.by-nobody', null);

describe('a search for a name', () => {
  it.each([
    'Zoë İpek-Dvořák Жанна',
    'zoe',
    'ZOE DVORAK',
    'dvořák  zoë',
    'ipek',
    'жанна',
    'ЖАННА',
    'dvora',
    `zoe ${member.email}`,
    // decomposed
    'Zoe\u0308',
  ])('%s finds what the user did, and what was done to them', async (text) => {
    expect(await find(text)).toEqual(['note.by-zoe', 'note.on-zoe']);
  });

  it.each(['zoe gita', 'zoe nobody', 'z%e', 'nobody at all'])('%s finds nothing', async (text) => {
    expect(await find(text)).toEqual([]);
  });

  it('narrows the exported files too', async () => {
    for (const format of ['csv/v2', 'jsonl', 'ocsf']) {
      const file = await ada.browser.post(`/audits/export/${format}?filter=dvorak%20zoe`, {}, ada.headers);
      expect([format, file.status]).toEqual([format, 200]);
      expect(file.text).toContain('note.by-zoe');
      expect(file.text).not.toContain('note.by-gita');
    }
  });

  it('finds nobody by a name that the log does not show: of an invited user, or one of another tenant', async () => {
    const where = 'where user_id = $1 and tenant_id = $2';
    await server.rows(
      `insert into memberships (tenant_id, user_id, state, invited_name, created_at) values ($1, $2, 'invited', 'Iva Novak', now())`,
      [acme, stranger.id],
    );
    await write('note.on-invited', admin.id, stranger.id);
    await write('note.by-invited', stranger.id);
    expect(await find('novak iva')).toEqual(['note.on-invited', 'note.by-invited']);
    expect(await find('ibarra')).toEqual([]);
    await server.rows(`delete from memberships ${where}`, [stranger.id, acme]);
    await server.rows(`update audits set action = 'user.invited-by-link' where action = 'note.by-invited'`);
    const { data } = (await ada.browser.get('/audits?action=invited-by-link&filter=ibarra', ada.headers)).json<{
      data: AuditRow[];
    }>();
    expect(data).toEqual([]);
    const sol = await callerFor(server, stranger, globex);
    expect(await find('zoe', sol)).toEqual([]);
  });
});
