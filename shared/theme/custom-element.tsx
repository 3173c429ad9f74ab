/**
 * A React component as a custom element with an open shadow root.
 *
 * The browser keeps the callbacks that it finds when an element is defined, so that they only call methods which may come
 * later: the loader defines the login box before the bundle is there, and hears of each box in any root; the
 * bundle then gives its methods to the boxes that are there. Any other element is a subclass of the class that r2wc makes of
 * the component, which mounts and unmounts it (decision 0305).
 *
 * A declarative or painted root is kept, moving an element keeps its state, properties set before the upgrade count,
 * attributes may be empty, removed or unreadable, and objects are never written back into attributes.
 */
import { CacheProvider } from '@emotion/react';
import r2wc, { type R2WCBaseProps } from '@r2wc/core';
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
  declarations?: string | undefined;
}

export interface CustomElementOptions<Props> {
  tag: string;
  component: ComponentType<Props>;
  /** Properties the element has, and how their attributes are read. */
  properties: { [Name in keyof Props & string]: AttributeType };
  styles: ThemeStyles;
  /** The vendor's colour, once the properties are known. */
  brandOf?: (props: Partial<Props>) => Brand | undefined;
  /** Called for differences between server and browser rendering. */
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

/**
 * Page caches (Turbo, swup, htmx) bring back copies of elements, whose copied fields belong to no form that works: they would
 * be shown beside the new ones, since they take the same slots. A new element has nothing slotted of its own.
 */
function removeCopied(host: Element): void {
  for (const child of host.querySelectorAll(':scope > [slot]')) child.remove();
}

/** Puts the sheets on a root, those of the server included, and returns the node that React owns. */
function prepareRoot(shadow: ShadowRoot, styles: ThemeStyles): { mountNode: HTMLElement; hydrate: boolean } {
  const existing = shadow.querySelector<HTMLElement>('[data-mount]');
  const carried = shadow.querySelector<HTMLElement>('style[data-rules]');
  if (existing && carried) {
    styles.adoptStyles(shadow, {
      css: carried.textContent,
      ids: (carried.dataset['rules'] ?? '').split(' ').filter(Boolean),
    });
    return { mountNode: existing, hydrate: true };
  }
  styles.adoptStyles(shadow);
  const mountNode = shadow.ownerDocument.createElement('div');
  mountNode.dataset['mount'] = '';
  shadow.append(mountNode);
  return { mountNode, hydrate: false };
}

/** A sheet of one rule: the colour belongs to one box, while the other sheets are shared. */
function applyBrand(shadow: ShadowRoot, brand: Brand | undefined): void {
  if (!brand) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(brandRule(brand.brand, brand.declarations));
  shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet];
}

function mount<Props extends object>(
  shadow: ShadowRoot,
  props: Props,
  options: CustomElementOptions<Props>,
): Mounted<Props> {
  const { mountNode, hydrate } = prepareRoot(shadow, options.styles);
  const painted = hydrate ? null : paintedNode(shadow);
  if (!hydrate && !painted && !idPrefixes.has(shadow.host)) removeCopied(shadow.host);
  if (!hydrate) applyBrand(shadow, options.brandOf?.(props));
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
  if (painted) {
    flushSync(() => react.render(draw(props)));
    replacePainted(shadow, painted);
  } else startTransition(() => react.render(draw(props)));
  return { react, draw, shadow };
}

function unmount<Props>(mounted: Mounted<Props>, styles: ThemeStyles): void {
  mounted.react.unmount();
  mounted.shadow.querySelector('[data-mount]')?.remove();
  styles.removeStyles(mounted.shadow);
}

const roots = new WeakMap<HTMLElement, ShadowRoot>();

/** A declarative or painted root is there already; asking for another one would empty it. A closed one is passed in once. */
function rootOf(host: HTMLElement): ShadowRoot {
  const root =
    roots.get(host) ??
    host.shadowRoot ??
    host.attachInternals().shadowRoot ??
    host.attachShadow({ mode: 'open', serializable: true });
  roots.set(host, root);
  return root;
}

/** One element: its properties, and what is drawn of them. */
class ElementController<Props extends object> {
  readonly #host: HTMLElement;
  readonly #options: CustomElementOptions<Props>;
  #props: Partial<Props> = {};
  #mounted: Mounted<Props> | undefined;

  constructor(host: HTMLElement, options: CustomElementOptions<Props>) {
    this.#host = host;
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
    return this.#props[name];
  }

  set(name: keyof Props, value: unknown): void {
    this.#props = { ...this.#props, [name]: value };
    // the properties that a component needs are checked by itself: attributes may lack any
    this.#mounted?.react.render(this.#mounted.draw(this.#props as Props));
  }

  mount(): void {
    this.#mounted ??= mount(rootOf(this.#host), this.#props as Props, this.#options);
  }

  unmount(): void {
    if (this.#mounted) unmount(this.#mounted, this.#options.styles);
    this.#mounted = undefined;
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

/** Moving an element disconnects and connects it in one task: only one that stays away is unmounted. */
function onceAway(host: HTMLElement, unmounted: () => void): void {
  setTimeout(() => {
    if (!host.isConnected) unmounted();
  });
}

type ControllerOf<Props extends object> = (host: HTMLElement) => ElementController<Props>;

function controllers<Props extends object>(options: CustomElementOptions<Props>): ControllerOf<Props> {
  const known = new WeakMap<HTMLElement, ElementController<Props>>();
  return (host) => {
    const controller = known.get(host) ?? new ElementController(host, options);
    known.set(host, controller);
    return controller;
  };
}

type Connectable = new () => HTMLElement & { disconnectedCallback(): void };

/**
 * The class of an element that is not defined yet. r2wc gets no properties: it would write objects back into attributes,
 * and take an empty or a removed attribute for one that was never there.
 */
function createElementClass<Props extends object>(
  { component }: CustomElementOptions<Props>,
  controllerOf: ControllerOf<Props>,
): CustomElementConstructor {
  const mounting = r2wc<R2WCBaseProps, ElementController<Props>>(
    component as ComponentType<R2WCBaseProps>,
    { props: [] },
    {
      mount(host) {
        const controller = controllerOf(host);
        controller.mount();
        return controller;
      },
      // called for an element that was moved; a property draws by itself
      update() {},
      unmount: (controller) => controller.unmount(),
    },
  ) as Connectable;
  return class extends mounting {
    override disconnectedCallback(): void {
      onceAway(this, () => super.disconnectedCallback());
    }
  };
}

function namesOf<Props>({ properties }: CustomElementOptions<Props>): (keyof Props & string)[] {
  return Object.keys(properties) as (keyof Props & string)[];
}

function addProperties<Props extends object>(
  prototype: object,
  options: CustomElementOptions<Props>,
  controllerOf: ControllerOf<Props>,
): void {
  for (const name of namesOf(options)) {
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return controllerOf(this).get(name);
      },
      set(this: HTMLElement, value: unknown) {
        controllerOf(this).set(name, value);
      },
    });
  }
}

/** Takes over what the callbacks of the loader's class call (`loader/boxes.ts`). */
function takeOver<Props extends object>(prototype: object, controllerOf: ControllerOf<Props>): void {
  Object.assign(prototype, {
    connected(this: HTMLElement) {
      controllerOf(this).mount();
    },
    disconnected(this: HTMLElement) {
      onceAway(this, () => controllerOf(this).unmount());
    },
  });
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
  const controllerOf = controllers(options);
  const elementClass = defined ?? createElementClass(options, controllerOf);
  addProperties(elementClass.prototype as object, options, controllerOf);
  if (!defined) return customElements.define(tag, elementClass);
  takeOver(elementClass.prototype as object, controllerOf);
  for (const host of waiting ?? []) controllerOf(host).mount();
}
