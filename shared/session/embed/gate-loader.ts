/**
 * The door to the gates: the questions load them, and so does the first gate element that the page holds. Until they are
 * there, what is behind a gate is not shown.
 */
import type { Portico } from '#loader/portico.types.ts';
import type { Gates } from '#shared/gates/gates.ts';
import type { GateInputs } from './gate-inputs.ts';

export type GateQuestions = Pick<Portico, 'isAuthorized' | 'isSteppedUp' | 'isEntitledTo'>;
type GatesModule = { startGates(inputs: GateInputs, portico: Pick<Portico, 'on' | 'stepUp'>): Gates };

const selector = ['signed-in', 'signed-out', 'authorized', 'stepped-up', 'entitled']
  .map((name) => `portico-${name}`)
  .join();

/** An adopted style sheet, which no content security policy blocks. */
function hideUndefined(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:is(${selector}):not(:defined){display:none!important}`);
  document.adoptedStyleSheets.push(sheet);
}

/** Calls back once, with the first element in the document that the selector names, now or later. */
export function watchForElements(selector: string, found: () => void): void {
  const isPresent = (): boolean => document.querySelector(selector) !== null;
  if (isPresent()) return found();
  const observer = new MutationObserver(() => {
    if (!isPresent()) return;
    observer.disconnect();
    found();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** @param load fetches the module `gates` */
export function loadGateEntry(inputs: GateInputs, portico: Portico, load: () => Promise<unknown>): GateQuestions {
  let loading: Promise<Gates> | undefined;
  const gates = (): Promise<Gates> => {
    loading ??= load().then(
      (module) => (module as GatesModule).startGates(inputs, portico),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  hideUndefined();
  watchForElements(selector, () =>
    gates().catch((error: unknown) => console.error('[portico] The gates did not load:', error)),
  );
  return {
    isAuthorized: async (question) => (await gates()).isAuthorized(question),
    isSteppedUp: async (question) => (await gates()).isSteppedUp(question),
    isEntitledTo: async (question) => (await gates()).isEntitledTo(question),
  };
}
