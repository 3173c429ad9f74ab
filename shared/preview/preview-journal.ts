/**
 * What was changed in a preview, kept in the tab so that a reload finds it again: the calls themselves, which
 * restore the preview when they are repeated. A new visit has another tab, and begins with nothing.
 */
import type { SendRequest } from '#shared/api/send.types.ts';
import type { PreviewScenario } from './state.ts';

export type JournalCall = Pick<SendRequest, 'method' | 'path' | 'query' | 'body'>;

export interface PreviewJournal {
  /** When the visit began: everything invented is dated by it. */
  readonly now: number;
  readonly calls: readonly JournalCall[];
  add(call: JournalCall): void;
  forget(): void;
}

interface Kept {
  scenario: PreviewScenario;
  now: number;
  calls: JournalCall[];
}

const keyOf = (name: string): string => `portico-preview-${name}`;
/** They change nothing that is shown, and carry what people type as their password. */
const secret = /\/passwords\/|\/auth\/v1\//;
/** The number of a card is kept by its brand and last digits, which is what is shown of it. */
function withoutCard(body: unknown): unknown {
  const { card } = (body ?? {}) as { card?: { number?: unknown } };
  if (typeof card?.number !== 'string') return body;
  const digits = card.number.replaceAll(/\D/g, '');
  return {
    ...(body as object),
    card: { ...card, number: `${digits.slice(0, 1)}00000000000${digits.slice(-4)}`, cvc: '000' },
  };
}

/** Calls; a visit that changes more starts over at its next reload. */
const most = 500;

function read(storage: Storage | undefined, name: string): Kept | undefined {
  try {
    return (JSON.parse(storage?.getItem(keyOf(name)) ?? 'null') as Kept | null) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(storage: Storage | undefined, name: string, kept: Kept): void {
  try {
    if (kept.calls.length > most) storage?.removeItem(keyOf(name));
    else storage?.setItem(keyOf(name), JSON.stringify(kept));
  } catch {
    // full, or closed to this page: the visit lasts until the reload then
  }
}

/** @param storage the tab's; absent where there is none. What another scenario left there under the name is dropped */
export function openJournal(
  storage: Storage | undefined,
  { name, scenario, now }: { name: string; scenario: PreviewScenario; now: number },
): PreviewJournal {
  const found = read(storage, name);
  const kept: Kept = found?.scenario === scenario ? found : { scenario, now, calls: [] };
  return {
    now: kept.now,
    calls: [...kept.calls],
    add(call) {
      if (secret.test(call.path)) return;
      kept.calls.push({ ...call, body: call.body instanceof FormData ? undefined : withoutCard(call.body) });
      write(storage, name, kept);
    },
    forget() {
      kept.calls = [];
      try {
        storage?.removeItem(keyOf(name));
      } catch {
        // was never there
      }
    },
  };
}

/** The tab's storage, where the page may have it. */
export function tabStorage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}
