import { expect, test } from 'vitest';
import { parentAccounts } from './parent-accounts.ts';

const tenants = [
  { id: 'solar', name: 'Northlight Solar', parentTenantId: 'north' },
  { id: 'acme', name: 'Acme' },
  { id: 'north', name: 'Northlight', parentTenantId: 'acme' },
  { id: 'alone', name: 'Alone', parentTenantId: 'elsewhere' },
];
const namesAbove = (id: string) => parentAccounts(tenants, id).map(({ name }) => name);

test('parent accounts are listed from the highest to the nearest', () => {
  expect(namesAbove('solar')).toEqual(['Acme', 'Northlight']);
  expect(namesAbove('acme')).toEqual([]);
});

test('an unknown parent, an unknown tenant and a loop end the path', () => {
  expect(namesAbove('alone')).toEqual([]);
  expect(namesAbove('missing')).toEqual([]);
  const loop = [
    { id: 'a', name: 'A', parentTenantId: 'b' },
    { id: 'b', name: 'B', parentTenantId: 'a' },
  ];
  expect(parentAccounts(loop, 'a').map(({ name }) => name)).toEqual(['A', 'B']);
});
