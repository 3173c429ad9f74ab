/** An invitation of a user with an account. Opening the page changes nothing; the button does. */
import type { StepOf } from '#shared/contract/sign-in/hosted-page.ts';
import type { Page } from '#server/http/mount.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { acceptInvitation, checkInvitation } from '#server/use-cases/invitations/invite-user.ts';
import { attempt } from '#server/hosted/parts/attempt.ts';
import { queryText, type HostedCall } from '#server/hosted/parts/hosted-call.ts';
import { pageModel, type PageInput } from '#server/hosted/parts/page-model.ts';
import { sendPage } from '#server/hosted/parts/send-page.ts';

type Shown = Omit<PageInput<StepOf<'accept-invitation'>>, 'step' | 'postsToItself'>;

export async function invitationPage(call: HostedCall): Promise<Page> {
  const invitation = await attempt(() => checkInvitation(call.context, linkOf(call)));
  if (invitation instanceof Refusal) return await show(call, 'invalid', { error: invitation });
  return await show(call, 'pending', described(invitation));
}

export async function submitInvitation(call: HostedCall): Promise<Page> {
  const link = linkOf(call);
  const invitation = await attempt(() => checkInvitation(call.context, link));
  if (invitation instanceof Refusal) return await show(call, 'invalid', { error: invitation });
  const done = await attempt(() => acceptInvitation(call.context, link));
  if (!(done instanceof Refusal)) return await show(call, 'success', described(invitation));
  return await show(call, done.code.startsWith('link-') ? 'invalid' : 'failed', {
    ...described(invitation),
    error: done,
  });
}

function described({ tenantName, email }: { tenantName: string; email: string }): Shown {
  return { stepData: { tenantName }, values: { email } };
}

function linkOf(call: HostedCall): { userId: string; token: string } {
  return { userId: queryText(call, 'userId') ?? '', token: queryText(call, 'token') ?? '' };
}

async function show(call: HostedCall, step: 'pending' | 'success' | 'invalid' | 'failed', shown: Shown): Promise<Page> {
  return await sendPage(
    call.context,
    pageModel(call, { step: { flow: 'accept-invitation', step }, ...shown, postsToItself: true }),
  );
}
