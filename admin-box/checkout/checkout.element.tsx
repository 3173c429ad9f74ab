import { createThemeStyles } from '#shared/theme/adopted-sheet.ts';
import { defineCustomElement } from '#shared/theme/custom-element.tsx';
import { AdminBox, hostTheme } from '#admin-box/element.tsx';
import { portalCss } from '#admin-box/portal/portal-css.ts';
import type { AdminBoxProps } from '#admin-box/portal/portico-admin-box.types.ts';

const checkoutTag = 'portico-checkout';

type CheckoutProps = Pick<
  AdminBoxProps,
  'baseUrl' | 'clientId' | 'theme' | 'brand' | 'locale' | 'preview' | 'session'
> & {
  /** Key of the plan that is chosen at first. */
  plan?: string;
};

/** The checkout alone, with what the portal has around its pages: session, theme, language, permissions. */
function CheckoutBox({ plan = '', ...props }: CheckoutProps) {
  return <AdminBox {...props} mode="widget" routing="memory" checkout={plan} />;
}

/**
 * Defines `<portico-checkout>`: a dialog over the page that is open as long as the element is there. Dispatches
 * `portico:close` when the user closes it.
 */
export function defineCheckout(): void {
  if (customElements.get(checkoutTag)) return;
  defineCustomElement<CheckoutProps>({
    tag: checkoutTag,
    component: CheckoutBox,
    properties: {
      plan: 'string',
      baseUrl: 'string',
      clientId: 'string',
      theme: 'string',
      brand: 'string',
      locale: 'string',
      preview: 'string',
      session: 'json',
    },
    styles: createThemeStyles(portalCss),
    brandOf: (props) => (props.brand === undefined ? hostTheme(props) : { brand: props.brand }),
  });
}
