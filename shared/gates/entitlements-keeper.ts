/** Entitlements of whoever is signed in: asked for when they are first needed, and anew after each change of the session. */
import type { EntitlementsContext } from '#shared/lib/entitlements/entitlements.types.ts';

export interface EntitlementsKeeper {
  /** @param owner whose they are: person and tenant. `null`: the server could not be asked. */
  read(owner: string): Promise<EntitlementsContext | null>;
  /** The next reading asks the server. */
  refresh(): void;
}

/** @param fetchEntitlements of the person who is signed in */
export function createEntitlementsKeeper(fetchEntitlements: () => Promise<EntitlementsContext>): EntitlementsKeeper {
  let known: { owner: string; context: EntitlementsContext } | undefined;
  let asked: { owner: string; answer: Promise<EntitlementsContext | null> } | undefined;

  async function ask(owner: string): Promise<EntitlementsContext | null> {
    try {
      const context = await fetchEntitlements();
      known = { owner, context };
      return context;
    } catch {
      // What was true a moment ago is the better guess, but never for somebody else. The next reading asks again.
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
