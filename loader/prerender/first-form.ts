/**
 * The login box's first form as the loader carries it: made at build time from what the server renderer draws, so that the
 * two cannot drift apart. Marks in texts and attributes are filled in by the loader: see `formMarks`.
 */
import { firstFormCss } from './first-form-css.ts';
import { elementsIn, parseMarkup, type Markup } from './markup.ts';

/**
 * A text, or an element: its tag with `name=value` after each space, and what is in it. A mark in front of the tag makes it
 * depend on a setting.
 */
export type FormNode = string | FormElement;
export interface FormElement extends ReadonlyArray<FormNode> {
  readonly 0: string;
}

export interface FirstForm {
  css: string;
  root: FormNode[];
  light: FormNode[];
  /** Shown below the form when the bundle could not be loaded: what happened, the way to try again, and the hosted page. */
  failure: FormNode[];
}

/** A first form without the names of its parts, which would travel for nothing. */
export type CompactFirstForm = [
  css: FirstForm['css'],
  root: FirstForm['root'],
  light: FirstForm['light'],
  failure: FirstForm['failure'],
];

export function carried({ css, root, light, failure }: FirstForm): CompactFirstForm {
  return [css, root, light, failure];
}

/** Placeholders that the loader replaces; the last three become empty where their element is shown. */
export const formMarks = {
  vendor: '%N',
  initial: '%I',
  brand: '%C',
  baseUrl: '%B',
  prefix: '%P',
  scheme: '%S',
  direction: '%D',
  withoutLogo: '%L',
  signUpOpen: '%U',
  signUpClosed: '%V',
} as const;

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
  const found =
    /<style[^>]*data-rules[^>]*>([^]*?)<\/style><div data-mount>([^]*)<\/div><\/template>([^]*?)<\/portico-login-box>/.exec(
      html,
    );
  if (!found) throw new Error('The login box is not drawn as the loader expects it');
  const [, css = '', root = '', light = ''] = found;
  return { css, root: parseMarkup(root), light: parseMarkup(light) };
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Of server rendering, or brought by the bundle before they matter. An embedded box does not take the focus. */
const laterAttributes = [
  'autofocus',
  'fetchpriority',
  'fetchPriority',
  'data-part',
  'data-layout',
  'maxlength',
  'required',
  'tabindex',
];

/** @throws when a value has a space, which is what the loader splits at */
function headOf(tag: string, attributes: Record<string, string>): string {
  const kept = Object.entries(attributes).filter(([name]) => !laterAttributes.includes(name));
  const written = kept.map(([name, value]) => `${name}=${value.replace(/^portico(?=-)/, formMarks.prefix)}`);
  const split = written.find((attribute) => /[ =]/.test(attribute.replace('=', '')));
  if (split) throw new Error(`The loader cannot carry the attribute ${split}`);
  return [tag, ...written].join(' ');
}

/** Without scripts there is no such form, so that it never posts. */
function withoutPosting(node: Markup | string): Markup | string {
  if (typeof node === 'string' || node.tag !== 'form') return node;
  const { slot = '', id = '' } = node.attributes;
  return { tag: 'form', attributes: { slot, id, novalidate: '' }, children: [] };
}

function joinTexts(nodes: FormNode[]): FormNode[] {
  return nodes.reduce<FormNode[]>((joined, node) => {
    const last = joined.at(-1);
    return typeof node === 'string' && typeof last === 'string'
      ? [...joined.slice(0, -1), last + node]
      : [...joined, node];
  }, []);
}

function nodeOf(node: Markup | string): FormNode {
  if (typeof node === 'string') return node;
  const isInitial = node.attributes['aria-hidden'] === 'true' && node.tag.endsWith('span');
  const children = isInitial ? [formMarks.initial] : node.children.map(nodeOf);
  return [headOf(node.tag, node.attributes), ...joinTexts(children)];
}

function onlyWith(mark: string, node: FormNode): FormNode {
  if (typeof node === 'string') throw new Error(`The loader cannot choose a text: ${node}`);
  const [head, ...children] = node;
  return [mark + head, ...children];
}

/** The row of the vendor's mark stays; a picture in it comes with the bundle. */
function withoutLogo(base: Markup | string, withLogo: Markup | string | undefined): Markup | string {
  if (typeof base === 'string' || typeof withLogo !== 'object' || same(base, withLogo)) return base;
  const holdsPicture = withLogo.children.some((child) => typeof child === 'object' && child.tag === 'img');
  const children = base.children.map((child, index) => {
    if (!holdsPicture) return withoutLogo(child, withLogo.children[index]);
    if (typeof child === 'string') throw new Error(`The loader cannot choose a text: ${child}`);
    return { ...child, tag: formMarks.withoutLogo + child.tag };
  });
  return { ...base, children };
}

/** Where signing up makes a difference, the loader chooses; the choice is as far inside as the two allow. */
function choose(open: Markup | string, closed: Markup | string): FormNode[] {
  if (same(open, closed)) return [nodeOf(open)];
  const isShell =
    typeof open !== 'string' &&
    typeof closed !== 'string' &&
    open.tag === closed.tag &&
    same(open.attributes, closed.attributes) &&
    open.children.length === closed.children.length;
  if (!isShell) return [onlyWith(formMarks.signUpOpen, nodeOf(open)), onlyWith(formMarks.signUpClosed, nodeOf(closed))];
  return [
    [
      headOf(open.tag, open.attributes),
      ...joinTexts(open.children.flatMap((child, index) => choose(child, closed.children[index] ?? ''))),
    ],
  ];
}

/** Class names are hashes; one letter does as well. */
function shortClasses(drawings: Drawing[]): (text: string) => string {
  const names = [
    ...new Set(
      drawings.flatMap(({ root }) =>
        elementsIn(root).flatMap(({ attributes }) => (attributes['class'] ?? '').split(' ')),
      ),
    ),
  ].filter(Boolean);
  return (text) =>
    names.reduce((shortened, name, index) => shortened.replaceAll(name, String.fromCharCode(97 + index)), text);
}

function linkClass(root: Markup['children']): string {
  return elementsIn(root).find(({ tag }) => tag === 'a')?.attributes['class'] ?? '';
}

function failureNode([text, retry, hosted]: [string, string, string], className: string): FormNode {
  const link = (href: string, label: string): FormNode => [headOf('a', { href, class: className }), label];
  return ['div role=alert', `${text} `, link('#', retry), ' · ', link(`${formMarks.baseUrl}/account/login`, hosted)];
}

/**
 * @param base drawn without a logo, with signing up
 * @param withLogo the same with a logo
 * @param withoutSignUp the same without signing up
 */
export function firstForm(
  base: Rendered,
  withLogo: Rendered,
  withoutSignUp: Rendered,
  failure: [text: string, retry: string, hosted: string],
): FirstForm {
  const [open, logo, closed] = [base, withLogo, withoutSignUp].map(drawingOf) as [Drawing, Drawing, Drawing];
  const shorten = shortClasses([open, closed]);
  const [openRoot, closedRoot] = [open, closed].map(({ root }) =>
    root.map((node, index) => withoutLogo(node, logo.root[index])),
  ) as [Drawing['root'], Drawing['root']];
  const described = {
    css: firstFormCss(open.css + closed.css.slice(closed.css.indexOf('.po-')), {
      root: [...open.root, ...closed.root],
      light: open.light,
    }),
    root: openRoot.flatMap((node, index) => choose(node, closedRoot[index] ?? '')),
    light: open.light.map(withoutPosting).map(nodeOf),
    failure: [failureNode(failure, linkClass(open.root))],
  };
  return JSON.parse(shorten(JSON.stringify(described))) as FirstForm;
}
