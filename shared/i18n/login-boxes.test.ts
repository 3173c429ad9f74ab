import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { errorStatus } from '#shared/contract/errors.ts';
import { loginErrorParts, loginTextParts } from './testing/login-parts.ts';
import { languageNames } from './languages.ts';
import type { LoginBoxTranslation } from './login-box-translation.ts';
import { loginBoxes } from './login-boxes.ts';
import { fill, type Catalogue, type Message } from './translator.ts';

const { en: _, ...others } = loginBoxes;
const translations: Record<string, LoginBoxTranslation> = others;

const englishTexts: Catalogue = Object.assign({}, ...Object.values(loginTextParts));
const englishErrors: Record<string, string> = Object.assign({}, ...Object.values(loginErrorParts));

/** Words that are the same in both languages, and patterns without a word. */
const sameAsEnglish: Record<string, string[]> = {
  de: ['factor.code', 'setUp.code', 'factorVerify.named'],
  es: ['factorVerify.named'],
  fr: ['common.email', 'common.continue', 'factor.code', 'setUp.code', 'factorVerify.named'],
  it: ['common.email', 'common.password', 'factorVerify.named'],
  nl: ['factor.code', 'setUp.code', 'factorVerify.named', 'fewCodes.later', 'breachedPassword.later'],
  pl: ['common.email', 'factorVerify.named'],
  pt: ['common.email', 'factorVerify.named'],
  tr: ['factorVerify.named'],
  ar: ['factorVerify.named'],
};

const scripts: Record<string, RegExp> = {
  ar: /\p{Script=Arabic}/u,
  ja: /\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Han}/u,
  zh: /\p{Script=Han}/u,
};

const textsOf = (message: Message): string[] => (typeof message === 'string' ? [message] : Object.values(message));
const namesIn = (message: Message): string[] =>
  [
    ...new Set(textsOf(message).flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''))),
  ].sort();
const everyText = ({ texts, errors }: LoginBoxTranslation) =>
  [...Object.entries(texts), ...Object.entries(errors)].flatMap(([key, message]) =>
    textsOf(message).map((text): [string, string] => [key, text]),
  );
const english: LoginBoxTranslation = { texts: englishTexts, errors: englishErrors };
const wordless = ['factorVerify.named'];

/** Plural forms that a language needs and a message lacks. */
function missingForms(language: string, message: Message): string[] {
  if (typeof message === 'string') return [];
  return new Intl.PluralRules(language)
    .resolvedOptions()
    .pluralCategories.filter((form) => message[form] === undefined);
}

it('the list of parts names every flow that has texts of its own', async () => {
  const files = (await readdir(new URL('./en/login', import.meta.url)))
    .map((file) => file.replace('.ts', ''))
    .filter((name) => !['parts', 'first', 'more', 'flows'].includes(name));
  const flows = await Promise.all(
    files.map(
      async (name) => Object.values((await import(`./en/login/${name}.ts`)) as Record<string, Catalogue>)[0] ?? {},
    ),
  );
  expect(flows.length).toBeGreaterThan(5);
  expect(flows.flatMap((texts) => Object.keys(texts)).filter((key) => !Object.hasOwn(englishTexts, key))).toEqual([]);
});

/** Codes of calls that a login box never makes: the portal's, the vendor's, those of the token endpoint. Every other one has its sentence there. */
const notOfLoginBox = new Set<string>([
  'billing-provider-missing',
  'billing-externally-managed',
  'billing-busy',
  'billing-tenant-missing',
  'billing-vendor-only',
  'billing-customer-not-found',
  'subscription-not-found',
  'subscription-not-active',
  'cancellation-pending',
  'cancellation-not-pending',
  'plan-not-for-sale',
  'plan-currency-differs',
  'plan-downgrade-refused',
  'plan-cancellation-refused',
  'price-expired',
  'price-changed',
  'payment-overdue',
  'payment-method-not-found',
  'payment-method-missing',
  'payment-declined',
  'payment-insufficient-funds',
  'payment-card-expired',
  'payment-authentication-failed',
  'setup-intent-not-found',
  'test-card-unknown',
  'vat-id-invalid',
  'invoice-not-found',
  'payment-provider-failed',
  'payment-provider-busy',
  'payment-provider-unreachable',
  'payment-notice-invalid',
  'vendor-credentials-wrong',
  'machine-refused',
  'invalid-grant',
  'invalid-client',
  'unsupported-grant-type',
  'api-token-wrong',
  'api-token-ended',
  'api-token-refresh-ended',
  'api-token-not-found',
  'api-tokens-too-many',
  'factor-reset-open',
  'factor-reset-elsewhere',
  'person-elsewhere',
  'factor-reset-same-admin',
  'factor-reset-not-found',
  'approval-not-yours',
  'password-wrong',
  'picture-missing',
  'picture-unreadable',
  'picture-too-large',
  'picture-dimensions',
  'picture-unreachable',
  'email-taken',
  'email-unchanged',
  'user-not-found',
  'user-without-email',
  'user-name-not-found',
  'user-name-needed',
  'user-name-elsewhere',
  'tenant-not-found',
  'role-not-found',
  'role-above-own',
  'already-member',
  'already-invited',
  'invitation-ended',
  'email-repeated',
  'temporary-users-off',
  'invite-links-off',
  'invite-link-not-found',
  'bulk-invitation-not-found',
  'bulk-invitation-running',
  'too-many-invitations',
  'new-tenant-invitations',
  'bulk-invitation-settled',
  'last-admin',
  'membership-inherited',
  'not-yourself',
  'person-above-own',
  'role-built-in',
  'role-key-taken',
  'permission-not-found',
  'permission-not-held',
  'permission-not-assignable',
  'group-not-found',
  'group-name-taken',
  'group-managed-elsewhere',
  'person-managed-elsewhere',
  'changed-meanwhile',
  'sub-accounts-off',
  'account-not-found',
  'account-id-taken',
  'account-alias-taken',
  'account-holds-none',
  'account-too-deep',
  'account-access-always',
  'application-not-found',
  'policy-not-found',
  'policy-not-provisional',
  'policy-confirm-needs-sign-in',
  'restriction-exists',
  'restriction-not-found',
  'restriction-locks-out',
  'country-database-missing',
  'restrictions-too-many',
  'webhook-not-found',
  'webhook-log-not-found',
  'webhook-off',
  'webhook-still-failing',
  'webhooks-too-many',
  'stream-not-found',
  'stream-resending',
  'streams-too-many',
  'sso-connection-not-found',
  'sso-connections-too-many',
  'sso-exchange-not-found',
  'sso-connection-active',
  'sso-setup-link-not-found',
  'sso-setup-links-too-many',
  'sso-setup-link-invalid',
  'sso-exchange-not-replayable',
  'scim-connection-not-found',
  'scim-connections-too-many',
  'scim-request-not-found',
  'scim-client-not-found',
  'scim-groups-above-own',
  'scim-token-not-found',
  'sso-incomplete',
  'sso-metadata-unreachable',
  'sso-domain-required',
  'sso-illegal-state',
  'sso-domain-not-found',
  'sso-domain-public',
  'sso-domain-taken',
  'sso-domain-repeated',
  'sso-domains-too-many',
  'sso-domain-unproved',
  'sso-domain-unreachable',
  'sso-group-not-found',
  'sso-group-taken',
  'sso-groups-too-many',
  'sso-enforcement-own-sign-in',
  'sso-emergency-required',
  'sso-emergency-last',
  'sso-domain-not-ready',
  'recommendation-not-applicable',
  'recommendation-undo-expired',
  'session-unknown',
  'not-entitled',
  'plan-not-found',
  'feature-not-found',
  'grant-not-found',
  'meter-not-found',
  'usage-event-conflict',
  'usage-event-outside-window',
  'notification-not-found',
  'metadata-not-found',
  'ip-metadata-not-found',
  'metadata-key-unsafe',
]);

it('8 has a sentence for every refusal that can reach the login box: a new code is decided on here', () => {
  const undecided = Object.keys(errorStatus).filter(
    (code) => Object.hasOwn(englishErrors, code) === notOfLoginBox.has(code),
  );
  expect(undecided).toEqual([]);
});

it('there is a translation for every language that can be chosen, one of them from right to left', () => {
  expect(['en', ...Object.keys(translations)].sort()).toEqual(Object.keys(languageNames).sort());
  expect(Object.keys(translations).length).toBeGreaterThanOrEqual(10);
});

it('a plural message lacks the forms of its language that it does not have', () => {
  expect(missingForms('pl', { one: '', other: '' })).toEqual(['few', 'many']);
  expect(missingForms('ja', { other: '' })).toEqual([]);
});

describe.each(Object.entries(translations))('the login box in %s', (language, translation) => {
  it('has every text and every error, and none beside', () => {
    expect(Object.keys(translation.texts).sort()).toEqual(Object.keys(englishTexts).sort());
    expect(Object.keys(translation.errors).sort()).toEqual(Object.keys(englishErrors).sort());
  });

  it('puts the same values into a text as English does', () => {
    const strays = [
      ...Object.entries(translation.texts).filter(
        ([key, text]) => namesIn(text).join() !== namesIn(englishTexts[key] ?? '').join(),
      ),
      ...Object.entries(translation.errors).filter(
        ([key, text]) => namesIn(text).join() !== namesIn(englishErrors[key] ?? '').join(),
      ),
    ];
    expect(strays).toEqual([]);
  });

  it('has all plural forms of the language', () => {
    expect(
      Object.entries(translation.texts).filter(([, message]) => missingForms(language, message).length > 0),
    ).toEqual([]);
  });

  it('leaves no text in English', () => {
    const same = (key: string) => sameAsEnglish[language]?.includes(key) ?? false;
    const untranslated = everyText(translation).filter(
      ([key, text]) => !same(key) && everyText(english).some(([other, own]) => other === key && own === text),
    );
    expect(untranslated).toEqual([]);
  });

  it('is written in the script of the language', () => {
    const script = scripts[language] ?? /\p{Script=Latin}/u;
    expect(everyText(translation).filter(([key, text]) => !wordless.includes(key) && !script.test(text))).toEqual([]);
  });

  it('has no markup, no exclamation mark, no empty text and no stray space', () => {
    expect(everyText(translation).filter(([, text]) => /[<>!！¡]|&\w+;|^\s|\s$|\s\s|^$/.test(text))).toEqual([]);
  });

  it('8 says each error in whole sentences, also without the values that an answer may lack', () => {
    // the three texts of the wire contract are no sentences in English either
    const own = Object.entries(translation.errors).filter(([code]) => /[.?]$/.test(englishErrors[code] ?? ''));
    expect(own.filter(([, text]) => !/[.?。？؟]$/.test(text))).toEqual([]);
    const optional = own.filter(([, text]) => /\{(triesLeft|seconds|lockedUntil)\}/.test(text));
    expect(optional.filter(([, text]) => /[{}]/.test(fill(text)))).toEqual([]);
    expect(optional.length).toBeGreaterThan(5);
  });
});
