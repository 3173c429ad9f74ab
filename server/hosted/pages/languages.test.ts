import { describe, expect, it } from 'vitest';
import { languageCookie, languageNames } from '#shared/i18n/languages.ts';
import { textOf, type Answer, type Browser } from '#server/testing/browser.ts';
import { authorizePath } from '#server/testing/flows.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer({
  config: {
    texts: {
      loginBox: {
        de: { 'preLogin.title': 'Willkommen bei {vendor}' },
        en: { 'preLogin.newHere': 'Not a customer yet?' },
      },
    },
  },
});
const plain = await useTestServer();

const documentOf = ({ text }: Answer) => /<html[^>]*>/.exec(text)?.[0];
const headingOf = ({ text }: Answer) => textOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(text)?.[1] ?? '').trim();
const login = '/account/login';
const german = '<html lang="de" dir="ltr">';

/** The first page of a sign-in that an application started. */
async function begin(
  browser: Browser,
  changes: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<Answer> {
  return await browser.get((await browser.get(authorizePath(changes), headers)).location, headers);
}

describe('the language of a hosted page', () => {
  it('is the one in the URL, before cookie and browser', async () => {
    const browser = plain.browser();
    browser.cookies.set(languageCookie, 'fr');
    const page = await browser.get(`${login}?ui_locales=de`, { 'accept-language': 'it' });
    expect([documentOf(page), headingOf(page)]).toEqual([german, 'Bei Waypoint anmelden']);
  });

  it('is the one chosen before, before the browser’s', async () => {
    const browser = plain.browser();
    browser.cookies.set(languageCookie, 'de');
    expect(documentOf(await browser.get(login, { 'accept-language': 'it' }))).toBe(german);
  });

  it('is the supported one that the browser prefers most', async () => {
    const page = await plain.browser().get(login, { 'accept-language': 'sv, en;q=0.3, de-AT;q=0.8' });
    expect([documentOf(page), headingOf(page)]).toEqual(['<html lang="de-AT" dir="ltr">', 'Bei Waypoint anmelden']);
  });

  it('is English if no preferred language is supported', async () => {
    for (const query of ['', '?ui_locales=sv', '?ui_locales=%22%3E%3Cscript%3E']) {
      const page = await plain.browser().get(login + query, { 'accept-language': 'sv, fi;q=0.5' });
      expect([documentOf(page), headingOf(page)]).toEqual(['<html lang="en" dir="ltr">', 'Sign in to Waypoint']);
    }
  });

  it('is right-to-left in Arabic', async () => {
    const page = await plain.browser().get(`${login}?ui_locales=ar-EG`);
    expect(documentOf(page)).toBe('<html lang="ar-EG" dir="rtl">');
    expect(headingOf(page)).toBe('تسجيل الدخول إلى Waypoint');
  });

  it.each(Object.keys(languageNames))('every source of the language works: %s', async (language) => {
    const page = await plain.browser().get(`${login}?ui_locales=${language}`);
    expect(documentOf(page)).toContain(`lang="${language}"`);
    expect(page.text).toContain('<nav class="languages" aria-label="');
    expect(page.text).toContain(`>${languageNames[language as keyof typeof languageNames]}</summary>`);
    expect(headingOf(page) === 'Sign in to Waypoint').toBe(language === 'en');
  });
});

describe('a choice of language', () => {
  it('is kept for the following pages and their errors', async () => {
    const browser = plain.browser();
    const first = await browser.get(`${login}?ui_locales=de`, { 'accept-language': 'it' });
    expect(first.headers.get('set-cookie')).toMatch(new RegExp(`${languageCookie}=de; .*Max-Age=31536000`));
    const answer = await browser.submit(first, { email: 'niemand' });
    expect(answer.status).toBe(400);
    expect(textOf(answer.text)).toContain('Geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@example.com.');
    expect(documentOf(await browser.get('/account/forget-password', { 'accept-language': 'it' }))).toBe(german);
  });

  it('is not stored for the browser’s own language', async () => {
    const browser = plain.browser();
    await browser.get(login, { 'accept-language': 'de' });
    expect(browser.cookies.has(languageCookie)).toBe(false);
  });

  it('of an application is passed with its authorization request', async () => {
    const browser = plain.browser();
    const page = await begin(browser, { ui_locales: 'sv ja en' });
    expect([documentOf(page), headingOf(page)]).toEqual(['<html lang="ja" dir="ltr">', 'Waypoint にログイン']);
    const next = await browser.follow(await browser.submit(page, { email: plain.people.admin.email }));
    expect(headingOf(next)).toBe('パスワードを入力');
    const wrong = await browser.submit(next, { password: 'not the right one' });
    expect(textOf(wrong.text)).toMatch(
      /メールアドレスまたはパスワードが正しくありません。\s?アカウントがロックされるまでの残り回数: \d+。/,
    );
  });
});

describe('the language switch below the card', () => {
  it('links to the same page in every other language, with its request', async () => {
    const browser = plain.browser();
    const page = await begin(browser, { ui_locales: 'de' });
    const links = [...page.text.matchAll(/<a href="([^"]*ui_locales=(\w+))" lang="(\w+)" hreflang="\w+">/g)];
    expect(links.map(([, , language]) => language)).toEqual(
      Object.keys(languageNames).filter((language) => language !== 'de'),
    );
    const turkish = links.find(([, , language]) => language === 'tr')?.[1] ?? '';
    expect(headingOf(await browser.get(textOf(turkish)))).toBe('Waypoint oturumu açın');
  });

  it.each([login, '/account/sign-up', '/account/forget-password', '/account/activate?step=resend'])(
    'keeps at %s the email that was typed before the switch',
    async (path) => {
      const hint = new URLSearchParams({ ui_locales: 'de', login_hint: 'typed@"x.example' }).toString();
      const page = await plain.browser().get(`${path}${path.includes('?') ? '&' : '?'}${hint}`);
      expect(page.text).toMatch(/<input[^>]*value="typed@&quot;x\.example"/);
      const endless = await plain
        .browser()
        .get(`${path}${path.includes('?') ? '&' : '?'}login_hint=${'x'.repeat(255)}`);
      expect(endless.text).not.toContain('xxx');
    },
  );

  const userId = '0b1fbd6c-2a54-4c6b-a5d4-b2dd6b38b22a';
  const emailed = [
    `/account/reset-password?userId=${userId}&token=`,
    `/account/activate?userId=${userId}&token=`,
    `/account/invitation/accept?userId=${userId}&token=`,
    `/account/unlock?userId=${userId}&token=`,
    '/account/login/magic-link?token=',
  ];

  it.each(emailed)('V14.2.1 keeps the token of an emailed link in the URL, and out of the page: %s', async (path) => {
    const browser = plain.browser();
    const address = `${path}a-token-out-of-a-mail`;
    const page = await browser.get(`${address}&ui_locales=de`);
    expect(documentOf(page)).toBe(german);
    expect(page.text).toContain('<summary>Deutsch</summary>');
    expect(page.text).toContain('<button name="ui_locales" value="tr" lang="tr">Türkçe</button>');
    const formToken = /class="languages".*? name="formToken" value="([^"]+)"/.exec(page.text)![1]!;
    const chosen = await browser.postForm(`${address}&ui_locales=de`, { formToken, ui_locales: 'tr' });
    expect([chosen.status, chosen.location]).toEqual([303, address]);
    const turkish = await browser.follow(chosen);
    expect(documentOf(turkish)).toBe('<html lang="tr" dir="ltr">');
    for (const { text } of [page, turkish]) expect(text).not.toContain('a-token-out-of-a-mail');
  });

  it('is not taken from another site, nor from a form that names no language of ours', async () => {
    const browser = plain.browser();
    const address = `${emailed[0]}x`;
    const page = await browser.get(address);
    const foreign = await browser.postForm(address, { formToken: 'x', ui_locales: 'tr' });
    expect([foreign.status, browser.cookies.has(languageCookie)]).toEqual([400, false]);
    const formToken = /class="languages".*? name="formToken" value="([^"]+)"/.exec(page.text)![1]!;
    const unknown = await browser.postForm(address, { formToken, ui_locales: '"><script>' });
    expect([unknown.status, unknown.location, browser.cookies.has(languageCookie)]).toEqual([303, address, false]);
  });
});

describe('texts overridden by the operator', () => {
  it('apply only in their language', async () => {
    expect(headingOf(await server.browser().get(`${login}?ui_locales=de-CH`))).toBe('Willkommen bei Waypoint');
    expect(headingOf(await server.browser().get(`${login}?ui_locales=fr`))).toBe('Se connecter à Waypoint');
    const english = await server.browser().get(login);
    expect(headingOf(english)).toBe('Sign in to Waypoint');
    expect(textOf(english.text)).toContain('Not a customer yet?');
  });
});
