import { describe, expect, it } from 'vitest';
import { avoidedProductWords } from './product-word-rules.ts';

const found = (line: string, path = 'shared/i18n/en/portal/users.ts'): string[] =>
  avoidedProductWords({ path, text: `export const texts = {\n${line}\n};\n` });

describe('product words', () => {
  it.each([
    ['E-mail address', 'email'],
    ['The mail was sent.', 'email'],
    ['Your organisation', 'US spelling'],
    ['The reset was cancelled.', 'US spelling'],
    ['Add a second step', 'verification method'],
    ['Enter the six-digit code', '6-digit code'],
    ['Somebody signed in.', 'someone'],
    ['Whoever has it can use it.', 'anyone who'],
    ['The account {name} is gone.', 'deleted'],
    ['It doesn’t work any more.', 'no longer'],
    ['They lose access at once.', 'immediately'],
    ['{name} is as before.', 'nothing was changed'],
    ['The roles could not be loaded.', 'Couldn’t load'],
    ['Tries left: {triesLeft}.', 'attempts left'],
    ['Accounts below', 'sub-accounts'],
    ['Choose a user name', 'username'],
    ['Client id', 'ID'],
    ['Id', 'ID'],
    ['Log in', 'sign in'],
    ['Trace {traceId}', 'request ID'],
    ['Choose a tenant', 'organization'],
    ['People', 'Users'],
    ['Keep {name}', 'Cancel'],
  ])('refuse “%s”', (text, instead) => {
    expect(found(`  'page.text': '${text}',`)).toEqual([expect.stringContaining(instead)]);
  });

  it.each([
    `  'page.email': 'Email',`,
    `  'palette.organisation': 'Organization',`,
    `  | 'factor-reset-cancelled'`,
    `  /** Texts for somebody who lost the second step. */`,
    `import { mail } from './mail.ts';`,
    `  'page.text': 'Manage who has access to {tenant}. Only admins can undo this.',`,
    `  'page.text': 'Keep your recovery codes in a safe place.',`,
    `  'page.count': { one: '{count} user', other: '{count} users' },`,
    `  'page.text': "We couldn't verify your identity",`,
  ])('take %s', (line) => {
    expect(found(line)).toEqual([]);
  });

  it('read plurals and double quotes, and tell the line', () => {
    expect(found(`  a: { one: '{count} e-mail', other: "{count} e-mails" },`)).toEqual([
      expect.stringMatching(/^shared\/i18n\/en\/portal\/users\.ts:2 “e-mail”/),
      expect.stringMatching(/:2 “e-mail”/),
    ]);
  });

  it('judge English catalogues alone, and none of their tests', () => {
    const line = `  title: 'E-mail',`;
    expect(found(line, 'shared/i18n/en/login/social.ts')).toHaveLength(1);
    expect(found(line, 'shared/i18n/fr/login-box.ts')).toEqual([]);
    expect(found(line, 'shared/i18n/en/catalogues.test.ts')).toEqual([]);
    expect(found(line, 'server/config.ts')).toEqual([]);
  });
});
