/** Records what the restrictions of a tenant refuse, by IP address, country or email domain, in the audit log of that tenant. */
import type { FastifyRequest } from 'fastify';
import { audit } from '#server/db/queries/core/audits.ts';
import { AddressRefusal } from '#server/lib/address-refusal.ts';
import type { DomainRefusal } from '#server/lib/domain-refusal.ts';
import { wasRecordedLately } from '#server/limits/recorded-lately.ts';
import type { BaseContext } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { requestMetadataOf } from './request-metadata.ts';

/** Refusals that are recorded. */
export type RestrictionRefusal = AddressRefusal | DomainRefusal;

/** Mails admins about a refusal. @returns how many; undefined if that was not due */
export type MailRefusal = (context: BaseContext & { tx: Tx }, refusal: AddressRefusal) => Promise<number | undefined>;

const entryOf = (refusal: RestrictionRefusal) =>
  refusal instanceof AddressRefusal
    ? ({
        action: 'user.address-refused',
        actorId: refusal.actorId,
        details: {
          rule: refusal.rule,
          ...(refusal.rule === 'country-restrictions' && refusal.country !== null && { country: refusal.country }),
        },
      } as const)
    : ({
        action: 'user.email-domain-refused',
        actorId: null,
        details: { rule: 'domain-restrictions', domain: refusal.domain },
      } as const);

/**
 * Writes the audit row, and mails the admins who asked for it: at most once in ten minutes for the same actor or
 * domain, tenant and address in this process.
 */
export async function recordRestriction(
  services: Services,
  request: FastifyRequest,
  refusal: RestrictionRefusal,
  mailRefusal: MailRefusal,
): Promise<void> {
  const now = services.clock();
  const { tenantId } = refusal;
  const requestMetadata = requestMetadataOf(request);
  const entry = entryOf(refusal);
  if (wasRecordedLately(services, JSON.stringify([tenantId, entry, requestMetadata.ip]), now)) return;
  const mailed = await services.db.inTenant(tenantId, async (tx) => {
    const mailed =
      refusal instanceof AddressRefusal
        ? await mailRefusal({ services, requestMetadata, now, tx }, refusal)
        : undefined;
    const details = { ...entry.details, ...(mailed !== undefined && { mailed }) };
    await audit(tx, requestMetadata, now, { severity: 'Medium', tenantId, ...entry, details });
    return mailed;
  });
  if (mailed) services.wakeJobs();
}
