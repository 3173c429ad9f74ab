/** argon2id (RFC 9106) off the event loop, with a bounded queue: past it the answer is 503, never a time-out. */
import { hash, verify } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';

/** argon2id is algorithm 2 of the library. OWASP's second recommendation: 19 MiB, two passes, one lane. */
const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export class HashQueueFull extends Error {
  override name = 'HashQueueFull';
}

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Takes the same time for `null` (nobody has this address) as for a real hash, and says no. */
  verify(stored: string | null, password: string): Promise<boolean>;
}

/** @param queueLimit how many may wait beside those that run; @throws HashQueueFull from both methods */
export function createPasswordHasher(queueLimit: number): PasswordHasher {
  const slots = createSlots(availableParallelism(), queueLimit);
  const decoy = hash('a password that nobody has', parameters);
  return {
    hash: (password) => slots(() => hash(prepare(password), parameters)),
    verify: (stored, password) =>
      slots(async () => {
        const matches = await verify(stored ?? (await decoy), prepare(password));
        return stored !== null && matches;
      }),
  };
}

/** The same text typed on two keyboards is the same password (NIST SP 800-63B-4, section 3.1.1.2). */
function prepare(password: string): string {
  return password.normalize('NFKC');
}

function createSlots(running: number, waitingLimit: number) {
  let free = running;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free === 0) {
      if (waiting.length >= waitingLimit) throw new HashQueueFull('too many password hashes are waiting');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else free -= 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
