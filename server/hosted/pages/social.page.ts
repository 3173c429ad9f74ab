/** Return from a social provider, and verification of the email address that it returned. */
import { browserCookie } from '#server/http/cookies.ts';
import type { Page, Redirect } from '#server/http/mount.ts';
import { signInCookies } from '#server/http/session-cookies.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { finishSocialSignIn, verifySocialEmail, waitingProof } from '#server/use-cases/social/social-sign-in.ts';
import { afterSignIn } from '#server/hosted/parts/after-sign-in.ts';
import { attempt } from '#server/hosted/parts/attempt.ts';
import { formFields, queryText, type HostedCall } from '#server/hosted/parts/hosted-call.ts';
import { pageModel } from '#server/hosted/parts/page-model.ts';
import { sendPage } from '#server/hosted/parts/send-page.ts';

export const socialProofPath = '/account/social/confirm';

/**
 * The provider's answer counts once, in the browser that started the attempt; reopening the URL reports that it is
 * over.
 */
export async function socialReturnPage(call: HostedCall): Promise<Page | Redirect> {
  const query = new URL(call.request.raw.url ?? '/', 'http://local').searchParams;
  const result = await attempt(() => finishSocialSignIn(call.context, { query, ...signInCookies(call.cookies) }));
  if (result instanceof Refusal) return await showFailed(call, result);
  if (result.signedIn) return await afterSignIn(call, result.signedIn.outcome, result.signedIn.authorizationRequest);
  return { redirect: `${socialProofPath}?${new URLSearchParams({ attempt: result.proofWanted.attempt }).toString()}` };
}

/**
 * Some providers answer with a cross-site POST, which carries none of our cookies; the same answer as a GET carries
 * them.
 */
export async function socialReturnForm(call: HostedCall): Promise<Redirect> {
  const fields = Object.entries(formFields(call)).filter(([name]) => ['state', 'code', 'error', 'iss'].includes(name));
  return await Promise.resolve({
    redirect: `${call.context.services.config.routes.socialCallback}?${new URLSearchParams(fields).toString()}`,
  });
}

export async function socialProofPage(call: HostedCall): Promise<Page> {
  return await showProof(call);
}

export async function submitSocialProof(call: HostedCall): Promise<Page | Redirect> {
  const code = formFields(call)['code'] ?? '';
  if (code === '') return await showProof(call, new Refusal('invalid-request', { values: { field: 'code' } }));
  const done = await attempt(() =>
    verifySocialEmail(call.context, {
      attempt: queryText(call, 'attempt') ?? '',
      code,
      ...signInCookies(call.cookies),
    }),
  );
  if (!(done instanceof Refusal)) return await afterSignIn(call, done.outcome, done.authorizationRequest);
  return done.code.startsWith('social-') ? await showFailed(call, done) : await showProof(call, done);
}

async function showProof(call: HostedCall, error?: Refusal): Promise<Page> {
  const waiting = await attempt(() =>
    waitingProof(call.context, queryText(call, 'attempt') ?? '', call.cookies.read(browserCookie)),
  );
  if (waiting instanceof Refusal) return await showFailed(call, waiting);
  const { email, provider, authorizationRequest } = waiting;
  const model = pageModel(call, {
    step: { flow: 'social', step: 'verifyEmail' },
    state: authorizationRequest,
    stepData: { attempt: waiting.attempt, email, provider },
    error,
    field: error && 'code',
    postsToItself: true,
  });
  return await sendPage(call.context, model, undefined);
}

async function showFailed(call: HostedCall, error: Refusal): Promise<Page> {
  return await sendPage(call.context, pageModel(call, { step: { flow: 'social', step: 'failed' }, error }));
}
