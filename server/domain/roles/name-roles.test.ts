import { describe, expect, it } from 'vitest';
import { findNamedRoles } from './name-roles.ts';

const roles = [
  { id: '1', key: 'admin', name: 'Admin' },
  { id: '2', key: 'member', name: 'Member' },
  { id: '3', key: 'sales-1', name: 'Sales' },
  { id: '4', key: 'sales-2', name: 'Sales' },
  { id: '5', key: 'other', name: 'member' },
];
const find = (...words: string[]) =>
  findNamedRoles(words, roles, ({ key }) => (key === 'admin' ? 'role-above-own' : undefined));
const idsOf = (...words: string[]) => {
  const found = find(...words);
  return 'roles' in found ? found.roles.map(({ id }) => id) : found;
};

describe('roles by name', () => {
  it('are found by key and by name, case-insensitively, each once', () => {
    expect(idsOf('SALES-1', ' sales-2 ', 'Sales-1')).toEqual(['3', '4']);
  });

  it('a key takes precedence over the name of another role', () => {
    expect(idsOf('Member')).toEqual(['2']);
  });

  it('a name that two roles share matches neither', () => {
    expect(idsOf('Sales')).toEqual({ code: 'role-not-found', detail: 'Sales' });
  });

  it('reports the first role that is unknown, or that the inviter may not give', () => {
    expect(idsOf('member', 'Nonsense', 'admin')).toEqual({ code: 'role-not-found', detail: 'Nonsense' });
    expect(idsOf('member', 'Admin')).toEqual({ code: 'role-above-own', detail: 'Admin' });
  });
});
