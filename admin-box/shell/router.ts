/**
 * The portal's router: a location, ways to change it, and a veto for forms with unsaved changes. It knows no pages.
 */
import type { Address } from './address.ts';
import { isSameLocation } from './location.ts';
import type { PortalLocation } from './location.ts';

export interface GoOptions {
  /** `true` takes the place of the current entry, so that "back" leads past it. */
  replace?: boolean;
}

/** Asked before another page is shown. `proceed` goes there after all. */
export type LeaveGuard = (proceed: () => void) => void;

export interface Router {
  current(): PortalLocation;
  subscribe(listener: () => void): () => void;
  go(location: PortalLocation, options?: GoOptions): void;
  /** Changes parts of the query; `undefined` and `''` take a part away. */
  setQuery(changes: Readonly<Record<string, string | undefined>>, options?: GoOptions): void;
  href(location: PortalLocation): string | undefined;
  /** One guard at a time stands between the person and another page. Returns the way to take it away. */
  guard(guard: LeaveGuard): () => void;
  /** Runs the guard, if there is one, before something else than a page takes over (another tenant, closing). */
  leave(proceed: () => void): void;
  stop(): void;
}

export function createRouter(address: Address): Router {
  let current = address.read();
  let guarded: LeaveGuard | null = null;
  const listeners = new Set<() => void>();

  function show(next: PortalLocation): void {
    current = next;
    listeners.forEach((listener) => listener());
  }

  function leave(proceed: () => void): void {
    if (!guarded) return proceed();
    guarded(() => {
      guarded = null;
      proceed();
    });
  }

  function go(next: PortalLocation, { replace = false }: GoOptions = {}): void {
    if (isSameLocation(next, current)) return;
    const move = (): void => {
      address.write(next, replace ? 'replace' : 'push');
      show(next);
    };
    if (next.page === current.page) move();
    else leave(move);
  }

  const stopListening = address.listen(() => {
    const next = address.read();
    if (isSameLocation(next, current)) return;
    if (next.page === current.page || !guarded) return show(next);
    // The browser has gone already: it is taken back until the person has decided.
    address.write(current, 'push');
    leave(() => {
      address.write(next, 'push');
      show(next);
    });
  });

  return {
    current: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    go,
    setQuery(changes, options) {
      const merged = { ...current.query, ...changes };
      const query = Object.fromEntries(Object.entries(merged).filter((entry): entry is [string, string] => Boolean(entry[1])));
      go({ page: current.page, query }, options);
    },
    href: address.href,
    guard(guard) {
      guarded = guard;
      return () => {
        if (guarded === guard) guarded = null;
      };
    },
    leave,
    stop: stopListening,
  };
}
