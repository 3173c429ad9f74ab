/**
 * Holds the tokens, in memory only, and renews them before they expire. One renewal at a time: a caller that asks meanwhile
 * gets the same one.
 */
import { startStopwatch } from '#shared/lib/stopwatch.ts';
import { isRefusal } from '#shared/session/session-error.ts';
import type { Environment } from '#shared/session/environment.ts';

/** Answer of the token endpoint and of silent authorize. */
export interface TokenAnswer {
  access_token: string;
  id_token: string;
  refresh_token?: string;
  /** Seconds; missing or zero counts as 300 (specification, section 9). */
  expires_in?: number;
}

export interface Tokens {
  accessToken: string;
  idToken: string;
  /** Only from the token endpoint. A silent answer is renewed by the cookie, whose rotation all tabs share. */
  refreshToken: string | null;
  /** Seconds, from the moment of the answer. */
  expiresIn: number;
}

export interface TokenKeeperSettings {
  env: Pick<Environment, 'now' | 'monotonic' | 'setTimer' | 'isVisible' | 'randomBytes'>;
  /** By the refresh token, or by the cookie when there is none. */
  renew(refreshToken: string | null): Promise<TokenAnswer>;
  onRenewed(): void;
  /** The server refused: the tokens are gone. */
  onRefused(error: unknown): void;
}

export interface TokenKeeper {
  /** Changes whenever the tokens belong to another sign-in, or to none. */
  readonly epoch: number;
  current(): Tokens | null;
  /** Seconds until the access token expires; 0 without one. */
  secondsLeft(): number;
  /** Seconds since the tokens came. */
  age(): number;
  adopt(answer: TokenAnswer, refreshToken: string | null): void;
  clear(): void;
  /** Rejects when the server cannot be reached; the tokens stay. `null`: no user is signed in (anymore). */
  renew(): Promise<Tokens | null>;
  /** An access token that lives for at least so many seconds, unless the server gives none that long. */
  token(minimumSeconds?: number): Promise<string | null>;
  /** Timers may have slept: renews when it is time. */
  check(): void;
}

const defaultExpiry = 300;
const longestTimer = 2 ** 31 - 1;
const firstRetryDelay = 5_000;
const longestRetryDelay = 60_000;

/**
 * Seconds before expiry at which to renew: a fifth of the lifetime, at most a minute, and up to a tenth of it more, so that
 * many tabs do not renew at the same moment.
 */
function marginOf(expiresIn: number, randomByte: number): number {
  return Math.min(60, expiresIn / 5) + (expiresIn / 10) * (randomByte / 255);
}

function tokensOf(answer: TokenAnswer, refreshToken: string | null): Tokens {
  const expiresIn = Number(answer.expires_in) > 0 ? Number(answer.expires_in) : defaultExpiry;
  return { accessToken: answer.access_token, idToken: answer.id_token, refreshToken, expiresIn };
}

export function createTokenKeeper({ env, renew: askServer, onRenewed, onRefused }: TokenKeeperSettings): TokenKeeper {
  let tokens: Tokens | null = null;
  let age = startStopwatch(env);
  let margin = 0;
  let epoch = 0;
  let running: Promise<Tokens | null> | null = null;
  let retryDelay = firstRetryDelay;
  let cancelTimer = (): void => {};

  const secondsLeft = (): number => (tokens ? Math.max(0, tokens.expiresIn - age()) : 0);

  function wakeIn(milliseconds: number): void {
    cancelTimer();
    cancelTimer = env.setTimer(check, Math.min(Math.max(milliseconds, 1_000), longestTimer));
  }

  const isDue = (): boolean => secondsLeft() <= margin;

  function schedule(): void {
    wakeIn((secondsLeft() - margin) * 1000);
  }

  function hold(answer: TokenAnswer, refreshToken: string | null): void {
    tokens = tokensOf(answer, refreshToken);
    age = startStopwatch(env);
    margin = marginOf(tokens.expiresIn, env.randomBytes(new Uint8Array(1))[0] ?? 0);
    retryDelay = firstRetryDelay;
    schedule();
  }

  function start(next: () => void): void {
    epoch++;
    running = null;
    cancelTimer();
    next();
  }

  function fail(error: unknown): never | null {
    if (!isRefusal(error)) {
      wakeIn(retryDelay);
      retryDelay = Math.min(retryDelay * 2, longestRetryDelay);
      throw error;
    }
    start(() => (tokens = null));
    onRefused(error);
    return null;
  }

  async function renewOnce(): Promise<Tokens | null> {
    const asked = epoch;
    const held = tokens?.refreshToken ?? null;
    let answer: TokenAnswer;
    try {
      answer = await askServer(held);
    } catch (error) {
      return asked === epoch ? fail(error) : tokens;
    }
    // The user signed out, or another one signed in, meanwhile: the answer is discarded.
    if (asked !== epoch) return tokens;
    hold(answer, held === null ? null : (answer.refresh_token ?? held));
    onRenewed();
    return tokens;
  }

  function renew(): Promise<Tokens | null> {
    if (!tokens) return Promise.resolve(null);
    if (!running) {
      const mine = renewOnce().finally(() => {
        if (running === mine) running = null;
      });
      running = mine;
    }
    return running;
  }

  function check(): void {
    // A hidden tab renews when it is asked for a token, or looked at: else it would keep a forgotten session alive.
    if (!tokens || !env.isVisible()) return;
    if (isDue()) renew().catch(() => {});
    else schedule();
  }

  return {
    get epoch() {
      return epoch;
    },
    current: () => tokens,
    secondsLeft,
    age: () => age(),
    adopt: (answer, refreshToken) => start(() => hold(answer, refreshToken)),
    clear: () => start(() => (tokens = null)),
    renew,
    async token(minimumSeconds = 30) {
      if (!tokens || secondsLeft() >= minimumSeconds) return tokens?.accessToken ?? null;
      return (await renew())?.accessToken ?? null;
    },
    check,
  };
}
