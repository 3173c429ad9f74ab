/** Exchanges with identity providers in the API's format. */
import type { SsoExchange } from '#shared/contract/sso/sso-exchanges.ts';
import type { ExchangeRow } from '#server/db/queries/sso/exchanges.ts';
import { later, second } from '#server/lib/clock.ts';
import { hidden, maskAddresses } from '#server/lib/mask-addresses.ts';
import { listChecks } from '#server/lib/sso-checks.ts';
import { sideOf } from '#server/lib/sso-sides.ts';
import { maskCheck } from './sso-exchange-masked.ts';

interface Shown {
  now: Date;
  /** How long a provider has to answer. */
  attemptSeconds: number;
  /** Hides names and addresses. */
  isMasked: boolean;
}

/** A test that nobody opens in time, and one whose answer does not come, has failed. */
export function describeSsoExchange(row: ExchangeRow, shown: Shown): SsoExchange {
  const { isMasked } = shown;
  const endedAt = row.ended_at ?? endOfWaiting(row, shown);
  const isOver = row.outcome === 'pending' && endedAt !== null;
  const failedRule = isOver ? 'answer' : row.failed_rule;
  const checks = isOver
    ? listChecks(row.kind, [{ rule: 'answer', state: 'failed', seen: null, wanted: null }])
    : row.checks;
  const starter = row.purpose === 'test' ? row.starter : null;
  return {
    id: row.id,
    kind: row.kind,
    purpose: row.purpose,
    outcome: isOver ? 'failed' : row.outcome,
    ...(row.test_case !== null && { testCase: row.test_case }),
    createdAt: row.created_at.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    startedBy: isMasked && starter !== null ? hidden : starter,
    email: isMasked && row.email !== null ? maskAddresses(row.email) : row.email,
    traceId: row.trace_id,
    failedRule,
    side: failedRule === null ? null : sideOf(failedRule, checks),
    checks: isMasked ? checks.map(maskCheck) : checks,
    masked: isMasked,
    erased: row.erased,
    hasMessage: row.has_message,
  };
}

/** When a test ended without an answer; null while one can come. */
function endOfWaiting(row: ExchangeRow, { now, attemptSeconds }: Shown): Date | null {
  const { opened_at: opened, expires_at: expiry } = row;
  // opened too late, it led nowhere
  const isOpen = opened !== null && expiry !== null && opened < expiry;
  const end = isOpen ? later(opened, attemptSeconds * second) : expiry;
  return end !== null && end <= now ? end : null;
}
