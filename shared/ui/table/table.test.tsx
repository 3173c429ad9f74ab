// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { press, renderPart } from '#shared/ui/testing/render-part.tsx';
import { Table } from './table.tsx';
import type { TableColumn, TableProps, TableSelection, TableSort } from './table.types.ts';

interface Row {
  id: string;
  name: string;
}

const columns: TableColumn<Row>[] = [
  { id: 'name', header: 'Name', sortable: true, cell: ({ name }) => name },
  { id: 'more', header: 'More', cell: ({ name }) => <button type="button">Mail {name}</button> },
];
const rows = [
  { id: 'a', name: 'Ada' },
  { id: 'b', name: 'Ben' },
];

function table(props: Partial<TableProps<Row>> = {}) {
  return (
    <Table
      label="Users"
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      rowLabel={({ name }) => name}
      {...props}
    />
  );
}

function selecting(selected: string[], change: Partial<TableSelection<Row>> = {}) {
  const onChange = vi.fn<(selected: ReadonlySet<string>) => void>();
  return {
    onChange,
    selection: { selected: new Set(selected), onChange, actions: <button type="button">Disable</button>, ...change },
  };
}

test('a head asks for its order, and for the other one when it has it', async () => {
  const onSort = vi.fn<(sort: TableSort) => void>();
  const part = await renderPart(table({ onSort }));
  await press(part.find('th button'));
  expect(part.find('th').getAttribute('aria-sort')).toBe('none');
  await part.update(table({ onSort, sort: { column: 'name', direction: 'asc' } }));
  expect(part.find('th').getAttribute('aria-sort')).toBe('ascending');
  await press(part.find('th button'));
  expect(onSort.mock.calls).toEqual([[{ column: 'name', direction: 'asc' }], [{ column: 'name', direction: 'desc' }]]);
});

test('a row is pressed anywhere but on its controls', async () => {
  const onOpen = vi.fn<(row: Row) => void>();
  const part = await renderPart(table({ onOpen }));
  await press(part.find('tbody tr td:nth-child(2) button'));
  expect(onOpen).not.toHaveBeenCalled();
  await press(part.find('tbody tr td:nth-child(2)'));
  await press(part.find('tbody tr td:first-child button'));
  expect(onOpen.mock.calls).toEqual([[rows[0]], [rows[0]]]);
});

test('the head box chooses the rows in sight and keeps those of other pages', async () => {
  const { selection, onChange } = selecting(['z']);
  const part = await renderPart(table({ selection }));
  await press(part.find('thead input'));
  expect(onChange.mock.calls[0]?.[0]).toEqual(new Set(['z', 'a', 'b']));
});

test('a row that may not be chosen has no box, and is not chosen with the others', async () => {
  const { selection, onChange } = selecting([], { canSelect: ({ id }) => id !== 'a' });
  const part = await renderPart(table({ selection }));
  expect(part.container.querySelectorAll('tbody input')).toHaveLength(1);
  await press(part.find('thead input'));
  expect(onChange.mock.calls[0]?.[0]).toEqual(new Set(['b']));
});

test('the bar appears with the first choice, counts, and empties it', async () => {
  const none = selecting([]);
  const part = await renderPart(table({ selection: none.selection }));
  expect(part.container.querySelector('[data-part=bulk-bar]')).toBeNull();
  const two = selecting(['a', 'b']);
  await part.update(table({ selection: two.selection }));
  expect(part.find('[data-part=bulk-bar] [data-part=count]').textContent).toBe('2 selected');
  await press(part.find('[aria-label="Clear selection"]'));
  expect(two.onChange.mock.calls[0]?.[0]).toEqual(new Set());
});

test('without rows it shows what is offered instead', async () => {
  const part = await renderPart(table({ rows: [], empty: <p>Nobody yet</p> }));
  expect(part.container.textContent).toContain('Nobody yet');
  expect(part.container.querySelector('table')).toBeNull();
});
