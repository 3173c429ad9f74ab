import { describe, expect, it } from 'vitest';
import { mail, type MailName } from '#shared/i18n/en/mail/emails.ts';
import { safeInMail } from './foreign-words.ts';
import { renderMail } from './render-mail.ts';

/** What mail programs make a link of. */
const linked = /https?:\/\/|\bwww\.[a-z]|\b[a-z0-9-]+\.[a-z]{2,}/i;
const lure =
  'Your account is locked - verify at https://evil.example/x or www.evil.example, evil。example, support@evil.example now, or lose all that you have';

describe('words of strangers in a mail', () => {
  it.each(['name', 'tenantName', 'inviterName', 'actorName', 'personName', 'tokenName', 'reason', 'actor'])(
    '{%s} holds nothing that a mail program links',
    (field) => {
      expect(safeInMail(field, lure)).not.toMatch(linked);
      expect([...safeInMail(field, lure.repeat(9)).replaceAll('\u2060', '')].length).toBeLessThanOrEqual(
        field === 'reason' ? 300 : 60,
      );
    },
  );

  it('hide nothing and turn nothing round', () => {
    expect(safeInMail('name', 'vic\u200Btim\u202Egro.live\u2066\u00AD\uFEFF\r\nBcc: x')).toBe(
      'victimgro.\u2060live Bcc: x',
    );
  });

  it('stay as they are where they are names', () => {
    for (const name of [
      'Ada Lovelace',
      'Anneliese Baumgärtner-Öztürk',
      'محمد علی',
      '👩‍💻 Crew',
      '李小龍',
      'Dr. No',
      'St. Mary Ltd.',
    ])
      expect(safeInMail('name', name)).toBe(name);
  });

  it('keep addresses that were checked where they were entered', () => {
    expect(safeInMail('newEmail', 'ada@new.example')).toBe('ada@new.example');
  });

  it('pass so in every mail, phrases included', () => {
    const values = Object.fromEntries(
      [
        'name',
        'tenantName',
        'inviterName',
        'actorName',
        'actor',
        'personName',
        'tokenName',
        'tokenNames',
        'reason',
        'device',
      ].map((field) => [field, lure]),
    );
    for (const name of Object.keys(mail) as MailName[]) {
      const { subject, text, html } = renderMail(
        {
          name,
          values: { ...values, vendor: 'Waypoint', change: { phrase: 'group-joined', values: { group: lure } } },
        },
        '#0d6276',
      );
      expect(subject + text, name).not.toMatch(linked);
      expect(html.replace(/<[^>]*>/g, ' '), name).not.toMatch(linked);
    }
  });
});

describe('a mail to an address that nobody has proved', () => {
  it('greets nobody by a name that a stranger may have typed', () => {
    const { text } = renderMail(
      {
        name: 'activation',
        values: { vendor: 'Waypoint', email: 'a@b.example', expiresIn: '1 hour' },
        link: 'https://id.example/x',
      },
      '#0d6276',
    );
    expect(text).not.toMatch(/Hello|\{name\}/);
  });
});
