import { describe, expect, it } from 'vitest';
import { Email } from '#shared/contract/entities.ts';
import { asciiDomain, mapDomainOf } from './email-domain.ts';

describe('the domain of an address', () => {
  it.each([
    ['victim@ｅｘａｍｐｌｅ.test', 'victim@example.test'],
    ['victim@ＥＸＡＭＰＬＥ。test', 'victim@example.test'],
    ['ana@ﬁsh.example', 'ana@fish.example'],
    ['Ana@Bücher.example', 'Ana@bücher.example'],
    ['ana@faß.example', 'ana@faß.example'],
    // decomposed
    ['ana@bu\u0308cher.example', 'ana@bücher.example'],
    ['ａｎａ@example.test', 'ａｎａ@example.test'],
    ['Ana@Example.test', 'Ana@Example.test'],
    ['ana@xn--bcher-kva.example', 'ana@xn--bcher-kva.example'],
  ])('of %s is mapped (UTS 46): %s', (typed, mapped) => {
    expect(Email.parse(` ${typed} `)).toBe(mapped);
    expect(mapDomainOf(mapped)).toBe(mapped);
  });

  it.each([
    'ana@exa/mple.test',
    'ana@example.test/evil.example',
    'ana@example.test?evil.example',
    'ana@example.test#evil.example',
    'ana@exam%70le.test',
    'ana@١٢٧.0.0.1',
    'ana@127.0.0.1',
    'ana@ex\u00adample.test',
    'ana@a\u200db.example',
  ])('that cannot be mapped makes an invalid address: %s', (typed) => {
    expect(Email.safeParse(typed).success).toBe(false);
  });

  it('is compared in ASCII', () => {
    expect(['ＢÜＣＨＥＲ.example', 'xn--bcher-kva.example'].map(asciiDomain)).toEqual([
      'xn--bcher-kva.example',
      'xn--bcher-kva.example',
    ]);
    expect(mapDomainOf('ａｎａ')).toBe('ａｎａ');
  });
});
