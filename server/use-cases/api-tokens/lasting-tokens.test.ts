import { describe, expect, it } from 'vitest';
import { callerFor } from '#server/testing/flows.ts';
import type { SeededUser } from '#server/testing/users.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { acme, admin, member, guest, stranger } = server.people;
const kinds = [
  ['client credentials of a user', '/identity/resources/users/api-tokens/v1'],
  ['client credentials of a tenant', '/identity/resources/tenants/api-tokens/v2'],
  ['an access token of a user', '/identity/resources/users/access-tokens/v1'],
  ['an access token of a tenant', '/identity/resources/tenants/access-tokens/v1'],
] as const;

async function signIn(user: SeededUser) {
  const { browser, headers } = await callerFor(server, user);
  return async (method: string, path: string, body?: unknown) => {
    const answer = await browser.send(method, path, {
      ...(body !== undefined && { body: JSON.stringify(body) }),
      headers: { ...headers, 'content-type': 'application/json' },
    });
    return {
      status: answer.status,
      code: answer.text.startsWith('{') ? answer.json<{ errorCode?: string }>().errorCode : undefined,
    };
  };
}

describe('V7.5.3 an API token that never expires', () => {
  it.each(kinds)('as %s requires a recent sign-in; an expiring token does not', async (_kind, path) => {
    const send = await signIn(admin);
    const made = (expiresInMinutes?: number | null) =>
      send('POST', path, {
        description: 'Nightly export',
        ...(expiresInMinutes !== undefined && { expiresInMinutes }),
      });
    expect((await made(null)).status).toBeLessThan(300);
    server.clock.advance(11 * 60_000);
    for (const never of [null, undefined])
      expect(await made(never)).toMatchObject({ status: 403, code: 'reauthentication-required' });
    expect((await made(365 * 1440)).status).toBeLessThan(300);
  });
});

describe('tokens of a tenant outlive the user who created them', () => {
  const mailsTo = (email: string) =>
    server.mailbox.messages.filter((message) => message.to === email && message.subject.includes('still work'));
  const insert = (description: string, by: SeededUser, expiresAt: Date | null) =>
    server.rows(
      `insert into api_tokens (id, tenant_id, kind, secret_hash, description, created_by, created_at, expires_at) values (gen_random_uuid(), $1, 'clientCredentials', '\\x00', $2, $3, $4, $5)`,
      [acme, description, by.id, server.clock.read(), expiresAt],
    );

  it('and managers of the team are notified of them when that user is removed', async () => {
    await insert('Nightly export', guest, null);
    await insert('Over already', guest, new Date(server.clock.read().getTime() - 1000));
    const send = await signIn(admin);
    expect((await send('DELETE', `/team/resources/members/v1/${guest.id}`)).status).toBe(200);
    await server.settle();
    const [mail, ...more] = mailsTo(admin.email);
    expect(more).toEqual([]);
    expect(mail!.text).toContain('Nightly export');
    expect(mail!.text).not.toContain('Over already');
    expect([...mailsTo(guest.email), ...mailsTo(stranger.email), ...mailsTo(member.email)]).toEqual([]);
  });

  it('and nobody is notified if that user created none', async () => {
    const before = mailsTo(admin.email).length;
    const send = await signIn(admin);
    expect((await send('DELETE', `/team/resources/members/v1/${member.id}`)).status).toBe(200);
    await server.settle();
    expect(mailsTo(admin.email)).toHaveLength(before);
  });
});
