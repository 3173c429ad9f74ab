/** The page of an opened sign-in link. Showing the page uses nothing: only its button does. */
import { browserCookie } from '#server/http/cookies.ts';
import type { Page, Redirect } from '#server/http/mount.ts';
import { requestedClientId } from '#server/http/requested-client.ts';
import { browserToken, signInCookies } from '#server/http/session-cookies.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { latestRequest } from '#server/protocols/oauth/pending-request.ts';
import { readMagicLink, signInWithMagicLink, type OpenedLink } from '#server/use-cases/sign-in/magic-link.ts';
import { afterSignIn } from '#server/hosted/parts/after-sign-in.ts';
import { attempt } from '#server/hosted/parts/attempt.ts';
import { formFields, queryText, type HostedCall } from '#server/hosted/parts/hosted-call.ts';
import { pageModel } from '#server/hosted/parts/page-model.ts';
import { sendPage } from '#server/hosted/parts/send-page.ts';

export async function magicLinkPage(call: HostedCall): Promise<Page> {
  return await show(call, await attempt(() => open(call)));
}

export async function submitMagicLink(call: HostedCall): Promise<Page | Redirect> {
  const { services } = call.context;
  const { matchNumber } = formFields(call);
  const outcome = await attempt(() =>
    signInWithMagicLink(call.context, {
      ...signInCookies(call.cookies),
      browserToken: browserToken(services, call.cookies),
      token: queryText(call, 'token') ?? '',
      matchNumber: matchNumber || undefined,
      clientId: requestedClientId(services, call.request),
    }),
  );
  if (!(outcome instanceof Refusal)) return await afterSignIn(call, outcome, undefined);
  const opened = outcome.code.startsWith('link-') ? outcome : await attempt(() => open(call));
  return await show(call, opened, outcome);
}

async function open(call: HostedCall): Promise<OpenedLink> {
  return await readMagicLink(call.context, queryText(call, 'token') ?? '', call.cookies.read(browserCookie));
}

async function show(call: HostedCall, opened: OpenedLink | Refusal, error?: Refusal): Promise<Page> {
  if (opened instanceof Refusal) {
    return await sendPage(
      call.context,
      pageModel(call, { step: { flow: 'magic-link', step: 'invalid' }, error: opened, postsToItself: true }),
    );
  }
  // in the same browser the number is known; elsewhere it has to be read from the first page
  const known = opened.sameBrowser
    ? { values: { email: opened.email }, stepData: { matchNumber: opened.matchNumber } }
    : {};
  const step = {
    flow: 'magic-link' as const,
    step: opened.sameBrowser ? ('confirm' as const) : ('matchNumber' as const),
  };
  const field = error?.code.startsWith('match-') ? 'matchNumber' : undefined;
  // continues the application's sign-in in this browser
  const request = await latestRequest(call.context.services, call.cookies.read(browserCookie));
  return await sendPage(
    call.context,
    pageModel(call, {
      step,
      state: request?.id,
      clientId: request?.client_id,
      ...known,
      error,
      field,
      postsToItself: true,
    }),
    request?.redirect_uri,
  );
}
