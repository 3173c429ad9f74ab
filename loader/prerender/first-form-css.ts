/**
 * The rules of a drawing, cut down to those that its still picture needs: the loader carries them, and every byte of the
 * loader is waited for. The bundle brings the full sheet before anything can change.
 */
import { elementsIn, type Markup } from './markup.ts';

interface Rule {
  /** Selector, or the at-rule in front of its block. */
  head: string;
  body: string;
}

type Declaration = [property: string, value: string];

/** What moves or reacts is not part of a still picture; `all: initial` has set the last two already. */
const withoutPicture =
  /^(?:transition|user-select|cursor|animation|accent-color|-webkit-font-smoothing|text-align|position|-webkit-text-fill-color|caret-color|unicode-bidi)$/;
/** What `all: initial` or the browser has given already; a host has no padding whose box it could matter for. */
const isGiven = (head: string, [name, value]: Declaration): boolean =>
  (value === '0' && /^(?:padding|outline-offset)$/.test(name)) ||
  name === 'appearance' ||
  (head === ':host' && name === 'box-sizing');
const stateOfLater =
  /:host\(\[d|:hover|:active|^[ah]1?:focus|::before|::after|:disabled|autofill|\[aria-|\[data-end|\[data-variant|\[data-part|::placeholder|::selection|\[data-layout='page'\]|\[data-layout=page\]/;
const embedded = /\[data-layout='?embedded'?\]/;
/** Longer values that are read more than once stay custom properties. */
const shortEnough = 22;

/** Top-level blocks of a sheet, in order. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  let depth = 0;
  let start = 0;
  let opened = 0;
  for (let at = 0; at < css.length; at++) {
    if (css[at] === '{' && depth++ === 0) opened = at;
    if (css[at] !== '}' || --depth > 0) continue;
    rules.push({ head: css.slice(start, opened).trim(), body: css.slice(opened + 1, at) });
    start = at + 1;
  }
  return rules;
}

/** Splits at a character outside of brackets. */
function splitOutside(text: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(' || text[at] === '[') depth++;
    else if (text[at] === ')' || text[at] === ']') depth--;
    else if (text[at] === separator && depth === 0) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)].map((part) => part.trim()).filter(Boolean);
}

function declarationsOf(body: string): Declaration[] {
  return splitOutside(body, ';').map((declaration): Declaration => {
    const colon = declaration.indexOf(':');
    return [
      declaration.slice(0, colon).trim(),
      declaration
        .slice(colon + 1)
        .trim()
        .replace(/ ?!important/, ''),
    ];
  });
}

/** What a page may have put before and after everything. */
const withoutPseudo = ':host::before,:host::after,::slotted(*)::before,::slotted(*)::after{content:none}';

interface Present {
  tags: Set<string>;
  classes: Set<string>;
  slotted: Set<string>;
}

function couldMatch(selector: string, { tags, classes, slotted }: Present): boolean {
  if (stateOfLater.test(selector)) return false;
  if (selector.startsWith(':host') || selector.startsWith('*')) return true;
  const inSlot = /^::slotted\(([a-z*]+)/.exec(selector)?.[1];
  if (inSlot) return inSlot === '*' || slotted.has(inSlot);
  const name = /^\.([\w-]+)/.exec(selector)?.[1];
  if (name) return classes.has(name);
  return tags.has(/^[a-z]\w*/.exec(selector)?.[0] ?? '');
}

function prune(rules: Rule[], present: Present): Rule[] {
  return rules.flatMap((rule): Rule[] => {
    if (rule.head.startsWith('@')) {
      // User preferences are left to the full sheet; width queries are kept, since they change the layout.
      if (!rule.head.startsWith('@container')) return [];
      const inner = prune(rulesOf(rule.body), present);
      return inner.length > 0
        ? [{ head: rule.head, body: inner.map(({ head, body }) => `${head}{${body}}`).join('') }]
        : [];
    }
    const selectors = splitOutside(rule.head, ',').filter((selector) => couldMatch(selector, present));
    return selectors.length > 0 ? [{ head: selectors.join(','), body: rule.body }] : [];
  });
}

const isAlias = /^var\([\w-]+\)$/;
const read = /var\((--[\w-]+)\)/g;

/** Puts short values where they are read, and drops custom properties that nothing reads any more. */
function settleProperties(css: string): string {
  const values = new Map<string, string>();
  for (const { head, body } of rulesOf(css)) {
    if (head !== ':host') continue;
    for (const [name, value] of declarationsOf(body)) if (name.startsWith('--')) values.set(name, value);
  }
  const used = new Map<string, number>();
  const count = (text: string): void => {
    for (const [, name = ''] of text.matchAll(read)) {
      used.set(name, (used.get(name) ?? 0) + 1);
      if (used.get(name) === 1) count(values.get(name) ?? '');
    }
  };
  const own = rulesOf(css).map(({ head, body }) => ({
    head,
    body: head.startsWith('@')
      ? body
      : declarationsOf(body)
          .filter(([name]) => !name.startsWith('--'))
          .map((each) => each.join(':'))
          .join(';'),
  }));
  for (const { body } of own) count(body);
  const isInline = (name: string): boolean => {
    const value = values.get(name);
    return (
      name !== '--portico-brand' &&
      value !== undefined &&
      (value.length <= shortEnough || used.get(name) === 1 || isAlias.test(value))
    );
  };
  const settle = (text: string): string =>
    text.replace(read, (whole, name: string) => (isInline(name) ? settle(values.get(name) ?? '') : whole));
  const kept = [...used.keys()].filter((name) => values.has(name) && !isInline(name));
  const written = [
    `:host{${kept.map((name) => `${name}:${name === '--portico-brand' ? '%C' : settle(values.get(name) ?? '')}`).join(';')}}`,
    ...own.filter(({ body }) => body !== '').map(({ head, body }) => `${head}{${settle(body)}}`),
  ].join('');
  return kept.reduce(
    (text, name, index) => text.replaceAll(new RegExp(`${name}(?![\\w-])`, 'g'), `--${index}`),
    written,
  );
}

function tidy(css: string): string {
  return rulesOf(css)
    .map(({ head, body }) => {
      if (head.startsWith('@')) return `${head}{${tidy(body)}}`;
      const declarations = declarationsOf(body).filter(([name]) => !withoutPicture.test(name));
      return declarations.length > 0 ? `${head}{${declarations.map((each) => each.join(':')).join(';')}}` : '';
    })
    .join('')
    .replace(/\b0\.(?=\d)/g, '.')
    .replace(/ ?([,/:*]) /g, '$1');
}

/** Rules of one selector as one, where the first of them stood, with each property as it was said last. */
function joinRules(css: string): string {
  const joined = new Map<string, Map<string, string>>();
  return rulesOf(css)
    .map((rule) => {
      if (rule.head.startsWith('@')) return () => `${rule.head}{${rule.body}}`;
      const known = joined.get(rule.head);
      const declarations = known ?? new Map<string, string>();
      joined.set(rule.head, declarations);
      for (const [name, value] of declarationsOf(rule.body)) declarations.set(name, value);
      const written = () => [...declarations].filter((each) => !isGiven(rule.head, each)).map((each) => each.join(':'));
      return () => (known ? '' : `${rule.head}{${written().join(';')}}`);
    })
    .map((write) => write())
    .join('');
}

/**
 * @param css all rules of the drawing: base, fields, its own
 * @param drawing contents of the shadow root, and what is slotted into it
 */
export function firstFormCss(css: string, drawing: { root: Markup['children']; light: Markup['children'] }): string {
  const inRoot = elementsIn(drawing.root);
  const present: Present = {
    tags: new Set(inRoot.map(({ tag }) => tag)),
    classes: new Set(inRoot.flatMap(({ attributes }) => (attributes['class'] ?? '').split(' '))),
    slotted: new Set(drawing.light.flatMap((node) => (typeof node === 'string' ? [] : [node.tag]))),
  };
  // Drawings with other settings repeat most of the rules; the box is never a page of its own here.
  const kept = [
    ...new Set(prune(rulesOf(css), present).map(({ head, body }) => `${head.replace(embedded, '')}{${body}}`)),
  ].join('');
  // Direction and theme are known when the sheet is made.
  return joinRules(tidy(settleProperties(tidy(kept))))
    .replace(/}/, () => `}${withoutPseudo}`)
    .replaceAll('portico-page', 'p')
    .replace('color-scheme:light dark', 'color-scheme:%S')
    .replace('direction:ltr', 'direction:%D');
}
