import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';
import type { FlowView } from '#shared/flow/step-props.ts';
import { useFlow } from '#shared/flow/use-flow.ts';
import { leaving } from '#login-box/flows/after-login-target.ts';
import { useFlowHost, type FlowHost } from '#login-box/flows/flow-host.ts';
import { handOffAction, withNextStep } from '#login-box/flows/handoff.ts';
import type { SignInAnswer } from '#login-box/flows/sign-in-answer.ts';
import type { SafeStorage } from '#shared/session/safe-storage.ts';
import { lastingStorage } from '#login-box/flows/passkeys/lasting-storage.ts';
import { declineQuickLogin, isQuickLoginUndecided, rememberQuickLogin } from '#login-box/flows/quick-login.ts';
import {
  createPasswordlessCalls,
  type Addressee,
  type PasswordlessType,
  type SentData,
  type Waited,
} from './passwordless-calls.ts';
import { passwordlessMachine } from './passwordless.machine.ts';

/** Which event each step's form sends. */
export const passwordlessForms = {
  loginWithOtc: 'code.submitted',
  loginWithSmsOtc: 'phone.submitted',
  loginWithQuickSmsOtc: 'quick.requested',
  smsCode: 'code.submitted',
  magicLinkPreLoginSuccess: 'resend.requested',
  registerQuickLogin: 'quick.accepted',
} as const;

/** The machine with its calls. */
export function providePasswordless(host: FlowHost, page: HostedPage, lasting: SafeStorage = lastingStorage) {
  const calls = createPasswordlessCalls(host);
  /** Who came in by SMS; the device may remember them. */
  let bySms: string | undefined;
  return passwordlessMachine.provide({
    actions: {
      navigate: leaving(host, page),
      handOff: handOffAction(host),
      rememberDevice: () => bySms && rememberQuickLogin(lasting, bySms),
      declineDevice: () => bySms && declineQuickLogin(lasting, bySms),
    },
    guards: {
      quickLoginOffered: () => page.quickSms === true && bySms !== undefined && isQuickLoginUndecided(lasting, bySms),
      signsInPlace: () => host.signedIn !== undefined,
    },
    actors: {
      send: fromPromise<SentData, { type: PasswordlessType; addressee: Addressee }>(({ input }) =>
        calls.send(input.type, input.addressee),
      ),
      signIn: fromPromise<SignInAnswer, { type: 'code' | 'smscode'; code: string }>(async ({ input }) => {
        const answer = await withNextStep(calls.signIn(input.type, input.code), page, host);
        if (input.type === 'smscode' && answer.accessToken) bySms = answer.userId;
        return answer;
      }),
      wait: fromPromise<Waited, void>(async () => {
        const waited = await calls.wait();
        return waited.state === 'confirmed'
          ? { ...(await withNextStep(Promise.resolve(waited), page, host)), state: waited.state }
          : waited;
      }),
      finishAuthorization: fromPromise<{ redirectUrl: string }, { state: string; token: string }>(({ input }) =>
        host.api.finishAuthorization(input),
      ),
    },
  });
}

/** Signing in without a password. Steps: see `PasswordlessStep`; events that pages send: see `PasswordlessEvent`. */
export function usePasswordless(page: HostedPage): FlowView {
  const host = useFlowHost(page);
  const machine = useMemo(() => providePasswordless(host, page), [host, page]);
  return useFlow(machine, page, passwordlessForms);
}
