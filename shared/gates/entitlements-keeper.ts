/** Cache of the signed-in user's entitlements: fetched on first use, and again after each change of the session. */
import type { EntitlementsContext } from '#shared/lib/entitlements/entitlements.types.ts';

export interface EntitlementsKeeper {
  /** @param owner user and tenant of the entitlements. `null`: the server could not be reached. */
  read(owner: string): Promise<EntitlementsContext | null>;
  /** Makes the next read fetch from the server. */
  refresh(): void;
}

/** @param fetchEntitlements of the signed-in user */
export function createEntitlementsKeeper(fetchEntitlements: () => Promise<EntitlementsContext>): EntitlementsKeeper {
  let known: { owner: string; context: EntitlementsContext } | undefined;
  let asked: { owner: string; answer: Promise<EntitlementsContext | null> } | undefined;

  async function ask(owner: string): Promise<EntitlementsContext | null> {
    try {
      const context = await fetchEntitlements();
      known = { owner, context };
      return context;
    } catch {
      // Stale data is better than none, but only for the same owner. The next read fetches again.
      if (asked?.owner === owner) asked = undefined;
      return known?.owner === owner ? known.context : null;
    }
  }

  return {
    read(owner) {
      if (asked?.owner !== owner) asked = { owner, answer: ask(owner) };
      return asked.answer;
    },
    refresh: () => (asked = undefined),
  };
}
