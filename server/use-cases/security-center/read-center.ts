/** The security center as it is read: score, recommendations, insights, trends. Nothing of it is stored. */
import {
  trendDays,
  undoSeconds,
  type Insight,
  type InsightCode,
  type Recommendation,
  type RecommendationState,
  type SecurityMetadata,
  type SecurityOverview,
  type SecurityTrends,
  type TenantRecommendation,
} from '#shared/contract/security-center/security-center.ts';
import { holdsPermission } from '#shared/lib/permission-pattern.ts';
import { recommendationKinds, scoreOf, recommendedValues, type SecurityFinding } from '#shared/lib/security-score.ts';
import {
  listApplications,
  listDismissals,
  type ApplicationRow,
  type DismissalRow,
} from '#server/db/queries/security-center/recommendations.ts';
import {
  countEnrollments,
  countFailedSignIns,
  countNewDevices,
  listFailingAddresses,
  type DayCount,
} from '#server/db/queries/security-center/trends.ts';
import { day, later, second } from '#server/lib/clock.ts';
import type { Caller } from '#server/caller.ts';
import type { CallContext } from '#server/context.ts';
import { remedies } from './remedies.ts';
import type { Remedy } from './remedy.ts';
import { standingOf, type Standing } from './standing.ts';

interface Center extends Standing {
  dismissals: Map<string, DismissalRow & { by_name: string | null }>;
  applications: Map<string, ApplicationRow & { by_name: string | null }>;
}

async function readCenter(context: CallContext): Promise<Center> {
  const { tenantId } = context.caller;
  return await context.inTenant(tenantId, async (tx, context) => {
    const { now } = context;
    const byCode = <Row extends { code: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.code, row]));
    return {
      ...(await standingOf(context)),
      dismissals: byCode(await listDismissals(tx, tenantId, now)),
      applications: byCode(await listApplications(tx, tenantId, later(now, -undoSeconds * second))),
    };
  });
}

/** The score with its arithmetic, and each recommendation with what was decided about it. */
export async function readOverview(context: CallContext): Promise<SecurityOverview> {
  const center = await readCenter(context);
  const { users, withoutMfa, inactive, row, findings, applications } = center;
  const open = new Set<string>(findings.map(({ code }) => code));
  const settled = [...applications.values()].filter(({ code }) => !open.has(code)).map(asFinding);
  const shown = [...findings, ...settled];
  return {
    ...scoreOf(findings, center),
    users: { total: users, withoutMfa, breached: row.breached, inactive },
    recommendations: shown.map((finding) => describe(center, finding, context.caller)),
  };
}

/** Category and severity by code, for a recommendation that is settled. */
function asFinding({ code, points }: ApplicationRow): SecurityFinding {
  const known = code as TenantRecommendation;
  return { code: known, ...recommendationKinds[known], points };
}

function describe(center: Center, finding: SecurityFinding, caller: Caller): RecommendationState {
  const { code } = finding;
  const remedy = remedies[code];
  const application = center.applications.get(code);
  const dismissal = center.dismissals.get(code);
  const isSettled = !center.findings.some((each) => each.code === code);
  return {
    ...finding,
    status: isSettled ? 'applied' : dismissal ? 'dismissed' : 'open',
    action: actionOf(remedy, center),
    allowed: mayChange(caller, remedy),
    ...numbersOf(center, code, remedy),
    ...(application && {
      application: {
        id: application.id,
        at: application.applied_at.toISOString(),
        ...(application.by_name !== null && { by: application.by_name }),
        undoUntil: later(application.applied_at, undoSeconds * second).toISOString(),
      },
    }),
    ...(dismissal && {
      dismissal: {
        reason: dismissal.reason,
        at: dismissal.dismissed_at.toISOString(),
        ...(dismissal.until && { until: dismissal.until.toISOString() }),
        ...(dismissal.by_name !== null && { by: dismissal.by_name }),
      },
    }),
  };
}

/** One that the vendor follows can be dismissed. */
function mayChange({ superUser, permissionKeys, impersonator }: Caller, remedy: Remedy | undefined): boolean {
  if (remedy?.denyImpersonation && impersonator) return false;
  const needed = ['fe.secure.write.securityPolicy', ...(remedy ? [remedy.permission] : [])];
  return superUser || needed.every((permission) => holdsPermission(permissionKeys, permission));
}

function actionOf(remedy: Remedy | undefined, standing: Standing): RecommendationState['action'] {
  if (!remedy) return 'none';
  return remedy.isReady?.(standing) === false ? 'open' : 'apply';
}

type Numbers = Pick<RecommendationState, 'users' | 'names' | 'present' | 'wanted'>;

/** Users and values that the text of a recommendation names. */
function numbersOf(standing: Standing, code: TenantRecommendation, remedy: Remedy | undefined): Numbers {
  const users = usersAmong(standing, code);
  const present = presentOf(standing, code);
  return {
    names: [],
    ...users,
    ...(typeof present === 'number' && { present }),
    ...(remedy?.wanted !== undefined && { wanted: remedy.wanted }),
  };
}

function usersAmong({ row }: Standing, code: TenantRecommendation): Partial<Numbers> {
  if (code === 'FORCE_MFA') return { users: row.without_mfa, names: row.names_without_mfa };
  if (code === 'BREACHED_PASSWORDS_EXIST') return { users: row.breached, names: row.names_breached };
  return code === 'DEACTIVATE_INACTIVE_USERS' ? { users: row.inactive } : {};
}

function presentOf(standing: Standing, code: TenantRecommendation): number | null | undefined {
  const { lockout, history, relogin, idle, concurrent } = standing;
  if (code.endsWith('USER_LOCKOUT')) return lockout.enabled ? lockout.maxAttempts : null;
  if (code.endsWith('PASSWORD_HISTORY')) return history.enabled ? history.historySize : null;
  if (code.endsWith('FORCE_RELOGIN')) return relogin;
  if (code.endsWith('IDLE_SESSION')) return idle;
  return code.endsWith('SESSION_CONCURRENCY') ? concurrent : undefined;
}

/** Score and recommendations as the vendor's contract has them: without what is dismissed. */
export async function readRecommendations(
  context: CallContext,
): Promise<{ scoring: { score: number }; recommendations: { items: Recommendation[] } }> {
  const center = await readCenter(context);
  const items = center.findings.flatMap((finding) => {
    const { code, severity, category } = finding;
    if (code === 'DEACTIVATE_INACTIVE_USERS' || center.dismissals.has(code)) return [];
    return [{ code, severity, category, ...metadataOf(center, category) }];
  });
  return { scoring: { score: scoreOf(center.findings, center).score }, recommendations: { items } };
}

/** The numbers of a category. */
function metadataOf(standing: Standing, category: Insight['category']): { metadata?: SecurityMetadata } {
  const { users: totalUsers, withoutMfa, inactive, row } = standing;
  const restrictions = {
    ipsCount: row.ips_allowed + row.ips_blocked,
    domainsCount: row.domains_allowed + row.domains_blocked,
  };
  const metadata: Record<Insight['category'], SecurityMetadata | undefined> = {
    MFA: { totalUsers, mfa: { enrolledUsersCount: totalUsers - withoutMfa } },
    PASSWORD: {
      totalUsers,
      password: {
        breachedPasswordUsersCount: row.breached,
        historyRecommendations: recommendedValues.historySize,
        userLockoutRecommendation: recommendedValues.maxAttempts,
      },
    },
    SESSIONS: {
      sessions: {
        configuredSessionSettings: limitsOf(standing).length,
        forceReloginRecommendation: recommendedValues.relogin,
        concurrencyRecommendation: recommendedValues.concurrent,
        idleTimeoutRecommendation: recommendedValues.idle,
      },
    },
    SSO: undefined,
    IP: { restrictions },
    COUNTRY: { restrictions },
    DOMAIN: { restrictions },
    INACTIVITY: { totalUsers, inactivity: { staleUsersCount: inactive } },
  };
  return metadata[category] ? { metadata: metadata[category] } : {};
}

/** The session limits that are on. */
function limitsOf({ relogin, idle, concurrent }: Standing): number[] {
  return [relogin, idle, concurrent].filter((limit) => limit !== null);
}

/** What the settings amount to, as the vendor's contract has it. */
export async function readInsights(context: CallContext): Promise<{ insights: { items: Insight[] } }> {
  const standing = await context.inTenant(context.caller.tenantId, (_tx, context) => standingOf(context));
  const codes: [InsightCode, Insight['category']][] = [
    [mfaInsight(standing), 'MFA'],
    ...passwordInsights(standing).map((code): [InsightCode, 'PASSWORD'] => [code, 'PASSWORD']),
    [
      (['NO', 'PARTIAL', 'PARTIAL', 'FULL'] as const).map((much) => `${much}_SESSION_SETTINGS` as const)[
        limitsOf(standing).length
      ]!,
      'SESSIONS',
    ],
    [listInsight('IP', standing.ip), 'IP'],
    [listInsight('DOMAIN', standing.domains), 'DOMAIN'],
  ];
  return {
    insights: { items: codes.map(([code, category]) => ({ code, category, ...metadataOf(standing, category) })) },
  };
}

function mfaInsight({ enforceMFAType, withoutMfa }: Standing): InsightCode {
  if (enforceMFAType === 'Force') return 'MFA_FORCED';
  if (enforceMFAType === 'ForceExceptSAML') return 'PARTIALLY_FORCED_MFA';
  return withoutMfa === 0 ? 'FULL_MFA_USAGE' : 'PARTIAL_MFA_USAGE';
}

function passwordInsights({ findings, row }: Standing): InsightCode[] {
  const isOpen = (setting: string) => findings.some(({ code }) => code.endsWith(setting));
  const codes: InsightCode[] = [
    ...(row.breached > 0 ? (['BREACHED_PASSWORD_USERS_EXIST'] as const) : []),
    ...(isOpen('USER_LOCKOUT') ? (['IMPROVE_LOCKOUT_POLICY'] as const) : []),
    ...(isOpen('PASSWORD_HISTORY') ? (['IMPROVE_PASSWORD_HISTORY_POLICY'] as const) : []),
  ];
  return codes.length > 0 ? codes : ['FULL_PASSWORD_SETTINGS'];
}

function listInsight(kind: 'IP' | 'DOMAIN', list: Standing['ip']): InsightCode {
  if (list === null) return `NO_${kind}_RESTRICTIONS`;
  return `${kind}_${list === 'ALLOW' ? 'ALLOWLIST' : 'DENYLIST'}`;
}

/** How many of the addresses that most failed sign-ins came from are counted together. */
const addressesCounted = 2;

/** What happened to the members in the last days. */
export async function readTrends(context: CallContext): Promise<SecurityTrends> {
  const { tenantId } = context.caller;
  const today = Math.floor(context.now.getTime() / day) * day;
  const since = new Date(today - (trendDays - 1) * day);
  const among = { tenantId, since };
  const users = await context.inTenant(tenantId, async (_tx, context) => (await standingOf(context)).users);
  return await context.acrossTenants('failed sign-ins and devices belong to users', async (tx) => {
    const addresses = await listFailingAddresses(tx, among, addressesCounted);
    return {
      failedSignIns: {
        ...trendOf(await countFailedSignIns(tx, among), since),
        addresses: { number: addresses.length, signIns: addresses.reduce((sum, count) => sum + count, 0) },
      },
      mfa: { ...growthOf(await countEnrollments(tx, tenantId), since), users },
      newDevices: trendOf(await countNewDevices(tx, among), since),
    };
  });
}

function daysSince(since: Date): string[] {
  return Array.from({ length: trendDays }, (_, index) =>
    later(since, index * day)
      .toISOString()
      .slice(0, 10),
  );
}

function trendOf(rows: readonly DayCount[], since: Date): SecurityTrends['newDevices'] {
  const counts = new Map(rows.map((row) => [row.day, row.count]));
  const days = daysSince(since).map((date) => ({ day: date, count: counts.get(date) ?? 0 }));
  return { total: days.reduce((sum, { count }) => sum + count, 0), days };
}

/** How many there were at the end of each day. */
function growthOf(rows: readonly DayCount[], since: Date): SecurityTrends['newDevices'] {
  const days = daysSince(since).map((date) => ({
    day: date,
    count: rows.filter((row) => row.day <= date).reduce((sum, { count }) => sum + count, 0),
  }));
  return { total: days.at(-1)!.count, days };
}
