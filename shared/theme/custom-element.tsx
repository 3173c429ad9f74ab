/**
 * A React component as a custom element with an open shadow root.
 *
 * `@r2wc/core` drives mount, update and unmount. This class adds what it lacks: a declarative root is hydrated instead of
 * emptied, moving an element keeps its state, properties set before the upgrade count, attributes may be empty, removed or
 * unreadable, and objects are never written back into attributes.
 */
import { CacheProvider } from '@emotion/react';
import r2wc from '@r2wc/core';
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

const propsKey = Symbol.for('r2wc.props');
const renderKey = Symbol.for('r2wc.render');
const connectedKey = Symbol.for('r2wc.connected');
const contextKey = Symbol.for('r2wc.context');

export interface CustomElementOptions<Props> {
  tag: string;
  component: ComponentType<Props>;
  /** Properties the element has, and how their attributes are read. */
  properties: { [Name in keyof Props & string]: AttributeType };
  styles: ThemeStyles;
  /** The vendor's colour, once the properties are known. */
  brandOf?: (props: Partial<Props>) => string | undefined;
  /** Told of differences between server and browser rendering. */
  onRecoverableError?: (error: unknown) => void;
}

interface R2wcElement extends HTMLElement {
  [propsKey]: Record<string, unknown>;
  [connectedKey]: boolean;
  [contextKey]: unknown;
  [renderKey](): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
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
    styles.dress(shadow, { css: carried.textContent, ids: (carried.dataset['rules'] ?? '').split(' ').filter(Boolean) });
    return { mountNode: existing, hydrate: true };
  }
  styles.dress(shadow);
  const mountNode = shadow.ownerDocument.createElement('div');
  mountNode.dataset['mount'] = '';
  shadow.append(mountNode);
  return { mountNode, hydrate: false };
}

/** A sheet of one rule: the colour belongs to one box, while the other sheets are shared. */
function dressInBrand(shadow: ShadowRoot, brand: string | undefined): void {
  if (brand === undefined) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(brandRule(brand));
  shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet];
}

function mount<Props extends object>(shadow: ShadowRoot, props: Props, options: CustomElementOptions<Props>): Mounted<Props> {
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
  } else react.render(draw(props));
  return { react, draw, shadow };
}

function unmount<Props>(mounted: Mounted<Props>, styles: ThemeStyles): void {
  mounted.react.unmount();
  mounted.shadow.querySelector('[data-mount]')?.remove();
  styles.undress(mounted.shadow);
}

/** The class r2wc makes, told of no properties: attributes are read by our subclass. */
function baseClass<Props extends object>(options: CustomElementOptions<Props>): new () => R2wcElement {
  return r2wc<{ container?: HTMLElement }, Mounted<Props>>(
    options.component as ComponentType<{ container?: HTMLElement }>,
    { shadow: 'open', props: [] },
    {
      mount: (container, _component, props) => mount(container as unknown as ShadowRoot, props as Props, options),
      update: (mounted, props) => mounted.react.render(mounted.draw(props as Props)),
      unmount: (mounted) => unmount(mounted, options.styles),
    },
  ) as unknown as new () => R2wcElement;
}

/** Defines the element; a second call with the same tag does nothing, so that a bundle may be included twice. */
export function defineCustomElement<Props extends object>(options: CustomElementOptions<Props>): void {
  if (customElements.get(options.tag)) return;
  const names = Object.keys(options.properties) as (keyof Props & string)[];
  const nameOfAttribute = new Map(names.map((name) => [attributeName(name), name]));

  class PorticoElement extends baseClass(options) {
    static get observedAttributes(): string[] {
      return [...nameOfAttribute.keys()];
    }

    constructor() {
      super();
      this[connectedKey] = false;
      delete this[propsKey]['container'];
      for (const name of names) this.#takeOwnProperty(name);
    }

    /** A declarative or painted root is there before the element is upgraded; asking for another one would empty it. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return this.shadowRoot ?? this.attachInternals().shadowRoot ?? super.attachShadow({ ...init, serializable: true });
    }

    /** Moving an element disconnects and connects it in one task: only one that stays away is unmounted. */
    override disconnectedCallback(): void {
      setTimeout(() => {
        if (!this.isConnected) super.disconnectedCallback();
      });
    }

    attributeChangedCallback(attribute: string, _old: string | null, raw: string | null): void {
      const name = nameOfAttribute.get(attribute);
      if (!name) return;
      try {
        this.#assign(name, parseAttribute(options.properties[name], raw));
      } catch (error) {
        if (!(error instanceof UnreadableAttribute)) throw error;
        console.warn(`<${options.tag}>: the attribute "${attribute}" was ignored, ${error.message}.`);
      }
    }

    /** Set before the upgrade, a property is the instance's own and hides the accessor. */
    #takeOwnProperty(name: string): void {
      if (!Object.hasOwn(this, name)) return;
      const value = Reflect.get(this, name) as unknown;
      Reflect.deleteProperty(this, name);
      this[propsKey][name] = value;
    }

    #assign(name: string, value: unknown): void {
      this[propsKey] = { ...this[propsKey], [name]: value };
      this[renderKey]();
    }

    static {
      for (const name of names) {
        Object.defineProperty(this.prototype, name, {
          configurable: true,
          enumerable: true,
          get(this: PorticoElement) {
            return this[propsKey][name];
          },
          set(this: PorticoElement, value: unknown) {
            this.#assign(name, value);
          },
        });
      }
    }
  }
  customElements.define(options.tag, PorticoElement);
}
