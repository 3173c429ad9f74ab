import type { Role } from '#shared/contract/entities.ts';
import { Badge } from '#shared/ui/badge/badge.tsx';
import type { TableColumn } from '#shared/ui/table/table.tsx';
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
import { isOwn, sortFields } from './role-rules.ts';
import type { SortField } from './role-rules.ts';
import { usePermissionCount } from './use-permission-count.ts';

export interface RolesTableProps extends Pick<
  ListTableProps<Role, SortField>,
  'rows' | 'list' | 'openRow' | 'loading' | 'empty'
> {
  actionsFor(role: Role): EditAndDelete;
}

function columnsFor(
  { t, locale }: Texts,
  shown: FieldVisibility,
  countText: (role: Role) => string,
): TableColumn<Role>[] {
  const now = Date.now();
  return [
    {
      id: 'name',
      header: t('role.name'),
      sortable: true,
      inList: 'title',
      cell: (role) => (
        <span css={titleStyle}>
          <span dir="auto">
            {role.name} {role.isDefault && shown('isDefault') ? <Badge>{t('role.default')}</Badge> : null}
          </span>
          {role.description && shown('description') ? (
            <span data-part="detail" dir="auto">
              {role.description}
            </span>
          ) : null}
        </span>
      ),
    },
    {
      id: 'kind',
      header: t('role.kind'),
      width: 'md',
      inList: 'note',
      cell: (role) => <span css={mutedStyle}>{isOwn(role) ? t('role.own') : t('role.builtIn')}</span>,
    },
    {
      id: 'permissions',
      header: t('role.permissions'),
      width: 'md',
      sortable: true,
      inList: 'note',
      cell: (role) => countText(role),
    },
    {
      id: 'updatedAt',
      header: t('role.changed'),
      width: 'md',
      sortable: true,
      minor: true,
      cell: (role) => <span css={mutedStyle}>{formatDay(role.updatedAt, now, locale)}</span>,
    },
  ];
}

/** The list of roles. */
export function RolesTable({ actionsFor, ...table }: RolesTableProps) {
  const texts = useTexts();
  const { t } = texts;
  const { tenant } = usePortal();
  const countText = usePermissionCount();
  const labels = { edit: t('role.edit'), delete: t('role.delete') };
  return (
    <ListTable
      {...table}
      label={t('role.table', { tenant })}
      columns={columnsFor(texts, useFieldVisibility(), countText)}
      fields={sortFields}
      rowMenu={(role) => ({
        label: t('role.actions', { name: role.name }),
        items: editAndDelete(actionsFor(role), labels),
      })}
    />
  );
}
