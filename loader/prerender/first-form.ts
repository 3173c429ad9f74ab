/**
 * The login box's first form as the loader carries it: made at build time from what the server renderer draws, so that the
 * two cannot drift apart. Marks in texts and attributes are filled in by the loader: see `FormMarks`.
 */
import { firstFormCss } from './first-form-css.ts';
import { elementsIn, parseMarkup, type Markup } from './markup.ts';

/** A text, an element, or a choice by a setting: `l` there is a logo, `s` signing up is closed. */
export type FormNode = string | [tag: string, attributes: Record<string, string>, ...children: FormNode[]] | [choice: 0, setting: 'l' | 's', yes: FormNode, no: FormNode];

export interface FirstForm {
  css: string;
  root: FormNode[];
  light: FormNode[];
  /** Shown below the form when the bundle could not be loaded: what happened, the way to try again, and the hosted page. */
  failure: FormNode[];
}

/** What the loader fills in. */
export const formMarks = { vendor: '%N', initial: '%I', brand: '%C', logo: '%L', baseUrl: '%B', prefix: '%P', scheme: '%S', direction: '%D' } as const;

/** A whole box as the server renderer writes it. */
export interface Rendered {
  html: string;
}

interface Drawing {
  root: Markup['children'];
  light: Markup['children'];
  css: string;
}

function drawingOf({ html }: Rendered): Drawing {
  const found = /<style[^>]*data-rules[^>]*>([^]*?)<\/style><div data-mount>([^]*)<\/div><\/template>([^]*?)<\/portico-login-box>/.exec(html);
  if (!found) throw new Error('The login box is not drawn as the loader expects it');
  const [, css = '', root = '', light = ''] = found;
  return { css, root: parseMarkup(root), light: parseMarkup(light) };
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Of server rendering, or brought by the bundle before they matter. An embedded box does not take the focus. */
const laterAttributes = ['autofocus', 'fetchpriority', 'fetchPriority', 'data-part', 'maxlength', 'required'];

function attributesOf({ attributes }: Markup): Record<string, string> {
  const kept = Object.entries(attributes).filter(([name]) => !laterAttributes.includes(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, value.replace(/^portico(?=-)/, formMarks.prefix)]));
}

/** Without scripts there is no such form, so that it never posts. */
function withoutPosting(node: FormNode): FormNode {
  if (typeof node === 'string' || node[0] !== 'form') return node;
  const [tag, { slot = '', id = '' }] = node as [string, Record<string, string>];
  return [tag, { slot, id, novalidate: '' }];
}

function joinTexts(nodes: FormNode[]): FormNode[] {
  return nodes.reduce<FormNode[]>((joined, node) => {
    const last = joined.at(-1);
    return typeof node === 'string' && typeof last === 'string' ? [...joined.slice(0, -1), last + node] : [...joined, node];
  }, []);
}

function nodeOf(node: Markup | string): FormNode {
  if (typeof node === 'string') return node;
  const isInitial = node.attributes['aria-hidden'] === 'true' && node.tag === 'span';
  const children = isInitial ? [formMarks.initial] : node.children.map(nodeOf);
  return [node.tag, attributesOf(node), ...joinTexts(children)];
}

/** Where a variant differs from the base, the loader chooses; the choice is as far inside as the two allow. */
function choose(base: Markup | string, variants: ['l' | 's', Markup | string][]): FormNode {
  const different = variants.filter(([, variant]) => !same(variant, base));
  const first = different[0];
  if (!first) return nodeOf(base);
  const isShell = (variant: Markup | string): variant is Markup =>
    typeof base !== 'string' && typeof variant !== 'string' && variant.tag === base.tag &&
    same(variant.attributes, base.attributes) && variant.children.length === base.children.length;
  if (typeof base === 'string' || !different.every(([, variant]) => isShell(variant))) return [0, first[0], nodeOf(first[1]), nodeOf(base)];
  const children = base.children.map((child, index) =>
    choose(child, different.map(([setting, variant]): ['l' | 's', Markup | string] => [setting, (variant as Markup).children[index] ?? ''])),
  );
  return [base.tag, attributesOf(base), ...joinTexts(children)];
}

function chooseAll(base: Markup['children'], variants: ['l' | 's', Markup['children']][]): FormNode[] {
  return base.map((node, index) => choose(node, variants.map(([setting, nodes]): ['l' | 's', Markup | string] => [setting, nodes[index] ?? ''])));
}

/** Class names are hashes; one letter does as well. */
function shortClasses(drawings: Drawing[]): (text: string) => string {
  const names = [...new Set(drawings.flatMap(({ root }) => elementsIn(root).flatMap(({ attributes }) => (attributes['class'] ?? '').split(' '))))].filter(Boolean);
  return (text) => names.reduce((shortened, name, index) => shortened.replaceAll(name, String.fromCharCode(97 + index)), text);
}

function linkClass(root: Markup['children']): string {
  return elementsIn(root).find(({ tag }) => tag === 'a')?.attributes['class'] ?? '';
}

function failureNode([text, retry, hosted]: [string, string, string], className: string): FormNode {
  const link = (href: string, label: string): FormNode => ['a', { href, class: className }, label];
  return ['div', { role: 'alert' }, `${text} `, link('#', retry), ' · ', link(`${formMarks.baseUrl}/account/login`, hosted)];
}

/**
 * @param base drawn without a logo, with signing up
 * @param withLogo the same with a logo
 * @param withoutSignUp the same without signing up
 */
export function firstForm(base: Rendered, withLogo: Rendered, withoutSignUp: Rendered, failure: [text: string, retry: string, hosted: string]): FirstForm {
  const [plain, logo, closed] = [base, withLogo, withoutSignUp].map(drawingOf) as [Drawing, Drawing, Drawing];
  const shorten = shortClasses([plain, logo, closed]);
  const root = [...plain.root, ...logo.root, ...closed.root];
  const ownRules = [logo.css, closed.css].map((css) => css.slice(css.indexOf('.po-')));
  const described = {
    css: firstFormCss(plain.css + ownRules.join(''), { root, light: plain.light }),
    root: chooseAll(plain.root, [['l', logo.root], ['s', closed.root]]),
    light: plain.light.map(nodeOf).map(withoutPosting),
    failure: [failureNode(failure, linkClass(plain.root))],
  };
  return JSON.parse(shorten(JSON.stringify(described))) as FirstForm;
}
