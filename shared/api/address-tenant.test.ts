import { expect, it } from 'vitest';
import { addressTenant } from './address-tenant.ts';

it.each([
  ['https://app.example/account/login?tenantId=t1&organization=acme', 't1', 'acme'],
  ['https://app.example/?tenantId=&organization=', null, null],
  ['no address', null, null],
])('2.2 the URL %s selects the tenant of API calls: %s, %s', (href, id, alias) => {
  const { scopedTenant, loginAlias } = addressTenant(() => href);
  expect([scopedTenant(), loginAlias()]).toEqual([id, alias]);
});
