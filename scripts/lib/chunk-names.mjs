/** Names of chunks by the module that they begin with. Server, loader and login box ask for them by name, whichever build made them. */

const inLoginTexts = /(?:^|\/)shared\/i18n\/([a-z]{2})\/(login|errors)\/([a-z-]+)\.ts$/;

/** Modules of English by chunk: it is divided by topic, and the portal shares its errors. */
const english = {
  '': ['login/first', 'login/sign-in', 'errors/sign-in'],
  '-more': ['login/more', 'login/common', 'login/other-ways', 'errors/refused-sign-in'],
  '-flows': ['login/further'],
};

/** Modules of every other language by chunk. */
const translated = {
  '': ['login/first', 'login/texts', 'login/errors'],
  '-more': ['login/more'],
  '-flows': ['login/further', 'login/flow-texts', 'login/flow-errors'],
};

/**
 * A language of the login box is three chunks: `language-de`, `language-de-more`, `language-de-flows`.
 *
 * @param {string} path of a module
 * @returns {string | undefined} the chunk of a language that the module belongs to
 */
export function languageChunk(path) {
  const [, language, folder, file] = inLoginTexts.exec(path) ?? [];
  if (language === undefined) return undefined;
  const extents = Object.entries(language === 'en' ? english : translated);
  const extent = extents.find(([, modules]) => modules.includes(`${folder}/${file}`));
  return extent && `language-${language}${extent[0]}`;
}

/**
 * @param {string} path of the module that a chunk begins with
 * @returns {string}
 */
export function chunkName(path) {
  if (path.endsWith('login-box/flows/login/login.flow.tsx')) return 'login-rules';
  return languageChunk(path) ?? path.replace(/^.*\//, '').replace(/(?:\.flow)?\.tsx?$/, '');
}
