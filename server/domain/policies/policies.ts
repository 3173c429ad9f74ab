/** Combines the policies of several tenants for one user: the strictest wins. Pure. */

export interface HistoryRule {
  enabled: boolean;
  historySize: number;
}

/** @returns how many former passwords may not be reused; 0 for none */
export function strictestHistory(rules: readonly HistoryRule[]): number {
  return Math.max(0, ...rules.filter((rule) => rule.enabled).map((rule) => rule.historySize));
}

export interface RotationRule {
  isActive: boolean;
  /** Minutes. */
  rotationPeriod: number;
  notificationPeriod: number;
}

/** @returns the shortest period; `undefined` when no password expires */
export function strictestRotation(rules: readonly RotationRule[]): RotationRule | undefined {
  const active = rules.filter((rule) => rule.isActive);
  return active.toSorted((a, b) => a.rotationPeriod - b.rotationPeriod)[0];
}

/** When a password expires, once its owner should be notified. */
export function endSoon(changedAt: Date, rule: RotationRule | undefined, now: Date): Date | undefined {
  if (rule === undefined) return undefined;
  const end = new Date(changedAt.getTime() + rule.rotationPeriod * 60_000);
  const told = end.getTime() - rule.notificationPeriod * 60_000;
  return now.getTime() >= told && now < end ? end : undefined;
}

export interface SessionRule {
  /** Seconds; `null` means no limit. */
  timeout: number | null;
  idleTimeout: number | null;
  maxSessions: number | null;
}

/** @returns the limits that a session configuration enables */
export function sessionRule(config: {
  sessionTimeoutConfiguration?: { isActive: boolean; timeout: number } | undefined;
  sessionIdleTimeoutConfiguration?: { isActive: boolean; timeout: number } | undefined;
  sessionConcurrentConfiguration?: { isActive: boolean; maxSessions: number } | undefined;
}): SessionRule {
  const {
    sessionTimeoutConfiguration: total,
    sessionIdleTimeoutConfiguration: idle,
    sessionConcurrentConfiguration: concurrent,
  } = config;
  return {
    timeout: total?.isActive ? total.timeout : null,
    idleTimeout: idle?.isActive ? idle.timeout : null,
    maxSessions: concurrent?.isActive ? concurrent.maxSessions : null,
  };
}
