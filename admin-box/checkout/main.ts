/** Entry of the checkout in the browser. */
import { checkoutTag, PorticoCheckoutElement } from './checkout.element.ts';

if (!customElements.get(checkoutTag)) customElements.define(checkoutTag, PorticoCheckoutElement);
