/** Impact of policy drafts in the preview: the same users for each draft that turns a policy on, none for others. */
import type { PolicyImpact } from '#shared/contract/policies/policy-impact.ts';
import type { PreviewCall, PreviewHandlers } from '#shared/preview/answers.ts';
import type { PreviewState } from '#shared/preview/state.types.ts';

const base = '/identity/resources/configurations';
const day = 86_400_000;
/** As many as the server judges. */
const impactDays = 30;

const none: PolicyImpact = {
  locksOut: false,
  users: { total: 0, items: [] },
  sessions: { total: 0, own: false },
  apiTokens: { total: 0, items: [] },
};

/** Sign-ins of the last days as a draft judges them. */
export function previewSignIns(now: number): NonNullable<PolicyImpact['signIns']> {
  const days = Array.from({ length: impactDays }, (_, index) => ({
    day: new Date(now - (impactDays - 1 - index) * day).toISOString().slice(0, 10),
    total: 9 + ((index * 7) % 12),
    refused: (index * 5) % 4,
  }));
  const sum = (count: (one: (typeof days)[number]) => number) => days.reduce((all, one) => all + count(one), 0);
  return { total: sum(({ total }) => total), refused: sum(({ refused }) => refused), days };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether a draft of session limits has one that ends sessions of this preview: none has more than three. */
function endsSessions(body: Readonly<Record<string, unknown>>): boolean {
  return ['sessionTimeoutConfiguration', 'sessionIdleTimeoutConfiguration'].some((limit) => {
    const draft = body[limit];
    return isObject(draft) && draft['isActive'] === true;
  });
}

export function previewPolicyImpactHandlers(
  { now, members }: PreviewState,
  { isEmpty }: { isEmpty: boolean },
): PreviewHandlers {
  const items = members.slice(1, 4).map(({ id, name, email }) => ({ id, name, email }));
  const users = { total: items.length, items };
  const judged = previewSignIns(now);
  const passed = {
    ...judged,
    refused: 0,
    days: judged.days.map((each) => ({ ...each, refused: 0 })),
  };
  const some = (isHit: boolean): PolicyImpact =>
    isHit && !isEmpty ? { ...none, users, sessions: { total: 4, own: true } } : none;
  const withSignIns = (isHit: boolean): PolicyImpact => ({
    ...some(isHit),
    signIns: isHit && !isEmpty ? judged : passed,
  });
  return {
    [`POST ${base}/v1/mfa-policy/impact`]: ({ body }: PreviewCall) =>
      withSignIns(body['enforceMFAType'] !== 'DontForce'),
    [`POST ${base}/v1/lockout-policy/impact`]: ({ body }) => ({
      ...some(body['enabled'] === true),
      sessions: { total: 0, own: false },
      lockouts: { ...(body['enabled'] === true && !isEmpty ? judged : passed), locked: 0, near: isEmpty ? 0 : 1 },
    }),
    [`POST ${base}/v1/password-history-policy/impact`]: ({ body }) => ({
      ...some(body['enabled'] === true),
      sessions: { total: 0, own: false },
    }),
    [`POST ${base}/v1/password-rotation/impact`]: () => none,
    [`POST ${base}/sessions/v1/impact`]: ({ body }) => some(endsSessions(body)),
    [`POST ${base}/v1/restrictions/ip/impact`]: ({ body }) => withSignIns(body['isActive'] === true),
    'POST /security-engines/resources/policies/v1/country-restriction/impact': ({ body }) =>
      withSignIns(body['enabled'] === true),
    [`POST ${base}/restrictions/v1/email-domain/impact`]: ({ body }) => ({
      ...some(body['active'] === true),
      sessions: { total: 0, own: false },
    }),
  };
}
