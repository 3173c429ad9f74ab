/**
 * The arithmetic of the security score: 100 points in seven categories, or eight. Each finding costs points of its
 * category, and is what a recommendation is made of, so that the points to gain and the points held add up to 100.
 */
/** Points of each category, in the order in which they are shown. */
const categoryPoints = {
  MFA: 25,
  PASSWORD: 20,
  SESSIONS: 15,
  SSO: 15,
  IP: 10,
  COUNTRY: 0,
  DOMAIN: 10,
  INACTIVITY: 5,
};
type Category = keyof typeof categoryPoints;
/** With a geolocation database, restrictions by address and by country share the points (decision 0520). */
const sharedByOrigin: typeof categoryPoints = { ...categoryPoints, IP: 5, COUNTRY: 5 };
type Severity = 'SEVERE' | 'WARNING' | 'INFO';
/** Recommendations as the wire contract names them, and one of our own, with the category whose points they cost. */
export const recommendationKinds = {
  FORCE_MFA: { category: 'MFA', severity: 'SEVERE' },
  BREACHED_PASSWORDS_EXIST: { category: 'PASSWORD', severity: 'SEVERE' },
  ENABLE_USER_LOCKOUT: { category: 'PASSWORD', severity: 'WARNING' },
  STRENGTHEN_USER_LOCKOUT: { category: 'PASSWORD', severity: 'WARNING' },
  ENABLE_PASSWORD_HISTORY: { category: 'PASSWORD', severity: 'WARNING' },
  STRENGTHEN_PASSWORD_HISTORY: { category: 'PASSWORD', severity: 'INFO' },
  ENABLE_FORCE_RELOGIN: { category: 'SESSIONS', severity: 'INFO' },
  SET_FORCE_RELOGIN: { category: 'SESSIONS', severity: 'INFO' },
  ENABLE_SESSION_CONCURRENCY: { category: 'SESSIONS', severity: 'INFO' },
  SET_SESSION_CONCURRENCY: { category: 'SESSIONS', severity: 'INFO' },
  ENABLE_IDLE_SESSION: { category: 'SESSIONS', severity: 'WARNING' },
  SET_IDLE_SESSION: { category: 'SESSIONS', severity: 'INFO' },
  ENABLE_IP_RESTRICTIONS: { category: 'IP', severity: 'WARNING' },
  CHANGE_IP_TO_ALLOWLIST: { category: 'IP', severity: 'INFO' },
  ENABLE_COUNTRY_RESTRICTIONS: { category: 'COUNTRY', severity: 'INFO' },
  ENABLE_DOMAIN_RESTRICTIONS: { category: 'DOMAIN', severity: 'INFO' },
  CHANGE_DOMAIN_TO_ALLOWLIST: { category: 'DOMAIN', severity: 'INFO' },
  CONFIGURE_SSO: { category: 'SSO', severity: 'INFO' },
  DEACTIVATE_INACTIVE_USERS: { category: 'INACTIVITY', severity: 'INFO' },
} as const satisfies Record<string, { category: Category; severity: Severity }>;
type Code = keyof typeof recommendationKinds;

/** What one click sets; a looser setting is recommended to be tightened to it. Times in seconds. */
export const recommendedValues = {
  maxAttempts: 5,
  historySize: 5,
  relogin: 30 * 86_400,
  idle: 86_400,
  concurrent: 5,
} as const;
/** More attempts or sessions than this are too many. */
const mostAttempts = 10;
const mostSessions = 10;
/** Of the points for MFA: what users who enroll by themselves can earn. */
const pointsByEnrollment = 15;

/** What is judged: the policies that are in effect, and users by number. */
export interface SecurityStanding {
  /** Active users. */
  users: number;
  withoutMfa: number;
  /** Users whose password is leaked and still accepted. */
  breached: number;
  inactive: number;
  enforceMFAType: 'DontForce' | 'Force' | 'ForceExceptSAML';
  lockout: { enabled: boolean; maxAttempts: number };
  history: { enabled: boolean; historySize: number };
  /** Seconds, and a number of sessions; null without a limit. */
  relogin: number | null;
  idle: number | null;
  concurrent: number | null;
  /** Null while off. */
  ip: 'ALLOW' | 'BLOCK' | null;
  domains: 'ALLOW' | 'BLOCK' | null;
  /** Whether country restrictions are on; unavailable on a server without a geolocation database. */
  countries: 'on' | 'off' | 'unavailable';
  hasSso: boolean;
}

export interface SecurityFinding {
  code: Code;
  category: Category;
  severity: Severity;
  /** To gain. */
  points: number;
}

type Cost = [Code, number];

/** Of two recommendations about one setting: to turn it on, or to tighten it. */
function costOf(present: number | null, most: number, enable: Cost, tighten: Cost): Cost[] {
  if (present === null) return [enable];
  return present > most ? [tighten] : [];
}

function costOfMfa({ enforceMFAType, users, withoutMfa }: SecurityStanding): Cost[] {
  if (enforceMFAType !== 'DontForce') return [];
  const earned = users === 0 ? 0 : Math.floor((pointsByEnrollment * (users - withoutMfa)) / users);
  return [['FORCE_MFA', categoryPoints.MFA - earned]];
}

function costOfPasswords({ breached, lockout, history }: SecurityStanding): Cost[] {
  // a shorter history is the looser one
  const short = history.enabled && history.historySize < recommendedValues.historySize;
  return [
    ...(breached > 0 ? ([['BREACHED_PASSWORDS_EXIST', 8]] satisfies Cost[]) : []),
    ...costOf(
      lockout.enabled ? lockout.maxAttempts : null,
      mostAttempts,
      ['ENABLE_USER_LOCKOUT', 6],
      ['STRENGTHEN_USER_LOCKOUT', 3],
    ),
    ...(history.enabled ? [] : ([['ENABLE_PASSWORD_HISTORY', 6]] satisfies Cost[])),
    ...(short ? ([['STRENGTHEN_PASSWORD_HISTORY', 3]] satisfies Cost[]) : []),
  ];
}

function costOfSessions({ relogin, idle, concurrent }: SecurityStanding): Cost[] {
  return [
    ...costOf(relogin, recommendedValues.relogin, ['ENABLE_FORCE_RELOGIN', 5], ['SET_FORCE_RELOGIN', 2]),
    ...costOf(concurrent, mostSessions, ['ENABLE_SESSION_CONCURRENCY', 5], ['SET_SESSION_CONCURRENCY', 2]),
    ...costOf(idle, recommendedValues.idle, ['ENABLE_IDLE_SESSION', 5], ['SET_IDLE_SESSION', 2]),
  ];
}

function costOfList(list: SecurityStanding['ip'], enable: Cost, allow: Cost): Cost[] {
  if (list === null) return [enable];
  return list === 'BLOCK' ? [allow] : [];
}

function pointsOf({ countries }: Pick<SecurityStanding, 'countries'>): typeof categoryPoints {
  return countries === 'unavailable' ? categoryPoints : sharedByOrigin;
}

function costOfOrigins(standing: SecurityStanding): Cost[] {
  const { IP, COUNTRY } = pointsOf(standing);
  return [
    ...costOfList(standing.ip, ['ENABLE_IP_RESTRICTIONS', IP], ['CHANGE_IP_TO_ALLOWLIST', Math.floor(IP * 0.4)]),
    ...(standing.countries === 'off' ? ([['ENABLE_COUNTRY_RESTRICTIONS', COUNTRY]] satisfies Cost[]) : []),
  ];
}

/** In proportion to the users, at least one point. */
function costOfInactivity({ users, inactive }: SecurityStanding): Cost[] {
  if (inactive === 0) return [];
  const points = Math.min(categoryPoints.INACTIVITY, Math.ceil((categoryPoints.INACTIVITY * inactive) / users));
  return [['DEACTIVATE_INACTIVE_USERS', points]];
}

/** What could be better, in the order of the categories. */
export function findingsOf(standing: SecurityStanding): SecurityFinding[] {
  const costs: Cost[] = [
    ...costOfMfa(standing),
    ...costOfPasswords(standing),
    ...costOfSessions(standing),
    ...(standing.hasSso ? [] : ([['CONFIGURE_SSO', categoryPoints.SSO]] satisfies Cost[])),
    ...costOfOrigins(standing),
    ...costOfList(standing.domains, ['ENABLE_DOMAIN_RESTRICTIONS', 10], ['CHANGE_DOMAIN_TO_ALLOWLIST', 4]),
    ...costOfInactivity(standing),
  ];
  return costs.map(([code, points]) => ({ code, ...recommendationKinds[code], points }));
}

export interface SecurityScore {
  score: number;
  categories: { category: Category; points: number; of: number }[];
}

/** The score, and the points of each category that it is the sum of; without categories that don't apply. */
export function scoreOf(
  findings: readonly SecurityFinding[],
  standing: Pick<SecurityStanding, 'countries'>,
): SecurityScore {
  const available = Object.entries(pointsOf(standing)) as [Category, number][];
  const categories = available
    .filter(([, of]) => of > 0)
    .map(([category, of]) => {
      const lost = findings.filter((each) => each.category === category).reduce((sum, { points }) => sum + points, 0);
      return { category, points: of - lost, of };
    });
  return { score: categories.reduce((sum, { points }) => sum + points, 0), categories };
}
