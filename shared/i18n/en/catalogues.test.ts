import { describe, expect, it } from 'vitest';
import { errorStatus } from '#shared/contract/errors.ts';
import { fill, type Message } from '#shared/i18n/translator.ts';
import { errors } from './errors.ts';
import { loginBox } from './login/sign-in.ts';
import { mail, type MailText } from './mail/emails.ts';

/** Texts of the wire contract, which clients compare literally; the rules for our own words do not apply. */
const wireTexts = {
  'body-too-large': 'Error request is too large',
  'authentication-failed': 'Failed to authenticate',
  'unknown-error': 'Unknown error occurred',
  difficulties: "We're facing some difficulties, Please try again",
  'invitation-unverified': "We couldn't verify your invitation",
  'metadata-not-found': 'metadata not found: {entity}',
  'ip-metadata-not-found': 'ip metadata not found',
  'session-not-found': 'Session not found',
  'mfa-not-enrolled': 'MFA is not enrolled',
  'billing-provider-missing': 'Payment provider not configured',
  'billing-externally-managed': 'Billing is externally managed',
  'billing-tenant-missing': 'TenantId is not defined',
  'subscription-not-found': 'Subscription not found',
};

const textsOf = (message: Message): string[] => (typeof message === 'string' ? [message] : Object.values(message));
const textsOfMail = (text: MailText) => [
  text.subject,
  text.preview,
  ...text.paragraphs,
  text.button ?? '',
  text.footer,
];

const ownErrors = Object.entries(errors).filter(([code]) => !Object.hasOwn(wireTexts, code));
const everyText: [string, string][] = [
  ...ownErrors,
  ...Object.entries(loginBox).flatMap(([key, message]) =>
    textsOf(message).map((text): [string, string] => [key, text]),
  ),
  ...Object.entries(mail).flatMap(([name, text]) =>
    textsOfMail(text).map((part): [string, string] => [`mail ${name}`, part]),
  ),
];

describe('every text', () => {
  it('has none of the words that the house avoids', () => {
    const avoided = /\b(please|oops|successfully|sorry)\b|!/i;
    expect(everyText.filter(([, text]) => avoided.test(text))).toEqual([]);
  });

  it('carries no markup', () => {
    expect(everyText.filter(([, text]) => /[<>]|&\w+;/.test(text))).toEqual([]);
  });
});

describe('errors (planning and login, 8)', () => {
  it('8 has a text for every code of the contract', () => {
    expect(Object.keys(errors)).toEqual(expect.arrayContaining(Object.keys(errorStatus)));
  });

  it('8 keeps the texts of the wire contract', () => {
    expect(errors).toMatchObject(wireTexts);
    expect(fill(errors['metadata-not-found'], { entity: 'saml' })).toBe('metadata not found: saml');
  });

  it('8 says each in one or two sentences', () => {
    const sentences = (text: string) => text.split(/(?<=[.?])\s+/).length;
    expect(ownErrors.filter(([, text]) => !text.endsWith('.') || sentences(text) > 2)).toEqual([]);
  });

  it('8 makes sense without the values that an answer may lack', () => {
    expect(ownErrors.filter(([, text]) => /[{}]/.test(fill(text)))).toEqual([]);
  });

  it('8 uses no other placeholders than the server fills', () => {
    const known = [
      'points',
      'lockedUntil',
      'until',
      'triesLeft',
      'seconds',
      'minLength',
      'maxLength',
      'maxBytes',
      'entity',
      'limit',
      'provider',
      'permission',
      'ipAddress',
      'country',
      'domain',
      'value',
      'meter',
      'field',
      'id',
      'from',
      'reason',
    ];
    const used = Object.values(errors).flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    expect(used.filter((name) => !known.includes(name ?? ''))).toEqual([]);
  });

  it('8 never tells by the text of a refused sign-in whether the account exists', () => {
    const text = fill(errors['invalid-credentials'], { triesLeft: 2 });
    expect(text).not.toMatch(/\b(no|not|unknown|un)\s*(such\s+)?(account|user|person|registered)/i);
    expect(text).toMatch(/email or password/);
  });
});

describe('mail', () => {
  const values = {
    vendor: 'Waypoint',
    name: 'Layla',
    email: 'layla@acme.example',
    tenantName: 'Acme',
    inviterName: 'Quentin',
    personName: 'Lin Guest',
    personEmail: 'lin@acme.example',
    expiresIn: '3 days',
    lockedUntil: '1 Jul 2026, 14:47 UTC',
    changedAt: '1 Jul 2026, 14:47 UTC',
    code: '042137',
    change: 'a phone number was added',
    actorName: 'Noor of support',
    reason: 'Ticket 4711.',
    until: '1 Jul 2026, 14:47 UTC',
    factor: 'an authenticator app',
    codesLeft: '2',
    provider: 'Google',
    device: 'Chrome on Linux',
    place: 'Berlin, Germany',
    actor: 'Ada Nwosu',
    dueAt: '2 Jul 2026, 14:47 UTC',
    delay: '1 day',
    expiresAt: '2 Jul 2026, 14:47 UTC',
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
    since: '1 Jul 2026, 14:47 UTC',
    planName: 'Team',
    invoice: 'A1B2-0007',
    amount: '$12.00',
    retryAt: '4 Jul 2026, 14:47 UTC',
    graceEnds: '8 Jul 2026, 14:47 UTC',
    endedAt: '8 Jul 2026, 14:47 UTC',
    startsAt: '8 Jul 2026, 14:47 UTC',
  };

  it.each(Object.entries(mail))('%s is complete with the values it may use', (_, text) => {
    expect(
      textsOfMail(text)
        .map((part) => fill(part, values))
        .join('\n'),
    ).not.toMatch(/[{}]/);
  });

  it.each(Object.entries(mail))(
    '%s has a subject that fits, and says what happens when one does nothing',
    (_, text) => {
      expect(fill(text.subject, values).length).toBeLessThanOrEqual(60);
      expect(text.footer.length).toBeGreaterThan(20);
    },
  );
});
