/** Holds the last sign-in answer until the page's session adopts its token. */
import { startStopwatch, type Clocks } from '#shared/lib/stopwatch.ts';
import type { SignInTokens } from '#shared/session/login/adopt-sign-in.ts';
import type { SignInAnswer } from '#login-box/flows/sign-in-answer.ts';

export interface PendingAnswer {
  /** Keeps the token of an answer. One without a token leaves nothing of those before it; one that is handed on keeps its age. */
  keep(answer: SignInAnswer): void;
  /** Gives the token once, with the time that is left of it: recovery codes may have been read meanwhile. */
  take(): SignInTokens | undefined;
}

const ownClocks: Clocks = { now: Date.now, monotonic: () => performance.now() };

export function createPendingAnswer(clocks: Clocks = ownClocks): PendingAnswer {
  let kept: (SignInTokens & { age: () => number }) | undefined;
  return {
    keep({ accessToken, expiresIn }) {
      if (accessToken === undefined || expiresIn === undefined) kept = undefined;
      else if (accessToken !== kept?.accessToken) kept = { accessToken, expiresIn, age: startStopwatch(clocks) };
    },
    take() {
      if (!kept) return undefined;
      const { accessToken, expiresIn, age } = kept;
      kept = undefined;
      const left = Math.floor(expiresIn - age());
      return left > 0 ? { accessToken, expiresIn: left } : undefined;
    },
  };
}
