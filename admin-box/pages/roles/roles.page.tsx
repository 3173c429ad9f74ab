import { lazy } from 'react';
import type { Role } from '#shared/contract/entities.ts';
import { Button } from '#shared/ui/button/button.tsx';
import { useListAddress } from '#admin-box/kit/list/list-address.ts';
import { ListEmpty, NewButton } from '#admin-box/kit/list/list-empty.tsx';
import { ListPage } from '#admin-box/kit/list/list-page.tsx';
import { useOverlays } from '#admin-box/kit/overlays/use-overlays.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { useFieldAppearance } from '#admin-box/kit/configurable-field.tsx';
import { findRoles, isOwn, sortFields } from './role-rules.ts';
import type { Ask } from './roles-overlays.tsx';
import { RolesTable } from './roles-table.tsx';
import { useRoles } from './use-roles.ts';

export { portalRolesAndGroups as texts } from '#shared/i18n/en/portal/roles-and-groups.ts';

const RolesOverlays = lazy(async () => ({ default: (await import('./roles-overlays.tsx')).RolesOverlays }));

/** What the user may do to a role: the vendor's are looked at. */
function useActionsFor(ask: (what: Ask) => void) {
  const { holds } = usePortal();
  return (role: Role) => ({
    onEdit: isOwn(role) && holds('fe.secure.write.updateRole') ? () => ask({ kind: 'edit', role }) : undefined,
    onDelete: isOwn(role) && holds('fe.secure.delete.role') ? () => ask({ kind: 'delete', role }) : undefined,
  });
}

/** The roles of the tenant. */
export function RolesPage() {
  const { t, locale } = useTexts();
  const { holds, tenant } = usePortal();
  const list = useListAddress({ fields: sortFields }, 'role');
  const { query, openId } = list;
  const roles = useRoles();
  const { ask, asked, close, wasAsked } = useOverlays<Ask>();
  const actionsFor = useActionsFor(ask);
  const found = roles.data && findRoles(roles.data, query, locale);
  const start = query.pageOffset * query.pageSize;
  const role = roles.data?.find(({ id }) => id === openId);
  const create = {
    label: t('role.new'),
    onClick: holds('fe.secure.write.roles') ? () => ask({ kind: 'edit', role: undefined }) : undefined,
  };
  const mayAttach =
    useFieldAppearance()('permissions') === 'edit' &&
    holds('fe.secure.write.updateRole') &&
    holds('fe.secure.read.permissions');
  return (
    <ListPage
      title={t('page.roles')}
      lead={t('role.text', { tenant })}
      actions={
        <>
          {mayAttach ? <Button onClick={() => ask({ kind: 'attach' })}>{t('role.attach')}</Button> : null}
          <NewButton {...create} />
        </>
      }
      search={{ label: t('role.searchLabel'), placeholder: t('role.search') }}
      list={list}
      answer={roles}
      failedTitle={t('role.failedTitle')}
      total={found?.length}
      overlays={
        role || wasAsked ? (
          <RolesOverlays
            asked={asked}
            item={role}
            onCloseDialog={close}
            onCloseDrawer={list.close}
            {...(role && actionsFor(role))}
          />
        ) : null
      }
    >
      <RolesTable
        rows={found?.slice(start, start + query.pageSize) ?? []}
        list={list}
        actionsFor={actionsFor}
        openRow={role?.id}
        loading={roles.isPending}
        empty={
          <ListEmpty
            icon="role"
            title={t('role.emptyTitle')}
            description={t('role.emptyText')}
            create={create}
            list={list}
            searched={t('role.searched')}
          />
        }
      />
    </ListPage>
  );
}
