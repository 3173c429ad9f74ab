/** Impact of policy drafts in the preview: the same users for every draft that turns something on, none for others. */
import type { PolicyImpact } from '#shared/contract/policy-impact.ts';
import type { PreviewCall, PreviewHandlers } from './answers.ts';
import type { PreviewState } from './state.types.ts';

const base = '/identity/resources/configurations';
const day = 86_400_000;
/** As many as the server judges. */
const impactDays = 30;

const none: PolicyImpact = {
  locksOut: false,
  users: { total: 0, items: [] },
  sessions: { total: 0 },
  apiTokens: { total: 0, items: [] },
};

function signInsUntil(now: number): NonNullable<PolicyImpact['signIns']> {
  const days = Array.from({ length: impactDays }, (_, index) => ({
    day: new Date(now - (impactDays - 1 - index) * day).toISOString().slice(0, 10),
    total: 9 + ((index * 7) % 12),
    refused: (index * 5) % 4,
  }));
  const sum = (count: (one: (typeof days)[number]) => number) => days.reduce((all, one) => all + count(one), 0);
  return { total: sum(({ total }) => total), refused: sum(({ refused }) => refused), days };
}

/** Whether a draft turns its policy on, whichever of the contract's names it has for that. */
function turnsOn(body: Readonly<Record<string, unknown>>): boolean {
  return /"(?:isActive|active)":true|"enforceMFAType":"Force/.test(JSON.stringify(body));
}

export function previewPolicyImpactHandlers(
  { now, members }: PreviewState,
  { isEmpty }: { isEmpty: boolean },
): PreviewHandlers {
  const users = members.slice(1, 4).map(({ id, name, email }) => ({ id, name, email }));
  const answer =
    (parts: Partial<PolicyImpact> = {}) =>
    ({ body }: PreviewCall): PolicyImpact =>
      isEmpty || !turnsOn(body)
        ? none
        : { ...none, users: { total: users.length, items: users }, sessions: { total: 4 }, ...parts };
  const signIns = signInsUntil(now);
  return {
    [`POST ${base}/v1/mfa-policy/impact`]: answer({ signIns }),
    [`POST ${base}/v1/password-rotation/impact`]: answer({ sessions: { total: 0 } }),
    [`POST ${base}/sessions/v1/impact`]: answer(),
    [`POST ${base}/v1/restrictions/ip/impact`]: answer({
      signIns,
      apiTokens: { total: 1, items: [{ id: 'token-nightly', description: 'Nightly export' }] },
    }),
    [`POST ${base}/restrictions/v1/email-domain/impact`]: answer({ sessions: { total: 0 } }),
  };
}
