import { expect, it } from 'vitest';
import { contract } from './index.ts';
import type { Endpoint } from './define.ts';

/** Bulk by their name or the size of their body, and not counted as such. */
const uncounted = [
  // a read of up to a thousand groups by their primary keys
  'POST /identity/resources/groups/v1/bulkGet',
];

it('every call that works on a whole list is limited per tenant', () => {
  const bulk = Object.entries<Endpoint>(contract)
    .filter(([, { access }]) => access.startsWith('fe.'))
    .filter(([route]) => /\/(?:bulk|export)/i.test(route))
    .filter(([, { bulk, summary }]) => !bulk && !/^Returns the (?:progress|tenant’s latest)/.test(summary))
    .map(([route]) => route);
  expect(bulk).toEqual(uncounted);
});
