/** A page that only tells: what went wrong, and the way on. */
import type { Page } from '#server/http/mount.ts';
import type { Refusal } from '#server/lib/refusal.ts';
import type { Services } from '#server/services.ts';
import type { HostedCall } from './hosted-call.ts';
import { pageModel } from './page-model.ts';
import { sendPage } from './send-page.ts';

export async function noticePage(services: Services, call: HostedCall, error: Refusal): Promise<Page> {
  return await sendPage(services, pageModel(services, call, { step: { flow: 'notice', step: 'error' }, error }));
}
