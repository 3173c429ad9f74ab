import { expect, it } from 'vitest';
import { shownPeopleViolations } from './shown-people.ts';

const path = 'server/db/queries/users/some.ts';
const linesOf = (text: string, excepted = {}) =>
  shownPeopleViolations([{ path, text }], excepted).map((line) => line.split(' ')[0]);

it.each([
  ['an alias in SQL', 'sql`\nselect u.id, u.name from memberships m join users u on u.id = m.user_id`', 2],
  ['an alias of a builder', ".leftJoin('users as maker', 'maker.id', 'x.by')\n.select('maker.email')", 2],
  ['the table itself', ".innerJoin('users', 'users.id', 'x.user_id')\n.select(['users.picture_url'])", 2],
  ['all columns', ".innerJoin('users', 'users.id', 'x.user_id')\n\n.selectAll('users')", 3],
  ['all columns of a builder', "tx.selectFrom('users').selectAll()", 1],
  ['columns without an alias', 'sql`select id, email from users where id = 1`', 1],
])('finds a name, an address or a picture by %s', (_title, text, line) => {
  expect(linesOf(text)).toEqual([`${path}:${line}`]);
});

it('admits other columns, other tables and the view', () => {
  const text = [
    'sql`select u.id, u.password_hash from memberships m join users u on u.id = m.user_id where u.email_folded = 1`',
    "tx.selectFrom('groups as g').select('g.name')",
    'sql`select person.name from people_of_tenants person`',
  ].join('\n');
  expect(linesOf(text)).toEqual([]);
});

it('admits a file with a reason, and asks to remove a reason that no query needs', () => {
  const text = "tx.selectFrom('users').selectAll()";
  expect(linesOf(text, { [path]: 'signs in' })).toEqual([]);
  expect(linesOf('', { [path]: 'signs in' })).toEqual([path]);
});

it('reads queries alone', () => {
  const text = "tx.selectFrom('users').selectAll()";
  expect(
    shownPeopleViolations(
      [
        { path: 'server/use-cases/a.ts', text },
        { path: 'server/db/queries/a.test.ts', text },
      ],
      {},
    ),
  ).toEqual([]);
});
