/** Test sign-ins through the built-in test identity provider. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SsoConfig } from '#shared/contract/sso/sso-config.ts';
import type { SsoExchange } from '#shared/contract/sso/sso-exchanges.ts';
import type { SsoTestCase } from '#shared/contract/sso/sso-test-provider.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTestRun } from '#admin-box/pages/sso/setup/use-test.ts';

const path = '/team/resources/sso/v1/configurations/{ssoConfigId}/test-provider';

/** The fault that connections have most often. */
const usual: SsoTestCase = 'wrong-audience';

export interface OfferedCase {
  name: SsoTestCase;
  /** The rule that notices it. */
  rule: string | null;
  state: 'passed' | 'warning' | 'failed';
}

/** What the test provider can answer to a connection; none where the operator did not turn it on. */
function useOffered({ id, type }: SsoConfig): OfferedCase[] {
  const { api } = usePortal();
  const { data } = useQuery({
    // another protocol has other cases
    queryKey: ['sso', 'test-provider', id, type],
    queryFn: ({ signal }) => api.get(path, { params: { ssoConfigId: id }, signal }),
  });
  return data?.cases ?? [];
}

/** Whether a test ended as its case promises. */
export function isAsExpected({ outcome, checks }: SsoExchange, { rule, state }: OfferedCase): boolean {
  const failed = checks.find((check) => check.state === 'failed')?.rule;
  if (state === 'failed') return failed === rule;
  const isNoticed = rule === null || checks.some((check) => check.rule === rule && check.state === state);
  return outcome === 'passed' && isNoticed;
}

export function useTryIt(connection: SsoConfig) {
  const { api } = usePortal();
  const cases = useOffered(connection);
  const [name, choose] = useState<string>();
  const chosen = cases.find((each) => each.name === name) ?? cases.find((each) => each.name === usual) ?? cases[0];
  const run = useTestRun(connection, {
    begin: () => api.post(`${path}/tests`, { case: chosen!.name }, { params: { ssoConfigId: connection.id } }),
    isShown: () => false,
  });
  // another case may be chosen at the provider, or here meanwhile
  const tried = cases.find((each) => each.name === run.exchange?.testCase);
  return { ...run, cases, chosen, choose, tried };
}
