/** Required single sign-on of the preview: nobody until a draft is saved. */
import type { PolicyImpact } from '#shared/contract/policies/policy-impact.ts';
import type { SsoEnforcement, SsoEnforcementSettings } from '#shared/contract/sso/sso-enforcement.ts';
import type { PreviewHandlers } from '#shared/preview/answers.ts';
import { previewError } from '#shared/preview/error.ts';
import type { PreviewState } from '#shared/preview/state.types.ts';

const path = '/team/resources/sso/v1/enforcement';
const hour = 3_600_000;

export function previewSsoEnforcementHandlers({ now, members }: PreviewState): PreviewHandlers {
  const at = new Date(now).toISOString();
  const [first, second] = members;
  let settings: SsoEnforcementSettings = {
    domains: [],
    pilotGroupIds: [],
    pilotUserIds: [],
    emergencyUserIds: [],
    graceHours: 24,
  };
  let version = 0;
  let pending: SsoEnforcement['pending'] = null;
  const until = (hours: number) => new Date(now + hours * hour).toISOString();
  const named = ({ id, name, email }: (typeof members)[number]) => ({ id, name, email });
  const read = (): SsoEnforcement => ({
    ...settings,
    domains: settings.domains.map((each) => ({
      ...each,
      connectionId: 'sso-1',
      since: at,
      sessionsUntil: until(settings.graceHours),
    })),
    pilotGroups: [],
    pilotUsers: members.filter(({ id }) => settings.pilotUserIds.includes(id)).map(named),
    emergencyUsers: [first, second].flatMap((member, index) =>
      member
        ? [
            {
              ...named(member),
              chosen: settings.emergencyUserIds.includes(member.id),
              missing: index === 0 ? [] : (['mfa'] as const).slice(),
            },
          ]
        : [],
    ),
    ownConnectionIds: ['sso-1'],
    version,
    pending,
    now: at,
  });
  const impactOf = (draft: SsoEnforcementSettings): PolicyImpact => {
    const everybody = members.filter(({ id }) => !draft.emergencyUserIds.includes(id));
    const isAll = draft.domains.some(({ appliesTo }) => appliesTo === 'all');
    const bound = everybody.filter(({ id }) => isAll || draft.pilotUserIds.includes(id)).map(named);
    return {
      locksOut: draft.emergencyUserIds.length === 0,
      users: { total: bound.length, items: bound },
      sessions: { total: Math.min(bound.length, 4), own: false },
      apiTokens: { total: 0, items: [] },
      sso: {
        withPassword: bound.length,
        notLinked: Math.max(0, bound.length - 1),
        apiTokens: { total: 0, items: [] },
        sessionsUntil: until(draft.graceHours),
      },
    };
  };
  return {
    [`GET ${path}`]: read,
    [`PUT ${path}`]: ({ body }) => {
      const {
        version: _version,
        provisional,
        ...wanted
      } = body as unknown as SsoEnforcementSettings & {
        version?: number;
        provisional?: boolean;
      };
      if (wanted.domains.length > 0 && wanted.emergencyUserIds.length === 0)
        throw previewError('sso-emergency-required');
      settings = wanted;
      version += 1;
      pending = provisional && wanted.domains.length > 0 ? { revertAt: until(1 / 6), confirmable: true } : null;
    },
    [`POST ${path}/impact`]: ({ body }) => impactOf(body as unknown as SsoEnforcementSettings),
    [`POST ${path}/confirm`]: () => {
      pending = null;
    },
  };
}
