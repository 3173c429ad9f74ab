/** The first page of a new area: a list, and the details of one item next to it. */
import { listPath } from './area-templates.ts';
import { camelCase, pascalCase, titleOf } from './change-files.ts';

export function listComponentFile(name: string): string {
  const [key, type] = [camelCase(name), pascalCase(name)];
  return `import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ${type}Item } from '#shared/contract/${name}/${name}.ts';
import { DataList } from '#shared/ui/data-list/data-list.tsx';
import { Drawer } from '#shared/ui/drawer/drawer.tsx';
import { EmptyState } from '#shared/ui/empty-state/empty-state.tsx';
import type { TableColumn } from '#shared/ui/table/table.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { useListAddress } from '#admin-box/kit/list/list-address.ts';
import { drawerStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { ListPage } from '#admin-box/kit/list/list-page.tsx';
import { ListTable } from '#admin-box/kit/list/list-table.tsx';
import { formatDay } from '#admin-box/kit/relative-time.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';

export { portal${type} as texts } from '#shared/i18n/en/portal/${name}.ts';

const sortFields = ['name'] as const;

function ItemDrawer({ id, onClose }: { id: string; onClose(): void }) {
  const { t, locale } = useTexts();
  const { api } = usePortal();
  const { data } = useQuery({
    queryKey: ['${key}', 'one', id],
    queryFn: ({ signal }) => api.get('${listPath(name)}/{itemId}', { params: { itemId: id }, signal }),
  });
  if (!data) return null;
  return (
    <Drawer open onClose={onClose} title={data.name}>
      <div css={drawerStyle}>
        <DataList items={[{ term: t('${key}.created'), value: formatDay(data.createdAt, Date.now(), locale) }]} />
      </div>
    </Drawer>
  );
}

export function ${type}Page() {
  const { t, locale } = useTexts();
  const { api, tenant } = usePortal();
  const list = useListAddress({ fields: sortFields }, 'item');
  const { pageOffset, pageSize } = list.query;
  const answer = useQuery({
    queryKey: ['${key}', 'list', pageOffset, pageSize],
    queryFn: ({ signal }) =>
      api.get('${listPath(name)}', { query: { _offset: pageOffset, _limit: pageSize }, signal }),
    placeholderData: keepPreviousData,
  });
  const columns: TableColumn<${type}Item>[] = [
    { id: 'name', header: t('${key}.name'), inList: 'title', cell: (item) => <span dir="auto">{item.name}</span> },
    {
      id: 'createdAt',
      header: t('${key}.created'),
      inList: 'note',
      cell: (item) => formatDay(item.createdAt, Date.now(), locale),
    },
  ];
  return (
    <ListPage
      title={t('page.${key}')}
      lead={t('${key}.text', { tenant })}
      list={list}
      answer={answer}
      failedTitle={t('${key}.failedTitle')}
      total={answer.data?._metadata.totalItems}
      overlays={list.openId === undefined ? null : <ItemDrawer id={list.openId} onClose={list.close} />}
    >
      <ListTable
        label={t('page.${key}')}
        columns={columns}
        fields={sortFields}
        rows={answer.data?.items ?? []}
        list={list}
        openRow={list.openId}
        loading={answer.isPending}
        refreshing={answer.isPlaceholderData}
        empty={<EmptyState icon="list" title={t('${key}.emptyTitle')} description={t('${key}.emptyText')} />}
      />
    </ListPage>
  );
}
`;
}

export function browserTestFile(name: string): string {
  const title = titleOf(name);
  return `import { expect, test } from 'vitest';
import { setUpPortal } from '#admin-box/testing/set-up-portal.ts';

const openPortal = setUpPortal();

test('lists ${title.toLowerCase()}, and shows one beside the list', async () => {
  const { page, complaints } = await openPortal({ path: '/${name}' });
  await page.getByRole('heading', { level: 1, name: '${title}' }).waitFor();
  await page.locator('main tbody tr').first().click();
  await page.getByRole('dialog').waitFor();
  expect(complaints).toEqual([]);
});

test('says that there is nothing yet', async () => {
  const { page } = await openPortal({ path: '/${name}', attributes: { preview: 'empty' } });
  await page.locator('[data-part="empty-state"]').waitFor();
});

test('offers to try again what failed', async () => {
  const { page } = await openPortal({ path: '/${name}', attributes: { preview: 'failing' } });
  await page.locator('[data-part="error-state"]').waitFor();
});
`;
}

export function listEnglishFile(name: string): string {
  const [key, title] = [camelCase(name), titleOf(name)];
  return `import type { Catalogue } from '#shared/i18n/translator.ts';

/** Texts of the page "${title}". */
export const portal${pascalCase(name)} = {
  'page.${key}': '${title}',
  '${key}.text': '${title} of {tenant}.',
  '${key}.name': 'Name',
  '${key}.created': 'Created',
  '${key}.failedTitle': 'Couldn’t load ${title.toLowerCase()}',
  '${key}.emptyTitle': 'No ${title.toLowerCase()} yet',
  '${key}.emptyText': 'What is added here is listed on this page.',
} as const satisfies Catalogue;
`;
}
