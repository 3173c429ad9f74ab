/**
 * Judges a recorded exchange again, by settings that are not saved. It reads in a read-only transaction, takes no attempt,
 * uses no assertion up, and has no way to a session: what it returns is a description.
 */
import { sql } from 'kysely';
import type { SsoReplay, SsoReplayDraft, SsoReplayResult } from '#shared/contract/sso/sso-exchanges.ts';
import { findConnection, type ConnectionDetails } from '#server/db/queries/sso/connections.ts';
import { findKept } from '#server/db/queries/sso/exchanges.ts';
import { readCertificates } from '#server/integrations/saml/certificates.ts';
import { normalizeDomain } from '#server/lib/email-domain.ts';
import { findOrRefuse } from '#server/lib/find-or-refuse.ts';
import { hidden, maskAddresses } from '#server/lib/mask-addresses.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { sideOf } from '#server/lib/sso-sides.ts';
import { anonymousContext, type CallContext } from '#server/context.ts';
import { unwrapAnswer } from '#server/use-cases/sso/kept-answer.ts';
import { isOidc } from '#server/use-cases/sso/settings.ts';
import { maskCheck, mayReadUsers } from '#server/views/sso-exchange-masked.ts';
import { ownConnectionOf } from './find-connection.ts';
import {
  evaluateStoredExchange,
  type StoredExchange,
  type ReplaySettings,
  type Replayed,
} from './evaluate-stored-exchange.ts';
import { comingFromProvider } from '#server/use-cases/social/provider-attempts.ts';

/**
 * @throws Refusal `sso-connection-not-found`, `sso-exchange-not-found`, `sso-exchange-not-replayable`, `invalid-request`,
 *   `too-many-requests`
 */
export async function replayExchange(
  context: CallContext,
  { id, exchangeId }: { id: string; exchangeId: string },
  draft: SsoReplayDraft,
): Promise<SsoReplay> {
  const { services, caller, requestMetadata, now } = context;
  await services.limits.consume('sso-replay', caller.userId, services.config.limits.login);
  const { connection, kept } = await readKept(context, { id, exchangeId });
  const saved = settingsOf(connection);
  const tried = settingsWith(saved, draft, now);
  const decryptionKeys = (await services.samlKeys.all()).map(({ privateKey }) => privateKey);
  const isMasked = !mayReadUsers(caller);
  return await comingFromProvider(anonymousContext(services, requestMetadata), async (tx, anonymous) => {
    // the database itself refuses whatever would be written
    await sql`set transaction read only`.execute(tx);
    const judge = (settings: ReplaySettings) =>
      evaluateStoredExchange(anonymous, kept, { settings, provedDomains: saved.domains, decryptionKeys });
    const [before, after] = [await judge(saved), await judge(tried)];
    return { before: describe(before, isMasked), after: describe(after, isMasked), masked: isMasked };
  });
}

async function readKept(
  context: CallContext,
  { id, exchangeId }: { id: string; exchangeId: string },
): Promise<{ connection: ConnectionDetails; kept: StoredExchange }> {
  const { services, caller } = context;
  const { tenantId } = caller;
  const found = await context.inTenant(tenantId, async (tx) => {
    const connection = await findOrRefuse(id, (uuid) => findConnection(tx, tenantId, uuid), 'sso-connection-not-found');
    const row = await findOrRefuse(exchangeId, (uuid) => findKept(tx, connection.id, uuid), 'sso-exchange-not-found');
    return { connection, row };
  });
  const { connection, row } = found;
  const answer = row.message ? unwrapAnswer(services, row.message) : undefined;
  const isSameKind = row.kind === (isOidc(connection) ? 'oidc' : 'saml');
  if (!answer || !isSameKind) throw new Refusal('sso-exchange-not-replayable');
  // the clock of the recorded sign-in: later, every answer has expired
  return { connection, kept: { answer, checks: row.checks, at: row.ended_at ?? row.created_at } };
}

function settingsOf(row: ConnectionDetails): ReplaySettings {
  const own = ownConnectionOf(row);
  return {
    own,
    domains: own.domains,
    certificates: row.certificates,
    idpEntityId: row.idp_entity_id,
    issuer: row.sso_endpoint,
    clientId: row.oidc_client_id,
  };
}

/** @throws Refusal `invalid-request` for certificates that could not be saved either */
function settingsWith(saved: ReplaySettings, draft: SsoReplayDraft, now: Date): ReplaySettings {
  const domains = draft.domains?.flatMap((domain) => normalizeDomain(domain) ?? []) ?? saved.domains;
  return {
    own: {
      ...saved.own,
      domains,
      roleIds: draft.roleIds ?? saved.own.roleIds,
      groups: draft.groups?.map(({ group: name, roleIds }) => ({ name, roleIds })) ?? saved.own.groups,
    },
    domains,
    certificates: certificatesOf(saved, draft, now),
    idpEntityId: draft.idpEntityId ?? saved.idpEntityId,
    issuer: draft.ssoEndpoint ?? saved.issuer,
    clientId: draft.oidcClientId ?? saved.clientId,
  };
}

function certificatesOf(saved: ReplaySettings, { publicCertificate: text }: SsoReplayDraft, now: Date): string {
  if (text === undefined || text === saved.certificates.trim()) return saved.certificates;
  const read = readCertificates(text, now);
  if ('fault' in read) throw new Refusal('invalid-request', { details: [`publicCertificate: ${read.fault}`] });
  return read.pem;
}

function describe({ checks, failed, user }: Replayed, isMasked: boolean): SsoReplayResult {
  const isOpen = checks.some(({ state }) => state === 'not-reached');
  return {
    outcome: failed === undefined ? (isOpen ? 'incomplete' : 'passed') : 'failed',
    failedRule: failed ?? null,
    side: failed === undefined ? null : sideOf(failed, checks),
    checks: isMasked ? checks.map(maskCheck) : checks,
    user: user && isMasked ? maskUser(user) : user,
  };
}

type User = NonNullable<SsoReplayResult['user']>;

const maskUser = (user: User): User => ({
  ...user,
  email: maskAddresses(user.email),
  name: user.name === null ? null : hidden,
});
