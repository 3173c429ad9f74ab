/** Policies of several tenants that hold for one person: the strictest wins. Pure. */

export interface HistoryRule {
  enabled: boolean;
  historySize: number;
}

/** @returns how many former passwords may not come back; 0 for none */
export function strictestHistory(rules: readonly HistoryRule[]): number {
  return Math.max(0, ...rules.filter((rule) => rule.enabled).map((rule) => rule.historySize));
}

export interface RotationRule {
  isActive: boolean;
  /** Minutes. */
  rotationPeriod: number;
  notificationPeriod: number;
}

/** @returns the shortest period; `undefined` when no password grows too old */
export function strictestRotation(rules: readonly RotationRule[]): RotationRule | undefined {
  const active = rules.filter((rule) => rule.isActive);
  return active.toSorted((a, b) => a.rotationPeriod - b.rotationPeriod)[0];
}

/** When a password opens nothing any more, once its owner is to be told. */
export function endSoon(changedAt: Date, rule: RotationRule | undefined, now: Date): Date | undefined {
  if (rule === undefined) return undefined;
  const end = new Date(changedAt.getTime() + rule.rotationPeriod * 60_000);
  const told = end.getTime() - rule.notificationPeriod * 60_000;
  return now.getTime() >= told && now < end ? end : undefined;
}

export interface SessionRule {
  /** Seconds; `null` sets no bound. */
  timeout: number | null;
  idleTimeout: number | null;
  maxSessions: number | null;
}

/** @returns the bounds that the switches of a session configuration set */
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
