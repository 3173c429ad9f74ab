/** Test sign-ins of a connection: started here, made in another tab; the server tells when they have ended. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SsoConfig } from '#shared/contract/sso/sso-config.ts';
import type { SsoExchange } from '#shared/contract/sso/sso-exchanges.ts';
import { useSsoHost } from '#admin-box/pages/sso/sso-host.ts';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { exchangesKey, useLive } from '#admin-box/pages/sso/doctor/use-live.ts';
import { connectionsKey } from '#admin-box/pages/sso/use-sso.ts';

const path = '/team/resources/sso/v1/configurations/{ssoConfigId}';
/** Milliseconds between two looks at a test that runs, where the server does not tell. */
const refreshed = 1500;

export interface TestRun {
  /** Starts one. */
  begin(): Promise<{ id: string; address: string }>;
  /** Shown before one is started here: the latest of these. */
  isShown(exchange: SsoExchange): boolean;
}

/** The test at the connection's own provider that was started here, or else the latest one. */
export function useTest(connection: SsoConfig) {
  const { api } = useSsoHost();
  return useTestRun(connection, {
    begin: () => api.post(`${path}/tests`, undefined, { params: { ssoConfigId: connection.id } }),
    isShown: ({ purpose, testCase }) => purpose === 'test' && testCase === undefined,
  });
}

/** Runs tests in another tab. */
export function useTestRun({ id }: SsoConfig, { begin, isShown }: TestRun) {
  const { api } = useSsoHost();
  const queries = useQueryClient();
  const { busy, failure, run } = useAction();
  const [started, setStarted] = useState<{ id: string; address: string; isBlocked: boolean }>();
  const params = { ssoConfigId: id };
  const live = useLive(id);
  const latest = useQuery({
    queryKey: [...exchangesKey(id), 'latest'],
    queryFn: ({ signal }) => api.get(`${path}/exchanges`, { params, signal }),
  });
  const own = useQuery({
    queryKey: [...exchangesKey(id), 'test', started?.id],
    queryFn: ({ signal }) =>
      api.get(`${path}/exchanges/{exchangeId}`, { params: { ...params, exchangeId: started!.id }, signal }),
    enabled: started !== undefined,
    refetchInterval: ({ state }) =>
      live === 'open' || (state.data && state.data.outcome !== 'pending') ? false : refreshed,
  });
  const hasEnded = own.data !== undefined && own.data.outcome !== 'pending';
  // a passed test is told by the connection
  useEffect(() => {
    if (hasEnded) void queries.invalidateQueries({ queryKey: connectionsKey });
  }, [hasEnded, queries]);
  const start = (): Promise<void> => {
    // browsers open a tab only while the press is handled
    const tab = window.open('about:blank', '_blank');
    return run(async () => {
      try {
        const test = await begin();
        setStarted({ ...test, isBlocked: tab === null });
        if (!tab) return;
        // the provider's page must not reach this one
        tab.opener = null;
        tab.location.href = test.address;
      } catch (error) {
        tab?.close();
        throw error;
      }
    });
  };
  const exchange = started ? own.data : latest.data?.items.find(isShown);
  return { start, busy, failure, started, exchange, live, error: own.error ?? (started ? null : latest.error) };
}
