import { expect, it } from 'vitest';
import { chunkName, languageChunk } from './chunk-names.mjs';

it('knows the three chunks of a language', () => {
  const chunks = ['first', 'texts', 'errors', 'more', 'flows', 'flow-texts', 'flow-errors'].map((file) =>
    languageChunk(`/home/portico/shared/i18n/de/login/${file}.ts`),
  );
  expect(chunks).toEqual([
    'language-de',
    'language-de',
    'language-de',
    'language-de-more',
    'language-de-flows',
    'language-de-flows',
    'language-de-flows',
  ]);
});

it('takes what a box begins with in English from the list of its parts', () => {
  const chunks = [
    'login/first',
    'login/sign-in',
    'errors/sign-in',
    'login/more',
    'login/common',
    'login/other-methods',
  ];
  expect(
    [...chunks, 'errors/refused-sign-in', 'login/flows'].map((file) => languageChunk(`shared/i18n/en/${file}.ts`)),
  ).toEqual([
    'language-en',
    'language-en',
    'language-en',
    'language-en-more',
    'language-en-more',
    'language-en-more',
    'language-en-more',
    'language-en-flows',
  ]);
});

it('leaves English texts of other flows to whichever chunks need them', () => {
  expect(languageChunk('shared/i18n/en/login/passkeys.ts')).toBeUndefined();
  expect(languageChunk('shared/i18n/en/errors/sign-in.ts')).toBe('language-en');
});

it('knows the two chunks of a language of the portal', () => {
  const chunks = ['portal/index', 'portal/access', 'ui', 'errors'].map((file) =>
    languageChunk(`shared/i18n/de/${file}.ts`),
  );
  expect(chunks).toEqual(['de', 'de', 'de', 'errors-de']);
  expect(languageChunk('shared/i18n/en/portal/roles-and-groups.ts')).toBeUndefined();
  expect(languageChunk('shared/i18n/en/errors.ts')).toBeUndefined();
});

it('names a chunk after the module that it begins with', () => {
  expect(chunkName('login-box/flows/login/login.flow.tsx')).toBe('login-rules');
  expect(chunkName('login-box/flows/sign-up/sign-up.flow.tsx')).toBe('sign-up');
  expect(chunkName('admin-box/pages/users/users.page.tsx')).toBe('users.page');
  expect(chunkName('shared/i18n/fr/login/more.ts')).toBe('language-fr-more');
});
