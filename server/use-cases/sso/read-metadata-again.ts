/**
 * Metadata behind a URL, read again: new signing keys are added, so that a change of keys at the provider locks nobody
 * out. Nothing else of the connection changes, and no key is taken away unless there is no room for a new one.
 */
import { X509Certificate } from 'node:crypto';
import { saveMetadataFault, saveMetadataRead } from '#server/db/queries/sso/checks.ts';
import { findConnection, type ConnectionDetails } from '#server/db/queries/sso/connections.ts';
import { maxCertificates, splitCertificates } from '#server/integrations/saml/certificates.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { AnonymousContext, AnonymousTransaction } from '#server/context.ts';
import { fetchProvider } from './metadata.ts';
import { recordConnection, settingsOf } from './record-connection.ts';
import { isOidc } from './settings.ts';
import { asSystem, providerOf, warnAdmins } from './warn-admins.ts';

export type MetadataFault = 'unreachable' | 'invalid' | 'other-provider';
export type MetadataReading = { certificates: string[] } | { fault: MetadataFault };

/** Failures in a row until the admins are told: one is often over at the next reading. */
const failuresUntilTold = 2;

/** @returns undefined if there is nothing to read */
export async function readMetadataAgain(
  { services }: Pick<AnonymousContext, 'services'>,
  { type, metadata_url: url, idp_entity_id: entityId }: ConnectionDetails,
): Promise<MetadataReading | undefined> {
  if (url === null || isOidc({ type })) return undefined;
  try {
    const read = await fetchProvider(services, url, { isSecure: true });
    if (entityId !== '' && read.entityId !== entityId) return { fault: 'other-provider' };
    return { certificates: splitCertificates(read.certificates) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { fault: error.code === 'sso-metadata-unreachable' ? 'unreachable' : 'invalid' };
  }
}

/** The connection is locked. */
export async function applyMetadata(
  context: AnonymousTransaction,
  connection: ConnectionDetails,
  reading: MetadataReading,
): Promise<void> {
  const { tx, now } = context;
  if ('fault' in reading) return await applyFault(context, connection, reading.fault);
  const known = splitCertificates(connection.certificates);
  const added = reading.certificates.filter((each) => !known.includes(each));
  if (added.length === 0) return await saveMetadataRead(tx, connection.id, now, undefined);
  const all = withRoom({ known, published: reading.certificates, added }, now);
  await saveMetadataRead(tx, connection.id, now, { certificates: all.join('\n'), updated_at: now });
  const after = (await findConnection(tx, connection.tenant_id, connection.id))!;
  await recordConnection(asSystem(context, connection.tenant_id), 'sso-connection.changed', connection, {
    before: { certificates: settingsOf(connection).certificates },
    after: { certificates: settingsOf(after).certificates },
  });
}

/**
 * The certificates with those that are new. Where they do not fit, those that the provider no longer publishes make room,
 * expired ones first. What it publishes always fits: more than the limit is a fault of the metadata.
 */
function withRoom(
  { known, published, added }: { known: readonly string[]; published: readonly string[]; added: readonly string[] },
  now: Date,
): string[] {
  const kept = known.filter((each) => published.includes(each));
  const rest = known.filter((each) => !published.includes(each));
  const isExpired = (each: string) => new X509Certificate(each).validToDate < now;
  const leaving = [...rest.filter((each) => !isExpired(each)), ...rest.filter(isExpired)];
  return [...kept, ...added, ...leaving].slice(0, Math.max(maxCertificates, known.length));
}

async function applyFault(
  context: AnonymousTransaction,
  connection: ConnectionDetails,
  fault: MetadataFault,
): Promise<void> {
  const { tenant_id: tenantId } = connection;
  const failures = await saveMetadataFault(context.tx, connection.id, fault);
  if (failures === 1) await recordConnection(asSystem(context, tenantId), 'sso-metadata.failed', connection, { fault });
  if (failures === failuresUntilTold)
    await warnAdmins(context, tenantId, {
      key: 'sso-metadata-fails',
      values: { provider: providerOf(connection) },
    });
}
