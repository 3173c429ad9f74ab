/**
 * Base class of gate elements: evaluates, shows the slot of the result, and re-evaluates when the result may change.
 */
import type { GateVerdict } from '#loader/portico.types.ts';
import type { Gates } from './gates.ts';

const style = ':host{display:contents}:host([hidden]){display:none}';
let sheet: CSSStyleSheet | undefined;

function ownSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
  }
  return sheet;
}

/** Slot names by state; the unnamed slot holds the gated content. */
const slotOf = { pending: 'pending', open: '', closed: 'fallback' } as const;

export abstract class GateElement extends HTMLElement {
  /** Set once, before any element is defined. */
  static gates: Gates;

  #slot: HTMLSlotElement | undefined;
  #stop: (() => void) | undefined;
  /** Only the latest evaluation may render. */
  #turn = 0;

  protected get gates(): Gates {
    return GateElement.gates;
  }

  abstract ask(): Promise<GateVerdict>;

  /** Called after a result was rendered. */
  protected answered(_verdict: GateVerdict): void {}

  connectedCallback(): void {
    this.#draw('pending', 'asking');
    this.#stop = this.gates.onChange(() => this.askAgain());
    this.askAgain();
  }

  disconnectedCallback(): void {
    this.#turn++;
    this.#stop?.();
    this.#stop = undefined;
  }

  attributeChangedCallback(): void {
    if (this.#stop) this.askAgain();
  }

  /** The previous result stays visible until the new one is known. */
  askAgain(): void {
    const turn = ++this.#turn;
    const show = (verdict: GateVerdict): void => {
      if (turn === this.#turn) this.#show(verdict);
    };
    this.ask().then(show, (error: unknown) => {
      console.error(`[portico] <${this.localName}>:`, error);
      show({ isOpen: false, why: (error as { errorCode?: string } | null)?.errorCode ?? 'failed' });
    });
  }

  #show(verdict: GateVerdict): void {
    const state = verdict.isOpen ? 'open' : 'closed';
    const isNews = this.dataset['state'] !== state || this.dataset['why'] !== verdict.why;
    this.#draw(state, verdict.why);
    if (isNews) this.dispatchEvent(new CustomEvent('portico:gate', { detail: verdict, bubbles: true, composed: true }));
    this.answered(verdict);
  }

  #draw(state: keyof typeof slotOf, why: string): void {
    this.#slot ??= this.#makeSlot();
    this.#slot.name = slotOf[state];
    this.dataset['state'] = state;
    this.dataset['why'] = why;
  }

  #makeSlot(): HTMLSlotElement {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [ownSheet()];
    const slot = this.ownerDocument.createElement('slot');
    root.replaceChildren(slot);
    return slot;
  }
}
