/** The end of a test of an SSO connection: everything is judged, nobody is signed in, made or changed. */
import type { SsoRule } from '#shared/contract/sso/sso-exchanges.ts';
import { endTest } from '#server/db/queries/sso/exchanges.ts';
import { lockConnection, markTested } from '#server/db/queries/sso/connections.ts';
import { describeActor } from '#server/db/queries/sso/setup-links.ts';
import { Checks } from '#server/lib/sso-checks.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { AnonymousContext, AnonymousTransaction } from '#server/context.ts';
import { hashOfTested } from '#server/use-cases/sso/settings.ts';
import { describeJudgment, failedRuleOf, type Exchange, type Judged } from './exchange.ts';
import { previewSsoUser } from './preview-sso-user.ts';
import { comingFromProvider } from '#server/use-cases/social/provider-attempts.ts';
import type { SsoProfile } from './provision-sso-user.ts';

export interface SsoTested {
  test: { failed: SsoRule | undefined };
}

/** @param read judges the answer. @throws Refusal `sso-failed` for a test whose connection is gone */
export async function finishSsoTest(
  context: AnonymousContext,
  exchange: Exchange,
  read: () => Promise<SsoProfile>,
): Promise<SsoTested> {
  const profile = await readOrNote(exchange, read);
  const { own } = exchange.connection;
  const testId = exchange.attempt.sso_test_id;
  if (!own || testId === null) throw new Refusal('sso-failed');
  return await comingFromProvider(context, async (_tx, context) => {
    if (profile) {
      exchange.userChecks = new Checks();
      const isTrusted = failedRuleOf(exchange) === undefined;
      await previewSsoUser(context, exchange.userChecks, { profile, own, isTrusted });
    }
    return await concludeTest(context, exchange, { testId, tenantId: own.tenantId, connectionId: own.id });
  });
}

async function readOrNote(exchange: Exchange, read: () => Promise<SsoProfile>): Promise<SsoProfile | undefined> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (failedRuleOf(exchange) === undefined) exchange.userChecks.record('result', 'failed', { seen: error.code });
    return undefined;
  }
}

export interface TestOf {
  testId: string;
  tenantId: string;
  connectionId: string;
}

/** Stores the result, and that the connection works if its settings are still those of the test. */
export async function concludeTest(
  context: AnonymousTransaction,
  exchange: Judged,
  { testId, tenantId, connectionId }: TestOf,
): Promise<SsoTested> {
  const { tx, now, requestMetadata } = context;
  const row = await lockConnection(tx, tenantId, connectionId);
  const judgment = describeJudgment(context.services, exchange);
  const failed = failedRuleOf(exchange);
  const ended = row && (await endTest(tx, testId, { ...judgment, trace_id: requestMetadata.traceId, ended_at: now }));
  if (!ended) throw new Refusal('sso-failed');
  // a test through the test provider has no settings of the connection, and says nothing of them
  const isCurrent = ended.settings_hash?.equals(hashOfTested(row)) === true;
  if (failed === undefined && isCurrent) await markTested(tx, row.id, now);
  await context.audit({
    action: 'sso-connection.tested',
    severity: 'Medium',
    tenantId,
    actorId: ended.started_by,
    target: { kind: 'sso-connection', id: connectionId },
    details: {
      connection: row.type,
      outcome: judgment.outcome,
      ...(failed !== undefined && { rule: failed }),
      ...(ended.setup_link_id !== null && { setupLink: await describeActor(tx, ended.setup_link_id) }),
      ...(ended.test_case !== null && { testCase: ended.test_case }),
    },
  });
  return { test: { failed } };
}
