/** Counts the work that a server does for an answer. It decides how long the answer takes, whatever the machine. */
import type { Services } from '#server/services.ts';
import { logStatements } from './statement-log.ts';

export interface WorkLog {
  /**
   * The work since the last call: statements in their order, each with the kind of its scope and the number of its values, then
   * computations of password hashes. Values are excluded: those of two callers always differ.
   */
  take(): string[];
  stop(): void;
}

/** Starts recording. Background work has to be stopped, because it cannot be distinguished from that of an answer. */
export function logWork({ hasher }: Services): WorkLog {
  const statements = logStatements();
  const { verify, hash } = hasher;
  const hashes: string[] = [];
  hasher.verify = (stored, password) => {
    hashes.push('verify a password hash');
    return verify(stored, password);
  };
  hasher.hash = (password) => {
    hashes.push('compute a password hash');
    return hash(password);
  };
  return {
    take: () => [
      ...statements.take().map(({ name, text, values, scope }) => {
        return `${name ?? text} (${values.length} values, ${scope?.kind ?? 'no'} scope)`;
      }),
      ...hashes.splice(0),
    ],
    stop() {
      statements.stop();
      Object.assign(hasher, { verify, hash });
    },
  };
}
