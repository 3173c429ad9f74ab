import { fromPromise } from 'xstate';

/** A call that the hook provides. Fails until then, so that missing wiring is noticed at once. */
export function injected<Output, Input>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`The call "${name}" is not provided`)));
}
