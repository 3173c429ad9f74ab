/** Email domains of an SSO connection, which a tenant proves by a DNS record before they lead anywhere. */
import { maxSsoDomains, type SsoDomain } from '#shared/contract/sso/sso-config.ts';
import type { Tx } from '#server/db/database.ts';
import {
  deleteDomain,
  insertDomain,
  isProvedElsewhere,
  lockDomainName,
  markProved,
  type ConnectionDetails,
  type DomainRow,
} from '#server/db/queries/sso/connections.ts';
import { saveDomainCheck } from '#server/db/queries/sso/checks.ts';
import { isPublicEmailDomain } from '#server/domain/policies/public-email-domains.ts';
import { refusalOfDomain } from '#server/integrations/dns/ownable-domain.ts';
import { normalizeDomain } from '#server/lib/email-domain.ts';
import { findOrRefuse } from '#server/lib/find-or-refuse.ts';
import { atField, invalidField } from '#server/lib/invalid-field.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomId } from '#server/lib/secrets.ts';
import { withCaller, type CallContext, type TransactionContext } from '#server/context.ts';
import { describeSsoDomain } from '#server/views/sso.ts';
import { acrossConnections } from './across-connections.ts';
import { lockedConnection, readConnection } from './connections.ts';
import { endRequirements, lockRequirements } from './enforcement.ts';
import { findRecord } from './find-record.ts';
import { recordConnection } from './record-connection.ts';

/**
 * @throws Refusal `sso-connection-not-found`, `invalid-request`, `sso-domain-public`, `sso-domain-taken`,
 * `sso-domain-repeated`, `sso-domains-too-many`
 */
export async function addDomain(context: CallContext, id: string, text: string): Promise<SsoDomain> {
  const domain = readDomain(text);
  return await acrossDomainOwners(context, async (_tx, context) => {
    const connection = await lockedConnection(context, id);
    if (connection.domains.length >= maxSsoDomains)
      throw new Refusal('sso-domains-too-many', { values: { limit: maxSsoDomains } });
    return describeSsoDomain(await attachDomain(context, connection, domain), connection.verification);
  });
}

/**
 * The domain that a text names, in lower case and ASCII.
 * @throws Refusal `invalid-request`, `sso-domain-public`
 */
export function readDomain(text: string): string {
  const domain = normalizeDomain(text);
  if (domain === null) throw invalidField('domain', 'must be a domain such as example.com');
  if (isPublicEmailDomain(domain)) throw new Refusal('sso-domain-public', { values: { domain }, ...atField('domain') });
  const fault = refusalOfDomain(domain);
  if (fault !== undefined) throw invalidField('domain', fault);
  return domain;
}

/**
 * Adds a domain to a connection that is locked. Must run `acrossDomainOwners`.
 * @throws Refusal `sso-domain-taken`, `sso-domain-repeated`
 */
export async function attachDomain(
  context: TransactionContext,
  connection: Pick<ConnectionDetails, 'id' | 'type' | 'domains'>,
  domain: string,
): Promise<ConnectionDetails['domains'][number]> {
  const { tx } = context;
  const { tenantId } = context.caller;
  const added = {
    id: randomId(context.services.random),
    domain,
    validated_at: null,
    checked_at: null,
    drifted_at: null,
  };
  const row = { ...added, tenant_id: tenantId, connection_id: connection.id, created_at: context.now };
  if (connection.domains.some((each) => each.domain === domain))
    throw new Refusal('sso-domain-repeated', { values: { domain }, ...atField('domain') });
  if ((await isOwnedElsewhere(context, domain)) || !(await insertDomain(tx, row))) throw taken(domain);
  await recordConnection(context, 'sso-domain.added', connection, { after: { domain, validated: false } });
  return added;
}

/** @throws Refusal `sso-connection-not-found`, `sso-domain-not-found` */
export async function removeDomain(context: CallContext, id: string, domainId: string): Promise<void> {
  await context.inTenant(context.caller.tenantId, async (tx, context) => {
    await lockRequirements(context);
    const connection = await lockedConnection(context, id);
    const named = connection.domains.find((each) => each.id === domainId.toLowerCase());
    if (named) await endRequirements(context, ({ domain }) => domain === named.domain);
    const gone = await findOrRefuse(domainId, (uuid) => deleteDomain(tx, connection.id, uuid), 'sso-domain-not-found');
    await recordRemoval(context, connection, gone);
  });
}

/** Removes a domain of a connection that is locked. */
export async function detachDomain(
  context: TransactionContext,
  connection: Pick<ConnectionDetails, 'id' | 'type'>,
  domainId: string,
): Promise<void> {
  await endRequirements(context, (each) => each.connection_id === connection.id);
  const gone = await deleteDomain(context.tx, connection.id, domainId);
  if (gone) await recordRemoval(context, connection, gone);
}

async function recordRemoval(
  context: TransactionContext,
  connection: Pick<ConnectionDetails, 'id' | 'type'>,
  { domain, validated_at: validatedAt }: Pick<DomainRow, 'domain' | 'validated_at'>,
): Promise<void> {
  const before = { domain, validated: validatedAt !== null };
  await recordConnection(context, 'sso-domain.removed', connection, { before });
}

/**
 * Looks for the record, at the domain and below its label. Nothing is held while the DNS is asked.
 * @throws Refusal `sso-connection-not-found`, `sso-domain-not-found`, `sso-domain-unproved`, `sso-domain-unreachable`,
 * `sso-domain-taken`, `too-many-requests`
 */
export async function proveDomain(context: CallContext, id: string, domainId: string): Promise<void> {
  const { services, caller } = context;
  const connection = await readConnection(context, id);
  const domain = findDomain(connection, domainId);
  await services.limits.consume('sso-domain', caller.tenantId, services.config.limits.domainProof);
  await requireRecord(domain.domain, connection.verification, services.config.sso.dnsServers);
  await acrossDomainOwners(context, async (tx, context) => {
    const locked = await lockedConnection(context, id);
    const { domain: name, validated_at: provedAt, drifted_at: driftedAt } = findDomain(locked, domainId);
    if (provedAt !== null) {
      await saveDomainCheck(tx, domainId, { checkedAt: context.now, driftedAt: null });
      if (driftedAt !== null) await recordConnection(context, 'sso-domain.restored', locked, { domain: name });
      return;
    }
    await lockDomainName(tx, name);
    if (await isOwnedElsewhere(context, name)) throw taken(name);
    await markProved(tx, locked.id, domainId, context.now);
    await recordConnection(context, 'sso-domain.proved', locked, {
      before: { domain: name, validated: false },
      after: { domain: name, validated: true },
    });
  });
}

/** By another tenant, or by the operator, whose connections of the configuration come first at a sign-in. */
async function isOwnedElsewhere({ tx, services, caller }: TransactionContext, domain: string): Promise<boolean> {
  return services.ssoConnections.hasDomain(domain) || (await isProvedElsewhere(tx, caller.tenantId, domain));
}

const taken = (domain: string) => new Refusal('sso-domain-taken', { values: { domain }, ...atField('domain') });

/** A domain that another tenant has proved is not visible in the tenant's own scope. */
export async function acrossDomainOwners<T>(
  context: CallContext,
  work: (tx: Tx, context: TransactionContext) => Promise<T>,
): Promise<T> {
  return await acrossConnections(context, (tx, open) => work(tx, withCaller(open, context.caller)));
}

function findDomain({ domains }: ConnectionDetails, domainId: string): ConnectionDetails['domains'][number] {
  // IDs are UUIDs, which the database compares in either case
  const found = domains.find((each) => each.id === domainId.toLowerCase());
  if (!found) throw new Refusal('sso-domain-not-found');
  return found;
}

async function requireRecord(domain: string, wanted: string, servers: readonly string[]): Promise<void> {
  const answer = await findRecord(domain, wanted, servers);
  if (answer === 'found') return;
  throw new Refusal(answer === 'unreachable' ? 'sso-domain-unreachable' : 'sso-domain-unproved', {
    values: { domain },
  });
}
