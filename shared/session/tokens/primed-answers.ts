/** Answers that came with the page, for as long as they can be taken for the server's present ones. */

/** Milliseconds. */
const freshness = 20_000;

export interface PrimedAnswers {
  /** The body for a call (`GET /path`) that is made for the first time, and for no later one. */
  take(call: string): unknown;
  /** The body for the first drawing, even if it was taken before: once. It cannot be taken afterwards. */
  draw(call: string): unknown;
  /** Discards them: they belong to another user or request. */
  drop(): void;
}

/**
 * @param bodies by method and path
 * @param now the wall clock
 */
export function primeAnswers(bodies: Readonly<Record<string, unknown>>, now: () => number = Date.now): PrimedAnswers {
  const [toTake, toDraw] = [new Map(Object.entries(bodies)), new Map(Object.entries(bodies))];
  const until = now() + freshness;
  const givenOnce = (answers: Map<string, unknown>, call: string): unknown => {
    const body = now() > until ? undefined : answers.get(call);
    answers.delete(call);
    return body;
  };
  return {
    take: (call) => givenOnce(toTake, call),
    draw(call) {
      toTake.delete(call);
      return givenOnce(toDraw, call);
    },
    drop() {
      toTake.clear();
      toDraw.clear();
    },
  };
}
