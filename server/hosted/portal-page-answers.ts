/**
 * What the page in the portal's address asks first, answered with the portal itself, so that its rows do not wait for
 * another way to the server and back. Each is asked of its own endpoint in the name of the person, whose rights decide there.
 */
import { encodeQuery } from '#shared/lib/encode-query.ts';
import { readListQuery } from '#shared/lib/list-query.ts';
import { membersQueryOf, usersRules } from '#shared/lib/users-list.ts';
import type { PortalAnswers } from '#server/use-cases/portal-answers.ts';
import type { HostedCall } from './hosted-call.ts';

type Address = Readonly<Record<string, string>>;

/** By page. Written as the page writes it: a call that differs is asked again, which only costs time. */
const firstCalls: ReadonlyMap<string, (address: Address) => string | undefined> = new Map([
  ['users', usersCall],
  ['roles', () => '/identity/resources/roles/v1'],
]);

function usersCall(address: Address): string {
  return `/team/resources/members/v1${encodeQuery(membersQueryOf(readListQuery(address, usersRules)))}`;
}

/** @param token of the person the page is for */
export async function portalPageAnswers(call: HostedCall, token: string): Promise<PortalAnswers> {
  const { request } = call;
  const { pathname, searchParams } = new URL(request.raw.url ?? '/', 'http://portal');
  const page = /\/portal\/([^/]+)/.exec(pathname)?.[1] ?? '';
  const url = firstCalls.get(page)?.(Object.fromEntries(searchParams));
  if (url === undefined) return {};
  const headers = { authorization: `Bearer ${token}`, 'user-agent': request.headers['user-agent'] ?? '' };
  const answer = await request.server.inject({ method: 'GET', url, headers, remoteAddress: request.ip });
  return answer.statusCode === 200 ? { [`GET ${url}`]: answer.json() } : {};
}
