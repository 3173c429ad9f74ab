import { lazy } from 'react';
import { addPageTexts } from '#admin-box/i18n/page-texts.ts';

/** The checkout with its texts: a chunk of its own, which the portal does not need at first. */
async function load() {
  const module = await import('./checkout-window.tsx');
  addPageTexts(module.texts);
  return module;
}

export const CheckoutWindow = lazy(async () => ({ default: (await load()).CheckoutWindow }));
export const SignedOutCheckout = lazy(async () => ({ default: (await load()).SignedOutCheckout }));
