/** For pages in React: the login box as a tag of JSX. Apart, since a page without React has no such module to add to. */
import type { ElementAttributes } from './portico.types.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'portico-login-box': ElementAttributes;
    }
  }
}
