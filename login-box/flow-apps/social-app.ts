import { createFlowApp } from '../app.tsx';
import { useSocial } from '../flows/social/use-social.ts';
import { socialSteps } from '../pages/social/social.steps.ts';

/** Coming back from an account elsewhere. */
export const SocialApp = createFlowApp(useSocial, socialSteps);
