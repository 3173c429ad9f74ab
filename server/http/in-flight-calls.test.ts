import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { countCallsAtWork } from './in-flight-calls.ts';

it('a handler whose client has gone is waited for, however the server closes', async () => {
  const http = Fastify();
  const calls = countCallsAtWork(http);
  const [reached, gone, released] = [0, 1, 2].map(() => Promise.withResolvers<void>()) as [
    PromiseWithResolvers<void>,
    PromiseWithResolvers<void>,
    PromiseWithResolvers<void>,
  ];
  let isDone = false;
  http.get('/', async (_request, { raw }) => {
    raw.once('close', gone.resolve);
    reached.resolve();
    await released.promise;
    isDone = true;
    return 'nobody reads this';
  });
  const address = await http.listen({ host: '127.0.0.1', port: 0 });
  const client = new AbortController();
  const answer = fetch(address, { signal: client.signal });
  await reached.promise;
  client.abort();
  await expect(answer).rejects.toThrow();
  await gone.promise;
  await http.close();
  expect(isDone).toBe(false);
  const settled = calls.settled();
  released.resolve();
  await settled;
  expect(isDone).toBe(true);
});
