import { globSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languageNames } from '#shared/i18n/languages.ts';
import type { Generator } from './generator.types.ts';

const texts = 'shared/i18n';
const made = '// Made by `npm run generate` from the catalogues next to it.\n';

/** Names of the portal's catalogue files in one language, sorted; none where the language has no portal folder. */
function cataloguesOf(root: string, language: string): string[] {
  const cwd = join(root, texts, language, 'portal');
  const isCatalogue = (file: string) => file !== 'index.ts' && !file.includes('.test.');
  return globSync('*.ts', { cwd }).filter(isCatalogue).toSorted();
}

const has = (root: string, language: string, file: string): boolean =>
  globSync(file, { cwd: join(root, texts, language) }).length > 0;

/** Whether a language has a translation of every English catalogue; the compiler holds each of them to all of its keys. */
function isComplete(root: string, language: string): boolean {
  const own = new Set(cataloguesOf(root, language));
  const lacksNone = cataloguesOf(root, 'en').every((file) => own.has(file));
  return lacksNone && has(root, language, 'ui.ts') && has(root, language, 'errors.ts');
}

/** The imports of a language's catalogues, and their spreads: each file exports one. */
async function partsOf(root: string, language: string): Promise<{ imports: string; spreads: string }> {
  const parts = await Promise.all(
    cataloguesOf(root, language).map(async (file) => {
      const path = join(root, texts, language, 'portal', file);
      const name = /^export const (\w+)/m.exec(await readFile(path, 'utf8'))?.[1];
      if (!name) throw new Error(`${texts}/${language}/portal/${file} exports no catalogue`);
      return { file, name };
    }),
  );
  return {
    imports: parts.map(({ file, name }) => `import { ${name} } from './${file}';\n`).join(''),
    spreads: parts.map(({ name }) => `  ...${name},\n`).join(''),
  };
}

/** All English texts of the portal. */
const english: Generator = {
  path: `${texts}/en/portal/index.ts`,
  async produce(root) {
    const { imports, spreads } = await partsOf(root, 'en');
    return `${made}${imports}
/** All texts of the portal: the type of a complete translation. At run time each page brings its own (\`admin-box/i18n/page-texts.ts\`). */
export const adminBox = {
${spreads}} as const;
`;
  },
};

/** All texts that the portal needs in one other language, which are loaded together. */
const translationInto = (language: string): Generator => ({
  path: `${texts}/${language}/portal/index.ts`,
  async produce(root) {
    const { imports, spreads } = await partsOf(root, language);
    const whole = 'TranslationOf<typeof english>';
    const ui = has(root, language, 'ui.ts') ? `export { ui } from '#${texts}/${language}/ui.ts';\n` : '';
    const errors = has(root, language, 'errors.ts')
      ? `\n/** With the first failure, as in English. */\nexport const loadErrors = () => import('#${texts}/${language}/errors.ts');\n`
      : '';
    return `${made}import type { adminBox as english } from '#shared/i18n/en/portal/index.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';
${imports}
${ui}${errors}
export const adminBox: ${isComplete(root, language) ? whole : `Partial<${whole}>`} = {
${spreads}};
`;
  },
});

/** The list of the languages in which the portal is complete. */
const portalLanguages: Generator = {
  path: `${texts}/portal-languages.ts`,
  async produce(root) {
    const complete = Object.keys(languageNames).filter((language) => language !== 'en' && isComplete(root, language));
    return `// Made by \`npm run generate\` from the languages that have every catalogue of the portal.

/** How each language but English is loaded: as a chunk of its own. */
export const portalTranslations = {
${complete.map((language) => `  ${language}: () => import('./${language}/portal/index.ts'),\n`).join('')}};

/** Languages of the portal. English first: it replaces what is missing. */
export const portalLanguages = [${['en', ...complete].map((language) => `'${language}'`).join(', ')}] as const;
`;
  },
};

/** The index of each language that has a `portal` folder, and the list of the complete ones. */
export function portalTexts(root: string): Generator[] {
  const folders = readdirSync(join(root, texts), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'en' && cataloguesOf(root, entry.name).length > 0)
    .map(({ name }) => name);
  return [english, ...folders.map(translationInto), portalLanguages];
}
