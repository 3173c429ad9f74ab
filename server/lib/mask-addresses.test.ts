import { expect, it } from 'vitest';
import { addressesIn, maskAddresses, maskName } from './mask-addresses.ts';

it.each([
  ['noor@quay.example', '•••@quay.example'],
  ['Noor <noor.h+x@quay.example>, mika@pier.example', 'Noor <•••@quay.example>, •••@pier.example'],
  ['"a@b"@quay.example', '"•••@b"•••@quay.example'],
  ['https://idp.example/sso', 'https://idp.example/sso'],
])('%s is shown as %s', (text, shown) => expect(maskAddresses(text)).toBe(shown));

it('a name is hidden, and of an address that is one its domain stays', () => {
  expect(['Noor Haddad', 'noor@quay.example'].map(maskName)).toEqual(['•••', '•••@quay.example']);
});

it('addresses are found in XML and sentences; what no address can be is none', () => {
  expect(addressesIn('<NameID>noor@quay.example</NameID> (mika@pier.example)')).toEqual([
    'noor@quay.example',
    'mika@pier.example',
  ]);
  expect(addressesIn(`${'x'.repeat(300)}@quay.example`)).toEqual([]);
});
