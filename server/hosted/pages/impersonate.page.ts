/** /account/impersonate: shows the user to impersonate, with a button that begins it. The token stays in the URL. */
import type { StepOf } from '#shared/contract/sign-in/hosted-page.ts';
import type { Page, Redirect } from '#server/http/mount.ts';
import { ssoCookie } from '#server/http/cookies.ts';
import { requestedClientId } from '#server/http/requested-client.ts';
import { setImpersonationCookies } from '#server/http/session-cookies.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { previewImpersonation, startImpersonation } from '#server/use-cases/impersonation/impersonate.ts';
import { attempt } from '#server/hosted/parts/attempt.ts';
import { queryText, type HostedCall } from '#server/hosted/parts/hosted-call.ts';
import { pageModel, type PageInput } from '#server/hosted/parts/page-model.ts';
import { sendPage } from '#server/hosted/parts/send-page.ts';

export async function impersonatePage(call: HostedCall): Promise<Page> {
  const preview = await attempt(() => previewImpersonation(call.context, ticketOf(call)));
  if (preview instanceof Refusal)
    return await show(call, { step: { flow: 'impersonate', step: 'invalid' }, error: preview });
  const stepData = {
    userName: preview.userName,
    actorName: preview.actorName,
    tenantName: preview.tenantName,
    until: preview.until.toISOString(),
  };
  return await show(call, { step: { flow: 'impersonate', step: 'confirm' }, stepData });
}

export async function submitImpersonation(call: HostedCall): Promise<Page | Redirect> {
  const started = await attempt(() =>
    startImpersonation(call.context, {
      ...ticketOf(call),
      ownSsoToken: call.cookies.read(ssoCookie),
      clientId: requestedClientId(call.context.services, call.request),
    }),
  );
  if (started instanceof Refusal)
    return await show(call, { step: { flow: 'impersonate', step: 'invalid' }, error: started });
  setImpersonationCookies(call.cookies, started);
  return await show(call, {
    step: { flow: 'impersonate', step: 'success' },
    stepData: { userName: started.subject.name },
  });
}

function ticketOf(call: HostedCall) {
  return {
    impersonatedUserId: queryText(call, 'impersonatedUserId') ?? '',
    actorToken: queryText(call, 'actorToken') ?? '',
  };
}

async function show(call: HostedCall, input: PageInput<StepOf<'impersonate'>>): Promise<Page> {
  return await sendPage(call.context, pageModel(call, { ...input, postsToItself: true }));
}
