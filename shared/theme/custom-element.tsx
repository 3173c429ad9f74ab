/**
 * A React component as a custom element with an open shadow root.
 *
 * The browser keeps the callbacks that it finds when an element is defined, so that they only call methods which may come
 * later: the loader defines the login box before the bundle is there, and hears of each box in whatever root it stands; the
 * bundle then gives its methods to the boxes that are there. What draws is the class that r2wc makes: its constructor is given
 * the element that is there, in place of a new one.
 *
 * A declarative or painted root is kept, moving an element keeps its state, properties set before the upgrade count,
 * attributes may be empty, removed or unreadable, and objects are never written back into attributes.
 */
import { CacheProvider } from '@emotion/react';
import r2wc from '@r2wc/core';
import { startTransition } from 'react';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import type { ThemeStyles } from './adopted-sheet.ts';
import { attributeName, parseAttribute, UnreadableAttribute } from './attributes.ts';
import type { AttributeType } from './attributes.ts';
import { brandRule } from './brand.ts';
import { paintedNode, paintedNumber, replacePainted } from './painted.ts';
import { RootProvider } from './root-context.tsx';
import type { RootPlace } from './root-context.tsx';

/** A colour, and further declarations of the same theme. */
export interface Brand {
  brand: string;
  look?: string | undefined;
}

export interface CustomElementOptions<Props> {
  tag: string;
  component: ComponentType<Props>;
  /** Properties the element has, and how their attributes are read. */
  properties: { [Name in keyof Props & string]: AttributeType };
  styles: ThemeStyles;
  /** The vendor's colour, once the properties are known. */
  brandOf?: (props: Partial<Props>) => Brand | undefined;
  /** Told of differences between server and browser rendering. */
  onRecoverableError?: (error: unknown) => void;
}

interface Mounted<Props> {
  react: Root;
  draw: (props: Props) => React.ReactElement;
  shadow: ShadowRoot;
}

let elementCount = 0;
const idPrefixes = new WeakMap<Element, string>();

/** The first box of a page has the ids that server rendering writes, one that was painted those; an element that comes back keeps its own. */
function idPrefixOf(host: Element): string {
  const known = idPrefixes.get(host);
  if (known) return known;
  const number = paintedNumber(host) ?? elementCount + 1;
  elementCount = Math.max(elementCount, number);
  const prefix = number === 1 ? 'portico' : `portico-${number}`;
  idPrefixes.set(host, prefix);
  return prefix;
}

/** Puts the sheets on a root, those of the server included, and returns the node that React owns. */
function prepareRoot(shadow: ShadowRoot, styles: ThemeStyles): { mountNode: HTMLElement; hydrate: boolean } {
  const existing = shadow.querySelector<HTMLElement>('[data-mount]');
  const carried = shadow.querySelector<HTMLElement>('style[data-rules]');
  if (existing && carried) {
    styles.dress(shadow, {
      css: carried.textContent,
      ids: (carried.dataset['rules'] ?? '').split(' ').filter(Boolean),
    });
    return { mountNode: existing, hydrate: true };
  }
  styles.dress(shadow);
  const mountNode = shadow.ownerDocument.createElement('div');
  mountNode.dataset['mount'] = '';
  shadow.append(mountNode);
  return { mountNode, hydrate: false };
}

/** A sheet of one rule: the colour belongs to one box, while the other sheets are shared. */
function dressInBrand(shadow: ShadowRoot, brand: Brand | undefined): void {
  if (!brand) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(brandRule(brand.brand, brand.look));
  shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet];
}

function mount<Props extends object>(
  shadow: ShadowRoot,
  props: Props,
  options: CustomElementOptions<Props>,
): Mounted<Props> {
  const { mountNode, hydrate } = prepareRoot(shadow, options.styles);
  if (!hydrate) dressInBrand(shadow, options.brandOf?.(props));
  const place: RootPlace = { host: shadow.host as HTMLElement, root: shadow, idPrefix: idPrefixOf(shadow.host) };
  // JSX wants to see through the props of a generic component; this one is handed on as it is.
  const Component = options.component as ComponentType<object>;
  const draw = (current: Props) => (
    <CacheProvider value={options.styles.cache}>
      <RootProvider value={place}>
        <Component {...current} />
      </RootProvider>
    </CacheProvider>
  );
  const report = { onRecoverableError: options.onRecoverableError ?? reportError };
  if (hydrate) return { react: hydrateRoot(mountNode, draw(props), report), draw, shadow };
  const react = createRoot(mountNode, report);
  const painted = paintedNode(shadow);
  if (painted) {
    flushSync(() => react.render(draw(props)));
    replacePainted(shadow, painted);
  } else startTransition(() => react.render(draw(props)));
  return { react, draw, shadow };
}

function unmount<Props>(mounted: Mounted<Props>, styles: ThemeStyles): void {
  mounted.react.unmount();
  mounted.shadow.querySelector('[data-mount]')?.remove();
  styles.undress(mounted.shadow);
}

const roots = new WeakMap<HTMLElement, ShadowRoot>();

/** A declarative or painted root is there already; asking for another one would empty it. A closed one is told once. */
function rootOf(host: HTMLElement): ShadowRoot {
  const root =
    roots.get(host) ??
    host.shadowRoot ??
    host.attachInternals().shadowRoot ??
    host.attachShadow({ mode: 'open', serializable: true });
  roots.set(host, root);
  return root;
}

/** Under these r2wc keeps its state on the element. */
const propsKey = Symbol.for('r2wc.props');
const renderKey = Symbol.for('r2wc.render');
const connectedKey = Symbol.for('r2wc.connected');

/** An element as r2wc's class leaves it. */
interface R2wcElement extends HTMLElement {
  [propsKey]: Record<string, unknown>;
  [connectedKey]: boolean;
  [renderKey](): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

type R2wcClass = new () => R2wcElement;

/** The class r2wc makes, told of no properties: attributes are read by us (see `attributes.ts`). */
function r2wcClass<Props extends object>(options: CustomElementOptions<Props>): R2wcClass {
  return r2wc<{ container?: HTMLElement }, Mounted<Props>>(
    options.component as ComponentType<{ container?: HTMLElement }>,
    { props: [] },
    {
      mount: (host, _component, props) => mount(rootOf(host), props as Props, options),
      update: (mounted, props) => mounted.react.render(mounted.draw(props as Props)),
      unmount: (mounted) => unmount(mounted, options.styles),
    },
  ) as unknown as R2wcClass;
}

/** Runs the constructor of r2wc's class on an element that is there: whatever `super()` returns is its `this`. */
function construct(made: R2wcClass, host: HTMLElement): R2wcElement {
  Object.setPrototypeOf(made, function existing() {
    return host;
  });
  const element: R2wcElement = new made();
  element[connectedKey] = false;
  element[propsKey] = {};
  element[renderKey] = made.prototype[renderKey] as () => void;
  return element;
}

/** One element at work: its properties, and what is drawn of them. */
class ElementAtWork<Props extends object> {
  readonly #host: R2wcElement;
  readonly #drawing: R2wcElement;
  readonly #options: CustomElementOptions<Props>;

  constructor(host: HTMLElement, options: CustomElementOptions<Props>, made: R2wcClass) {
    this.#host = construct(made, host);
    this.#drawing = made.prototype as R2wcElement;
    this.#options = options;
    const nameOf = new Map(namesOf(options).map((name) => [attributeName(name), name]));
    for (const [attribute, name] of nameOf) {
      this.#takeOwnProperty(name);
      if (host.hasAttribute(attribute)) this.#read(name);
    }
    const changes = new MutationObserver((records) => {
      for (const attribute of new Set(records.map(({ attributeName: changed }) => changed ?? '')))
        this.#read(nameOf.get(attribute)!);
    });
    changes.observe(host, { attributeFilter: [...nameOf.keys()] });
  }

  get<Name extends keyof Props>(name: Name): Props[Name] | undefined {
    return this.#host[propsKey][name as string] as Props[Name] | undefined;
  }

  set(name: keyof Props, value: unknown): void {
    this.#host[propsKey] = { ...this.#host[propsKey], [name]: value };
    this.#host[renderKey]();
  }

  met(): void {
    if (!this.#host[connectedKey]) this.#drawing.connectedCallback.call(this.#host);
  }

  /** Moving an element disconnects and connects it in one task: only one that stays away is unmounted. */
  left(): void {
    setTimeout(() => {
      if (!this.#host.isConnected) this.#drawing.disconnectedCallback.call(this.#host);
    });
  }

  /** Takes a property from its attribute. */
  #read(name: keyof Props & string): void {
    const { tag, properties } = this.#options;
    const attribute = attributeName(name);
    try {
      this.set(name, parseAttribute(properties[name], this.#host.getAttribute(attribute)));
    } catch (error) {
      if (!(error instanceof UnreadableAttribute)) throw error;
      console.warn(`<${tag}>: the attribute "${attribute}" was ignored, ${error.message}.`);
    }
  }

  /** Set before the element was at work, a property is the instance's own and hides the accessor. */
  #takeOwnProperty(name: keyof Props & string): void {
    if (!Object.hasOwn(this.#host, name)) return;
    const value = Reflect.get(this.#host, name) as unknown;
    Reflect.deleteProperty(this.#host, name);
    this.set(name, value);
  }
}

/** The methods that callbacks call. `loader/boxes.ts` defines its element alike. */
interface Shell extends HTMLElement {
  met(): void;
  left(): void;
}

function createShell(): new () => HTMLElement {
  return class extends HTMLElement {
    declare met: Shell['met'];
    declare left: Shell['left'];
    connectedCallback(): void {
      this.met();
    }
    disconnectedCallback(): void {
      this.left();
    }
  };
}

function namesOf<Props>({ properties }: CustomElementOptions<Props>): (keyof Props & string)[] {
  return Object.keys(properties) as (keyof Props & string)[];
}

/** Gives an element's class its methods and properties. */
function bringToWork<Props extends object>(prototype: object, options: CustomElementOptions<Props>): void {
  const made = r2wcClass(options);
  const atWork = new WeakMap<object, ElementAtWork<Props>>();
  const workOf = (host: HTMLElement): ElementAtWork<Props> => {
    const work = atWork.get(host) ?? new ElementAtWork(host, options, made);
    atWork.set(host, work);
    return work;
  };
  Object.assign(prototype, {
    met(this: Shell) {
      workOf(this).met();
    },
    left(this: Shell) {
      atWork.get(this)?.left();
    },
  });
  for (const name of namesOf(options)) {
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return workOf(this).get(name);
      },
      set(this: HTMLElement, value: unknown) {
        workOf(this).set(name, value);
      },
    });
  }
}

/**
 * Defines the element; a second call with the same tag does nothing, so that a bundle may be included twice.
 * @param waiting elements that the loader, which has defined them, has met so far
 */
export function defineCustomElement<Props extends object>(
  options: CustomElementOptions<Props>,
  waiting?: Iterable<HTMLElement>,
): void {
  const { tag } = options;
  const defined = customElements.get(tag);
  if (defined && !waiting) return;
  const elementClass = defined ?? createShell();
  bringToWork(elementClass.prototype as object, options);
  if (!defined) customElements.define(tag, elementClass);
  for (const host of waiting ?? []) (host as Shell).met();
}
