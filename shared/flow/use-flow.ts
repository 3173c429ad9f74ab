import { useActorRef } from '@xstate/react';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Actor, AnyStateMachine, SnapshotFrom, StateValue } from 'xstate';
import type { HostedPage } from '#shared/contract/hosted-page.ts';
import { flowInput, type FlowContext } from './flow-setup.ts';
import type { FlowView } from './step-props.ts';

/** Which event a step's form sends, by step; a step without a form is absent. */
export type FormEvents = Readonly<Record<string, string>>;

/** The step of a state: its name at the top level. */
export function stepOf(value: StateValue): string {
  return typeof value === 'string' ? value : (Object.keys(value)[0] ?? '');
}

/** What the machine is at. Its own errors are thrown, for the box to tell. */
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
 * Runs a flow's machine and gives what its pages draw. Nothing runs on the server, and nothing during rendering: the
 * first drawing is a function of the page alone, so that hydration finds what the server drew.
 *
 * @param machine the flow's machine with its calls provided; keep the same one between renderings
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
