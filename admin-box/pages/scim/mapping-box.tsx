import { useState } from 'react';
import type { DirectoryConfig, DirectoryGroup } from '#shared/contract/scim/scim.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { ErrorState } from '#shared/ui/error-state/error-state.tsx';
import { IconButton } from '#shared/ui/icon-button/icon-button.tsx';
import { Pagination } from '#shared/ui/pagination/pagination.tsx';
import { SearchField } from '#shared/ui/search-field/search-field.tsx';
import { Table } from '#shared/ui/table/table.tsx';
import type { TableColumn } from '#shared/ui/table/table.tsx';
import { traceIdOf } from '#admin-box/data/trace-id.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import type { Texts } from '#admin-box/i18n/texts.tsx';
import { TruncatedNames } from '#admin-box/kit/list/truncated-names.tsx';
import { mutedStyle, titleStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { useOverlays } from '#admin-box/kit/overlays/use-overlays.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { DialogPart, lazyDialog } from './lazy-dialog.tsx';
import { boxStyle, inListStyle, inTableStyle } from './scim.styles.ts';
import { useProvider } from './use-provider.ts';
import { useDirectoryGroups, useGroupsGiveRoles } from './use-provisioning.ts';
import type { Following } from './use-provisioning.ts';

const GroupRolesDialog = lazyDialog(async () => (await import('./group-roles.dialog.tsx')).GroupRolesDialog);

/** Of a page: the box stays as tall as the one next to it. */
const pageSize = 5;

function useColumns(provider: string): TableColumn<DirectoryGroup>[] {
  const { t, locale } = useTexts();
  const number = new Intl.NumberFormat(locale);
  return [
    {
      id: 'group',
      header: t('provisioning.group', { provider }),
      inList: 'title',
      cell: ({ name }) => (
        <span css={titleStyle}>
          <bdi>{name}</bdi>
        </span>
      ),
    },
    {
      id: 'roles',
      header: t('provisioning.roles'),
      width: 'md',
      inList: 'note',
      cell: ({ roles }) =>
        roles.length === 0 ? (
          <span css={mutedStyle}>{t('provisioning.noRoles')}</span>
        ) : (
          <TruncatedNames names={roles.map(({ name }) => name)} none="" />
        ),
    },
    {
      id: 'users',
      header: t('provisioning.users'),
      width: 'sm',
      align: 'end',
      inList: 'note',
      cell: ({ users }) => (
        <>
          <span css={inTableStyle}>{number.format(users)}</span>
          <span css={[mutedStyle, inListStyle]}>{t('provisioning.memberCount', { count: users })}</span>
        </>
      ),
    },
  ];
}

const buttonFor =
  (onEdit: (group: DirectoryGroup) => void, { t }: Texts) =>
  (group: DirectoryGroup) => (
    <IconButton
      icon="pen"
      size="sm"
      label={t('provisioning.editRolesOf', { group: group.name })}
      onClick={() => onEdit(group)}
    />
  );

function GroupsTable({
  connection,
  rows,
  onEdit,
  loading,
}: {
  connection: DirectoryConfig;
  rows: readonly DirectoryGroup[];
  onEdit: ((group: DirectoryGroup) => void) | undefined;
  loading: boolean;
}) {
  const texts = useTexts();
  const { t } = texts;
  const provider = useProvider(connection);
  return (
    <Table
      label={t('provisioning.mapping')}
      columns={useColumns(provider)}
      rows={rows}
      rowId={({ id }) => id}
      rowLabel={({ name }) => name}
      dense
      loading={loading}
      empty={<p css={mutedStyle}>{t('provisioning.noGroups', { provider })}</p>}
      rowActions={onEdit && buttonFor(onEdit, texts)}
    />
  );
}

/** Groups of the directory, and the roles that their members get. Roles are given where groups are: by the same calls. */
export function MappingBox({
  connection,
  viewOnly,
  live,
}: Following & { connection: DirectoryConfig; viewOnly: boolean }) {
  const { t, errorText } = useTexts();
  const { tenant, holds } = usePortal();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(0);
  const query = useDirectoryGroups(connection.id, { search, offset: page * pageSize, limit: pageSize }, { live });
  const overlays = useOverlays<{ group: DirectoryGroup }>();
  const mayChange = !viewOnly && holds('fe.secure.write.groupsRoles') && holds('fe.secure.read.roles');
  const { items = [], total = 0 } = query.data ?? {};
  const isOff = useGroupsGiveRoles() === false;
  const isMany = connection.groups > pageSize || search !== '';
  return (
    <section css={boxStyle} aria-labelledby="provisioning-mapping">
      <header>
        <h2 id="provisioning-mapping">{t('provisioning.mapping')}</h2>
      </header>
      {isOff ? (
        <Banner tone="warning">
          <strong>{t('provisioning.groupsOff', { tenant })}</strong> {t('provisioning.groupsOffText')}
        </Banner>
      ) : null}
      {isMany ? (
        <SearchField
          label={t('provisioning.findGroup')}
          landmark={false}
          value={search}
          onSearch={(text) => {
            setSearch(text);
            setPage(0);
          }}
        />
      ) : null}
      {query.isError && !query.data ? (
        <ErrorState
          level={3}
          title={t('provisioning.mappingFailed')}
          description={errorText(query.error, 'apart')}
          traceId={traceIdOf(query.error)}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : search !== '' && query.data && total === 0 ? (
        <p css={mutedStyle} role="status">
          {t('common.foundNothing', { search })}
        </p>
      ) : (
        <GroupsTable
          connection={connection}
          rows={items}
          loading={query.isPending}
          onEdit={mayChange ? (group) => overlays.ask({ group }) : undefined}
        />
      )}
      {total > pageSize ? (
        <Pagination label={t('provisioning.mapping')} page={page} size={pageSize} total={total} onPage={setPage} />
      ) : null}
      {overlays.asked ? (
        <DialogPart key={overlays.asked.opening} onClose={overlays.close}>
          <GroupRolesDialog group={overlays.asked.group} open onClose={overlays.close} />
        </DialogPart>
      ) : null}
    </section>
  );
}
