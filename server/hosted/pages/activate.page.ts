/** Activation by mail link. Opening the page changes nothing; the button does. */
import { Email } from '#shared/contract/entities.ts';
import type { FlowData, StepOf } from '#shared/contract/hosted-page.ts';
import { browserCookie } from '#server/http/cookies.ts';
import type { Page, Redirect } from '#server/http/mount.ts';
import { requestedClientId } from '#server/http/requested-client.ts';
import { browserToken, signInCookies } from '#server/http/session-cookies.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { latestRequest } from '#server/protocols/oauth/pending-request.ts';
import type { Services } from '#server/services.ts';
import { requireCaptcha } from '#server/use-cases/proofs/require-captcha.ts';
import { activateAccount, activationStrategy, requestActivation } from '#server/use-cases/sign-up/activate-account.ts';
import { afterSignIn } from '#server/hosted/parts/after-sign-in.ts';
import { attempt, fieldOf } from '#server/hosted/parts/attempt.ts';
import { formFields, queryText, type HostedCall } from '#server/hosted/parts/hosted-call.ts';
import { pageModel, pathOf } from '#server/hosted/parts/page-model.ts';
import { patience } from '#server/hosted/parts/waiting-proof.ts';
import { sendPage } from '#server/hosted/parts/send-page.ts';

interface Shown {
  step: StepOf<'activate'>['step'];
  values?: Record<string, string>;
  stepData?: FlowData['activate'];
  error?: Refusal | undefined;
  field?: string | undefined;
}

export async function activatePage(services: Services, call: HostedCall): Promise<Page> {
  if (queryText(call, 'step') === 'resend') return await show(services, call, { step: 'resend' });
  return await show(services, call, await firstStep(services, call));
}

/** What the link leads to: a form for the password, one button, or an explanation. */
async function firstStep(services: Services, call: HostedCall): Promise<Shown> {
  const link = linkOf(services, call);
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

export async function submitActivation(services: Services, call: HostedCall): Promise<Page | Redirect> {
  const fields = formFields(call);
  if (fields['step'] === 'resend' || fields['step'] === 'resent')
    return await sendAgain(services, call, fields['email'] ?? '');
  const link = linkOf(services, call);
  if (!link) return await show(services, call, { step: 'invalid', error: new Refusal('link-invalid') });
  const outcome = await attempt(() =>
    activateAccount(call.context, {
      ...link,
      password: fields['password'] || undefined,
      clientId: requestedClientId(services, call.request),
      ...signInCookies(call.cookies),
      browserToken: link.browserToken,
    }),
  );
  if (!(outcome instanceof Refusal)) return await afterSignIn(services, call, outcome, undefined);
  if (outcome.code.startsWith('link-')) return await show(services, call, { step: 'invalid', error: outcome });
  return await show(services, call, {
    ...(await firstStep(services, call)),
    error: outcome,
    field: fieldOf(outcome) ?? (outcome.code === 'invalid-request' ? 'password' : undefined),
  });
}

async function sendAgain(services: Services, call: HostedCall, text: string): Promise<Page> {
  const values = { email: text };
  const email = Email.safeParse(text);
  if (!email.success)
    return await show(services, call, { step: 'resend', values, error: new Refusal('email-invalid'), field: 'email' });
  const sent = await attempt(async () => {
    await requireCaptcha(call.context, patience(services, call, pathOf(call)));
    await requestActivation(call.context, email.data);
  });
  return await show(
    services,
    call,
    sent instanceof Refusal ? { step: 'resend', values, error: sent } : { step: 'resent', values },
  );
}

function linkOf(
  services: Services,
  call: HostedCall,
): { userId: string; token: string; browserToken: string } | undefined {
  const userId = queryText(call, 'userId');
  const token = queryText(call, 'token');
  return userId && token ? { userId, token, browserToken: browserToken(services, call.cookies) } : undefined;
}

async function show(services: Services, call: HostedCall, { step, ...shown }: Shown): Promise<Page> {
  const request = await latestRequest(services, call.cookies.read(browserCookie));
  const model = pageModel(services, call, {
    step: { flow: 'activate', step },
    state: request?.id,
    clientId: request?.client_id,
    ...shown,
    postsToItself: true,
  });
  return await sendPage(services, model, request?.redirect_uri);
}
