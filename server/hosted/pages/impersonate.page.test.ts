import { describe, expect, it } from 'vitest';
import { callerFor } from '#server/testing/flows.ts';
import { textOf } from '#server/testing/browser.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { admin, member } = server.people;

async function linkFor(userId: string): Promise<string> {
  const who = await callerFor(server, admin);
  const answer = await who.browser.post(
    '/identity/resources/impersonation/v1/tickets',
    { userId, reason: 'Ticket 4711' },
    who.headers,
  );
  return String(answer.json()['url']);
}

describe('4.5 /account/impersonate without JavaScript', () => {
  it('names both users, does not use the token when opened, and begins with one button', async () => {
    const link = await linkFor(member.id);
    const browser = server.browser();
    for (let opened = 0; opened < 3; opened += 1) await browser.get(link);
    const page = await browser.get(link);
    expect(textOf(page.text)).toContain(`Impersonate ${member.name}`);
    expect(textOf(page.text)).toContain(admin.name);
    expect(page.text).not.toContain(new URL(link).searchParams.get('actorToken'));
    const done = await browser.submit(page, {});
    expect(textOf(done.text)).toContain(`You’re impersonating ${member.name}`);
    const account = await browser.get('/account/logout');
    expect(textOf(account.text)).toContain(`${admin.name} is acting as ${member.name}`);
    const left = await browser.submit(account, {});
    expect(textOf(left.text)).toContain('signed out');
    expect(await server.rows(`select count(*)::int as n from audits where action = 'impersonation.ended'`)).toEqual([
      { n: 1 },
    ]);
  });

  it('reports a used token, and a missing one', async () => {
    const link = await linkFor(member.id);
    const browser = server.browser();
    await browser.submit(await browser.get(link), {});
    for (const address of [link, '/account/impersonate'])
      expect(textOf((await server.browser().get(address)).text)).toContain('Couldn’t start impersonation');
  });
});
