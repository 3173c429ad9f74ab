import { globSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languageNames } from '#shared/i18n/languages.ts';
import type { Generator } from './generator.types.ts';

const texts = 'shared/i18n';
const made = '// Made by `npm run generate` from the catalogues next to it.\n';

/** Written by this generator, in the folder of the catalogues. */
const written = ['index.ts', 'titles.ts'];

/** Names of the portal's catalogue files in one language, sorted; none where the language has no portal folder. */
function cataloguesOf(root: string, language: string): string[] {
  const cwd = join(root, texts, language, 'portal');
  const isCatalogue = (file: string) => !written.includes(file) && !file.includes('.test.');
  return globSync('*.ts', { cwd }).filter(isCatalogue).toSorted();
}

const has = (root: string, language: string, file: string): boolean =>
  globSync(file, { cwd: join(root, texts, language) }).length > 0;

/** Catalogues that languages may lack: they are shown in English until then. */
async function untranslated(root: string): Promise<string[]> {
  const names = JSON.parse(await readFile(join(root, texts, 'untranslated.json'), 'utf8')) as string[];
  return names.map((name) => `${name}.ts`);
}

/** Whether a language has a translation of every English catalogue that has to have one; the compiler holds each of them to all of its keys. */
async function isComplete(root: string, language: string): Promise<boolean> {
  const own = new Set([...cataloguesOf(root, language), ...(await untranslated(root))]);
  const lacksNone = cataloguesOf(root, 'en').every((file) => own.has(file));
  return lacksNone && has(root, language, 'ui.ts') && has(root, language, 'errors.ts');
}

interface Part {
  file: string;
  /** Name of its export: each file has one. */
  name: string;
  text: string;
}

async function partsOf(root: string, language: string): Promise<Part[]> {
  return await Promise.all(
    cataloguesOf(root, language).map(async (file) => {
      const text = await readFile(join(root, texts, language, 'portal', file), 'utf8');
      const name = /^export const (\w+)/m.exec(text)?.[1];
      if (!name) throw new Error(`${texts}/${language}/portal/${file} exports no catalogue`);
      return { file, name, text };
    }),
  );
}

const importsOf = (parts: Part[]): string =>
  parts.map(({ file, name }) => `import { ${name} } from './${file}';\n`).join('');
const spreadsOf = (parts: Part[]): string => parts.map(({ name }) => `  ...${name},\n`).join('');

/** Of the formatter. */
const lineWidth = 120;

/** @param lacking as types, what other languages may lack */
function translatedType(lacking: readonly string[]): string {
  if (lacking.length === 0) return 'export type Translated = typeof adminBox;';
  const inOne = `export type Translated = Omit<typeof adminBox, ${lacking.join(' | ')}>;`;
  if (inOne.length <= lineWidth) return inOne;
  const union = `  ${lacking.join(' | ')}`;
  const lines = union.length <= lineWidth ? union : lacking.map((each) => `  | ${each}`).join('\n');
  return `export type Translated = Omit<\n  typeof adminBox,\n${lines}\n>;`;
}

/** All English texts of the portal. */
const english: Generator = {
  path: `${texts}/en/portal/index.ts`,
  async produce(root) {
    const parts = await partsOf(root, 'en');
    const optional = await untranslated(root);
    const lacking = parts.filter(({ file }) => optional.includes(file)).map(({ name }) => `keyof typeof ${name}`);
    return `${made}${importsOf(parts)}
/** All texts of the portal: the type of a complete translation. At run time each page brings its own (\`admin-box/i18n/page-texts.ts\`). */
export const adminBox = {
${spreadsOf(parts)}} as const;

/** What every language has: all but the catalogues that \`untranslated.json\` lists. */
${translatedType(lacking)}
`;
  },
};

const title = /^  ('page\.\w+'): +('(?:[^'\\]|\\.)*'|"[^"]*"),$/gm;

/** English titles of pages: the navigation shows them before a page's own texts are loaded. */
const englishTitles: Generator = {
  path: `${texts}/en/portal/titles.ts`,
  async produce(root) {
    const lines = (await partsOf(root, 'en')).flatMap(({ text }) => [...text.matchAll(title)].map(([line]) => line));
    return `${made}
/** Titles of pages. They come with the frame, and again with each page's own texts. */
export const portalTitles = {
${lines.toSorted().join('\n')}
} as const;
`;
  },
};

/** All texts that the portal needs in one other language, which are loaded together. */
const translationInto = (language: string): Generator => ({
  path: `${texts}/${language}/portal/index.ts`,
  async produce(root) {
    const parts = await partsOf(root, language);
    const ui = has(root, language, 'ui.ts') ? `export { ui } from '#${texts}/${language}/ui.ts';\n` : '';
    const errors = has(root, language, 'errors.ts')
      ? `\n/** With the first failure, as in English. */\nexport const loadErrors = () => import('#${texts}/${language}/errors.ts');\n`
      : '';
    const english = (await isComplete(root, language)) ? 'Translated' : 'Partial<Translated>';
    return `${made}import type { Translated } from '#shared/i18n/en/portal/index.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';
${importsOf(parts)}
${ui}${errors}
export const adminBox: TranslationOf<${english}> = {
${spreadsOf(parts)}};
`;
  },
});

/** The list of the languages in which the portal is complete. */
const portalLanguages: Generator = {
  path: `${texts}/portal-languages.ts`,
  async produce(root) {
    const others = Object.keys(languageNames).filter((language) => language !== 'en');
    const areComplete = await Promise.all(others.map((language) => isComplete(root, language)));
    const complete = others.filter((_, index) => areComplete[index]);
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
  return [english, englishTitles, ...folders.map(translationInto), portalLanguages];
}
