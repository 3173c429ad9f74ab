/** Names of chunks by the module that they begin with. Server, loader and login box ask for them by name, whichever build made them. */
import { readFileSync } from 'node:fs';

const inTexts = /(?:^|\/)shared\/i18n\/([a-z]{2})\/(?:(login|errors|portal)\/)?([a-z-]+)\.ts$/;

/** English modules of the login box by chunk: as `parts.ts` divides the texts and errors that a box begins with. */
const english = englishModules(readFileSync(new URL('../../shared/i18n/en/login/parts.ts', import.meta.url), 'utf8'));

/**
 * @param {string} parts text of `shared/i18n/en/login/parts.ts`
 * @returns {Map<string, string>} chunk by `folder/file`
 */
function englishModules(parts) {
  const imported = [...parts.matchAll(/import \{ (\w+) \} from '(?:\.|#shared\/i18n\/en\/(\w+))\/([a-z-]+)\.ts';/g)];
  const modules = new Map(imported.map(([, name, folder = 'login', file]) => [name, `${folder}/${file}`]));
  const used = (/** @type {string} */ list) =>
    [...(new RegExp(`const ${list} = \\{([^}]*)\\}`).exec(parts)?.[1] ?? '').matchAll(/: (\w+)/g)].map(
      ([, name]) => modules.get(name) ?? '',
    );
  const chunks = { 'language-en': 'first', 'language-en-more': 'more' };
  return new Map([
    ...Object.entries(chunks).flatMap(([chunk, part]) =>
      [`login/${part}`, ...used(`${part}TextParts`), ...used(`${part}ErrorParts`)].map((module) => [module, chunk]),
    ),
    ['login/flows', 'language-en-flows'],
  ]);
}

/**
 * Every other language is five chunks. Three are of the login box: `language-de`, `language-de-more`, `language-de-flows`;
 * two of the portal: its texts, `de`, and errors, `errors-de`, which lead to those of the login box. English is as many, but
 * its texts and errors of pages and other flows travel with whatever needs them.
 *
 * @param {string} path of a module
 * @returns {string | undefined} the chunk of a language that the module belongs to
 */
export function languageChunk(path) {
  const [, language, folder, file] = inTexts.exec(path) ?? [];
  if (language === undefined) return undefined;
  if (language === 'en') return english.get(`${folder}/${file}`);
  if (folder !== 'login') return file === 'errors' ? `errors-${language}` : language;
  if (file === 'more') return `language-${language}-more`;
  return file === 'flows' || file.startsWith('flow-') ? `language-${language}-flows` : `language-${language}`;
}

/**
 * @param {string} path of the module that a chunk begins with
 * @returns {string}
 */
export function chunkName(path) {
  if (path.endsWith('login-box/flows/login/login.flow.tsx')) return 'login-rules';
  return languageChunk(path) ?? path.replace(/^.*\//, '').replace(/(?:\.flow)?\.tsx?$/, '');
}
