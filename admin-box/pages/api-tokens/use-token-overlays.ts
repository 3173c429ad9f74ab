import { useOverlays } from '#admin-box/kit/overlays/use-overlays.ts';
import type { Token } from './token-rules.ts';
import type { Ask } from './tokens-overlays.tsx';

/** Between the form's end and the secret's beginning, in milliseconds (specification, admin portal, section 9). */
const betweenDialogs = 200;

/** Dialogs of the page, and the transition from the form to the secret. */
export function useTokenOverlays() {
  const { ask, asked, close, wasAsked } = useOverlays<Ask>();
  const showSecret = (token: Token): void => {
    close();
    setTimeout(() => ask({ kind: 'secret', token }), betweenDialogs);
  };
  return { ask, asked, close, wasAsked, showSecret };
}
