import { describe, expect, it } from 'vitest';
import { mail, type MailName } from '#shared/i18n/en/mail.ts';
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
  change: 'a number was added',
  changedAt: '1 March 2026 at 09:00 UTC',
  actorName: 'Noor of support',
  reason: 'Ticket 4711.',
  until: '1 March 2026 at 10:00 UTC',
  factor: 'an authenticator app',
  codesLeft: '2',
  provider: 'Google',
};
const link = 'https://id.example/account/activate?userId=1&token=x';
const names = Object.keys(mail) as MailName[];

it.each(names)('%s says the same in text and HTML, with its link in both', (name) => {
  const { subject, text, html } = renderMail(name, values, '#0d6276', link);
  expect(subject).not.toMatch(/[{}]/);
  expect(text).not.toMatch(/[{}]/);
  expect(text.split('\n').includes(link)).toBe(mail[name].button !== undefined);
  expect(html.includes(`href="${link.replace('&', '&#38;')}"`)).toBe(mail[name].button !== undefined);
  expect(text.split('\n').includes(values.code)).toBe(mail[name].showsCode === true);
  for (const paragraph of text.split('\n\n').slice(0, mail[name].paragraphs.length)) expect(html).toContain(escaped(paragraph));
});

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

describe('V1.2 names that people chose', () => {
  const hostile = { ...values, name: '<img src=x onerror=alert(1)>', tenantName: '"><script>alert(1)</script>', inviterName: "O'Neil & <b>" };

  it('stay text in HTML', () => {
    const { html } = renderMail('invitation', hostile, '#0d6276', link);
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<script');
    expect(html).not.toContain('<b>');
    expect(html).toContain('&#60;img src=x onerror=alert(1)&#62;');
  });

  it('cannot close the attribute of the link', () => {
    const { html } = renderMail('activation', values, '#0d6276', 'https://id.example/"onmouseover="alert(1)');
    expect(html).not.toContain('"onmouseover');
  });

  it('bring no second header into the subject', () => {
    const { subject } = renderMail('invitation', { ...values, tenantName: 'Acme\r\nBcc: all@acme.example' }, '#0d6276', link);
    expect(subject).not.toMatch(/[\r\n]/);
  });

  it('are filled once: a placeholder in a name stays a name', () => {
    const { text } = renderMail('activation', { ...values, name: '{email}' }, '#0d6276', link);
    expect(text).toContain('Hello {email}');
  });
});

it('puts readable ink on the brand', () => {
  expect(renderMail('activation', values, '#0d6276', link).html).toContain('color:#ffffff');
  expect(renderMail('activation', values, '#ffe680', link).html).toContain('color:#14171a');
});

it('shows no button without a link', () => {
  expect(renderMail('activation', values, '#0d6276').html).not.toContain('<a ');
});
