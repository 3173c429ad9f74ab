/** Monitored policies in the preview: each has a few figures as soon as it is monitored. */
import type { MonitoredPolicy, MonitoredPolicyName } from '#shared/contract/policies/policy-monitoring.ts';
import type { PreviewCall, PreviewHandlers } from '#shared/preview/answers.ts';
import { previewError } from '#shared/preview/error.ts';
import type { PreviewState } from '#shared/preview/state.types.ts';

const base = '/identity/resources/configurations/v1/policies';
const day = 86_400_000;
/** Of the figures. */
const weeks = 14;

function figuresOf(
  { now, members }: PreviewState,
  { policy, value, enforceAt }: Pick<MonitoredPolicy, 'policy' | 'value' | 'enforceAt'>,
): MonitoredPolicy {
  const days = Array.from({ length: weeks }, (_, index) => ({
    day: new Date(now - (weeks - 1 - index) * day).toISOString().slice(0, 10),
    refused: (index * 5) % 4,
  }));
  const items = members.slice(1, 4).map(({ id, name, email }, index) => ({ id, name, email, hits: 9 - index * 2 }));
  const isOfEmails = policy === 'domain-restrictions';
  return {
    policy,
    value: { ...value },
    since: new Date(now - (weeks - 1) * day).toISOString(),
    enforceAt,
    signIns: isOfEmails ? 0 : 14,
    calls: 0,
    emails: isOfEmails ? 3 : 0,
    users: isOfEmails ? { total: 0, items: [] } : { total: items.length, items },
    apiTokens: { total: 0, items: [] },
    domains: isOfEmails ? [{ domain: 'gmail.com', hits: 3 }] : [],
    days,
  };
}

export function previewPolicyMonitoringHandlers(state: PreviewState): PreviewHandlers {
  let monitored: MonitoredPolicy[] = [];
  const policyIn = ({ params }: PreviewCall) => params['policy'] as MonitoredPolicyName;
  const stop = (call: PreviewCall): void => {
    const left = monitored.filter(({ policy }) => policy !== policyIn(call));
    if (left.length === monitored.length) throw previewError('policy-not-found');
    monitored = left;
  };
  return {
    [`GET ${base}/monitored`]: () => ({ items: monitored }),
    [`PUT ${base}/{policy}/monitor`]: (call: PreviewCall) => {
      const policy = policyIn(call);
      const present = monitored.find((each) => each.policy === policy);
      const value = { ...(policy === 'sessions' && present?.value), ...(call.body['value'] as object) };
      const { enforceAt = null } = call.body as Partial<Pick<MonitoredPolicy, 'enforceAt'>>;
      monitored = [...monitored.filter((each) => each !== present), figuresOf(state, { policy, value, enforceAt })];
    },
    [`DELETE ${base}/{policy}/monitor`]: stop,
    [`POST ${base}/{policy}/monitor/enforce`]: stop,
  };
}
