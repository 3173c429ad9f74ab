/** What passes between this server and a company's identity provider, as it is recorded for the admins of a tenant. */
import type { SsoRule } from '#shared/contract/sso/sso-exchanges.ts';
import type { SocialAttemptRow } from '#server/db/queries/social/identities.ts';
import { insertExchange } from '#server/db/queries/sso/exchanges.ts';
import type { SsoConnection } from '#server/integrations/sso-connections.ts';
import { recordDiscoveryFailure } from '#server/integrations/social/oidc-provider.ts';
import type { Refusal } from '#server/lib/refusal.ts';
import { randomId } from '#server/lib/secrets.ts';
import { Checks, failedRule, listChecks, storable, type EvaluatedRule } from '#server/lib/sso-checks.ts';
import type { AnonymousTransaction } from '#server/context.ts';
import type { Services } from '#server/services.ts';
import { addressesOf, wrapAnswer } from '#server/use-cases/sso/kept-answer.ts';

export interface Exchange {
  connection: SsoConnection;
  attempt: SocialAttemptRow;
  /** It signs nobody in, and more is judged. */
  isTest: boolean;
  /** Of the answer. */
  checks: Checks;
  /** Of its user: begun anew whenever the transaction is. */
  userChecks: Checks;
  /** As the provider sent it. */
  email: string | null;
  /** Who is signed in. */
  userId?: string;
}

/** An exchange, whether or not a request of ours began it. */
export type Refusable = Omit<Exchange, 'attempt'> & { attempt: Pick<SocialAttemptRow, 'created_at'> };

export type Judged = Pick<Exchange, 'connection' | 'checks' | 'userChecks' | 'email' | 'userId'>;

/** A provider to which the browser cannot be sent, because its discovery document cannot be used. */
export function unreachableProvider(connection: SsoConnection, { cause }: Refusal, at: Date): Refusable {
  const checks = new Checks();
  const issuer = connection.kind === 'oidc' ? connection.issuer : connection.endpoint;
  recordDiscoveryFailure(checks, issuer, (cause as Error | undefined)?.cause ?? {});
  return { connection, attempt: { created_at: at }, isTest: false, checks, userChecks: new Checks(), email: null };
}

/** Of an attempt that was taken: its browser has come once, and in time. */
export function beginExchange(connection: SsoConnection, attempt: SocialAttemptRow): Exchange {
  const checks = new Checks();
  for (const rule of ['request-known', 'request-once', 'request-in-time', 'same-browser'] as const)
    checks.record(rule, 'passed');
  const isTest = attempt.sso_test_id !== null;
  return { connection, attempt, isTest, checks, userChecks: new Checks(), email: null };
}

function judgedIn({ checks, userChecks }: Pick<Exchange, 'checks' | 'userChecks'>): EvaluatedRule[] {
  return [...checks.made, ...userChecks.made];
}

export function failedRuleOf(exchange: Pick<Exchange, 'checks' | 'userChecks'>): SsoRule | undefined {
  return failedRule(judgedIn(exchange));
}

/** The columns of what is judged. */
export function describeJudgment(services: Pick<Services, 'secrets'>, exchange: Judged) {
  const { connection, email, checks, userId } = exchange;
  const made = judgedIn(exchange);
  const failed = failedRule(made);
  return {
    outcome: failed === undefined ? ('passed' as const) : ('failed' as const),
    failed_rule: failed ?? null,
    email: storable(email),
    user_id: userId ?? null,
    checks: listChecks(connection.kind, made),
    addresses: addressesOf(checks.answer, made),
    message: checks.answer ? wrapAnswer(services, checks.answer) : null,
  };
}

/** Records a sign-in through a tenant's own connection: one statement. */
export async function recordExchange(
  context: AnonymousTransaction,
  exchange: Judged & { attempt: Pick<SocialAttemptRow, 'created_at'> },
): Promise<void> {
  const { own, kind } = exchange.connection;
  if (!own) return;
  await insertExchange(context.tx, {
    id: randomId(context.services.random),
    tenant_id: own.tenantId,
    connection_id: own.id,
    kind,
    purpose: 'sign-in',
    created_at: exchange.attempt.created_at,
    ended_at: context.now,
    trace_id: context.requestMetadata.traceId,
    ...describeJudgment(context.services, exchange),
  });
}
