import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';
import type { FlowHost } from './flow-host.ts';
import { arePasskeysUsable } from './passkeys-usable.ts';
import type { Handoff, SignInAnswer } from './sign-in-answer.ts';

/** What an answer wants before the sign-in is done, and which flow asks for it; `undefined` when nothing is left. */
export type NextStepRule = (
  answer: SignInAnswer,
  page: HostedPage,
  host: Pick<FlowHost, 'storage'>,
) => Handoff | undefined;

/**
 * A correct but leaked password. Without a token the password is no longer accepted; with one the user is warned, after
 * MFA if the flag says so.
 */
const breachedPassword: NextStepRule = (
  { isBreachedPassword, mfaRequired, accessToken, userEmail },
  { stepData, values, showLoginFlows },
) =>
  (isBreachedPassword || (stepData.leaked && showLoginFlows)) && !mfaRequired
    ? {
        at: { flow: 'breached-password', step: 'breachedPassword' },
        values: { email: userEmail ?? values['email'] ?? '' },
        ...(accessToken && { stepData: { mayWait: true } }),
      }
    : undefined;

/**
 * `mfaRequired` counts only together with `mfaToken`. The MFA flow chooses the first method by what the user has set
 * up.
 */
function secondFactorStep({
  mfaRequired,
  mfaToken,
  mfaEnrolled,
  mfaDevices,
  mfaStrategies,
  mfaRequiredBy,
  userEmail = '',
  isBreachedPassword,
}: SignInAnswer): Handoff | undefined {
  if (!mfaRequired || !mfaToken) return undefined;
  const stepData = {
    ...(mfaDevices && { devices: mfaDevices }),
    ...(mfaStrategies && { strategies: mfaStrategies }),
    ...(mfaRequiredBy && { requiredBy: mfaRequiredBy }),
    fresh: true,
    ...(isBreachedPassword && { leaked: true }),
  };
  return {
    at: mfaEnrolled ? { flow: 'mfa', step: 'verify' } : { flow: 'mfa-set-up', step: 'forceTwoFactor' },
    values: { email: userEmail },
    stepData,
  };
}

/** What the user said about passkeys, in this browser (planning and login, 4.2). */
export const promptKeys = { preferred: 'preferred-login-method', never: 'dont-show-again-prompt-passkeys' } as const;

/** Whether the user already has a passkey is checked by the passkeys flow. */
const passkeyPrompt: NextStepRule = ({ mfaRequired, accessToken }, page, { storage }) =>
  page.passkeys?.prompt &&
  accessToken &&
  !mfaRequired &&
  storage.get(promptKeys.preferred) !== 'passkeys' &&
  !storage.get(promptKeys.never) &&
  arePasskeysUsable(page)
    ? { at: { flow: 'passkeys', step: 'promptPasskeys' }, stepData: { begun: true } }
    : undefined;

/** The wishes an answer may have, in the order in which they are met (planning and login, 4.2). */
const nextStepRules: readonly NextStepRule[] = [secondFactorStep, breachedPassword, passkeyPrompt];

/** Adds the required next step to a sign-in answer. Every flow that signs in passes its answers through here. */
export async function withNextStep(
  answer: Promise<SignInAnswer>,
  page: HostedPage,
  host: Pick<FlowHost, 'storage' | 'keepAnswer'>,
  steps = nextStepRules,
): Promise<SignInAnswer> {
  const given = await answer;
  host.keepAnswer?.(given);
  for (const step of steps) {
    const nextStep = step(given, page, host);
    if (nextStep) return { ...given, nextStep: { ...nextStep, answer: given } };
  }
  return given;
}

/** The same for an account that is new: a second factor is all that it may want yet. */
export async function withSecondFactor(
  answer: Promise<SignInAnswer>,
  page: HostedPage,
  host: Pick<FlowHost, 'storage' | 'keepAnswer'>,
): Promise<SignInAnswer> {
  return await withNextStep(answer, page, host, [secondFactorStep]);
}

/** The action `handOff` of a flow. */
export function handOffAction(host: FlowHost): (_: unknown, params: { handoff: unknown }) => void {
  return (_, { handoff }) => host.handOff(handoff as Handoff);
}

/** The page of the flow that takes over: what the server said stays, what the flow before said comes on top. */
export function handoffPage(page: HostedPage, { at, values, stepData, error }: Handoff): HostedPage {
  const { error: _past, ...standing } = page;
  return {
    ...standing,
    ...at,
    values: { ...page.values, ...values },
    stepData: { ...stepData },
    ...(error && { error }),
  };
}
