import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';
import type { FlowView } from '#shared/flow/step-props.ts';
import { useFlow } from '#shared/flow/use-flow.ts';
import type { SafeStorage } from '#shared/session/safe-storage.ts';
import { leaving } from '#login-box/flows/after-login-target.ts';
import { useFlowHost, type FlowHost } from '#login-box/flows/flow-host.ts';
import { handOffAction, promptKeys, withNextStep } from '#login-box/flows/handoff.ts';
import type { SignInAnswer } from '#login-box/flows/sign-in-answer.ts';
import { lastingStorage } from './lasting-storage.ts';
import { createOwnPasskeys, signInWithPasskey } from './passkey-calls.ts';
import { passkeysMachine } from './passkeys.machine.ts';

/** Which event each step's form sends. */
export const passkeysForms = { loginWithPasskey: 'passkey.requested', promptPasskeys: 'passkey.wanted' } as const;

/** The machine with its calls. */
function providePasskeys(host: FlowHost, page: HostedPage, lasting: SafeStorage = lastingStorage) {
  const own = createOwnPasskeys(host);
  // the sign-in that was begun on the page before; asked for again, there is another one
  let given = page.step === 'loginWithPasskey' ? host.previousAnswer : undefined;
  const takeGiven = (): SignInAnswer | undefined => {
    const answer = given;
    given = undefined;
    return answer;
  };
  const signIn = async () => takeGiven() ?? (await signInWithPasskey(host, lasting));
  return passkeysMachine.provide({
    actions: { navigate: leaving(host, page), handOff: handOffAction(host) },
    actors: {
      signIn: fromPromise<SignInAnswer, void>(() => withNextStep(signIn(), page, host)),
      mayOffer: fromPromise<boolean, void>(() => own.mayOffer()),
      create: fromPromise<void, void>(() => own.create()),
      stopAsking: fromPromise<void, void>(async () => void lasting.set(promptKeys.never, 'true')),
      finishAuthorization: fromPromise<{ redirectUrl: string }, { state: string; token: string }>(
        ({ input: { state, token } }) =>
          host.api.finishAuthorization({ state, token: token || (host.previousAnswer?.accessToken ?? '') }),
      ),
    },
  });
}

/** Passkeys. Steps: see `PasskeysStep`. Besides the forms a page may send `later.chosen`, `never.chosen` and `continue.requested`. */
export function usePasskeys(page: HostedPage): FlowView {
  const host = useFlowHost(page);
  const machine = useMemo(() => providePasskeys(host, page), [host, page]);
  return useFlow(machine, page, passkeysForms);
}
