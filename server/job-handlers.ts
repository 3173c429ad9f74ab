/** What each kind of job does. */
import { sweepExpired } from './db/queries/jobs.ts';
import type { Mailer } from './integrations/mail/mailer.ts';
import { renderMail } from './integrations/mail/render-mail.ts';
import { day, later } from './lib/clock.ts';
import type { Services } from './services.ts';
import { resendActivation } from './use-cases/activate-account.ts';
import { sendResetLink } from './use-cases/reset-password.ts';
import { createAccount } from './use-cases/sign-up.ts';
import { tellLocked } from './use-cases/unlock-account.ts';
import type { JobHandlers } from './jobs/job-runner.ts';

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
