/** The language that a user chose in an embedded portal. It holds for as long as the host page asks for the same as then. */

const storageKey = 'portico-locale';

interface Choice {
  chosen: string;
  /** What the host page asked for. */
  over: string;
}

function readChoice(storage: () => Storage): Partial<Choice> {
  try {
    const kept: unknown = JSON.parse(storage().getItem(storageKey) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

/** @param asked what the host page asks for; `''` for nothing */
export function storedLocaleChoice(storage: () => Storage, asked: string): string | undefined {
  const { chosen, over } = readChoice(storage);
  return over === asked && typeof chosen === 'string' ? chosen : undefined;
}

/** Where nothing may be stored the choice holds until the page is left. */
export function storeLocaleChoice(storage: () => Storage, choice: Choice): void {
  try {
    storage().setItem(storageKey, JSON.stringify(choice));
  } catch {
    // Storage is closed or full: the portal works without.
  }
}
