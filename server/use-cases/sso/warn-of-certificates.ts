/** Warns of certificates that expire, once at each threshold: a provider that changes its key is seldom announced. */
import { X509Certificate } from 'node:crypto';
import { claimCertificateWarning } from '#server/db/queries/sso/checks.ts';
import type { ConnectionDetails } from '#server/db/queries/sso/connections.ts';
import { nextWarningAt, warningDue } from '#server/domain/sso/certificate-warnings.ts';
import { splitCertificates } from '#server/integrations/saml/certificates.ts';
import type { AnonymousTransaction } from '#server/context.ts';
import { dateTimeValue } from '#server/use-cases/messages/mail-user.ts';
import { isOidc } from './settings.ts';
import { providerOf, warnAdmins } from './warn-admins.ts';

interface Expiry {
  fingerprint: string;
  validTo: Date;
}

/** Eight bytes: enough to tell certificates apart, and short enough to read. */
const beginOf = (fingerprint: string): string => fingerprint.slice(0, 23);

/** Of a connection that is on. */
function expiriesOf(connection: ConnectionDetails): Expiry[] {
  if (!connection.enabled || isOidc(connection)) return [];
  return splitCertificates(connection.certificates).map((pem) => {
    const { fingerprint256: fingerprint, validTo } = new X509Certificate(pem);
    return { fingerprint, validTo: new Date(validTo) };
  });
}

/** @returns none, or the moment of the next warning of each certificate */
export function nextCertificateWarning(connection: ConnectionDetails, now: Date): Date[] {
  return expiriesOf(connection).flatMap(({ validTo }) => nextWarningAt(validTo, now) ?? []);
}

/** The connection is locked. */
export async function warnOfCertificates(context: AnonymousTransaction, connection: ConnectionDetails): Promise<void> {
  const { tx, now } = context;
  const { id, tenant_id: tenantId } = connection;
  for (const { fingerprint, validTo } of expiriesOf(connection)) {
    const days = warningDue(validTo, now);
    if (days === undefined) continue;
    const warning = { tenant_id: tenantId, connection_id: id, fingerprint, days };
    if (!(await claimCertificateWarning(tx, warning))) continue;
    const provider = providerOf(connection);
    await warnAdmins(context, tenantId, {
      key: 'sso-certificate-expires',
      values: { provider, date: validTo.toISOString().slice(0, 10) },
      mail: {
        name: 'sso-certificate-expires',
        values: { provider, expiresAt: dateTimeValue(validTo), fingerprint: beginOf(fingerprint) },
      },
    });
  }
}
