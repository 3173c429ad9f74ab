/** Parses a pasted list of users: emails, or CSV lines with whatever formatting a spreadsheet adds. */
import { foldDigits } from '#shared/lib/fold-digits.ts';
import { splitCsv } from './split-csv.ts';

export interface ListedUser {
  /** Where it begins in the text, from 1. */
  line: number;
  /** As typed: whether that is an address is for the server to judge. */
  email: string;
  name?: string;
  /** Whole days. */
  days?: number;
  /** Names or keys of roles, as typed: whether they exist is for the server to judge. */
  roles?: string[];
  /** An error that is found before the server checks the line. */
  problem?: 'days' | 'broken' | 'long';
}

type Column = 'email' | 'name' | 'days' | 'roles';

/** Header cells that name a column. */
const columnNames: Readonly<Record<string, Column>> = {
  email: 'email',
  'e-mail': 'email',
  mail: 'email',
  'email address': 'email',
  address: 'email',
  name: 'name',
  'full name': 'name',
  days: 'days',
  'expires in days': 'days',
  role: 'roles',
  roles: 'roles',
};
const usualColumns: readonly Column[] = ['email', 'name', 'days', 'roles'];
export const longestStay = 3650;
/** Characters. One line that is longer is wrong by itself, and does not keep the others from being sent. */
const longest = { email: 254, name: 200, role: 200, roles: 50 };

/** @returns each address in the order of the text; empty lines are none */
export function readList(text: string): ListedUser[] {
  const records = splitCsv(text);
  const header = records[0] && columnsOf(records[0].cells);
  const people = (header ? records.slice(1) : records).flatMap(({ line, cells, broken }): ListedUser[] => {
    if (broken) return [{ line, email: cells.join(',').trim(), problem: 'broken' as const }];
    if (!header && cells.every((cell) => cell === '' || looksLikeAddress(cell)))
      return cells.flatMap(addressesIn).map((address) => ({ line, ...readAddress(address) }));
    return [readRecord(line, cells, header ?? usualColumns)];
  });
  return people.map(withinBounds);
}

/** What is too long is shown as far as one can read it. */
function withinBounds(user: ListedUser): ListedUser {
  const { email, name = '', roles = [], problem, ...rest } = user;
  const rolesFit = roles.length <= longest.roles && roles.every((role) => role.length <= longest.role);
  if (email.length <= longest.email && name.length <= longest.name && rolesFit) return user;
  const shown = name.slice(0, longest.name);
  return {
    ...rest,
    ...(rolesFit && roles.length > 0 && { roles }),
    email: email.slice(0, longest.email),
    ...(shown && { name: shown }),
    problem: problem ?? 'long',
  };
}

/** Headers of columns that are not read; their content is ignored. */
export function unreadColumns(text: string): string[] {
  const titles = splitCsv(text)[0]?.cells ?? [];
  const columns = columnsOf(titles);
  return columns
    ? titles.filter((title, at) => title !== '' && (columns[at] === undefined || columns.indexOf(columns[at]) < at))
    : [];
}

/** The columns, when a line names them: one of them is the address. */
function columnsOf(cells: readonly string[]): (Column | undefined)[] | undefined {
  const columns = cells.map((cell) =>
    Object.hasOwn(columnNames, cell.toLowerCase()) ? columnNames[cell.toLowerCase()] : undefined,
  );
  return columns.includes('email') ? columns : undefined;
}

function looksLikeAddress(cell: string): boolean {
  return cell.includes('@');
}

/** Several in one cell, where lines separate by one sign and addresses by another. */
function addressesIn(cell: string): string[] {
  const several = !cell.includes('<') && cell.indexOf('@') !== cell.lastIndexOf('@');
  return several ? cell.split(/[\s,;]+/).filter(Boolean) : [cell].filter(Boolean);
}

/** `Ada <ada@acme.example>` has a name before it. */
function readAddress(cell: string): { email: string; name?: string } {
  const named = /^([^<>]*)<([^<>]*)>$/.exec(cell);
  const name = named && usableName(named[1]!);
  return named ? { email: named[2]!.trim(), ...(name && { name }) } : { email: cell };
}

/** A cell that a spreadsheet would evaluate as a formula is not accepted as a name. */
function usableName(cell: string): string | undefined {
  const name = cell.trim();
  return name === '' || /^[=+\-@]/.test(name) ? undefined : name;
}

function readRecord(line: number, cells: readonly string[], columns: readonly (Column | undefined)[]): ListedUser {
  const cellOf = (column: Column) => cells[columns.indexOf(column)] ?? '';
  const address = readAddress(cellOf('email'));
  const name = usableName(cellOf('name')) ?? address.name;
  const daysText = columns.includes('days') ? cellOf('days') : '';
  const days = Number(foldDigits(daysText));
  const daysRight = daysText === '' || (Number.isInteger(days) && days >= 1 && days <= longestStay);
  const roles = cellOf('roles')
    .split(/[;|]/)
    .map((role) => role.trim())
    .filter(Boolean);
  return {
    line,
    email: address.email,
    ...(roles.length > 0 && { roles }),
    ...(name !== undefined && { name }),
    ...(daysText !== '' && daysRight && { days }),
    ...(!daysRight && { problem: 'days' as const }),
  };
}
