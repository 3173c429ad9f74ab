/** What each kind of job does. */
import { sweepExpired } from '#server/db/queries/jobs.ts';
import type { Mailer } from '#server/integrations/mail/mailer.ts';
import { renderMail } from '#server/integrations/mail/render-mail.ts';
import { day, later } from '#server/lib/clock.ts';
import type { Services } from '#server/services.ts';
import { resendActivation } from '#server/use-cases/activate-account.ts';
import { sendResetLink } from '#server/use-cases/reset-password.ts';
import { createAccount } from '#server/use-cases/sign-up.ts';
import { tellLocked } from '#server/use-cases/unlock-account.ts';
import type { JobHandlers } from './job-runner.ts';

/** Ended things stay readable for a while, so that a late link is told "expired" and not "unknown". */
const keptAfterEnd = 2 * day;

export function jobHandlers(services: Services, mailer: Mailer): JobHandlers {
  return {
    async mail({ to, name, values, link }, job) {
      const rendered = renderMail(name, values, services.config.theme.brand, link);
      await mailer.send({ id: `portico-${services.environment.vendorId}-${job.id}`, to, ...rendered });
    },
    'create-account': (payload) => createAccount(services, payload),
    'send-reset-link': (payload) => sendResetLink(services, payload),
    'resend-activation': (payload) => resendActivation(services, payload),
    'tell-locked': (payload) => tellLocked(services, payload),
    'rotate-signing-keys': () => services.keys.rotate(),
    'sweep-expired': () => sweepExpired(services.db, services.clock(), later(services.clock(), -keptAfterEnd)),
  };
}
