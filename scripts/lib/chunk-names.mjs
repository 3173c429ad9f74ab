/** Names of chunks by the module that they begin with. Server, loader and login box ask for them by name, whichever build made them. */

const inTexts = /(?:^|\/)shared\/i18n\/([a-z]{2})\/(?:(login|errors|portal)\/)?([a-z-]+)\.ts$/;

/** Modules of English by chunk: it is divided by topic, and the portal shares its errors. */
const english = {
  '': ['login/first', 'login/sign-in', 'errors/sign-in'],
  '-more': ['login/more', 'login/common', 'login/other-methods', 'errors/refused-sign-in'],
  '-flows': ['login/further'],
};

/**
 * Every other language is five chunks. Three are of the login box: `language-de`, `language-de-more`, `language-de-flows`;
 * two of the portal: its texts, `de`, and errors, `errors-de`, which lead to those of the login box. English is as many, but
 * its texts and errors of pages and further flows travel with whatever needs them.
 *
 * @param {string} path of a module
 * @returns {string | undefined} the chunk of a language that the module belongs to
 */
export function languageChunk(path) {
  const [, language, folder, file] = inTexts.exec(path) ?? [];
  if (language === undefined) return undefined;
  if (language === 'en') {
    const extent = Object.entries(english).find(([, modules]) => modules.includes(`${folder}/${file}`));
    return extent && `language-en${extent[0]}`;
  }
  if (folder !== 'login') return file === 'errors' ? `errors-${language}` : language;
  if (file === 'more') return `language-${language}-more`;
  return file === 'further' || file.startsWith('flow-') ? `language-${language}-flows` : `language-${language}`;
}

/**
 * @param {string} path of the module that a chunk begins with
 * @returns {string}
 */
export function chunkName(path) {
  if (path.endsWith('login-box/flows/login/login.flow.tsx')) return 'login-rules';
  return languageChunk(path) ?? path.replace(/^.*\//, '').replace(/(?:\.flow)?\.tsx?$/, '');
}
