/**
 * The daily proof of an audit log by mail: number and hash of its last event, kept where the operator cannot change them.
 * An admin chooses a member who gets it; nobody gets it unasked (decision 0484).
 */
import type { AuditHeadMail } from '#shared/contract/audits/audits.ts';
import {
  findHeadRecipient,
  findVerifiedMember,
  listDueHeadMails,
  lockHeadMails,
  saveHeadRecipient,
  claimDueHeadMail,
} from '#server/db/queries/audits/head-mails.ts';
import { readHead } from '#server/db/queries/audits/read-chain.ts';
import { findTenant } from '#server/db/queries/core/memberships.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { AnonymousContext, CallContext } from '#server/context.ts';
import { mailUser, dateTimeValue } from '#server/use-cases/messages/mail-user.ts';
import { sealLog } from './seal-audits.ts';

export async function getHeadMail(context: CallContext): Promise<AuditHeadMail> {
  const { tenantId } = context.caller;
  const recipient = await context.inTenant(tenantId, (tx) => findHeadRecipient(tx, tenantId));
  return { email: recipient?.email ?? null };
}

/** @throws Refusal `invalid-request` if the address is not the confirmed one of an active member */
export async function changeHeadMail(context: CallContext, { email }: AuditHeadMail): Promise<AuditHeadMail> {
  const { tenantId } = context.caller;
  return await context.inTenant(tenantId, async (tx, context) => {
    await lockHeadMails(tx, tenantId);
    const before = await findHeadRecipient(tx, tenantId);
    const after = email === null ? undefined : await findVerifiedMember(tx, tenantId, email);
    if (email !== null && !after)
      throw new Refusal('invalid-request', { details: ['email: not the confirmed address of an active member'] });
    if (before?.id !== after?.id) {
      await saveHeadRecipient(tx, tenantId, after?.id, context.now);
      const described = (recipient: typeof before) => recipient && { userId: recipient.id, email: recipient.email };
      await context.audit({
        action: 'audits.head-mail-changed',
        severity: 'High',
        details: { before: described(before) ?? null, after: described(after) ?? null },
      });
    }
    return { email: after?.email ?? null };
  });
}

/** Writes the mails that are due. Each is taken and enqueued in one transaction: it is sent once, by one process. */
export async function mailAuditHeads(context: AnonymousContext): Promise<void> {
  const { services } = context;
  for (const tenantId of await listDueHeadMails(services.db, services.clock())) {
    await sealLog(services, tenantId);
    await context.inTenant(tenantId, async (tx, context) => {
      const now = services.clock();
      const recipient = await claimDueHeadMail(tx, tenantId, now);
      const [head, tenant] = [await readHead(tx, tenantId), await findTenant(tx, tenantId)];
      if (!recipient || !tenant || !head || head.seq === 0) return;
      await mailUser(context, {
        to: recipient,
        mail: 'audit-chain-head',
        values: {
          tenantName: tenant.name,
          changedAt: dateTimeValue(now),
          sequence: String(head.seq),
          hash: head.hash,
        },
      });
    });
  }
}
