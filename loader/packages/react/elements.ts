/** The elements as tags of JSX in React 19. Apart from the other types: without React there is no such module to augment. */
import type {
  ElementAttributes,
  EntitledQuestion,
  GateVerdict,
  PorticoLoginBoxElement,
  PorticoUser,
  VerifiedUser,
} from '../../portico.types.ts';

/** Attributes of a gate element in JSX. */
export interface GateAttributes extends ElementAttributes {
  children?: unknown;
  'onportico:gate'?: (event: CustomEvent<GateVerdict>) => void;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'portico-login-box': ElementAttributes & {
        page?: PorticoLoginBoxElement['page'];
        /** React adds listeners of custom elements by the event's name behind `on`. */
        'onportico:signed-in'?: (event: CustomEvent<PorticoUser>) => void;
        'onportico:user-verified'?: (event: CustomEvent<VerifiedUser>) => void;
      };
      'portico-signed-in': GateAttributes;
      'portico-signed-out': GateAttributes;
      'portico-authorized': GateAttributes & { permissions?: string; roles?: string };
      'portico-stepped-up': GateAttributes & {
        'max-age'?: number | string;
        'onportico:step-up-required'?: (event: CustomEvent<{ maxAge: number | undefined }>) => void;
      };
      'portico-entitled': GateAttributes & {
        feature?: string;
        permission?: string;
        entitlementAttributes?: EntitledQuestion['attributes'];
      };
    }
  }
}
