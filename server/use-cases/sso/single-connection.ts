/** The older form of SSO connections, in which a tenant has one connection with one domain. */
import type { SamlConfig, SamlConfigPatch } from '#shared/contract/sso/saml-config.ts';
import type { SsoGroup } from '#shared/contract/sso/sso-config.ts';
import type { Tx } from '#server/db/database.ts';
import {
  findConnection,
  listConnections,
  lockAndCountConnections,
  type ConnectionDetails,
} from '#server/db/queries/sso/connections.ts';
import { oidcRedirectUri, serviceProvider } from '#server/domain/sso/service-provider.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { joined, type CallContext, type TransactionContext } from '#server/context.ts';
import { describeSamlConfig, describeSsoGroup } from '#server/views/sso.ts';
import {
  addConnection,
  changeConnection,
  createConnection,
  lockedConnection,
  recordChanges,
  saveSettings,
} from './connections.ts';
import { acrossDomainOwners, attachDomain, proveDomain, readDomain, detachDomain } from './domains.ts';
import { lockRequirements } from './enforcement.ts';
import { readMetadata } from './metadata.ts';
import { clearedSettings, withoutRepeats } from './cleared-settings.ts';
import { isOidc, noSettings, settingsAfter } from './settings.ts';

type Protocol = 'saml' | 'oidc';

type OfType = Pick<SamlConfigPatch, 'type'>;

export async function readSamlConfig(context: CallContext, wanted: OfType = {}): Promise<SamlConfig> {
  return describe(context, await readSingle(context, protocolOf(wanted)));
}

/**
 * Saves the connection, which needs a domain. Another domain clears endpoint, certificates and signing: they belonged to
 * the provider of the one before.
 * @throws Refusal `sso-domain-required`, and those of `createConnection` and `addDomain`
 */
export async function saveSamlConfig(context: CallContext, patch: SamlConfigPatch): Promise<SamlConfig> {
  const domain = patch.domain ? readDomain(patch.domain) : undefined;
  const { tenantId } = context.caller;
  const save = async (tx: Tx, context: TransactionContext): Promise<ConnectionDetails> => {
    await lockRequirements(context);
    // two calls that save the first connection at once have to find each other's
    await lockAndCountConnections(tx, tenantId);
    const known = pick(await listConnections(tx, tenantId), protocolOf(patch));
    if (!domain && !known?.domains[0]) throw new Refusal('sso-domain-required');
    const saved = known
      ? await change(context, known.id, { domain, patch })
      : await addConnection(context, settingsAfter(context.services, noSettings, patch));
    if (domain && !saved.domains.some((each) => each.domain === domain)) await attachDomain(context, saved, domain);
    return (await findConnection(tx, tenantId, saved.id))!;
  };
  const row = domain ? await acrossDomainOwners(context, save) : await context.inTenant(tenantId, save);
  return describe(context, row);
}

/** @throws Refusal as `changeByMetadata` and `createFromMetadata` */
export async function saveSamlMetadata(context: CallContext, xml: string): Promise<SamlConfig> {
  const { tenantId } = context.caller;
  const provider = await readMetadata(context, xml);
  const row = await context.inTenant(tenantId, async (tx, context) => {
    // as for `saveSamlConfig`: calls at once make one connection
    await lockAndCountConnections(tx, tenantId);
    const known = pick(await listConnections(tx, tenantId), 'saml');
    const call = joined(context);
    const { id } = await (known
      ? changeConnection(call, known.id, {}, provider)
      : createConnection(call, {}, provider));
    return await findConnection(tx, tenantId, id);
  });
  return describe(context, row);
}

/** @throws Refusal `sso-illegal-state` without a domain, and those of `proveDomain` */
export async function validateSamlDomain(context: CallContext, wanted: OfType = {}): Promise<SamlConfig> {
  const known = await readSingle(context, protocolOf(wanted));
  const [domain] = known?.domains ?? [];
  if (!known || !domain) throw new Refusal('sso-illegal-state');
  await proveDomain(context, known.id, domain.id);
  return describe(context, await readSingle(context, protocolOf(wanted)));
}

export async function readSamlRoles(context: CallContext): Promise<{ roleIds: string[] }> {
  return { roleIds: (await readSingle(context))?.role_ids ?? [] };
}

export async function readSamlGroups(context: CallContext): Promise<SsoGroup[]> {
  return (await readSingle(context))?.groups.map(describeSsoGroup) ?? [];
}

/** @throws Refusal `sso-connection-not-found` */
export async function singleConnectionId(context: CallContext): Promise<string> {
  const known = await readSingle(context);
  if (!known) throw new Refusal('sso-connection-not-found');
  return known.id;
}

export async function readOidcConfig(context: CallContext): Promise<{ active: boolean; redirectUri: string }> {
  const known = await readSingle(context, 'oidc');
  return { active: known?.enabled ?? false, redirectUri: oidcRedirectUri(context.services.config) };
}

async function readSingle(context: CallContext, protocol?: Protocol): Promise<ConnectionDetails | undefined> {
  const { tenantId } = context.caller;
  return pick(await context.inTenant(tenantId, (tx) => listConnections(tx, tenantId)), protocol);
}

/** @param connections the oldest first @param protocol either, and SAML first, unless it is given */
function pick(connections: readonly ConnectionDetails[], protocol?: Protocol): ConnectionDetails | undefined {
  const first = (wanted: Protocol) => connections.find((each) => isOidc(each) === (wanted === 'oidc'));
  return protocol ? first(protocol) : (first('saml') ?? first('oidc'));
}

function protocolOf({ type }: OfType): Protocol | undefined {
  if (type === undefined) return undefined;
  return isOidc({ type }) ? 'oidc' : 'saml';
}

/** @throws Refusal `invalid-request` if one domain of several would be replaced, and those of `changeConnection` */
async function change(
  context: TransactionContext,
  id: string,
  { domain, patch }: { domain: string | undefined; patch: SamlConfigPatch },
): Promise<ConnectionDetails> {
  const { tx, services, caller } = context;
  const before = await lockedConnection(context, id);
  const [main, ...others] = before.domains;
  const isMoved = domain !== undefined && main !== undefined && before.domains.every((each) => each.domain !== domain);
  if (isMoved && others.length > 0)
    throw new Refusal('invalid-request', {
      details: ['domain: the connection has several domains; add and remove them one by one'],
    });
  if (isMoved) await detachDomain(context, before, main.id);
  const settings = isMoved
    ? settingsAfter(services, clearedSettings(before), withoutRepeats(before, patch))
    : settingsAfter(services, before, patch);
  await saveSettings(context, before, settings);
  const after = (await findConnection(tx, caller.tenantId, id))!;
  // the domain has a row of its own
  await recordChanges(context, { ...before, domains: after.domains }, after);
  return after;
}

function describe({ services }: Pick<CallContext, 'services'>, row: ConnectionDetails | undefined): SamlConfig {
  return describeSamlConfig(row, serviceProvider(services.config));
}
