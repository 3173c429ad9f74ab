import { describe, expect, it } from 'vitest';
import { anonymousContext, ownMetadata } from '#server/context.ts';
import { linkParts, paths, type SignedIn } from '#server/testing/flows.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import { printSetUpLink } from './set-up-link.ts';

async function freshServer() {
  const server = await startTestServer({ config: { setUp: { email: 'first@acme.example' } } });
  await server.rows('delete from users');
  const printed = async (): Promise<string> => {
    let text = '';
    await printSetUpLink(anonymousContext(server.services, ownMetadata('test')), (line) => void (text += line));
    return text;
  };
  return { server, printed };
}

describe('V6.4.1 set-up link of a new server', () => {
  it('creates the first admin, who chooses a password; no link is printed afterwards', async () => {
    const { server, printed } = await freshServer();
    const link = /http\S+/.exec(await printed())![0];
    expect(link.startsWith(server.baseUrl)).toBe(true);
    const session = (
      await server.browser().post(paths.activate, { ...linkParts(link), password: 'the first password' })
    ).json<SignedIn>();
    const me = await server.browser().get(paths.users, { authorization: `Bearer ${session.accessToken}` });
    expect(me.status).toBe(200);
    expect(await printed()).toBe('');
    expect(
      (await server.browser().post(paths.activate, { ...linkParts(link), password: 'the first password' })).status,
    ).toBe(410);
    await server.close();
  });

  it('is invalidated by the link of a later start, and expires after a day', async () => {
    const { server, printed } = await freshServer();
    const [first, second] = [/http\S+/.exec(await printed())![0], /http\S+/.exec(await printed())![0]];
    const open = async (link: string) =>
      (await server.browser().post(paths.activate, { ...linkParts(link), password: 'the first password' })).json()[
        'errorCode'
      ];
    expect(await open(first)).toBe('link-used');
    server.clock.advance(86_400_000);
    expect(await open(second)).toBe('link-expired');
    expect(await server.rows('select 1 from users')).toHaveLength(1);
    await server.close();
  });
});
