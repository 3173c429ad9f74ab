/** Entry of the checkout in the browser: only defines its element. */
import { defineCheckout } from './checkout.element.tsx';

defineCheckout();
