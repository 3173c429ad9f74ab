/** A password reset by an emailed link. Opening the page changes nothing; the button does. */
import type { StepOf } from '#shared/contract/sign-in/hosted-page.ts';
import { browserCookie } from '#server/http/cookies.ts';
import type { Page } from '#server/http/mount.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { checkResetLink, resetPassword } from '#server/use-cases/recovery/reset-password.ts';
import { attempt, fieldOf } from '#server/hosted/parts/attempt.ts';
import { formFields, queryText, type HostedCall } from '#server/hosted/parts/hosted-call.ts';
import { pageModel, type PageInput } from '#server/hosted/parts/page-model.ts';
import { sendPage } from '#server/hosted/parts/send-page.ts';

type Shown = Omit<PageInput<StepOf<'reset-password'>>, 'step' | 'postsToItself'>;

export async function resetPasswordPage(call: HostedCall): Promise<Page> {
  const link = linkOf(call);
  const user = await attempt(() => checkResetLink(call.context, link));
  if (user instanceof Refusal) return await show(call, 'invalid', { error: user });
  return await show(call, 'resetPassword', { values: { email: user.email } });
}

export async function submitResetPassword(call: HostedCall): Promise<Page> {
  const link = linkOf(call);
  const { password = '' } = formFields(call);
  const user = await attempt(() => checkResetLink(call.context, link));
  if (user instanceof Refusal) return await show(call, 'invalid', { error: user });
  const values = { email: user.email };
  if (password === '') {
    const error = new Refusal('invalid-request', { values: { field: 'password' } });
    return await show(call, 'resetPassword', { values, error, field: 'password' });
  }
  const done = await attempt(() =>
    resetPassword(call.context, {
      ...link,
      password,
      browserToken: call.cookies.read(browserCookie),
    }),
  );
  if (!(done instanceof Refusal)) return await show(call, 'success', { values });
  if (done.code.startsWith('link-')) return await show(call, 'invalid', { error: done });
  return await show(call, 'resetPassword', { values, error: done, field: fieldOf(done) });
}

function linkOf(call: HostedCall): { userId: string; token: string } {
  return { userId: queryText(call, 'userId') ?? '', token: queryText(call, 'token') ?? '' };
}

async function show(call: HostedCall, step: 'resetPassword' | 'success' | 'invalid', shown: Shown): Promise<Page> {
  return await sendPage(
    call.context,
    pageModel(call, { step: { flow: 'reset-password', step }, ...shown, postsToItself: true }),
  );
}
