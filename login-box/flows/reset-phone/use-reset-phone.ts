import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';
import type { FlowView } from '#shared/flow/step-props.ts';
import { useFlow } from '#shared/flow/use-flow.ts';
import { useFlowHost, type FlowHost } from '#login-box/flows/flow-host.ts';
import { handOffAction } from '#login-box/flows/handoff.ts';
import type { Handoff } from '#login-box/flows/sign-in-answer.ts';
import { timeLimit } from '#login-box/flows/passwordless/passwordless-calls.ts';
import { resetPhoneMachine } from './reset-phone.machine.ts';

/** Which event each step's form sends. */
export const resetPhoneForms = {
  ResetPhoneNumber: 'email.submitted',
  VerifyResetPhoneNumber: 'code.submitted',
  ChangePhoneNumber: 'phone.submitted',
} as const;

/** The machine with its calls. The tokens between the steps stay here, in memory. */
function provideResetPhone(host: FlowHost) {
  const base = '/identity/resources/users/v1/phone';
  const { server } = host.api;
  let resetPhoneNumberToken = '';
  let changePhoneNumberToken = '';
  return resetPhoneMachine.provide({
    actions: { handOff: handOffAction(host) },
    actors: {
      start: fromPromise<void, { email: string }>(async ({ input }) => {
        ({ resetPhoneNumberToken } = await server.post(`${base}/reset`, input, timeLimit()));
      }),
      verify: fromPromise<void, { code: string }>(async ({ input }) => {
        ({ changePhoneNumberToken } = await server.post(
          `${base}/reset/verify`,
          { ...input, resetPhoneNumberToken },
          timeLimit(),
        ));
      }),
      change: fromPromise<Handoff, { phoneNumber: string }>(async ({ input }) => {
        await server.put(`${base}/change`, { ...input, changePhoneNumberToken }, timeLimit());
        return { at: { flow: 'passwordless', step: 'smsCode' }, values: input, stepData: { send: true } };
      }),
    },
  });
}

/** A lost phone. Steps: see `ResetPhoneStep`; events that pages send: see `ResetPhoneEvent`. */
export function useResetPhone(page: HostedPage): FlowView {
  const host = useFlowHost(page);
  const machine = useMemo(() => provideResetPhone(host), [host]);
  return useFlow(machine, page, resetPhoneForms);
}
