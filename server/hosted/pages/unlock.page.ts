/** Unlocks an account by an emailed link. */
import type { Page } from '#server/http/mount.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { checkUnlockLink, unlockAccount } from '#server/use-cases/recovery/unlock-account.ts';
import { attempt } from '#server/hosted/parts/attempt.ts';
import { queryText, type HostedCall } from '#server/hosted/parts/hosted-call.ts';
import { pageModel } from '#server/hosted/parts/page-model.ts';
import { sendPage } from '#server/hosted/parts/send-page.ts';

export async function unlockPage(call: HostedCall): Promise<Page> {
  const checked = await attempt(() => checkUnlockLink(call.context, queryText(call, 'token') ?? ''));
  return checked instanceof Refusal ? await show(call, 'invalid', checked) : await show(call, 'confirm');
}

export async function submitUnlock(call: HostedCall): Promise<Page> {
  const done = await attempt(() => unlockAccount(call.context, queryText(call, 'token') ?? ''));
  if (!(done instanceof Refusal)) return await show(call, 'success');
  return await show(call, done.code.startsWith('link-') ? 'invalid' : 'confirm', done);
}

async function show(call: HostedCall, step: 'confirm' | 'success' | 'invalid', error?: Refusal): Promise<Page> {
  return await sendPage(call.context, pageModel(call, { step: { flow: 'unlock', step }, error, postsToItself: true }));
}
