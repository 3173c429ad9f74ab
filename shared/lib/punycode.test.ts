import { expect, it } from 'vitest';
import { hasValidPunycode } from './punycode.ts';

it.each([
  'example.com',
  'xn--bcher-kva.example',
  'XN--BCHER-KVA.example',
  // two names, in Arabic and in Chinese
  'xn--mgbh0fb.xn--fiqs8s',
  'xn--fsqu00a.xn--0zwm56d',
  // RFC 3492, section 7.1: Russian
  'xn--b1abfaaepdrnnbgefbadotcwatmq2g4l.example',
  'xn--strae-oqa.example',
  // an emoji, beyond 16 bits
  'xn--i-7iq.example',
])('takes %s', (domain) => expect(hasValidPunycode(domain)).toBe(true));

it.each([
  'xn--.example',
  'xn--a.example',
  // a name without other scripts needs none
  'xn--abc-.example',
  'xn--example.com',
  'xn--zz--zz.example',
  'sub.xn--ü.example',
  'xn--99999999.example',
  'xn--\u0000.example',
  `xn--${'a'.repeat(60)}.example`,
])('refuses %s', (domain) => expect(hasValidPunycode(domain)).toBe(false));

it('takes each name as it is encoded', () => {
  for (const name of ['müller', '例え', 'президент', 'ελλάδα', 'हिन्दी', 'ไทย', '한국', 'שלום', 'a-ü-b', 'ñandú', '𐍈x'])
    expect(hasValidPunycode(new URL(`http://${name}.example`).hostname), name).toBe(true);
});
