/**
 * The portal's router: a location, functions that change it, and guards for forms with unsaved changes. It is
 * independent of the pages.
 */
import type { Address } from './address.ts';
import { isSameLocation } from './location.ts';
import type { PortalLocation } from './location.ts';

export interface GoOptions {
  /** `true` replaces the current history entry. */
  replace?: boolean;
}

/**
 * Called before another page is shown. `proceed` continues the navigation; `lost` names the unsaved changes of all
 * guards.
 */
export type LeaveGuard = (proceed: () => void, lost: readonly string[]) => void;

/** Whether what a guard keeps is still there at another location. */
export type Keeps = (next: PortalLocation) => boolean;

export interface Router {
  current(): PortalLocation;
  subscribe(listener: () => void): () => void;
  go(location: PortalLocation, options?: GoOptions): void;
  /** Changes parts of the query; `undefined` and `''` take a part away. */
  setQuery(changes: Readonly<Record<string, string | undefined>>, options?: GoOptions): void;
  /** Undoes a change of the query that `setQuery` made: back to the entry it came from, else in place of the present one. */
  backQuery(changes: Readonly<Record<string, string | undefined>>): void;
  href(location: PortalLocation): string | undefined;
  /**
   * Registers a guard against leaving the page. With several, only the latest is called, on behalf of all.
   * @param lost names the unsaved changes
   * @param keeps every location of the page unless said: only for what a part of the page holds
   * @returns the function that removes the guard
   */
  guard(guard: LeaveGuard, lost: string, keeps?: Keeps): () => void;
  /** Asks the guards, if there are any, before something else than a page takes over (another tenant, closing). */
  leave(proceed: () => void): void;
  stop(): void;
}

function withQuery(
  { page, query }: PortalLocation,
  changes: Readonly<Record<string, string | undefined>>,
): PortalLocation {
  const entries = Object.entries({ ...query, ...changes }).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  return { page, query: Object.fromEntries(entries) };
}

interface Guarding {
  guard: LeaveGuard;
  lost: string;
  keeps: Keeps;
}

export function createRouter(address: Address): Router {
  let current = address.read();
  let guards: readonly Guarding[] = [];
  let passing = false;
  const listeners = new Set<() => void>();

  function show(next: PortalLocation): void {
    current = next;
    listeners.forEach((listener) => listener());
  }

  /** What was agreed to is not asked about again. */
  function pass(proceed: () => void): void {
    passing = true;
    try {
      proceed();
    } finally {
      passing = false;
    }
  }

  function ask(asked: readonly Guarding[], proceed: () => void): void {
    const latest = asked.at(-1);
    if (!latest || passing) return proceed();
    latest.guard(
      () => pass(proceed),
      asked.map(({ lost }) => lost),
    );
  }

  const againstLeavingTo = (next: PortalLocation) => guards.filter(({ keeps }) => !keeps(next));

  function go(next: PortalLocation, { replace = false }: GoOptions = {}): void {
    if (isSameLocation(next, current)) return;
    const move = (): void => {
      address.write(next, replace ? 'replace' : 'push');
      show(next);
    };
    ask(againstLeavingTo(next), move);
  }

  const stopListening = address.listen(() => {
    const next = address.read();
    if (isSameLocation(next, current)) return;
    const asked = againstLeavingTo(next);
    if (asked.length === 0) return show(next);
    // The browser has navigated already: restore the entry until the user has decided.
    address.write(current, 'push');
    ask(asked, () => {
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
    setQuery: (changes, options) => go(withQuery(current, changes), options),
    backQuery(changes) {
      const next = withQuery(current, changes);
      if (!address.backTo(next)) go(next, { replace: true });
    },
    href: address.href,
    guard(guard, lost, keeps = (next) => next.page === current.page) {
      const added = { guard, lost, keeps };
      guards = [...guards, added];
      return () => {
        guards = guards.filter((each) => each !== added);
      };
    },
    leave: (proceed) => ask(guards, proceed),
    stop: stopListening,
  };
}
