/** A password that is leaked, on the login page: why, and the link for a new one, without JavaScript too. */
import { Email } from '#shared/contract/entities.ts';
import type { Page } from '#server/http/mount.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { Services } from '#server/services.ts';
import { requireCaptcha } from '#server/use-cases/require-captcha.ts';
import { requestPasswordReset } from '#server/use-cases/reset-password.ts';
import { attempt } from './attempt.ts';
import type { HostedCall } from './hosted-call.ts';
import { pageModel, pathOf } from './page-model.ts';
import { patience } from './patience.ts';
import { sendPage } from './send-page.ts';

interface Shown {
  email: string;
  sent?: boolean;
  error?: Refusal;
}

/** @param state pending authorization request */
export async function breachedPasswordPage(services: Services, call: HostedCall, state: string | undefined, { email, sent, error }: Shown): Promise<Page> {
  const step = { flow: 'breached-password', step: sent ? 'breachedPasswordSuccess' : 'breachedPassword' } as const;
  return await sendPage(services, pageModel(services, call, { step, state, values: { email }, error }));
}

export async function submitBreachedPassword(services: Services, call: HostedCall, state: string | undefined, email: string): Promise<Page> {
  const asked = await attempt(async () => {
    const address = Email.safeParse(email);
    if (!address.success) throw new Refusal('email-invalid');
    await requireCaptcha(services, patience(services, call, pathOf(call)), call.facts);
    await requestPasswordReset(services, address.data, call.facts);
  });
  return await breachedPasswordPage(services, call, state, asked instanceof Refusal ? { email, error: asked } : { email, sent: true });
}
