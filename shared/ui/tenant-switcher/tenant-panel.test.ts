import { expect, test } from 'vitest';
import { matchingTenants } from './tenant-panel.tsx';

const tenants = [
  { id: '1', name: 'Acme', detail: 'Business plan' },
  { id: '2', name: 'Globex', detail: 'Team plan' },
  { id: '3', name: 'Initech', detail: 'Sub-account of Globex' },
];

test.each([
  ['', ['1', '2', '3']],
  ['  ', ['1', '2', '3']],
  ['GLOBEX', ['2', '3']],
  ['acm', ['1']],
  ['nothing', []],
])('%j finds %j', (typed, ids) => {
  expect(matchingTenants(tenants, typed, 'en').map(({ id }) => id)).toEqual(ids);
});
