/**
 * The security center of the preview: its score is computed as the server does, from the settings that the preview's
 * tabs begin with. What is applied, undone and dismissed lasts for the visit, and leaves the other tabs as they are.
 */
import type {
  RecommendationState,
  SecurityOverview,
  SecurityTrends,
  TenantRecommendation,
} from '#shared/contract/security-center/security-center.ts';
import {
  findingsOf,
  recommendationKinds,
  scoreOf,
  recommendedValues,
  type SecurityFinding,
  type SecurityStanding,
} from '#shared/lib/security-score.ts';
import type { PreviewCall, PreviewHandlers } from '#shared/preview/answers.ts';
import { previewError } from '#shared/preview/error.ts';
import { previewBreached } from '#shared/preview/users/team.ts';
import { previewSignIns } from '#shared/preview/policies/policy-impact.ts';
import type { PreviewState } from '#shared/preview/state.types.ts';

const base = '/security-center/resources';
const day = 86_400_000;
const undoTime = 600_000;
const inactiveAfter = 90 * day;
const { maxAttempts, historySize, relogin, idle, concurrent } = recommendedValues;

/** 79 points with the people of the preview (specification, admin portal, section 9). */
const settings = {
  enforceMFAType: 'ForceExceptSAML',
  lockout: { enabled: true, maxAttempts: 5 },
  history: { enabled: true, historySize: 5 },
  relogin: 60 * 86_400,
  idle: 1800,
  concurrent: 5,
  ip: null,
  countries: 'off',
  domains: 'ALLOW',
  hasSso: true,
} as const satisfies Partial<SecurityStanding>;

/** Settings after a recommendation is applied. */
const remedies: Partial<Record<TenantRecommendation, Partial<SecurityStanding>>> = {
  FORCE_MFA: { enforceMFAType: 'Force' },
  BREACHED_PASSWORDS_EXIST: { breached: 0 },
  ENABLE_USER_LOCKOUT: { lockout: { enabled: true, maxAttempts } },
  ENABLE_PASSWORD_HISTORY: { history: { enabled: true, historySize } },
  SET_FORCE_RELOGIN: { relogin },
  SET_IDLE_SESSION: { idle },
  SET_SESSION_CONCURRENCY: { concurrent },
  ENABLE_IP_RESTRICTIONS: { ip: 'ALLOW' },
  ENABLE_COUNTRY_RESTRICTIONS: { countries: 'on' },
  DEACTIVATE_INACTIVE_USERS: { inactive: 0 },
};

interface Risk {
  total: number;
  withoutMfa: string[];
  breached: string[];
  inactive: string[];
}

function riskOf({ members, now }: PreviewState): Risk {
  const active = members.filter((member) => member.activatedForTenant && !member.isDisabled);
  const named = (fits: (member: (typeof active)[number]) => boolean) => active.filter(fits).map(({ name }) => name);
  return {
    total: active.length,
    withoutMfa: named(({ mfaEnabled }) => !mfaEnabled),
    breached: named(({ id }) => previewBreached.has(id)),
    inactive: named(({ lastLogin, createdAt }) => now - Date.parse(lastLogin ?? createdAt) >= inactiveAfter),
  };
}

type Application = NonNullable<RecommendationState['application']> & { points: number };

interface Center {
  applied: Map<TenantRecommendation, Application>;
  dismissed: Map<TenantRecommendation, NonNullable<RecommendationState['dismissal']>>;
}

function standingOf(state: PreviewState, { applied }: Center, isEmpty: boolean): SecurityStanding {
  const { total, withoutMfa, breached, inactive } = riskOf(state);
  const counts = { withoutMfa: withoutMfa.length, breached: breached.length, inactive: inactive.length };
  // an empty installation has no geolocation database
  const settled = isEmpty ? ({ relogin, ip: 'ALLOW', countries: 'unavailable' } as const) : {};
  return Object.assign(
    { ...settings, ...settled, users: total, ...counts },
    ...[...applied.keys()].map((code) => remedies[code]),
  ) as SecurityStanding;
}

function describe(state: PreviewState, center: Center, finding: SecurityFinding): RecommendationState {
  const { code } = finding;
  const risk = riskOf(state);
  const { points: _points, ...application } = center.applied.get(code) ?? { points: 0 };
  const dismissal = center.dismissed.get(code);
  const concerned: Partial<Record<TenantRecommendation, string[]>> = {
    FORCE_MFA: risk.withoutMfa,
    BREACHED_PASSWORDS_EXIST: risk.breached,
    DEACTIVATE_INACTIVE_USERS: risk.inactive,
  };
  const users = concerned[code];
  const isApplied = center.applied.has(code);
  return {
    ...finding,
    status: isApplied ? 'applied' : dismissal ? 'dismissed' : 'open',
    action: 'apply',
    allowed: state.me.permissions.some(({ key }) => !key.startsWith('fe.secure.read')),
    names: users?.slice(0, 2) ?? [],
    ...(users && { users: users.length }),
    ...(code === 'SET_FORCE_RELOGIN' && { present: settings.relogin, wanted: relogin }),
    ...(isApplied && { application: application as Application }),
    ...(dismissal && { dismissal }),
  };
}

function trendsOf({ now, members }: PreviewState, isEmpty: boolean): SecurityTrends {
  const { total: users, withoutMfa } = riskOf({ now, members } as PreviewState);
  const trend = (countOf: (index: number) => number): SecurityTrends['newDevices'] => {
    const days = Array.from({ length: 30 }, (_, index) => ({
      day: new Date(now - (29 - index) * day).toISOString().slice(0, 10),
      count: isEmpty ? 0 : countOf(index),
    }));
    return { total: days.reduce((sum, { count }) => sum + count, 0), days };
  };
  const enrolled = users - withoutMfa.length;
  const failed = trend((index) => 3 + ((index * 7) % 5) + (index === 14 ? 62 : 0));
  return {
    failedSignIns: { ...failed, addresses: { number: isEmpty ? 0 : 2, signIns: Math.round(failed.total * 0.61) } },
    mfa: { ...trend((index) => Math.round((enrolled * (60 + index * 1.4)) / 100)), total: enrolled, users },
    newDevices: trend((index) => (index * 5) % 3),
  };
}

export const securityCenterLists = [
  `GET ${base}/overview/v1`,
  `GET ${base}/trends/v1`,
] as const satisfies readonly (keyof PreviewHandlers)[];

export function previewSecurityCenterHandlers(state: PreviewState, { isEmpty }: { isEmpty: boolean }): PreviewHandlers {
  const center: Center = { applied: new Map(), dismissed: new Map() };
  let made = 0;
  const standing = () => standingOf(state, center, isEmpty);
  const findings = () => findingsOf(standing());
  const score = () => scoreOf(findings(), standing());
  const codeOf = ({ params }: PreviewCall) => params['code'] as TenantRecommendation;
  const open = (call: PreviewCall): SecurityFinding => {
    const finding = findings().find(({ code }) => code === codeOf(call));
    if (!finding) throw previewError('recommendation-not-applicable');
    return finding;
  };
  const overview = (): SecurityOverview => {
    const risk = riskOf(state);
    const settled = [...center.applied].map(([code, { points }]) => ({ code, ...recommendationKinds[code], points }));
    return {
      ...score(),
      users: {
        total: risk.total,
        withoutMfa: risk.withoutMfa.length,
        breached: risk.breached.length,
        inactive: risk.inactive.length,
      },
      recommendations: [...findings(), ...settled].map((finding) => describe(state, center, finding)),
    };
  };
  return {
    [`GET ${base}/overview/v1`]: overview,
    [`GET ${base}/trends/v1`]: () => trendsOf(state, isEmpty),
    [`GET ${base}/recommendations/v1`]: () => ({
      scoring: { score: score().score },
      recommendations: {
        items: findings().flatMap(({ code, severity, category }) =>
          code === 'DEACTIVATE_INACTIVE_USERS' || center.dismissed.has(code) ? [] : [{ code, severity, category }],
        ),
      },
    }),
    [`GET ${base}/insights/v1`]: () => ({
      insights: {
        items: [
          { code: 'PARTIALLY_FORCED_MFA', category: 'MFA' },
          { code: 'FULL_SESSION_SETTINGS', category: 'SESSIONS' },
          { code: 'NO_IP_RESTRICTIONS', category: 'IP' },
          { code: 'DOMAIN_ALLOWLIST', category: 'DOMAIN' },
        ],
      },
    }),
    [`POST ${base}/recommendations/v1/{code}/impact`]: (call) => {
      const { code } = open(call);
      const { breached, inactive } = riskOf(state);
      const concerned: Partial<Record<TenantRecommendation, string[]>> = {
        BREACHED_PASSWORDS_EXIST: breached,
        DEACTIVATE_INACTIVE_USERS: inactive,
      };
      const items = state.members
        .filter(({ name }) => concerned[code]?.includes(name))
        .map(({ id, name, email }) => ({ id, name, email }));
      return {
        locksOut: false,
        users: { total: items.length, items },
        sessions: { total: code === 'BREACHED_PASSWORDS_EXIST' ? 0 : items.length, own: false },
        apiTokens: { total: 0, items: [] },
        ...(/^ENABLE_(IP|COUNTRY)_/.test(code) && { signIns: previewSignIns(state.now) }),
      };
    },
    [`POST ${base}/recommendations/v1/{code}/apply`]: (call) => {
      const { code, points } = open(call);
      const now = Date.now();
      const undoUntil = new Date(now + undoTime).toISOString();
      const id = `application-${made++}`;
      center.applied.set(code, { id, at: new Date(now).toISOString(), by: state.me.name, undoUntil, points });
      return { id, undoUntil, score: score().score };
    },
    [`POST ${base}/recommendations/v1/{code}/undo`]: (call) => {
      if (center.applied.get(codeOf(call))?.id !== call.body['id']) throw previewError('recommendation-undo-expired');
      center.applied.delete(codeOf(call));
    },
    [`POST ${base}/recommendations/v1/{code}/dismissal`]: (call) => {
      const { reason, until } = call.body;
      center.dismissed.set(open(call).code, {
        reason: String(reason),
        at: new Date().toISOString(),
        by: state.me.name,
        ...(typeof until === 'string' && { until }),
      });
    },
    [`DELETE ${base}/recommendations/v1/{code}/dismissal`]: (call) => void center.dismissed.delete(codeOf(call)),
    'POST /identity/resources/users/v1/passwords/breached/reset/bulk': () => undefined,
  };
}
