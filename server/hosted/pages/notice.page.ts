/** A page that only tells: what went wrong, and the way on. */
import type { Page } from '#server/http/mount.ts';
import type { Refusal } from '#server/lib/refusal.ts';
import type { Services } from '#server/services.ts';
import type { HostedCall } from '#server/hosted/parts/hosted-call.ts';
import { pageModel } from '#server/hosted/parts/page-model.ts';
import { sendPage } from '#server/hosted/parts/send-page.ts';

export async function noticePage(services: Services, call: HostedCall, error: Refusal): Promise<Page> {
  return await sendPage(services, pageModel(services, call, { step: { flow: 'notice', step: 'error' }, error }));
}
