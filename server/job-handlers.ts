/** Handlers of each kind of job. */
import { isDatabaseUnavailable } from './db/database-faults.ts';
import { sweepExpired } from './db/queries/delivery/sweep-expired.ts';
import { sweepEvents } from './db/queries/delivery/events.ts';
import { isOpenLink } from './db/queries/core/links.ts';
import type { Mailer } from './integrations/mail/mailer.ts';
import { renderMail } from './integrations/mail/render-mail.ts';
import { renderSms } from './integrations/sms/render-sms.ts';
import type { SmsSender } from './integrations/sms/sms-sender.ts';
import { day, later } from './lib/clock.ts';
import { anonymousContext, ownMetadata } from './context.ts';
import type { RequestMetadata } from './request-metadata.ts';
import type { Services } from './services.ts';
import { endBilling, syncBilling } from './use-cases/billing/at-provider.ts';
import { checkAllLogs } from './use-cases/audits/check-audits.ts';
import { mailAuditHeads } from './use-cases/audits/mail-heads.ts';
import { pruneAuditLogs } from './use-cases/audits/prune-audits.ts';
import { finishFactorReset } from './use-cases/mfa-resets/finish-factor-reset.ts';
import { adoptForeignPictures } from './use-cases/pictures/adopt-foreign-pictures.ts';
import { resendActivation } from './use-cases/sign-up/activate-account.ts';
import { processInvitations } from './use-cases/invitations/bulk-invite.ts';
import { deliverCode } from './use-cases/sign-in/deliver-code.ts';
import { sendMagicLink } from './use-cases/sign-in/magic-link.ts';
import { sendResetLinkByPhone } from './use-cases/recovery/reset-password-by-code.ts';
import { sendResetLink } from './use-cases/recovery/reset-password.ts';
import { createAccount } from './use-cases/sign-up/sign-up.ts';
import { revertDuePolicy } from './use-cases/policy-history/provisional-policies.ts';
import { enforceScheduled } from './use-cases/policy-history/scheduled-policies.ts';
import { announceMfa } from './use-cases/policy-history/announce-mfa.ts';
import { warnOfPasswordEnds } from './use-cases/policies/warn-password-expires.ts';
import { notifyLocked } from './use-cases/recovery/unlock-account.ts';
import { notifyClientLogout } from './use-cases/sessions/notify-client-logout.ts';
import { notifyNewDevice } from './use-cases/sessions/notify-new-device.ts';
import { checkConnection, checkConnections } from './use-cases/sso/check-connections.ts';
import { enqueueRegular } from './delivery/schedule.ts';
import type { JobHandlers } from './delivery/kinds/jobs.ts';

/** Expired items stay readable for a while, so that a late link is reported as "expired" instead of "unknown". */
const keptAfterEnd = 2 * day;

export function jobHandlers(services: Services, mailer: Mailer, smsSender: SmsSender | undefined): JobHandlers {
  /** @param request metadata of the request that the job finishes; a job enters no tenant, so that its country decides nothing */
  const call = (
    { ip, userAgent, traceId, impersonator, apiToken }: Omit<RequestMetadata, 'country'> = ownMetadata('job'),
  ) => anonymousContext(services, { ip, country: null, userAgent, traceId, impersonator, apiToken });
  const isLate = (notAfter: string | undefined) => notAfter !== undefined && services.clock().toISOString() >= notAfter;
  return {
    async mail({ to, name, values, link, locale, notAfter, linkId }, job) {
      if (isLate(notAfter)) return;
      if (linkId !== undefined && !(await isOpenLink(services.db, linkId))) return;
      const { theme, vendor } = services.config;
      const rendered = renderMail({ name, values, locale, link }, { brand: theme.brand, logo: vendor.logo });
      await mailer.send({ id: `portico-${services.environment.vendorId}-${job.id}`, to, ...rendered });
    },
    async sms({ to, name, values, locale, notAfter }, job) {
      if (isLate(notAfter)) return;
      if (!smsSender) throw new Error('no SMS provider is configured');
      await smsSender.send({
        id: `portico-${services.environment.vendorId}-${job.id}`,
        to,
        text: renderSms(name, values, locale),
      });
    },
    'create-account': (payload) => createAccount(call(payload), payload),
    'send-reset-link': (payload) => sendResetLink(call(), payload),
    'resend-activation': (payload) => resendActivation(call(), payload),
    'deliver-code': (payload) => deliverCode(call(), payload),
    'send-magic-link': (payload) => sendMagicLink(call(), payload),
    'send-reset-link-by-phone': (payload) => sendResetLinkByPhone(call(), payload),
    'tell-locked': (payload) => notifyLocked(call(), payload),
    'invite-in-bulk': (payload) => processInvitations(call(payload), payload, isDatabaseUnavailable),
    'reset-factors': (payload) => finishFactorReset(call(payload), payload),
    'revert-policy': (payload) => revertDuePolicy(call(), payload),
    'enforce-mfa': (payload) => enforceScheduled(call(), payload),
    'announce-mfa': (payload) => announceMfa(call(), payload),
    'backchannel-logout': (payload) => notifyClientLogout(services, payload),
    'tell-new-device': (payload) => notifyNewDevice(call(), payload),
    'adopt-pictures': () => adoptForeignPictures(call()),
    'warn-password-ends': () => warnOfPasswordEnds(call()),
    'verify-audits': () => checkAllLogs(services),
    'prune-audits': () => pruneAuditLogs(call()),
    'mail-audit-heads': () => mailAuditHeads(call()),
    'sync-billing': (payload) => syncBilling(call(), payload),
    'end-billing': (payload) => endBilling(services, payload),
    'check-sso-connections': () => checkConnections(call()),
    'check-sso-connection': (payload) => checkConnection(call(), payload),
    'rotate-signing-keys': () => services.keys.rotate(),
    async 'sweep-expired'() {
      const now = services.clock();
      const swept = await sweepExpired(services.db, now, later(now, -keptAfterEnd));
      const forgotten = await sweepEvents(services.db, later(now, -services.config.events.keepDays * day));
      // between portions other jobs get their turn, and the server may stop
      if (!swept || !forgotten) await enqueueRegular(services, [{ kind: 'sweep-expired', payload: {} }]);
    },
  };
}
