import { useMemo, useState } from 'react';
import { UserCell } from '#shared/ui/table/user-cell.tsx';
import { PageHeader } from '#shared/ui/page-header/page-header.tsx';
import { Table } from '#shared/ui/table/table.tsx';
import type { TableColumn, TableSort } from '#shared/ui/table/table.types.ts';

interface Entry {
  id: string;
  name: string;
  email: string;
  at: number;
}

const count = 10_000;
const names = [
  'Ada Nwosu',
  'Hiroshi Tanaka',
  'Ines Carvalho',
  'Jörg Müller',
  'Siobhán Ní Dhomhnaill',
  'Tomasz Wiśniewski',
  'Zoë van den Heuvel',
];
/** Spreads the entries, always in the same way. */
const entries: readonly Entry[] = Array.from({ length: count }, (_, at) => {
  const number = (at * 7919) % count;
  return {
    id: `${at}`,
    name: `${names[number % names.length]} ${number}`,
    email: `person-${number}@acme.example`,
    at: number,
  };
});

const columns: readonly TableColumn<Entry>[] = [
  {
    id: 'name',
    header: 'User',
    sortable: true,
    inList: 'title',
    cell: ({ name, email }) => <UserCell name={name} detail={email} />,
  },
  { id: 'at', header: 'Number', width: 'md', align: 'end', sortable: true, inList: 'note', cell: ({ at }) => at },
];

const collator = new Intl.Collator('en', { numeric: true });

function sorted({ column, direction }: TableSort): Entry[] {
  const sign = direction === 'asc' ? 1 : -1;
  return entries.toSorted(
    (one, other) => sign * (column === 'at' ? one.at - other.at : collator.compare(one.name, other.name)),
  );
}

/** Ten thousand rows, all of them loaded. */
export function LongTableScene() {
  const [sort, setSort] = useState<TableSort>({ column: 'at', direction: 'asc' });
  const [open, setOpen] = useState<string>();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => sorted(sort), [sort]);
  return (
    <main>
      <PageHeader title="Everybody" lead={`${count} users`} />
      <Table
        label="Everybody"
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        sort={sort}
        onSort={setSort}
        onOpen={({ id }) => setOpen(id)}
        openRow={open}
        selection={{ selected, onChange: setSelected, actions: null }}
      />
    </main>
  );
}
