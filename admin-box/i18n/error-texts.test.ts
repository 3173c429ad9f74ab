import { expect, it } from 'vitest';
import { loadErrorMessages, translatedErrors } from './error-texts.ts';
import { loadTranslation } from './locales.ts';

it('brings messages of errors with the first failure, in each language that is shown, and later with a language', async () => {
  await loadTranslation('de-AT');
  expect(translatedErrors('de')).toEqual({});
  await loadErrorMessages();
  expect(translatedErrors('de')?.forbidden).toMatch(/^Sie haben keine Berechtigung/);
  // one message of each part of the login box, and one used by the portal only
  expect(Object.keys(translatedErrors('de')!)).toEqual(
    expect.arrayContaining(['too-many-requests', 'account-locked', 'code-wrong', 'role-built-in']),
  );
  expect(translatedErrors('fr')).toBeUndefined();
  await loadTranslation('fr');
  expect(translatedErrors('fr')?.forbidden).toMatch(/accès/);
});
