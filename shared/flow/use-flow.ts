import { useActorRef } from '@xstate/react';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Actor, AnyStateMachine, SnapshotFrom, StateValue } from 'xstate';
import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';
import { flowInput, type FlowContext } from './flow-setup.ts';
import type { FlowView } from './step-props.ts';

/** The event that each step's form sends; absent for steps without a form. */
export type FormEvents = Readonly<Record<string, string>>;

/** The step of a state: its top-level name. */
export function stepOf(value: StateValue): string {
  return typeof value === 'string' ? value : (Object.keys(value)[0] ?? '');
}

/** The machine's snapshot. Machine errors are rethrown, for the box to report. */
function useSnapshot(actor: Actor<AnyStateMachine>): SnapshotFrom<AnyStateMachine> {
  const subscribe = useCallback(
    (notify: () => void) => actor.subscribe({ next: notify, error: notify }).unsubscribe,
    [actor],
  );
  const read = useCallback(() => {
    const snapshot = actor.getSnapshot();
    if (snapshot.status === 'error') throw snapshot.error;
    return snapshot;
  }, [actor]);
  return useSyncExternalStore(subscribe, read, read);
}

/**
 * Runs a flow's machine and returns what its pages render. Nothing runs on the server or during rendering: the first
 * render depends on the page's props only, so that hydration matches the server's markup.
 * @param machine the flow's machine with its calls provided; keep the same one between renders
 * @param formEvents the event that `submit` sends in each step
 */
export function useFlow(machine: AnyStateMachine, page: HostedPage, formEvents: FormEvents): FlowView {
  const actor = useActorRef(machine, { input: flowInput(page) });
  const snapshot = useSnapshot(actor);
  const { values, stepData, error } = snapshot.context as FlowContext;
  const step = stepOf(snapshot.value);

  const submit = useCallback(
    (fields: Record<string, string>) => {
      const type = formEvents[stepOf(actor.getSnapshot().value)];
      if (type !== undefined) actor.send({ type, fields });
    },
    [actor, formEvents],
  );
  const send = useCallback((event: { type: string }) => actor.send(event), [actor]);
  const busy = snapshot.hasTag('busy');

  return useMemo(
    () => ({ step, page, values, stepData, error, busy, submit, send }),
    [step, page, values, stepData, error, busy, submit, send],
  );
}
