/** Versions of policies in the preview: each has been saved a few times. What is restored becomes the latest one. */
import type { PolicyName, PolicyVersion } from '#shared/contract/policies/policy-history.ts';
import type { PreviewCall, PreviewHandlers } from '#shared/preview/answers.ts';
import { previewError } from '#shared/preview/error.ts';
import type { PreviewState } from '#shared/preview/state.types.ts';

const base = '/identity/resources/configurations/v1/policies/{policy}';
const hour = 3_600_000;
const noEntries = { total: 0, items: [] };

/** Failed sign-ins of the last day, none of which would have locked an account. */
const lockoutsUntil = (now: number) => ({
  total: 2,
  refused: 0,
  days: [{ day: new Date(now).toISOString().slice(0, 10), total: 2, refused: 0 }],
  locked: 0,
  near: 0,
});

/** Each policy as it was, the first state first. */
const values: Readonly<Record<PolicyName, readonly PolicyVersion['value'][]>> = {
  mfa: [null, { enforceMFAType: 'Force' }, { enforceMFAType: 'ForceExceptSAML' }],
  lockout: [null, { enabled: true, maxAttempts: 10 }, { enabled: true, maxAttempts: 5 }],
  'password-history': [null, { enabled: true, historySize: 3 }, { enabled: true, historySize: 5 }],
  'password-rotation': [
    null,
    { isActive: true, rotationPeriod: 86_400, notificationPeriod: 1440 },
    { isActive: false, rotationPeriod: 129_600, notificationPeriod: 10_080 },
  ],
  sessions: [
    null,
    { sessionIdleTimeoutConfiguration: { isActive: true, timeout: 3600 } },
    { sessionIdleTimeoutConfiguration: { isActive: true, timeout: 1800 } },
  ],
  'ip-restrictions': [
    { isActive: true, strategy: 'ALLOW' },
    { isActive: false, strategy: 'ALLOW' },
    { isActive: false, strategy: 'ALLOW' },
  ],
  'domain-restrictions': [
    { active: false, listType: 'BLOCK', blockPublicDomains: false },
    { active: false, listType: 'ALLOW', blockPublicDomains: false },
    { active: false, listType: 'ALLOW', blockPublicDomains: false },
  ],
  'country-restrictions': [
    { enabled: false, action: 'ALLOW', failStrategy: 'BLOCK' },
    { enabled: false, action: 'BLOCK', failStrategy: 'ALLOW' },
    { enabled: false, action: 'ALLOW', failStrategy: 'BLOCK' },
  ],
  'sso-enforcement': [
    null,
    {
      domains: [{ domain: 'acme.example', appliesTo: 'pilot' }],
      pilotGroupIds: [],
      pilotUserIds: [],
      emergencyUserIds: [],
      graceHours: 24,
    },
    {
      domains: [{ domain: 'acme.example', appliesTo: 'all' }],
      pilotGroupIds: [],
      pilotUserIds: [],
      emergencyUserIds: [],
      graceHours: 24,
    },
  ],
};

const added: Readonly<Partial<Record<PolicyName, PolicyVersion['added']>>> = {
  'ip-restrictions': { total: 1, items: ['ALLOW 203.0.113.0/24'] },
  'domain-restrictions': { total: 2, items: ['ALLOW acme.example', 'BLOCK former.example'] },
  'country-restrictions': { total: 2, items: ['DE', 'FR'] },
};

function versionsAtFirst({ now, members }: PreviewState, policy: PolicyName): PolicyVersion[] {
  const { id, name, email } = members[0]!;
  const states = values[policy];
  return states.map((value, index) => ({
    version: index + 1,
    createdAt: new Date(now - (states.length - index) * 30 * hour).toISOString(),
    source: index === 0 ? 'initial' : 'saved',
    ...(index > 0 && { by: { id, name, email } }),
    value,
    before: states[index - 1] ?? null,
    added: (index === states.length - 1 && added[policy]) || noEntries,
    removed: noEntries,
  }));
}

/**
 * Called with each change of a policy that may shut users out. Nobody signs in anew in the preview, so that a change
 * waits for its time, or is undone.
 */
export function holdProvisional(
  state: PreviewState,
  policy: PolicyName,
  body: PreviewCall['body'],
  isOn: boolean,
): void {
  state.pendingPolicies = state.pendingPolicies.filter((each) => each.policy !== policy);
  if (body['provisional'] !== true || !isOn) return;
  const now = Date.now();
  state.pendingPolicies.push({
    policy,
    version: 4,
    returnsTo: 3,
    since: new Date(now).toISOString(),
    revertAt: new Date(now + hour / 6).toISOString(),
    writable: true,
    confirmable: false,
  });
}

export function previewPolicyHistoryHandlers(state: PreviewState, { isEmpty }: { isEmpty: boolean }): PreviewHandlers {
  const kept = new Map<string, PolicyVersion[]>();
  const versionsOf = (policy: string): PolicyVersion[] => {
    const versions = kept.get(policy) ?? (isEmpty ? [] : versionsAtFirst(state, policy as PolicyName));
    kept.set(policy, versions);
    return versions;
  };
  const wanted = ({ params }: PreviewCall) => {
    const versions = versionsOf(String(params['policy']));
    const found = versions.find(({ version }) => version === Number(params['version']));
    if (!found) throw previewError('policy-not-found');
    return { versions, found };
  };
  const decide = ({ params, body }: PreviewCall) => {
    const waiting = state.pendingPolicies;
    const left = waiting.filter((each) => each.policy !== params['policy'] || each.version !== body['version']);
    if (left.length === waiting.length) throw previewError('policy-not-provisional');
    state.pendingPolicies = left;
  };
  return {
    [`GET ${base}/versions`]: ({ params, query }: PreviewCall) => {
      const versions = versionsOf(String(params['policy'])).toReversed();
      const [limit, page] = [Number(query['_limit'] ?? 20), Number(query['_offset'] ?? 0)];
      return {
        items: versions.slice(page * limit, (page + 1) * limit),
        _metadata: { totalItems: versions.length, totalPages: Math.ceil(versions.length / limit) },
      };
    },
    'GET /identity/resources/configurations/v1/policies/pending': () => ({
      items: state.pendingPolicies,
      now: new Date().toISOString(),
    }),
    [`POST ${base}/confirm`]: decide,
    [`POST ${base}/undo`]: decide,
    [`POST ${base}/versions/{version}/impact`]: (call) => {
      wanted(call);
      return {
        locksOut: false,
        users: noEntries,
        sessions: { total: 0, own: false },
        apiTokens: noEntries,
        ...(call.params['policy'] === 'lockout' && { lockouts: lockoutsUntil(state.now) }),
      };
    },
    [`POST ${base}/versions/{version}/restore`]: (call) => {
      const { versions, found } = wanted(call);
      const { id, name, email } = state.members[0]!;
      versions.push({
        ...found,
        version: versions.length + 1,
        createdAt: new Date(state.now).toISOString(),
        source: 'restored',
        restoredFrom: found.version,
        by: { id, name, email },
        before: versions.at(-1)!.value,
        added: noEntries,
        removed: noEntries,
      });
    },
  };
}

export const policyHistoryLists = [`GET ${base}/versions`] as const satisfies readonly (keyof PreviewHandlers)[];
