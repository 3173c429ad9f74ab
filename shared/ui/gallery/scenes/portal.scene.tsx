import { useState } from 'react';
import { Button } from '#shared/ui/button/button.tsx';
import { EmptyState } from '#shared/ui/empty-state/empty-state.tsx';
import { IconButton } from '#shared/ui/icon-button/icon-button.tsx';
import { Menu } from '#shared/ui/menu/menu.tsx';
import type { MenuGroup } from '#shared/ui/menu/menu.types.ts';
import { Shell } from '#shared/ui/navigation/shell.tsx';
import { PageHeader } from '#shared/ui/page-header/page-header.tsx';
import { Pagination } from '#shared/ui/pagination/pagination.tsx';
import { SearchField } from '#shared/ui/search-field/search-field.tsx';
import { Status } from '#shared/ui/status/status.tsx';
import { UserCell } from '#shared/ui/table/user-cell.tsx';
import { Table } from '#shared/ui/table/table.tsx';
import type { TableColumn, TableProps, TableSort } from '#shared/ui/table/table.types.ts';
import { TenantSwitcher } from '#shared/ui/tenant-switcher/tenant-switcher.tsx';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { Tooltip } from '#shared/ui/tooltip/tooltip.tsx';
import { Row } from '#shared/ui/gallery/section.tsx';
import { UserDrawer, RemoveUserDialog } from './user.overlays.tsx';
import { manyTenants, navigation, people, tenantActions, tenants } from './sample-data.ts';
import type { SampleUser } from './sample-data.ts';

const columns: readonly TableColumn<SampleUser>[] = [
  {
    id: 'name',
    header: 'User',
    sortable: true,
    inList: 'title',
    cell: ({ name, email, you }) => <UserCell name={name} detail={email} note={you ? 'You' : undefined} />,
  },
  {
    id: 'status',
    header: 'Status',
    width: 'md',
    inList: 'note',
    cell: ({ status, tone, icon }) => (
      <Status tone={tone} icon={icon}>
        {status}
      </Status>
    ),
  },
  { id: 'role', header: 'Roles', width: 'sm', minor: true, cell: ({ role }) => role },
  { id: 'seen', header: 'Last seen', width: 'md', sortable: true, cell: ({ seen }) => seen },
  { id: 'sessions', header: 'Sessions', width: 'sm', align: 'end', minor: true, cell: ({ sessions }) => sessions },
];

interface Wanted {
  open?: SampleUser;
  removing?: SampleUser;
}

function actionsOf(user: SampleUser, want: (wanted: Wanted) => void, disable: () => void): readonly MenuGroup[] {
  return [
    {
      items: [
        { id: 'open', label: 'Open', icon: 'user', hint: 'Enter', onSelect: () => want({ open: user }) },
        { id: 'disable', label: 'Disable', icon: 'off', onSelect: disable },
        { id: 'resend', label: 'Resend the invitation', icon: 'mail', disabled: true },
      ],
    },
    {
      items: [
        {
          id: 'remove',
          label: 'Remove from Acme…',
          icon: 'trash',
          danger: true,
          onSelect: () => want({ removing: user }),
        },
      ],
    },
  ];
}

function rowMenuOf({ name }: SampleUser, groups: readonly MenuGroup[]) {
  return (
    <Menu
      trigger={<IconButton icon="more" label={`More for ${name}`} size="sm" />}
      label={`Actions for ${name}`}
      groups={groups}
      align="end"
    />
  );
}

function BulkActions() {
  return (
    <>
      <Button variant="ghost">Change roles</Button>
      <Button variant="ghost">Add to group</Button>
      <Button variant="ghost">Disable</Button>
      <Button variant="ghost">Remove…</Button>
    </>
  );
}

function Tools({ search, onSearch }: { search: string; onSearch: (text: string) => void }) {
  return (
    <Row>
      <SearchField label="Name, e-mail, role or group" value={search} onSearch={onSearch} />
      <Tooltip text="Choose the columns of this list.">
        <IconButton icon="columns" label="Columns" variant="secondary" />
      </Tooltip>
    </Row>
  );
}

function Page({ table = {}, chosen = [] }: Pick<PortalSceneProps, 'table' | 'chosen'>) {
  const [wanted, want] = useState<Wanted>({});
  const [sort, setSort] = useState<TableSort>({ column: 'seen', direction: 'desc' });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(chosen));
  const [search, setSearch] = useState('');
  const toasts = useToasts();
  const disable = ({ name }: SampleUser) =>
    toasts.show({ title: `${name} is disabled`, description: 'Signed out of 2 sessions.', undo: () => undefined });
  const rowMenu = (user: SampleUser) =>
    rowMenuOf(
      user,
      actionsOf(user, want, () => disable(user)),
    );
  return (
    <>
      <PageHeader
        title="Users"
        lead="38 people can sign in to Acme. 12 need attention."
        actions={
          <>
            <Button icon="link">Invite link</Button>
            <Button variant="primary" icon="plus">
              Invite people
            </Button>
          </>
        }
      />
      <Tools search={search} onSearch={setSearch} />
      <Table
        label="Users"
        columns={columns}
        rows={people}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        sort={sort}
        onSort={setSort}
        onOpen={(open) => want({ open })}
        openRow={wanted.open?.id}
        rowActions={rowMenu}
        empty={<EmptyState icon="users" title="Nobody yet" />}
        {...table}
        selection={{ selected, onChange: setSelected, canSelect: ({ you }) => !you, actions: <BulkActions /> }}
      />
      <Pagination page={0} size={20} total={1238} onPage={() => undefined} onSize={() => undefined} />
      <UserDrawer
        user={wanted.open}
        onClose={() => want({})}
        onRemove={(removing) => want({ open: removing, removing })}
      />
      <RemoveUserDialog user={wanted.removing} onClose={() => want({ open: wanted.open })} />
    </>
  );
}

export interface PortalSceneProps {
  /** What differs in the table. */
  table?: Partial<TableProps<SampleUser>>;
  /** Ids of rows that are chosen to begin with. */
  chosen?: readonly string[];
  /** So many tenants that they are searched. */
  many?: boolean;
}

/** A page of the portal: navigation, list, overlays, all at work. */
export function PortalScene({ table, chosen, many }: PortalSceneProps) {
  const [tenant, setTenant] = useState('acme');
  return (
    <Shell
      label="Portal"
      groups={navigation}
      current="#users"
      onGo={() => undefined}
      top={
        <TenantSwitcher
          tenants={many ? manyTenants : tenants}
          current={tenant}
          onSwitch={setTenant}
          actions={tenantActions}
        />
      }
    >
      <Page table={table} chosen={chosen} />
    </Shell>
  );
}
