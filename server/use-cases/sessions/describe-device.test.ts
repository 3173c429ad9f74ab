import { describe, expect, it } from 'vitest';
import { callerFor, paths } from '#server/testing/flows.ts';
import { useTestServer } from '#server/testing/test-server.ts';
import { networkOf } from './describe-device.ts';

describe('network of an IP address', () => {
  it.each([
    ['203.0.113.24', '203.0.113'],
    ['203.0.113.200', '203.0.113'],
    ['203.0.114.24', '203.0.114'],
    ['::ffff:203.0.113.24', '203.0.113'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
    ['2001:DB8:0001::9', '2001:db8:1'],
    ['2001:db8::9', '2001:db8:0'],
    ['::1', '0:0:0'],
  ])('%s is in %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
});

const server = await useTestServer({ config: { trustedProxies: ['127.0.0.1/32', '::1/128'] } });
const { guest } = server.people;

describe('V6.3.5 notifies the user of a sign-in', () => {
  const chrome =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
  const from = (ip: string, agent = chrome) => ({ 'user-agent': agent, 'x-forwarded-for': ip });
  const credentials = { email: guest.email, password: guest.password };
  const told = async () =>
    (
      await server.rows<{ details: { device: string; ip: string } }>(
        "select details from notifications where user_id = $1 and key = 'signed-in' order by created_at, id",
        [guest.id],
      )
    ).map(({ details }) => [details.device, details.ip]);

  it('if browser, system and network are new for them', async () => {
    const signIn = (headers: Record<string, string>) => server.browser().post(paths.login, credentials, headers);
    await signIn(from('198.51.100.7'));
    expect(await told()).toEqual([]);
    await signIn(from('198.51.100.99', chrome.replace('140', '141')));
    expect(await told()).toEqual([]);
    await signIn(from('192.0.2.1'));
    expect(await told()).toEqual([['Chrome on Linux', '192.0.2.1']]);
    server.clock.advance(1000);
    await signIn(from('192.0.2.1', 'curl/8.0'));
    expect(await told()).toHaveLength(2);
  });

  it('by mail too, once per device and in the reader’s language, but not for the first one', async () => {
    const { stranger } = server.people;
    const { email, password } = stranger;
    const signIn = async (headers: Record<string, string>) => {
      await server.browser().post(paths.login, { email, password }, headers);
      await server.settle();
    };
    const mails = () => server.mailbox.to(email).filter(({ subject }) => /New sign-in|Neue Anmeldung/.test(subject));
    await signIn(from('198.51.100.7'));
    expect(mails()).toEqual([]);
    await signIn(from('192.0.2.1'));
    await signIn(from('192.0.2.1'));
    expect(mails()).toHaveLength(1);
    const [mail] = mails();
    expect(mail!.text).toContain('Chrome on Linux');
    expect(mail!.text).toContain('UTC');
    // without an IP geolocation database the mail names no location
    expect(mail!.text).not.toMatch(/Location|\{/);
    await signIn({ ...from('203.0.113.5'), 'accept-language': 'de' });
    expect(mails()).toHaveLength(2);
    await server.rows('update users set verified = false where id = $1', [stranger.id]);
    await signIn(from('203.0.113.200', 'curl/8.0'));
    expect(mails()).toHaveLength(2);
  });

  it('but not if the browser still holds a session of theirs, in whatever network', async () => {
    const before = await told();
    const moving = server.browser();
    await moving.post(paths.login, credentials, from('198.51.100.8'));
    await moving.post(paths.login, credentials, from('100.64.7.7'));
    expect(await told()).toEqual(before);
  });

  it('V14.2.1 stores neither IP address nor browser in the table of devices', async () => {
    await callerFor(server, guest);
    const rows = await server.rows<{ fingerprint: string }>(
      'select fingerprint from known_devices where user_id = $1',
      [guest.id],
    );
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.filter(({ fingerprint }) => /chrome|linux|\d+\.\d+/i.test(fingerprint))).toEqual([]);
  });
});
