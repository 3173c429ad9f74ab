/** Documents that are no XML, or more than a provider sends: refused before they are parsed, in plain words. */
import { describe, expect, it } from 'vitest';
import { samlMetadata } from '#server/testing/saml-provider.ts';
import { longestMetadata, parseXml, XmlFault } from './xml.ts';

function faultOf(text: string): string | undefined {
  try {
    parseXml(text, longestMetadata);
    return undefined;
  } catch (error) {
    if (error instanceof XmlFault) return error.message;
    throw error;
  }
}

describe('a document with more than a provider sends', () => {
  const namespaces = (many: number) => Array.from({ length: many }, (_, at) => ` xmlns:n${at}="u"`).join('');

  it.each([
    ['elements', `<a>${'<b/>'.repeat(260_000)}</a>`, 'has more than 8000 elements'],
    ['comments', `<a>${'<!---->'.repeat(8001)}</a>`, 'has more than 8000 comments'],
    ['attributes', `<a${namespaces(65)}/>`, 'has an element with more than 64 attributes'],
    ['levels', '<a xmlns:n="u">'.repeat(41) + '</a>'.repeat(41), 'is nested deeper than 40 elements'],
    ['levels, with a tag in a value', `${'<a b="/>">'.repeat(41)}${'</a>'.repeat(41)}`, 'is nested deeper than'],
    ['levels, with an end in a comment', '<a><!--</a>-->'.repeat(41), 'is nested deeper than'],
  ])('of %s is refused, and the rule is named', (_what, text, told) => {
    expect(faultOf(text)).toContain(told);
  });

  it('is not metadata with 50 keys and 200 endpoints', () => {
    const key = /<KeyDescriptor.*<\/KeyDescriptor>/s.exec(samlMetadata())![0];
    const endpoint = /<SingleSignOnService[^>]*>/.exec(samlMetadata())![0];
    const text = samlMetadata().replace(key, key.repeat(50)).replace(endpoint, endpoint.repeat(200));
    expect(faultOf(text)).toBeUndefined();
  });

  it('is not a response with 4000 groups', () => {
    expect(faultOf(`<a>${'<b xmlns:xs="u" xsi="xs:string">Harbour</b>'.repeat(4000)}</a>`)).toBeUndefined();
  });
});

describe('characters that XML does not permit', () => {
  it.each([
    '&#0;',
    '&#x0;',
    '&#8;',
    '&#x1F;',
    '&#xD800;',
    '&#xFFFE;',
    '&#x110000;',
    '&#99999999999;',
    '&#0x8;',
    '&#y;',
  ])('are refused by reference: %s', (reference) => {
    const told = 'is not well-formed: it has a reference to a character that XML does not permit';
    expect(faultOf(`<a b="${reference}"/>`)).toBe(told);
    expect(faultOf(`<a>${reference}</a>`)).toBe(told);
  });

  it.each(['\u0000', '\u0008', '\u001F', '\uFFFF', '\uD800'])('are refused as they are: %j', (character) => {
    const told = 'is not well-formed: it has a character that XML does not permit';
    expect(faultOf(`<a b="${character}"/>`)).toBe(told);
    expect(faultOf(`<a>${character}</a>`)).toBe(told);
  });

  it('are none of these', () => {
    const text = '<a b="&#10;&#x9;&#xd;&#x1F600;">\t\r\n\u{1F600} &amp;&lt;&gt; > \' " é</a>';
    expect(parseXml(text, longestMetadata).documentElement.getAttribute('b')).toBe('\n\t\r\u{1F600}');
  });
});

it.each([
  ['<a><b></a>', 'it closes "a", where "b" is open'],
  ['<a></a></a>', 'it closes "a", which is not open'],
  ['<a><b/>', '"a" is not closed'],
  ['<a', 'a tag does not end'],
  ['<a b="1>', 'a tag does not end'],
  ['<a b="<"/>', 'a tag does not end'],
  ['<a><!--</a>', 'its markup does not end'],
  ['<a/>more', 'it has text outside of its root element'],
  ['more<a/>', 'it has text outside of its root element'],
  ['<a>&name;</a>', 'entity not found:&name;'],
  ['<a b="1" b="2"/>', 'Attribute b redefined'],
])('%s is not well-formed, in one plain sentence', (text, told) => {
  expect(faultOf(text)).toBe(`is not well-formed: ${told}`);
});

it.each(['<a/><b/>', '<a b=c/>', '<a b/>', '<a>&</a>', '<a><![CDATA[x]]></a>'])(
  'what the parser says of %s does not show how it is made',
  (text) => {
    expect(faultOf(text) ?? 'is not well-formed').toMatch(/^is not well-formed/);
    expect(faultOf(text) ?? '').not.toMatch(/xmldom|Error|Fault|@#|\[/);
  },
);

it('comments and instructions may stand around the root element', () => {
  expect(faultOf('\uFEFF<?xml version="1.0"?>\n<!-- made --><a> text </a >\n<!-- end --><?end?>\n')).toBeUndefined();
});
