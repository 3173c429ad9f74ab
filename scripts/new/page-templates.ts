/** What the files of a new page of the portal begin with. */
import { camelCase, pascalCase, titleOf } from './change-files.ts';

/**
 * @param rule who sees the page, as properties of its description
 * @param order place among the pages
 * @param fields what metadata can hide on it
 */
export function descriptionFile(name: string, rule: string, order: number, fields: readonly string[]): string {
  const key = camelCase(name);
  return `import type { PortalPage } from '#admin-box/page.types.ts';

declare module '#admin-box/page.types.ts' {
  interface PageFields {
    ${key}: (typeof fields)[number];
  }
}

const fields = [${fields.map((field) => `'${field}'`).join(', ')}] as const;

export const page: PortalPage = {
  key: '${key}',
  path: '${name}',
  label: 'page.${key}',
  icon: 'list',
  group: 'organisation',
  order: ${order},
${rule
  .split(', ')
  .map((property) => `  ${property},`)
  .join('\n')}
  fields,
  load: async () => {
    const { ${pascalCase(name)}Page, texts } = await import('./${name}.page.tsx');
    return { Page: ${pascalCase(name)}Page, texts };
  },
};
`;
}

export function componentFile(name: string): string {
  const key = camelCase(name);
  return `import { EmptyState } from '#shared/ui/empty-state/empty-state.tsx';
import { PageHeader } from '#shared/ui/page-header/page-header.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { ConfigurableField } from '#admin-box/kit/configurable-field.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';

export { portal${pascalCase(name)} as texts } from '#shared/i18n/en/portal/${name}.ts';

export function ${pascalCase(name)}Page() {
  const { t } = useTexts();
  const { tenant } = usePortal();
  return (
    <>
      <PageHeader title={t('page.${key}')} lead={t('${key}.text', { tenant })} />
      <ConfigurableField name="overview">
        {() => <EmptyState icon="list" title={t('${key}.emptyTitle')} description={t('${key}.emptyText')} />}
      </ConfigurableField>
    </>
  );
}
`;
}

export function testFile(name: string): string {
  const key = camelCase(name);
  return `import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { renderPage } from '#admin-box/testing/render-page.tsx';
import { page } from './page.ts';

it('says that there is nothing yet', async () => {
  const drawn = renderToStaticMarkup(await renderPage(page));
  expect(drawn).toContain('${titleOf(name)}');
  expect(drawn).toContain('data-part="empty-state"');
});

it('leaves out what metadata hides', async () => {
  const drawn = renderToStaticMarkup(await renderPage(page, { ${key}: { fields: { overview: 'hidden' } } }));
  expect(drawn).not.toContain('data-part="empty-state"');
});
`;
}

export function statesFile(name: string): string {
  return `import { empty } from '#admin-box/testing/page-states.ts';
import type { PortalStates } from '#admin-box/testing/portal-state.types.ts';

export const states: PortalStates = {
  'portal-${name}-empty': { path: '/${name}', preview: 'empty', seen: empty },
};
`;
}

export function englishFile(name: string): string {
  const key = camelCase(name);
  return `import type { Catalogue } from '#shared/i18n/translator.ts';

/** Texts of the page "${titleOf(name)}". */
export const portal${pascalCase(name)} = {
  'page.${key}': '${titleOf(name)}',
  '${key}.text': '${titleOf(name)} of {tenant}.',
  '${key}.emptyTitle': 'No ${titleOf(name).toLowerCase()} yet',
  '${key}.emptyText': 'What is added here is listed on this page.',
} as const satisfies Catalogue;
`;
}
