/** Activation by an emailed link. Opening the page changes nothing; the button does. */
import { Email } from '#shared/contract/entities.ts';
import type { FlowData, StepOf } from '#shared/contract/sign-in/hosted-page.ts';
import { browserCookie } from '#server/http/cookies.ts';
import type { Page, Redirect } from '#server/http/mount.ts';
import { requestedClientId } from '#server/http/requested-client.ts';
import { browserToken, signInCookies } from '#server/http/session-cookies.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { latestRequest } from '#server/protocols/oauth/pending-request.ts';
import { requireCaptcha } from '#server/use-cases/verification/require-captcha.ts';
import { activateAccount, activationStrategy, requestActivation } from '#server/use-cases/sign-up/activate-account.ts';
import { afterSignIn } from '#server/hosted/parts/after-sign-in.ts';
import { attempt, fieldOf } from '#server/hosted/parts/attempt.ts';
import { formFields, queryText, type HostedCall } from '#server/hosted/parts/hosted-call.ts';
import { pageModel, pathOf } from '#server/hosted/parts/page-model.ts';
import { requireWaiting } from '#server/hosted/parts/waiting-proof.ts';
import { sendPage } from '#server/hosted/parts/send-page.ts';

interface Shown {
  step: StepOf<'activate'>['step'];
  values?: Record<string, string>;
  stepData?: FlowData['activate'];
  error?: Refusal | undefined;
  field?: string | undefined;
}

export async function activatePage(call: HostedCall): Promise<Page> {
  if (queryText(call, 'step') === 'resend') return await show(call, { step: 'resend' });
  return await show(call, await firstStep(call));
}

/** The first step of the link: a form for the password, one button, or an explanation. */
async function firstStep(call: HostedCall): Promise<Shown> {
  const link = linkOf(call);
  if (!link) return { step: 'invalid', error: new Refusal('link-invalid') };
  const strategy = await attempt(() => activationStrategy(call.context, link));
  if (strategy instanceof Refusal) return { step: 'invalid', error: strategy };
  const { shouldSetPassword, user } = strategy;
  return {
    step: shouldSetPassword ? 'activatingForm' : 'confirm',
    values: { email: user.email, name: user.name },
    stepData: { userName: user.name, ...(shouldSetPassword && { shouldSetPassword: true }) },
  };
}

export async function submitActivation(call: HostedCall): Promise<Page | Redirect> {
  const fields = formFields(call);
  if (fields['step'] === 'resend' || fields['step'] === 'resent') return await sendAgain(call, fields['email'] ?? '');
  const link = linkOf(call);
  if (!link) return await show(call, { step: 'invalid', error: new Refusal('link-invalid') });
  const outcome = await attempt(() =>
    activateAccount(call.context, {
      ...link,
      password: fields['password'] || undefined,
      clientId: requestedClientId(call.context.services, call.request),
      ...signInCookies(call.cookies),
      browserToken: link.browserToken,
    }),
  );
  if (!(outcome instanceof Refusal)) return await afterSignIn(call, outcome, undefined);
  if (outcome.code.startsWith('link-')) return await show(call, { step: 'invalid', error: outcome });
  return await show(call, {
    ...(await firstStep(call)),
    error: outcome,
    field: fieldOf(outcome) ?? (outcome.code === 'invalid-request' ? 'password' : undefined),
  });
}

async function sendAgain(call: HostedCall, text: string): Promise<Page> {
  const values = { email: text };
  const email = Email.safeParse(text);
  if (!email.success)
    return await show(call, { step: 'resend', values, error: new Refusal('email-invalid'), field: 'email' });
  const sent = await attempt(async () => {
    await requireCaptcha(call.context, requireWaiting(call, pathOf(call)));
    await requestActivation(call.context, email.data);
  });
  return await show(
    call,
    sent instanceof Refusal ? { step: 'resend', values, error: sent } : { step: 'resent', values },
  );
}

function linkOf(call: HostedCall): { userId: string; token: string; browserToken: string } | undefined {
  const userId = queryText(call, 'userId');
  const token = queryText(call, 'token');
  return userId && token
    ? { userId, token, browserToken: browserToken(call.context.services, call.cookies) }
    : undefined;
}

async function show(call: HostedCall, { step, ...shown }: Shown): Promise<Page> {
  const request = await latestRequest(call.context.services, call.cookies.read(browserCookie));
  const model = pageModel(call, {
    step: { flow: 'activate', step },
    state: request?.id,
    clientId: request?.client_id,
    ...shown,
    postsToItself: true,
  });
  return await sendPage(call.context, model, request?.redirect_uri);
}
