import { expect, it } from 'vitest';
import { maxRestrictionsAtOnce, restrictionsContract } from '#shared/contract/restrictions/restrictions.ts';
import { readDomain, readDomainLines } from './domain-lines.ts';
import { maxLines, withoutLines } from './list-lines.ts';

const { body } = restrictionsContract['POST /identity/resources/configurations/restrictions/v1/email-domain'];

it.each([
  'example.com',
  ' Example.COM. ',
  'bücher.example',
  'mail.co.uk',
  '*.example.com',
  'example',
  'a b.example',
  'https://example.com',
  'ana@example.com',
  'a%2eb.example',
  '192.0.2.7',
  '1.2',
  'example.0x1',
  '',
])('“%s” is taken as the contract takes it', (text) => {
  expect('domain' in readDomain(text)).toBe(body.safeParse({ domain: text, type: 'BLOCK' }).success);
});

it.each([
  ['*.example.com', 'wildcard'],
  ['*', 'wildcard'],
  ['xn--a.example', 'punycode'],
  ['sub.xn--zz--zz.example', 'punycode'],
  ['-example.com', 'invalid'],
  ['a..b', 'invalid'],
  ['under_score.example', 'invalid'],
  [`${'a'.repeat(64)}.example`, 'invalid'],
  [`${'a.'.repeat(126)}example`, 'invalid'],
])('“%s” is refused as %s', (text, reason) => expect(readDomain(text)).toEqual({ reason }));

it('reads a domain per line, and names the lines that have none, several or an earlier one', () => {
  const text = [
    '\uFEFFdomain;note',
    'Example.com, "Former client, Lisbon"',
    '',
    'bücher.example\ta note',
    'XN--BCHER-KVA.example',
    '*.example.net',
    'first.example, second.example',
    '"quoted.example"',
    'nowhere',
    'EXAMPLE.COM.',
  ].join('\r\n');
  const { entries, wrong } = readDomainLines(text);
  expect(entries).toEqual(['example.com', 'xn--bcher-kva.example', 'quoted.example']);
  expect(wrong).toEqual([
    { line: 5, text: 'XN--BCHER-KVA.example', reason: 'twice' },
    { line: 6, text: '*.example.net', reason: 'wildcard' },
    { line: 7, text: 'first.example, second.example', reason: 'several' },
    { line: 9, text: 'nowhere', reason: 'invalid' },
    { line: 10, text: 'EXAMPLE.COM.', reason: 'twice' },
  ]);
  expect(readDomainLines(withoutLines(text, wrong))).toEqual({ entries, wrong: [] });
});

it('reads as many lines as one call takes, in no time', () => {
  expect(maxLines).toBe(maxRestrictionsAtOnce);
  const text = Array.from({ length: maxLines }, (_, index) => `company-${index}.example, client ${index}`).join('\n');
  expect(readDomainLines(text).entries).toHaveLength(maxLines);
});
