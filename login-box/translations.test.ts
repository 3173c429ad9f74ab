import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { loginBox } from '#shared/i18n/en/login/sign-in.ts';
import { loginErrorParts, loginTextParts } from '#shared/i18n/testing/login-parts.ts';
import { languageNames, type LoginLanguage } from '#shared/i18n/languages.ts';
import { loginBoxes } from '#shared/i18n/login-boxes.ts';
import { loadTranslation, translationOf } from './translations.ts';

const keysOf = (parts: Record<string, object>) =>
  Object.values(parts)
    .flatMap((part) => Object.keys(part))
    .sort();

describe('a language in the browser', () => {
  it('is available once loaded, in all its regions, and no other is', async () => {
    expect(translationOf('de-AT').texts).toEqual({});
    await loadTranslation('de-AT');
    expect(translationOf('de').texts['common.password']).toBe('Passwort');
    expect(translationOf('de-CH')).toBe(translationOf('de'));
    expect([translationOf('en').texts, translationOf('fr').texts]).toEqual([{}, {}]);
  });

  it('comes in three parts: the password, the other methods and steps, then everything else', async () => {
    await loadTranslation('it');
    expect([translationOf('it').texts['locked.title'], translationOf('it').texts['SignUp.title']]).toEqual([
      undefined,
      undefined,
    ]);
    await loadTranslation('it', 'more');
    expect(translationOf('it').texts['locked.title']).toEqual(expect.any(String));
    expect(translationOf('it').texts['SignUp.title']).toBeUndefined();
    await loadTranslation('it', 'flows');
    expect(translationOf('it').texts).toMatchObject({
      'SignUp.title': expect.any(String),
      'common.password': 'Password',
    });
  });

  it('is English where ours are none of the reader’s', async () => {
    await loadTranslation('sv');
    expect(translationOf('sv')).toBe(translationOf('en'));
    expect(translationOf('sv').texts['common.password']).toBe('Password');
  });
});

/** Modules that a module begins with, itself included. */
async function begins(file: URL, seen = new Map<string, string>()): Promise<Map<string, string>> {
  if (seen.has(file.href)) return seen;
  const source = await readFile(file, 'utf8');
  seen.set(file.href, source);
  const imported = [...source.matchAll(/^(?:import|export) (?!type)[^;]*? from '([.#][^']+)';/gm)].map(([, path]) =>
    path!.startsWith('#') ? new URL(`../${path!.slice(1)}`, import.meta.url) : new URL(path!, file),
  );
  for (const each of imported) await begins(each, seen);
  return seen;
}

it('a sign-in by password renders no text that is loaded later', async () => {
  const modules = await begins(
    new URL('./flows/login/login.flow.tsx', import.meta.url),
    await begins(new URL('./main.tsx', import.meta.url)),
  );
  const said = [...modules.values()].flatMap((source) =>
    [...source.matchAll(/\bt\('([\w.]+)'/g)].map(([, key]) => key!),
  );
  expect(said.length).toBeGreaterThan(15);
  expect(said.filter((key) => !Object.hasOwn(loginBox, key))).toEqual([]);
});

describe.each(Object.keys(languageNames))('the whole of %s', (language) => {
  it('needs no fallback language: every text and every error is translated', () => {
    const { texts, errors } = loginBoxes[language as LoginLanguage];
    expect(Object.keys(texts).sort()).toEqual(keysOf(loginTextParts));
    expect(Object.keys(errors).sort()).toEqual(keysOf(loginErrorParts));
  });
});
