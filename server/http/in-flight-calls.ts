/**
 * Handlers that are at work. When a client gives up, Fastify takes its request for over, and its handler goes on: a
 * server that closes has to wait for it before it closes the database.
 */
import type { FastifyInstance } from 'fastify';

export interface InFlightCalls {
  /** Resolves once no handler is at work. */
  settled(): Promise<void>;
}

/** Counts the handlers of the routes that are registered from now on. */
export function countCallsAtWork(http: FastifyInstance): InFlightCalls {
  let atWork = 0;
  let whenSettled = (): void => undefined;
  const done = (): void => {
    atWork -= 1;
    if (atWork === 0) whenSettled();
  };
  http.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function counted(request, reply) {
      atWork += 1;
      let answer: unknown;
      try {
        answer = handler.call(this, request, reply);
      } finally {
        // a handler that replies by itself must not turn into one whose result is the reply
        if (!(answer instanceof Promise)) done();
      }
      return answer instanceof Promise ? answer.finally(done) : answer;
    };
  });
  return {
    async settled() {
      if (atWork > 0) await new Promise<void>((resolve) => (whenSettled = resolve));
    },
  };
}
