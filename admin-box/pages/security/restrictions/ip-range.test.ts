import { expect, it } from 'vitest';
import { restrictionsContract } from '#shared/contract/restrictions/restrictions.ts';
import { isIpRange, readIpLines } from './ip-range.ts';
import { withoutLines } from './list-lines.ts';

const { body } = restrictionsContract['POST /identity/resources/configurations/v1/restrictions/ip'];

it.each([
  '192.0.2.1',
  ' 192.0.2.0/24 ',
  '2001:db8::1',
  '2001:DB8::/32',
  '::ffff:192.0.2.1',
  '192.0.2.0/33',
  '192.0.2.256',
  '192.0.02.1',
  '192.0.2',
  '0.0.0.0/0',
  '::/0',
  '2001:db8::/129',
  '2001:db8::1::2',
  '192.0.2.0/24/24',
  '192.0.2.0/',
  'office',
  '',
])('“%s” is taken as the contract takes it', (text) => {
  expect(isIpRange(text)).toBe(body.safeParse({ ip: text }).success);
});

it('reads an address and its description per line, and names the lines that have none', () => {
  const text =
    '\uFEFFip,description\r\n192.0.2.1, "Office, Lisbon"\n\n2001:db8::/32\tVPN\nnowhere\n 198.51.100.7 \n0.0.0.0/0;all\n"192.0.2.1",again';
  expect(readIpLines(text)).toEqual({
    entries: [
      { ip: '192.0.2.1', description: 'Office, Lisbon' },
      { ip: '2001:db8::/32', description: 'VPN' },
      { ip: '198.51.100.7' },
    ],
    wrong: [
      { line: 5, text: 'nowhere', reason: 'invalid' },
      { line: 7, text: '0.0.0.0/0;all', reason: 'every' },
      { line: 8, text: '"192.0.2.1",again', reason: 'twice' },
    ],
  });
  const left = withoutLines(text, readIpLines(text).wrong);
  expect(readIpLines(left)).toEqual({ entries: readIpLines(text).entries, wrong: [] });
});

it('reads 5,000 lines in no time', () => {
  const text = Array.from({ length: 5000 }, (_, index) => `10.0.${index >> 8}.${index & 255}, host ${index}`).join(
    '\n',
  );
  expect(readIpLines(text).entries).toHaveLength(5000);
});
