import { describe, expect, it } from 'vitest';
import { mail, type MailName } from '#shared/i18n/en/mail/emails.ts';
import { safeInMail } from './untrusted-text.ts';
import { renderMail } from './render-mail.ts';

/** Text that email clients turn into links. */
const linked = /https?:\/\/|\bwww\.[a-z]|\b[a-z0-9-]+\.[a-z]{2,}/i;
const lure =
  'Your account is locked - verify at https://evil.example/x or www.evil.example, evil。example, support@evil.example now, or lose all that you have';

describe('user-supplied text in an email', () => {
  it.each(['name', 'tenantName', 'inviterName', 'actorName', 'personName', 'tokenName', 'reason', 'actor'])(
    '{%s} contains nothing that an email client links',
    (field) => {
      expect(safeInMail(field, lure)).not.toMatch(linked);
      expect([...safeInMail(field, lure.repeat(9)).replaceAll('\u2060', '')].length).toBeLessThanOrEqual(
        field === 'reason' ? 300 : 60,
      );
    },
  );

  it('contains no invisible or direction-changing characters', () => {
    expect(safeInMail('name', 'vic\u200Btim\u202Egro.live\u2066\u00AD\uFEFF\r\nBcc: x')).toBe(
      'victimgro.\u2060live Bcc: x',
    );
  });

  it('ordinary names stay unchanged', () => {
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

  it('addresses that were validated on input stay unchanged', () => {
    expect(safeInMail('newEmail', 'ada@new.example')).toBe('ada@new.example');
  });

  it('are sanitized in every email, including phrases', () => {
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
        { brand: '#0d6276' },
      );
      expect(subject + text, name).not.toMatch(linked);
      expect(html.replace(/<[^>]*>/g, ' '), name).not.toMatch(linked);
    }
  });
});

describe('an email to an unverified address', () => {
  it('omits the name, which a stranger may have entered', () => {
    const { text } = renderMail(
      {
        name: 'activation',
        values: { vendor: 'Waypoint', email: 'a@b.example', expiresIn: '1 hour' },
        link: 'https://id.example/x',
      },
      { brand: '#0d6276' },
    );
    expect(text).not.toMatch(/Hello|\{name\}/);
  });
});
