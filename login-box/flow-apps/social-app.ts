import { createFlowApp } from '../app.tsx';
import { useSocial } from '../flows/social/use-social.ts';
import { socialSteps } from '../pages/social/social.steps.ts';
import { socialOwn } from '../pages/social/social-texts.ts';

/** Coming back from an account elsewhere. */
export const SocialApp = createFlowApp(useSocial, socialSteps, socialOwn);
