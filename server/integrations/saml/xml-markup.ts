/**
 * The markup of an XML document, walked through once before it is parsed: a parser takes seconds for what has hundreds of
 * thousands of elements, or thousands of namespaces inside of each other, and reads some of what is not well-formed.
 */

/** Far more than providers send: their metadata have some hundred elements, a response two for each group. */
const mostElements = 8000;
/** Of one element. */
const mostAttributes = 64;
export const deepest = 40;

/** @returns what is wrong with the document; undefined for one that a parser may judge */
export function faultOfMarkup(text: string): string | undefined {
  return faultOfCharacters(text) ?? new Walk(text).findFault();
}

/** Characters outside of `Char` (XML 1.0, 2.2), written as they are or by reference; databases do not store U+0000 either. */
function faultOfCharacters(text: string): string | undefined {
  if (!isAllowed(text)) return 'is not well-formed: it has a character that XML does not permit';
  for (let at = text.indexOf('&#'); at >= 0; at = text.indexOf('&#', at + 1)) {
    const [, hex, decimal] = /^&#(?:x([0-9a-fA-F]{1,8})|([0-9]{1,8}));/.exec(text.slice(at, at + 12)) ?? [];
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    // anything else that looks like a reference is read as U+0000 by the parser
    if (!(code <= 0x10_ff_ff) || !isAllowed(String.fromCodePoint(code)))
      return 'is not well-formed: it has a reference to a character that XML does not permit';
  }
  return undefined;
}

const isAllowed = (text: string): boolean =>
  !/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u.test(text);

/** Markup that is no element, and how it ends. */
const others = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
] as const;

class Walk {
  readonly #text: string;
  /** Names of the elements that are open. */
  readonly #open: string[] = [];
  #elements = 0;
  /** Comments, sections and instructions. */
  #others = 0;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  findFault(): string | undefined {
    for (;;) {
      const next = this.#text.indexOf('<', this.#at);
      const between = this.#open.length === 0 ? this.#text.slice(this.#at, next < 0 ? undefined : next) : '';
      if (next < 0 && this.#elements === 0) return 'has no root element';
      if (between.trim() !== '') return 'is not well-formed: it has text outside of its root element';
      if (next < 0) break;
      const fault = this.#readMarkup(next);
      if (fault !== undefined) return fault;
    }
    const last = this.#open.at(-1);
    return last === undefined ? undefined : `is not well-formed: ${show(last)} is not closed`;
  }

  #readMarkup(start: number): string | undefined {
    if (this.#text.startsWith('</', start)) return this.#readEnd(start);
    const other = others.find(([begin]) => this.#text.startsWith(begin, start));
    if (!other) return this.#readStart(start);
    this.#others += 1;
    if (this.#others > mostElements) return `has more than ${mostElements} comments`;
    return this.#goBehind(other[1], start + other[0].length);
  }

  #goBehind(end: string, from: number): string | undefined {
    const found = this.#text.indexOf(end, from);
    this.#at = found + end.length;
    return found < 0 ? 'is not well-formed: its markup does not end' : undefined;
  }

  #readEnd(start: number): string | undefined {
    const fault = this.#goBehind('>', start);
    if (fault !== undefined) return fault;
    const name = this.#text.slice(start + 2, this.#at - 1).trim();
    const open = this.#open.pop();
    if (open === name) return undefined;
    const instead = open === undefined ? 'which is not open' : `where ${show(open)} is open`;
    return `is not well-formed: it closes ${show(name)}, ${instead}`;
  }

  #readStart(start: number): string | undefined {
    this.#elements += 1;
    if (this.#elements > mostElements) return `has more than ${mostElements} elements`;
    const tag = this.#readTag(start + 1);
    if (tag === undefined) return 'is not well-formed: a tag does not end';
    if (tag.attributes > mostAttributes) return `has an element with more than ${mostAttributes} attributes`;
    if (this.#open.length >= deepest) return `is nested deeper than ${deepest} elements`;
    if (!tag.isEmpty) this.#open.push(tag.name);
    return undefined;
  }

  /** Up to its end, which is not the `>` in a value. @returns undefined if it has none */
  #readTag(from: number): { name: string; attributes: number; isEmpty: boolean } | undefined {
    let [quote, attributes] = ['', 0];
    for (let at = from; at < this.#text.length; at++) {
      const character = this.#text[at]!;
      if (character === '<') return undefined;
      if (quote === '' && character === '>') {
        this.#at = at + 1;
        const isEmpty = this.#text[at - 1] === '/';
        const [name = ''] = this.#text.slice(from, isEmpty ? at - 1 : at).split(/\s/, 1);
        return { name, attributes, isEmpty };
      }
      if (quote === '' && (character === '"' || character === "'")) {
        quote = character;
        attributes += 1;
      } else if (character === quote) quote = '';
    }
    return undefined;
  }
}

const show = (name: string): string => `"${name.slice(0, 100)}"`;
