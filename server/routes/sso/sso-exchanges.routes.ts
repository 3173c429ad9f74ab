import type { ssoExchangesContract } from '#shared/contract/sso/sso-exchanges.ts';
import type { Events } from '#server/http/event-stream.ts';
import type { Handlers } from '#server/http/mount.ts';
import { replayExchange } from '#server/use-cases/sso-sign-in/replay-exchange.ts';
import { startSsoTest } from '#server/use-cases/sso-sign-in/sso-tests.ts';
import {
  findExchange,
  readChanges,
  readExchange,
  readExchanges,
  type KnownExchanges,
} from '#server/use-cases/sso/exchanges.ts';
import type { CallContext } from '#server/context.ts';

export function ssoExchangesRoutes(): Handlers<typeof ssoExchangesContract> {
  return {
    'POST /team/resources/sso/v1/configurations/{ssoConfigId}/tests': ({ context, params }) =>
      startSsoTest(context, params.ssoConfigId),
    'GET /team/resources/sso/v1/configurations/{ssoConfigId}/exchanges': ({ context, params, query }) =>
      readExchanges(context, params.ssoConfigId, query),
    'GET /team/resources/sso/v1/configurations/{ssoConfigId}/exchanges/live': ({ context, params }) =>
      followExchanges(context, params.ssoConfigId),
    'GET /team/resources/sso/v1/configurations/{ssoConfigId}/exchanges/{exchangeId}': ({ context, params }) =>
      readExchange(context, { id: params.ssoConfigId, exchangeId: params.exchangeId }),
    'POST /team/resources/sso/v1/configurations/{ssoConfigId}/exchanges/{exchangeId}/replay': ({
      context,
      params,
      body,
    }) => replayExchange(context, { id: params.ssoConfigId, exchangeId: params.exchangeId }, body),
    'GET /team/resources/sso/v1/exchanges/{traceId}': ({ context, params }) => findExchange(context, params.traceId),
  };
}

/** Begins with what is there now, so that a connection that does not exist is refused as usual. */
async function followExchanges(first: CallContext, id: string): Promise<Events> {
  let known: KnownExchanges = (await readChanges(first, id, undefined)).known;
  return {
    next: async (context) => {
      const seen = await readChanges(context, id, known);
      ({ known } = seen);
      return seen.changed.map((exchangeId) => ({ event: 'exchange', data: { id: exchangeId } }));
    },
  };
}
