import { describe, expect, it } from 'vitest';
import { mail, type MailName } from '#shared/i18n/en/mail/emails.ts';
import { mailNotices } from '#shared/i18n/mail-notices.ts';
import { languageNames } from '#shared/i18n/languages.ts';
import { renderMail } from './render-mail.ts';

const values = {
  vendor: 'Waypoint',
  name: 'Ada',
  email: 'ada@acme.example',
  tenantName: 'Acme',
  inviterName: 'Sol',
  expiresIn: '3 days',
  lockedUntil: '1 March 2026 at 09:15 UTC',
  code: '042137',
  change: 'a phone number was added',
  changedAt: '1 March 2026 at 09:00 UTC',
  actorName: 'Noor of support',
  reason: 'Ticket 4711.',
  until: '1 March 2026 at 10:00 UTC',
  factor: 'an authenticator app',
  codesLeft: '2',
  provider: 'Google',
  delay: '1 day',
  dueAt: '1 April 2026 at 09:00 UTC',
  actor: 'Sol',
  personEmail: 'noor@acme.example',
  personName: 'Noor Haddad',
  newEmail: 'ada@new.example',
  expiresAt: '1 April 2026 at 09:00 UTC',
  device: 'Chrome on Linux',
  place: 'Hamburg, Germany',
  policy: 'session limits',
  event: '398112',
  domain: 'acme.example',
  fingerprint: '9F:2C:41:7A:90:D2:E8:5B',
  sequence: '412906',
  hash: '9f2c41'.padEnd(64, '0'),
  connection: 'Okta',
  users: '20',
  minutes: '10',
  webhook: 'Billing service',
  host: 'hooks.acme.example',
  error: 'answered 503',
  since: '28 March 2026 at 09:00 UTC',
  planName: 'Team',
  invoice: 'A1B2-0007',
  amount: '$12.00',
  retryAt: '30 March 2026 at 09:00 UTC',
  graceEnds: '3 April 2026 at 09:00 UTC',
  startsAt: '6 April 2026 at 09:00 UTC',
  endedAt: '3 April 2026 at 09:00 UTC',
};
const branding = { brand: '#0d6276' };
const link = 'https://id.example/account/activate?userId=1&token=x';
const names = Object.keys(mail) as MailName[];
/** A notice leads to the page where its reader acts. */
const hasButton = (name: MailName) => mail[name].button !== undefined || mailNotices[name]?.action !== undefined;

it.each(names)('%s has the same content in text and HTML, with its link in both', (name) => {
  const { subject, text, html } = renderMail({ name, values, link }, branding);
  expect(subject).not.toMatch(/[{}]/);
  expect(text).not.toMatch(/[{}]/);
  expect(text.split('\n').includes(link)).toBe(hasButton(name));
  expect(html.includes(`href="${link.replace('&', '&#38;')}"`)).toBe(hasButton(name));
  expect(text.split('\n').includes(values.code)).toBe(mail[name].showsCode === true);
  for (const paragraph of text.split('\n\n').slice(0, mail[name].paragraphs.length))
    expect(html).toContain(escaped(paragraph));
});

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

describe('V1.2 user-supplied names', () => {
  const hostile = {
    ...values,
    name: '<img src=x onerror=alert(1)>',
    tenantName: '"><script>alert(1)</script>',
    inviterName: "O'Neil & <b>",
  };

  it('are escaped in HTML', () => {
    const { html } = renderMail({ name: 'invitation', values: hostile, link }, branding);
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<script');
    expect(html).not.toContain('<b>');
    expect(html).toContain('&#60;img src=x onerror=alert(1)&#62;');
  });

  it('cannot close the attribute of the link', () => {
    const { html } = renderMail(
      { name: 'activation', values, link: 'https://id.example/"onmouseover="alert(1)' },
      branding,
    );
    expect(html).not.toContain('"onmouseover');
  });

  it('cannot inject a header through the subject', () => {
    const { subject } = renderMail(
      { name: 'invitation', values: { ...values, tenantName: 'Acme\r\nBcc: all@acme.example' }, link },
      branding,
    );
    expect(subject).not.toMatch(/[\r\n]/);
  });

  it('are substituted once: a placeholder in a name is not expanded', () => {
    const { text } = renderMail({ name: 'activation', values: { ...values, name: '{email}' }, link }, branding);
    expect(text).toContain('Hi {email}');
  });
});

it('begins with the vendor’s name, or its logo with the name as alternative text', () => {
  const written = { name: 'password-changed', values, link } as const;
  expect(renderMail(written, branding).html).toContain(`>${values.vendor}</span>`);
  const { html } = renderMail(written, { ...branding, logo: 'https://id.example/logo.png?a=1&b="2"' });
  expect(html).toContain(
    `<img class="text logo" src="https://id.example/logo.png?a=1&#38;b=&#34;2&#34;" alt="${values.vendor}"`,
  );
});

it('lists the device, address and place of a notice, as far as they are known', () => {
  const notice = { name: 'factor-added', values: { ...values, ip: '203.0.113.9' }, link } as const;
  const { text, html } = renderMail(notice, branding);
  expect(text).toContain('Device: Chrome on Linux\nIP address: 203.0.113.9\nLocation: Hamburg, Germany');
  expect(html).toContain('<bdi dir="ltr">203.0.113.9</bdi>');
  const { place: _place, device: _device, ...unknown } = values;
  const bare = renderMail({ ...notice, values: unknown }, branding);
  expect(bare.text + bare.html).not.toMatch(/Device|IP address|Location/);
});

it('picks a readable text color on the brand color', () => {
  expect(renderMail({ name: 'activation', values, link }, branding).html).toContain('color:#ffffff');
  expect(renderMail({ name: 'activation', values, link }, { brand: '#ffe680' }).html).toContain('color:#14171a');
});

it('renders no button without a link', () => {
  expect(renderMail({ name: 'activation', values }, branding).html).not.toContain('<a ');
});

describe('in the recipient’s language', () => {
  it.each(Object.keys(languageNames))('%s: every email contains all of its values, in text and HTML', (locale) => {
    for (const name of names) {
      const { subject, text, html } = renderMail({ name, values, locale, link }, branding);
      expect(subject + text, name).not.toMatch(/[{}]|undefined/);
      expect(html).toContain(`lang="${locale}"`);
      expect(text.includes(link), name).toBe(hasButton(name));
      expect(text.split('\n').includes(values.code), name).toBe(mail[name].showsCode === true);
    }
  });

  it('is right-to-left in Arabic, except for the code', () => {
    const { html } = renderMail({ name: 'sign-in-code', values, locale: 'ar' }, branding);
    expect(html).toContain('dir="rtl"');
    expect(html).toContain('text-align:right');
    expect(html).toMatch(/<p dir="ltr"[^>]*>042137</);
  });

  it('formats times and durations', () => {
    const words = (locale: string) =>
      renderMail(
        { name: 'password-changed', values: { ...values, changedAt: { at: '2026-03-01T09:05:00Z' } }, locale, link },
        branding,
      ).text;
    expect(words('en')).toContain('March 1, 2026 at 9:05 AM UTC');
    expect(words('de')).toContain('1. März 2026 um 09:05 UTC');
    const lasts = (locale: string, seconds: number) =>
      renderMail({ name: 'sign-in-code', values: { ...values, expiresIn: { seconds } }, locale }, branding).text;
    expect(lasts('en', 600)).toContain('10 minutes');
    expect(lasts('fr', 259_200)).toMatch(/3\sjours/);
    expect(lasts('pl', 3600)).toContain('1 godzina');
    expect(lasts('zh', 600)).toContain('10分钟');
  });

  it('keeps the recipient’s region, and is English for an unsupported language', () => {
    expect(renderMail({ name: 'activation', values, locale: 'pt-BR', link }, branding).html).toContain('lang="pt-BR"');
    expect(renderMail({ name: 'activation', values, locale: 'xx', link }, branding).subject).toBe(
      renderMail({ name: 'activation', values, link }, branding).subject,
    );
  });

  it('V1.2 formats its phrases, whose own values are escaped', () => {
    const { html } = renderMail(
      {
        name: 'groups-changed',
        values: { ...values, change: { phrase: 'group-joined', values: { group: '<b>Crew</b>' } } },
        locale: 'de',
      },
      branding,
    );
    expect(html).toContain('Gruppe &#60;b&#62;Crew');
    expect(html).not.toContain('<b>');
  });
});
