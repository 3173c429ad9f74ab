/** A message page: what went wrong, and a link to continue. */
import type { Page } from '#server/http/mount.ts';
import type { Refusal } from '#server/lib/refusal.ts';
import type { HostedCall } from '#server/hosted/parts/hosted-call.ts';
import { pageModel } from '#server/hosted/parts/page-model.ts';
import { sendPage } from '#server/hosted/parts/send-page.ts';

export async function noticePage(call: HostedCall, error: Refusal): Promise<Page> {
  return await sendPage(call.context, pageModel(call, { step: { flow: 'notice', step: 'error' }, error }));
}
