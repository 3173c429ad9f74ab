/**
 * Retries as the specification counts them (section 9): `count` attempts in all, `delay` milliseconds between them.
 * The first success wins, the last failure is thrown.
 */
export interface RetryOptions {
  /** Attempts in all; 3 unless said. */
  count?: number;
  /** Milliseconds between attempts; 500 unless said. */
  delay?: number;
  /** `null` or `undefined` counts as a failure too; the last one is returned, since there is nothing to throw. */
  onNull?: boolean;
  /** Which failures are worth another attempt; all unless said. */
  when?: (error: unknown) => boolean;
}

export type Wait = (milliseconds: number) => Promise<void>;

export const waitFor: Wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export async function retry<T>(call: () => Promise<T>, options: RetryOptions = {}, wait: Wait = waitFor): Promise<T> {
  const { count = 3, delay = 500, onNull = false, when = () => true } = options;
  for (let attempt = 1; ; attempt++) {
    const isLast = attempt >= count;
    try {
      const result = await call();
      if (isLast || !onNull || (result ?? null) !== null) return result;
    } catch (error) {
      if (isLast || !when(error)) throw error;
    }
    await wait(delay);
  }
}
