/** Activation of an account by an emailed code. */
import { browserCookie } from '#server/http/cookies.ts';
import type { Page, Redirect } from '#server/http/mount.ts';
import { requestedClientId } from '#server/http/requested-client.ts';
import { browserToken, signInCookies } from '#server/http/session-cookies.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { latestRequest } from '#server/protocols/oauth/pending-request.ts';
import { activateByCode, codeStrategy } from '#server/use-cases/sign-up/confirm-by-code.ts';
import { afterSignIn } from '#server/hosted/parts/after-sign-in.ts';
import { attempt, fieldOf } from '#server/hosted/parts/attempt.ts';
import { formFields, queryText, type HostedCall } from '#server/hosted/parts/hosted-call.ts';
import { pageModel } from '#server/hosted/parts/page-model.ts';
import { sendPage } from '#server/hosted/parts/send-page.ts';

export async function activateCodePage(call: HostedCall): Promise<Page> {
  const strategy = await attempt(() => codeStrategy(call.context, named(call)));
  return await show(call, strategy);
}

export async function submitActivateCode(call: HostedCall): Promise<Page | Redirect> {
  const { code = '', password } = formFields(call);
  const input = {
    ...signInCookies(call.cookies),
    ...named(call),
    clientId: requestedClientId(call.context.services, call.request),
  };
  const outcome = await attempt(() =>
    activateByCode(call.context, { ...input, code, password: password || undefined }),
  );
  if (!(outcome instanceof Refusal)) return await afterSignIn(call, outcome, undefined);
  const again =
    outcome.code === 'code-wrong' ||
    outcome.code === 'invalid-request' ||
    outcome.code === 'too-many-requests' ||
    outcome.code.startsWith('password-');
  return await show(call, again ? await attempt(() => codeStrategy(call.context, named(call))) : outcome, outcome);
}

function named(call: HostedCall) {
  return {
    userId: queryText(call, 'userId') ?? '',
    token: queryText(call, 'token') ?? '',
    browserToken: browserToken(call.context.services, call.cookies),
  };
}

async function show(
  call: HostedCall,
  strategy: { shouldSetPassword: boolean } | Refusal,
  error?: Refusal,
): Promise<Page> {
  const dead = strategy instanceof Refusal;
  const field = error && (error.code.startsWith('code-') ? 'code' : fieldOf(error));
  const request = await latestRequest(call.context.services, call.cookies.read(browserCookie));
  const model = pageModel(call, {
    state: request?.id,
    clientId: request?.client_id,
    step: { flow: 'activate-code', step: dead ? 'invalid' : 'activatingForm' },
    stepData: !dead && strategy.shouldSetPassword ? { shouldSetPassword: true } : {},
    error: error ?? (dead ? strategy : undefined),
    field,
    postsToItself: true,
  });
  return await sendPage(call.context, model, request?.redirect_uri);
}
