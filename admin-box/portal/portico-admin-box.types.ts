/** The element's public face: attributes, properties and events, for TypeScript and JSX. */
import type { HTMLAttributes } from 'react';
import type { PreviewScenario } from '#shared/preview/state.ts';
import type { PageKey } from '#admin-box/page.types.ts';
import type { PortalSession } from '#admin-box/session/portal-session.ts';
import type { Routing } from '#admin-box/router/address.ts';

/**
 * - `page`: fills its container
 * - `dialog`: a modal dialog over the page, which is inert until it is closed
 * - `widget`: a single page, without navigation
 */
export type AdminBoxMode = 'page' | 'dialog' | 'widget';

export interface AdminBoxProps {
  /** The page to begin with, and the only one of a widget. Default: the first that the user may see. */
  page?: string;
  baseUrl?: string;
  clientId?: string;
  /** Where the state is kept: `history` (default), `hash`, or `memory` (the default of dialogs and widgets). */
  routing?: Routing;
  /** Base path of the pages with `history` routing. Default: `/`. */
  basePath?: string;
  /** `light` and `dark` override the user's choice; `auto` (default) follows the user's choice, else the system's. */
  theme?: 'light' | 'dark' | 'auto';
  /** The vendor's colour, as CSS writes it. */
  brand?: string;
  vendorName?: string;
  mode?: AdminBoxMode;
  /** BCP 47 tag; English where there is no translation. */
  locale?: string;
  /** Invented data instead of a server: `filled`, or another scenario. */
  preview?: PreviewScenario;
  /** `window.Portico`, or what offers the same. Without it the portal starts a session of its own. */
  session?: PortalSession;
  /** On the server's own page behind a setup link: the set-up of one SSO connection, without a user. */
  guest?: 'sso-setup';
}

/** What the elements render: `<portico-checkout>` is a portal with the checkout in place of its pages. */
export interface PortalViewProps extends AdminBoxProps {
  /** Key of the plan that is chosen at first, or an empty text; absent in the portal. */
  checkout?: string;
}

export interface AdminBoxEvents {
  /** Another page is shown. `title` is for the document's title. */
  'portico:page': CustomEvent<{ page: PageKey; title: string }>;
  /** The dialog was closed, or the user left the portal. */
  'portico:close': CustomEvent<null>;
  'portico:signed-out': CustomEvent<null>;
  /**
   * Tag manager containers that metadata configures, as `GTM-…`. The portal loads no third-party scripts: the host page
   * may.
   */
  'portico:containers': CustomEvent<{ ids: string[] }>;
}

export interface PorticoAdminBoxElement extends HTMLElement, AdminBoxProps {
  addEventListener<E extends keyof AdminBoxEvents>(
    type: E,
    listener: (this: PorticoAdminBoxElement, event: AdminBoxEvents[E]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** Attributes as JSX writes them; objects are properties. */
type AdminBoxAttributes = HTMLAttributes<PorticoAdminBoxElement> & {
  page?: string;
  'base-url'?: string;
  'client-id'?: string;
  routing?: Routing;
  'base-path'?: string;
  theme?: 'light' | 'dark' | 'auto';
  brand?: string;
  'vendor-name'?: string;
  mode?: AdminBoxMode;
  locale?: string;
  preview?: PreviewScenario;
  session?: PortalSession;
};

declare global {
  interface HTMLElementTagNameMap {
    'portico-admin-box': PorticoAdminBoxElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'portico-admin-box': AdminBoxAttributes;
    }
  }
}
