import type { Group } from '#shared/contract/groups/groups.ts';
import { Badge } from '#shared/ui/badge/badge.tsx';
import type { TableColumn } from '#shared/ui/table/table.tsx';
import { TruncatedNames } from '#admin-box/kit/list/truncated-names.tsx';
import { mutedStyle, titleStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { ListTable } from '#admin-box/kit/list/list-table.tsx';
import type { ListTableProps } from '#admin-box/kit/list/list-table.tsx';
import { formatDay } from '#admin-box/kit/relative-time.ts';
import { editAndDelete } from '#admin-box/kit/list/row-menu.tsx';
import type { EditAndDelete } from '#admin-box/kit/list/row-menu.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import type { Texts } from '#admin-box/i18n/texts.tsx';
import { useFieldVisibility } from '#admin-box/kit/configurable-field.tsx';
import type { FieldVisibility } from '#admin-box/kit/configurable-field.tsx';
import { GroupDot } from './group-color.tsx';
import { sortFields } from './use-groups.ts';
import type { SortField } from './use-groups.ts';

export interface GroupsTableProps extends Pick<
  ListTableProps<Group, SortField>,
  'rows' | 'list' | 'openRow' | 'loading' | 'refreshing' | 'empty'
> {
  actionsFor(group: Group): EditAndDelete;
}

function columnsFor({ t, locale }: Texts, shown: FieldVisibility): TableColumn<Group>[] {
  const now = Date.now();
  return [
    {
      id: 'name',
      header: t('groups.group'),
      sortable: true,
      inList: 'title',
      cell: (group) => (
        <span css={titleStyle}>
          <span dir="auto">
            {shown('color') ? <GroupDot color={group.color} /> : null}
            {group.name} {group.managedBy === 'scim2' ? <Badge>{t('groups.managedElsewhere')}</Badge> : null}
          </span>
          {group.description && shown('description') ? (
            <span data-part="detail" dir="auto">
              {group.description}
            </span>
          ) : null}
        </span>
      ),
    },
    {
      id: 'usersCount',
      header: t('groups.people'),
      width: 'md',
      sortable: true,
      inList: 'note',
      cell: ({ usersCount }) => t('groups.peopleCount', { count: usersCount }),
    },
    {
      id: 'roles',
      header: t('groups.roles'),
      width: 'lg',
      inList: 'note',
      cell: ({ roles = [] }) => <TruncatedNames names={roles.map(({ name }) => name)} none={t('groups.noRoles')} />,
    },
    {
      id: 'createdAt',
      header: t('groups.created'),
      width: 'md',
      sortable: true,
      minor: true,
      cell: (group) => <span css={mutedStyle}>{formatDay(group.createdAt, now, locale)}</span>,
    },
  ];
}

/** The list of groups. */
export function GroupsTable({ actionsFor, ...table }: GroupsTableProps) {
  const texts = useTexts();
  const { t } = texts;
  const { tenant } = usePortal();
  const labels = { edit: t('groups.edit'), delete: t('groups.delete') };
  return (
    <ListTable
      {...table}
      label={t('groups.table', { tenant })}
      columns={columnsFor(texts, useFieldVisibility())}
      fields={sortFields}
      rowMenu={(group) => ({
        label: t('groups.actions', { name: group.name }),
        items: editAndDelete(actionsFor(group), labels),
      })}
    />
  );
}
