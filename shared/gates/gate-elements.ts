/** `<portico-signed-in>`, `-signed-out`, `-authorized`, `-stepped-up`, `-entitled`. */
import type { EntitledQuestion, GateVerdict, SteppedUpVerdict } from '#loader/portico.types.ts';
import { GateElement } from './gate-element.ts';
import type { Gates } from './gates.ts';

/** Keys separated by commas or spaces. */
function keysOf(element: Element, attribute: string): string[] {
  return (element.getAttribute(attribute) ?? '').split(/[\s,]+/).filter(Boolean);
}

class SignedInGate extends GateElement {
  async ask(): Promise<GateVerdict> {
    const isOpen = await this.gates.isSignedIn();
    return { isOpen, why: isOpen ? 'signed-in' : 'signed-out' };
  }
}

class SignedOutGate extends GateElement {
  async ask(): Promise<GateVerdict> {
    const isSignedIn = await this.gates.isSignedIn();
    return { isOpen: !isSignedIn, why: isSignedIn ? 'signed-in' : 'signed-out' };
  }
}

class AuthorizedGate extends GateElement {
  static readonly observedAttributes = ['permissions', 'roles'];

  async ask(): Promise<GateVerdict> {
    const verdict = await this.gates.isAuthorized({
      permissions: keysOf(this, 'permissions'),
      roles: keysOf(this, 'roles'),
    });
    return { ...verdict, isOpen: verdict.isAuthorized };
  }
}

class EntitledGate extends GateElement {
  static readonly observedAttributes = ['feature', 'permission'];
  #attributes: EntitledQuestion['attributes'];

  get entitlementAttributes(): EntitledQuestion['attributes'] {
    return this.#attributes;
  }
  set entitlementAttributes(attributes: EntitledQuestion['attributes']) {
    this.#attributes = attributes;
    this.attributeChangedCallback();
  }

  override connectedCallback(): void {
    this.#upgrade();
    super.connectedCallback();
  }

  async ask(): Promise<GateVerdict> {
    const [feature, permission] = [
      this.getAttribute('feature') ?? undefined,
      this.getAttribute('permission') ?? undefined,
    ];
    const verdict = await this.gates.isEntitledTo({ feature, permission, attributes: this.#attributes });
    return { ...verdict, isOpen: verdict.isEntitled };
  }

  /** A property set before the element was defined shadows the accessor. */
  #upgrade(): void {
    if (!Object.hasOwn(this, 'entitlementAttributes')) return;
    const given = this.entitlementAttributes;
    delete (this as { entitlementAttributes?: unknown }).entitlementAttributes;
    this.#attributes = given;
  }
}

class SteppedUpGate extends GateElement {
  static readonly observedAttributes = ['max-age'];
  #hasLeft = false;
  #cancelTimer: (() => void) | undefined;

  get #maxAge(): number | undefined {
    const text = this.getAttribute('max-age')?.trim();
    return text && /^\d+$/.test(text) ? Number(text) : undefined;
  }

  override disconnectedCallback(): void {
    this.#cancelTimer?.();
    super.disconnectedCallback();
  }

  async ask(): Promise<GateVerdict> {
    const verdict = await this.gates.isSteppedUp({ maxAge: this.#maxAge });
    return { ...verdict, isOpen: verdict.isSteppedUp };
  }

  protected override answered(verdict: GateVerdict & Partial<SteppedUpVerdict>): void {
    const maxAge = this.#maxAge;
    this.#cancelTimer?.();
    if (verdict.isOpen) {
      this.#hasLeft = false;
      if (maxAge !== undefined)
        this.#cancelTimer = this.gates.whenTooOld(
          { isSteppedUp: true, why: 'stepped-up', age: verdict.age },
          maxAge,
          () => this.askAgain(),
        );
    } else if ((verdict.why === 'one-factor' || verdict.why === 'too-old') && !verdict.wasAsked)
      this.#leaveOnce(maxAge);
  }

  /** Redirects once: a user who comes back without the factor sees the fallback instead. */
  #leaveOnce(maxAge: number | undefined): void {
    if (this.#hasLeft) return;
    this.#hasLeft = true;
    const event = new CustomEvent('portico:step-up-required', {
      detail: { maxAge },
      bubbles: true,
      composed: true,
      cancelable: true,
    });
    if (!this.dispatchEvent(event)) return;
    this.gates
      .stepUp({ maxAge })
      .catch((error: unknown) => console.error('[portico] The step-up could not be started:', error));
  }
}

const elements: Record<string, CustomElementConstructor> = {
  'portico-signed-in': SignedInGate,
  'portico-signed-out': SignedOutGate,
  'portico-authorized': AuthorizedGate,
  'portico-stepped-up': SteppedUpGate,
  'portico-entitled': EntitledGate,
};

/** Keeps elements of that name that another copy of this file has defined. */
export function defineGateElements(gates: Gates): void {
  GateElement.gates = gates;
  for (const [name, element] of Object.entries(elements))
    if (!customElements.get(name)) customElements.define(name, element);
}
