/** For tests of machines: calls that answer when the test says so. */
import { fromPromise } from 'xstate';

/** Lets promises that have settled reach the machine. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

/** A call of a machine that the test answers; `inputs` collects what it was called with. */
export function call<Output, Input>() {
  const inputs: Input[] = [];
  const ends: { resolve(output: Output): void; reject(error: unknown): void }[] = [];
  const logic = fromPromise<Output, Input>(({ input }) => {
    inputs.push(input);
    return new Promise<Output>((resolve, reject) => ends.push({ resolve, reject }));
  });
  return {
    logic,
    inputs,
    answer: async (output: Output): Promise<void> => (ends.at(-1)?.resolve(output), settle()),
    fail: async (error: unknown): Promise<void> => (ends.at(-1)?.reject(error), settle()),
  };
}
