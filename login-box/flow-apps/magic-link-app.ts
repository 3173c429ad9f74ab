import { createFlowApp } from '../app.tsx';
import { useMagicLink } from '../flows/magic-link/use-magic-link.ts';
import { magicLinkSteps } from '../pages/magic-link/magic-link.steps.ts';

/** A link that signs in was opened. */
export const MagicLinkApp = createFlowApp(useMagicLink, magicLinkSteps);
