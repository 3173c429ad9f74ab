/**
 * argon2id (RFC 9106) off the event loop, with a bounded queue: beyond it the answer is 503, never a time-out. The
 * pepper is argon2's own secret input (section 3.1): a copy of the database alone is not enough to guess passwords.
 */
import { hash, verify } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';

export interface PasswordCost {
  /** KiB, at least 8. */
  memoryCost: number;
  /** Passes over the memory. */
  timeCost: number;
}

/** OWASP's second recommendation. */
const recommended: PasswordCost = { memoryCost: 19_456, timeCost: 2 };

export class HashQueueFull extends Error {
  override name = 'HashQueueFull';
}

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Takes the same time for `null` (unknown address) as for a real hash, and returns false. */
  verify(stored: string | null, password: string): Promise<boolean>;
  /** Whether a hash uses the current parameters; an older one is replaced when its password is entered next. */
  isCurrent(stored: string): boolean;
}

/** Key-derivation purpose of the pepper. */
export const pepperPurpose = 'password-pepper';

/** Prefix of hashes made with the pepper. Older ones have no prefix. */
const peppered = 'v1';

/**
 * @param queueLimit how many calls may wait besides the running ones; @throws HashQueueFull from both methods
 * @param pepper 32 bytes that are not in the database
 * @param cost of new hashes and of the decoy
 */
export function createPasswordHasher(
  queueLimit: number,
  pepper: Buffer,
  cost: PasswordCost = recommended,
): PasswordHasher {
  const limited = createSemaphore(availableParallelism(), queueLimit);
  // argon2id is algorithm 2 of the library
  const withPepper = { algorithm: 2, parallelism: 1, ...cost, secret: pepper };
  const decoy = hash('a password that nobody has', withPepper);
  const matches = async (stored: string, password: string): Promise<boolean> =>
    stored.startsWith(`${peppered}$`)
      ? await verify(stored.slice(peppered.length), prepare(password), { secret: pepper })
      : await verify(stored, prepare(password));
  return {
    hash: (password) => limited(async () => peppered + (await hash(prepare(password), withPepper))),
    verify: (stored, password) =>
      limited(async () => {
        const right = await matches(stored ?? peppered + (await decoy), password);
        return stored !== null && right;
      }),
    isCurrent: (stored) => stored.startsWith(`${peppered}$`),
  };
}

/** The same text typed on two keyboards is the same password (NIST SP 800-63B-4, section 3.1.1.2). */
function prepare(password: string): string {
  return password.normalize('NFKC');
}

function createSemaphore(running: number, waitingLimit: number) {
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
