import { lazy } from 'react';
import type { Group } from '#shared/contract/groups/groups.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { useListAddress } from '#admin-box/kit/list/list-address.ts';
import { ListEmpty, NewButton } from '#admin-box/kit/list/list-empty.tsx';
import { ListPage } from '#admin-box/kit/list/list-page.tsx';
import { useOverlays } from '#admin-box/kit/overlays/use-overlays.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import type { Ask } from './groups-overlays.tsx';
import { GroupsTable } from './groups-table.tsx';
import { sortFields, useGroupConfig, useGroups } from './use-groups.ts';

export { portalRolesAndGroups as texts } from '#shared/i18n/en/portal/roles-and-groups.ts';

const GroupsOverlays = lazy(async () => ({ default: (await import('./groups-overlays.tsx')).GroupsOverlays }));

/** What the user may do to a group; one that a directory keeps is not deleted here. */
function useActionsFor(ask: (what: Ask) => void) {
  const { holds } = usePortal();
  return (group: Group) => ({
    onEdit: holds('fe.secure.write.groups') ? () => ask({ kind: 'edit', group }) : undefined,
    onDelete:
      group.managedBy !== 'scim2' && holds('fe.secure.delete.groups')
        ? () => ask({ kind: 'delete', group })
        : undefined,
  });
}

/** That groups give nothing now, where it is so. */
function GroupsOffNotice({ onSettings }: { onSettings: (() => void) | undefined }) {
  const { t } = useTexts();
  const { data } = useGroupConfig();
  if (!data || (data.enabled && data.rolesEnabled)) return null;
  const settings = onSettings && (
    <Button size="sm" variant="ghost" onClick={onSettings}>
      {t('groups.settings')}
    </Button>
  );
  return (
    <Banner tone="warning" actions={settings}>
      {data.enabled ? t('groups.rolesOffText') : t('groups.offText')}
    </Banner>
  );
}

/** The groups of the tenant. */
export function GroupsPage() {
  const { t } = useTexts();
  const { holds } = usePortal();
  const list = useListAddress({ fields: sortFields }, 'group');
  const { query, openId } = list;
  const groups = useGroups(query);
  const { ask, asked, close, wasAsked } = useOverlays<Ask>();
  const actionsFor = useActionsFor(ask);
  const config = useGroupConfig().data;
  const total = groups.data?._metadata.totalItems;
  const group = groups.data?.items.find(({ id }) => id === openId);
  const mayWrite = holds('fe.secure.write.groups');
  const create = {
    label: t('groups.new'),
    onClick: mayWrite ? () => ask({ kind: 'edit', group: undefined }) : undefined,
  };
  const onSettings = mayWrite && config ? () => ask({ kind: 'settings', config }) : undefined;
  return (
    <ListPage
      title={t('page.groups')}
      lead={t('groups.text')}
      actions={
        <>
          {onSettings ? <Button onClick={onSettings}>{t('groups.settings')}</Button> : null}
          {total === 0 && !query.search ? null : <NewButton {...create} />}
        </>
      }
      notice={<GroupsOffNotice onSettings={onSettings} />}
      search={{ label: t('groups.searchLabel'), placeholder: t('groups.search') }}
      list={list}
      answer={groups}
      failedTitle={t('groups.failedTitle')}
      total={total}
      overlays={
        group || wasAsked ? (
          <GroupsOverlays
            asked={asked}
            item={group}
            onCloseDialog={close}
            onCloseDrawer={list.close}
            {...(group && actionsFor(group))}
          />
        ) : null
      }
    >
      <GroupsTable
        rows={groups.data?.items ?? []}
        list={list}
        actionsFor={actionsFor}
        openRow={group?.id}
        loading={groups.isPending}
        refreshing={groups.isPlaceholderData}
        empty={
          <ListEmpty
            icon="group"
            title={t('groups.emptyTitle')}
            description={t('groups.emptyText')}
            create={create}
            list={list}
            searched={t('groups.searched')}
          />
        }
      />
    </ListPage>
  );
}
