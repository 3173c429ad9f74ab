/** Requests a reset email; the answer is the same for every address. */
import type { StepOf } from '#shared/contract/sign-in/hosted-page.ts';
import type { Page } from '#server/http/mount.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { requireCaptcha } from '#server/use-cases/verification/require-captcha.ts';
import { requestPasswordReset } from '#server/use-cases/recovery/reset-password.ts';
import { attempt } from '#server/hosted/parts/attempt.ts';
import { formFields, queryText, type HostedCall } from '#server/hosted/parts/hosted-call.ts';
import { identifierKey, readIdentifier } from '#server/hosted/parts/identifier.ts';
import { pageModel, pathOf, type PageInput } from '#server/hosted/parts/page-model.ts';
import { requireWaiting } from '#server/hosted/parts/waiting-proof.ts';
import { sendPage } from '#server/hosted/parts/send-page.ts';

export async function forgotPasswordPage(call: HostedCall): Promise<Page> {
  return await show(call, { step: { flow: 'forgot-password', step: 'forgotPassword' } });
}

export async function submitForgotPassword(call: HostedCall): Promise<Page> {
  const { email: text = '' } = formFields(call);
  const form = { step: { flow: 'forgot-password', step: 'forgotPassword' }, values: { email: text } } as const;
  const identifier = readIdentifier(call.context.services, text);
  if (identifier === undefined)
    return await show(call, { ...form, error: new Refusal('email-invalid'), field: 'email' });
  const sent = await attempt(async () => {
    await requireCaptcha(call.context, requireWaiting(call, pathOf(call)));
    await requestPasswordReset(call.context, identifierKey(identifier));
  });
  if (sent instanceof Refusal) return await show(call, { ...form, error: sent });
  return await show(call, {
    step: { flow: 'forgot-password', step: 'success' },
    values: { email: identifier },
  });
}

async function show(call: HostedCall, input: PageInput<StepOf<'forgot-password'>>): Promise<Page> {
  return await sendPage(call.context, pageModel(call, { ...input, state: queryText(call, 'state') }));
}
