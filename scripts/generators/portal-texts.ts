import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Generator } from './generator.types.ts';

interface Part {
  file: string;
  name: string;
}

/** Catalogues of the portal in one language: each `portal-*.ts` exports one, and the notifications are told by mail too. */
async function partsOf(root: string, language: string): Promise<Part[]> {
  const folder = join(root, 'shared/i18n', language);
  const files = globSync(['portal-*.ts', 'notifications.ts'], { cwd: folder }).filter(
    (file) => !file.includes('.test.'),
  );
  return Promise.all(
    files.toSorted().map(async (file) => {
      const name = /^export const (\w+)/m.exec(await readFile(join(folder, file), 'utf8'))?.[1];
      if (!name) throw new Error(`shared/i18n/${language}/${file} exports no catalogue`);
      return { file, name };
    }),
  );
}

const imports = (parts: readonly Part[]): string =>
  parts.map(({ file, name }) => `import { ${name} } from './${file}';\n`).join('');
const spreads = (parts: readonly Part[]): string => parts.map(({ name }) => `  ...${name},\n`).join('');
const made = '// Made by `npm run generate` from the catalogues beside it.\n';

/** All English texts of the portal. */
export const portalTextsEn: Generator = {
  path: 'shared/i18n/en/admin-box.ts',
  async produce(root) {
    const parts = await partsOf(root, 'en');
    return `${made}${imports(parts)}
/** All texts of the portal: their type, and what translations are held against. At run time each page brings its own (\`admin-box/i18n/page-texts.ts\`). */
export const adminBox = {
${spreads(parts)}} as const;
`;
  },
};

/** All Arabic texts of the portal, which are loaded at once. */
export const portalTextsAr: Generator = {
  path: 'shared/i18n/ar/admin-box.ts',
  async produce(root) {
    const parts = await partsOf(root, 'ar');
    return `${made}import type { adminBox } from '#shared/i18n/en/admin-box.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';
${imports(parts)}
/** Arabic texts of the portal. */
export const adminBoxAr: TranslationOf<typeof adminBox> = {
${spreads(parts)}};
`;
  },
};
