import { embed } from '#shared/i18n/en/embed.ts';
import { baseCss } from '#shared/theme/base.styles.ts';
import { checkoutCss } from './checkout.styles.ts';

export const checkoutTag = 'portico-checkout';

let sheets: CSSStyleSheet[] | undefined;

/** One pair for all elements of a page. */
function sharedSheets(): CSSStyleSheet[] {
  sheets ??= [baseCss, checkoutCss].map((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    return sheet;
  });
  return sheets;
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  page: Document,
  tag: Tag,
  text = '',
): HTMLElementTagNameMap[Tag] {
  const element = page.createElement(tag);
  element.textContent = text;
  return element;
}

function createDialog(page: Document): HTMLDialogElement {
  const dialog = element(page, 'dialog');
  const title = element(page, 'h2', embed['checkout.title']);
  const text = element(page, 'p', embed['checkout.noProvider']);
  const close = element(page, 'button', embed['checkout.close']);
  title.id = 'title';
  text.id = 'text';
  close.type = 'button';
  close.autofocus = true;
  close.addEventListener('click', () => dialog.close());
  dialog.setAttribute('aria-labelledby', title.id);
  dialog.setAttribute('aria-describedby', text.id);
  dialog.append(title, text, close);
  return dialog;
}

/**
 * `<portico-checkout>`: a dialog that is open as long as the element is in the page. Without a payment provider it says so.
 * Says `portico:close` when the person has closed it.
 */
export class PorticoCheckoutElement extends HTMLElement {
  readonly #dialog = createDialog(this.ownerDocument);

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = sharedSheets();
    root.append(this.#dialog);
    this.#dialog.addEventListener('close', () => {
      if (this.isConnected)
        this.dispatchEvent(new CustomEvent('portico:close', { bubbles: true, composed: true, detail: null }));
    });
  }

  connectedCallback(): void {
    if (!this.#dialog.open) this.#dialog.showModal();
  }

  disconnectedCallback(): void {
    this.#dialog.close();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'portico-checkout': PorticoCheckoutElement;
  }
}
