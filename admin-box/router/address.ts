/** Three ways to store a location: in the page's path, in its hash, or in memory. */
import { formatLocation, parseLocation } from './location.ts';
import type { PortalLocation } from './location.ts';

export type Routing = 'history' | 'hash' | 'memory';

export interface AddressWindow {
  location: { pathname: string; search: string; hash: string };
  history: {
    readonly state: unknown;
    pushState(data: unknown, unused: string, url: string): void;
    replaceState(data: unknown, unused: string, url: string): void;
    back(): void;
  };
  addEventListener(type: 'popstate' | 'hashchange', listener: () => void): void;
  removeEventListener(type: 'popstate' | 'hashchange', listener: () => void): void;
}

export interface Address {
  read(): PortalLocation;
  /** The address as a link shows it; `undefined` where there is none. */
  href(location: PortalLocation): string | undefined;
  write(location: PortalLocation, how: 'push' | 'replace'): void;
  /**
   * Goes back if the given location is the previous history entry, so that Forward leads here again; `false` if it is
   * not.
   */
  backTo(location: PortalLocation): boolean;
  /** Subscribes to changes not made here: back, forward, an edited URL. Returns the unsubscribe function. */
  listen(changed: () => void): () => void;
}

interface Place {
  read(): string;
  href(path: string): string;
}

/** Name under which an entry of the history keeps the location it was reached from. */
const originKey = 'porticoFrom';

function originOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null ? Reflect.get(state, originKey) : undefined;
}

function inWindow(view: AddressWindow, { read, href }: Place): Address {
  const current = (): PortalLocation => parseLocation(read());
  return {
    read: current,
    href: (location) => href(formatLocation(location)),
    write(location, how) {
      // What replaces an entry was reached from where that one was.
      const origin = how === 'push' ? formatLocation(current()) : originOf(view.history.state);
      view.history[`${how}State`]({ [originKey]: origin }, '', href(formatLocation(location)));
    },
    backTo(location) {
      const isBefore = originOf(view.history.state) === formatLocation(location);
      if (isBefore) view.history.back();
      return isBefore;
    },
    listen(changed) {
      const events = ['popstate', 'hashchange'] as const;
      for (const event of events) view.addEventListener(event, changed);
      return () => events.forEach((event) => view.removeEventListener(event, changed));
    },
  };
}

/** Foreign parameters of the address (a host's own, `tenantId`) do not belong to the page's state, and stay. */
const kept = ['tenantId'];

function historyPlace(view: AddressWindow, basePath: string): Place {
  const base = `/${basePath.replace(/^\/+|(?<!\/)\/+$/g, '')}`.replace(/\/$/, '');
  return {
    read: () => {
      const { pathname, search } = view.location;
      const query = new URLSearchParams(search);
      for (const name of kept) query.delete(name);
      const rest = `${pathname}/`.startsWith(`${base}/`) ? pathname.slice(base.length) : '';
      return `${rest}?${query.toString()}`;
    },
    href: (path) => {
      const [page = '', search = ''] = path.split('?', 2);
      const query = new URLSearchParams(search);
      const current = new URLSearchParams(view.location.search);
      for (const name of kept) {
        const value = current.get(name);
        if (value !== null) query.set(name, value);
      }
      const text = query.toString();
      return `${base}/${page}${text ? `?${text}` : ''}`;
    },
  };
}

function hashPlace(view: AddressWindow): Place {
  return {
    read: () => view.location.hash.replace(/^#\/?/, ''),
    href: (path) => `${view.location.pathname}${view.location.search}#/${path}`,
  };
}

function memoryAddress(start: PortalLocation): Address {
  let current = start;
  return {
    read: () => current,
    href: () => undefined,
    write: (location) => void (current = location),
    backTo: () => false,
    listen: () => () => {},
  };
}

/** @param start the location that memory routing begins with, and that URLs without a page redirect to */
export function createAddress(
  routing: Routing,
  { view, basePath, start }: { view: AddressWindow; basePath: string; start: PortalLocation },
): Address {
  if (routing === 'memory') return memoryAddress(start);
  return inWindow(view, routing === 'hash' ? hashPlace(view) : historyPlace(view, basePath));
}
