/** Reads of the portal that the walk does not list explicitly: lists, and the first item of each list by its ID. */
import type { Route } from '#shared/contract/define.ts';
import type { Send } from '#shared/api/send.types.ts';
import type { Answers } from './answers.ts';
import { readPortalCalls } from './portal-calls.ts';

/** @param walked responses of the walk */
export function unwalkedReads(walked: Answers): Route[] {
  return readPortalCalls().routes.filter((route) => route.startsWith('GET ') && !walked.has(route));
}

/** Reads each list, and `GET <list>/{…}` with the ID of its first item. Other calls need a line in `walk-portal.ts`. */
export async function walkReads(send: Send, reads: readonly Route[]): Promise<void> {
  for (const list of reads.filter((each) => !each.includes('{'))) {
    const path = list.slice('GET '.length);
    const { items = [] } = await send<{ items?: { id: string }[] }>({ method: 'GET', path, name: list });
    const one = reads.find((route) => route.startsWith(`${list}/{`) && route.endsWith('}'));
    if (one && items[0]) await send({ method: 'GET', path: `${path}/${items[0].id}`, name: one });
  }
}
