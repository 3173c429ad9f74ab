import { describe, expect, it } from 'vitest';
import { callerFor, linkParts, paths, signIn } from '#server/testing/flows.ts';
import { setUpApp } from '#server/testing/second-factors.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer({ config: { signIn: { alternatives: ['Code', 'MagicLink', 'SmsCode'] } } });
const { admin, member, guest, stranger } = server.people;
const german = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' };
const latest = async (address: string) => {
  await server.settle();
  return server.mailbox.latest(address);
};

describe('language of a mail', () => {
  it('is that of the requesting page, for users who have never signed in', async () => {
    await server.browser().post(paths.signUp, { email: 'neu@start.example', password: 'typed at sign-up' }, german);
    const mail = await latest('neu@start.example');
    expect(mail.subject).toBe('E-Mail-Adresse für Waypoint bestätigen');
    expect(mail.html).toContain('lang="de-AT"');
    expect(mail.text).toContain('3 Tage');
    // and is kept for later mails that others trigger
    await server.browser().post(`${paths.activate}/reset`, { email: 'neu@start.example' });
    expect((await latest('neu@start.example')).subject).toContain('bestätigen');
  });

  it('is that of the recipient’s last sign-in, whoever triggers the mail', async () => {
    await signIn(server.browser(), member, german);
    await server.browser().post(paths.forgot, { email: member.email }, { 'accept-language': 'fr' });
    expect((await latest(member.email)).subject).toBe('Ihr Passwort für Waypoint zurücksetzen');
    await signIn(server.browser(), member, { 'accept-language': 'ar' });
    await server.browser().post(paths.forgot, { email: member.email });
    const mail = await latest(member.email);
    expect(mail.html).toContain('dir="rtl"');
    expect(mail.subject).toContain('Waypoint');
    // a browser that sends no language changes nothing
    await signIn(server.browser(), member);
    await server.browser().post(paths.forgot, { email: member.email });
    expect((await latest(member.email)).html).toContain('lang="ar"');
  });

  it('is the one chosen on the hosted page, in preference to the browser’s', async () => {
    const browser = server.browser();
    await browser.get('/account/login?ui_locales=pl', german);
    await browser.submit(await browser.get('/account/forget-password'), { email: stranger.email });
    expect((await latest(stranger.email)).subject).toBe('Zresetuj hasło do Waypoint');
  });

  it('applies to sign-in codes and links, and to text messages', async () => {
    const auth = '/identity/resources/auth/v1/passwordless';
    await server.browser().post(`${auth}/code/prelogin`, { email: stranger.email }, { 'accept-language': 'ja' });
    expect((await latest(stranger.email)).subject).toBe('Waypoint のログインコード');
    await server.browser().post(`${auth}/magiclink/prelogin`, { email: stranger.email }, { 'accept-language': 'nl' });
    expect((await latest(stranger.email)).subject).toBe('Inloggen bij Waypoint');
    await server.rows(
      `insert into phones (id, user_id, number, verified, created_at, updated_at) values (gen_random_uuid(), $1, '+12025550188', true, $2, $2)`,
      [stranger.id, server.clock.read()],
    );
    await server
      .browser()
      .post(`${auth}/smscode/prelogin`, { phoneNumber: '+12025550188' }, { 'accept-language': 'es' });
    await server.settle();
    expect(server.phonebox.to('+12025550188').at(-1)!.text).toMatch(
      /^\d{6} es tu código de verificación de Waypoint\. Caduca en 5 minutos\./,
    );
  });

  it('is that of the inviter, for a new user', async () => {
    const { browser, headers } = await callerFor(server, admin);
    await browser.post(paths.users, { email: 'ospite@start.example' }, { ...headers, 'accept-language': 'it' });
    const mail = await latest('ospite@start.example');
    expect(mail.subject).toBe('Entra in Acme su Waypoint');
    expect(mail.text).toContain('7 giorni');
    const session = await server
      .browser()
      .post(
        paths.activate,
        { ...linkParts(server.mailbox.linkPath('ospite@start.example')), password: 'my very own password' },
        { 'accept-language': 'tr' },
      );
    expect(session.status).toBe(200);
    await server.browser().post(paths.forgot, { email: 'ospite@start.example' });
    expect((await latest('ospite@start.example')).subject).toBe('Waypoint parolanızı sıfırlayın');
  });

  it('applies to the phrases within the mail too', async () => {
    await signIn(server.browser(), guest, { 'accept-language': 'zh-CN' });
    await setUpApp(server, guest);
    expect((await latest(guest.email)).text).toContain('身份验证器应用');
  });

  it('is English if none of the accepted languages is supported', async () => {
    await server
      .browser()
      .post(
        paths.signUp,
        { email: 'xx@start.example', password: 'typed at sign-up' },
        { 'accept-language': 'xx,yy;q=0.5' },
      );
    expect((await latest('xx@start.example')).subject).toBe('Confirm your email for Waypoint');
  });
});
