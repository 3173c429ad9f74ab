/** Accepts an invitation by its link and the code of the same email. */
import type { FlowData, StepOf } from '#shared/contract/sign-in/hosted-page.ts';
import type { Page } from '#server/http/mount.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { acceptInvitationByCode } from '#server/use-cases/sign-up/confirm-by-code.ts';
import { checkInvitation } from '#server/use-cases/invitations/invite-user.ts';
import { attempt } from '#server/hosted/parts/attempt.ts';
import { formFields, queryText, type HostedCall } from '#server/hosted/parts/hosted-call.ts';
import { pageModel } from '#server/hosted/parts/page-model.ts';
import { sendPage } from '#server/hosted/parts/send-page.ts';

type Step = StepOf<'invitation-code'>['step'];

export async function invitationCodePage(call: HostedCall): Promise<Page> {
  const checked = await attempt(() => checkInvitation(call.context, named(call)));
  if (checked instanceof Refusal) return await show(call, 'invalid', { error: checked });
  return await show(call, 'validate', { stepData: { tenantName: checked.tenantName } });
}

export async function submitInvitationCode(call: HostedCall): Promise<Page> {
  const checked = await attempt(() => checkInvitation(call.context, named(call)));
  if (checked instanceof Refusal) return await show(call, 'invalid', { error: checked });
  const stepData = { tenantName: checked.tenantName };
  const { code = '' } = formFields(call);
  const done = await attempt(() => acceptInvitationByCode(call.context, { ...named(call), code }));
  if (!(done instanceof Refusal)) return await show(call, 'success', { stepData });
  // an error returns to the question if it can still be answered
  const dead = done.code.startsWith('link-') || ['code-expired', 'code-used', 'code-exhausted'].includes(done.code);
  return await show(call, dead ? 'invalid' : 'validate', {
    stepData,
    error: done,
    ...(done.code === 'code-wrong' && { field: 'code' }),
  });
}

function named(call: HostedCall) {
  return { userId: queryText(call, 'userId') ?? '', token: queryText(call, 'token') ?? '' };
}

async function show(
  call: HostedCall,
  step: Step,
  shown: { stepData?: FlowData['invitation-code']; error?: Refusal; field?: string },
): Promise<Page> {
  return await sendPage(
    call.context,
    pageModel(call, { step: { flow: 'invitation-code', step }, ...shown, postsToItself: true }),
  );
}
