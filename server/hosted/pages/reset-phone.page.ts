/**
 * A lost phone: a code by email, then another number, then sign-in with it. The form carries the state between the
 * steps.
 */
import { Email } from '#shared/contract/entities.ts';
import type { StepOf } from '#shared/contract/sign-in/hosted-page.ts';
import type { Page, Redirect } from '#server/http/mount.ts';
import { browserToken } from '#server/http/session-cookies.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { requireCaptcha } from '#server/use-cases/verification/require-captcha.ts';
import { changePhoneAfterReset, startPhoneReset, verifyPhoneReset } from '#server/use-cases/recovery/reset-phone.ts';
import { requestSignInCode } from '#server/use-cases/sign-in/sign-in-with-code.ts';
import { attempt } from '#server/hosted/parts/attempt.ts';
import { formFields, type HostedCall } from '#server/hosted/parts/hosted-call.ts';
import { pageModel, pathOf } from '#server/hosted/parts/page-model.ts';
import { requireWaiting } from '#server/hosted/parts/waiting-proof.ts';
import { sendPage } from '#server/hosted/parts/send-page.ts';

interface Shown {
  step: StepOf<'reset-phone'>['step'];
  values?: Record<string, string>;
  /** Token for the next step. */
  kept?: string;
  error?: Refusal;
  field?: string;
}

export async function resetPhonePage(call: HostedCall): Promise<Page> {
  return await show(call, { step: 'ResetPhoneNumber' });
}

export async function submitResetPhone(call: HostedCall): Promise<Page | Redirect> {
  const { step } = formFields(call);
  if (step === 'VerifyResetPhoneNumber') return await verify(call);
  if (step === 'ChangePhoneNumber') return await change(call);
  return await start(call);
}

async function start(call: HostedCall): Promise<Page> {
  const { email = '' } = formFields(call);
  const parsed = Email.safeParse(email);
  if (!parsed.success)
    return await show(call, {
      step: 'ResetPhoneNumber',
      values: { email },
      error: new Refusal('email-invalid'),
      field: 'email',
    });
  const started = await attempt(async () => {
    await requireCaptcha(call.context, requireWaiting(call, pathOf(call)));
    return await startPhoneReset(call.context, parsed.data);
  });
  if (started instanceof Refusal)
    return await show(call, { step: 'ResetPhoneNumber', values: { email }, error: started });
  return await show(call, {
    step: 'VerifyResetPhoneNumber',
    values: { email },
    kept: started.resetPhoneNumberToken,
  });
}

async function verify(call: HostedCall): Promise<Page> {
  const { email = '', code = '', kept = '' } = formFields(call);
  const verified = await attempt(() => verifyPhoneReset(call.context, { token: kept, code }));
  if (verified instanceof Refusal)
    return await show(call, {
      step: 'VerifyResetPhoneNumber',
      values: { email },
      kept,
      error: verified,
      field: 'code',
    });
  return await show(call, { step: 'ChangePhoneNumber', kept: verified.changePhoneNumberToken });
}

async function change(call: HostedCall): Promise<Page | Redirect> {
  const { services } = call.context;
  const { phoneNumber = '', kept = '' } = formFields(call);
  const asking = { phoneNumber, browserToken: browserToken(services, call.cookies) };
  const changed = await attempt(() => changePhoneAfterReset(call.context, { ...asking, token: kept }));
  if (changed instanceof Refusal) {
    if (changed.code.startsWith('code-')) return await show(call, { step: 'expired', error: changed });
    return await show(call, {
      step: 'ChangePhoneNumber',
      values: { phoneNumber },
      kept,
      error: changed,
      field: 'phoneNumber',
    });
  }
  const sent = await attempt(() => requestSignInCode(call.context, { ...asking, channel: 'sms' }));
  return { redirect: `${services.config.routes.login}${sent instanceof Refusal ? '' : '?step=smsCode'}` };
}

async function show(call: HostedCall, { step, values, kept, error, field }: Shown): Promise<Page> {
  const model = pageModel(call, {
    step: { flow: 'reset-phone', step },
    ...(values && { values }),
    ...(kept !== undefined && { stepData: { kept } }),
    error,
    field,
  });
  return await sendPage(call.context, model);
}
