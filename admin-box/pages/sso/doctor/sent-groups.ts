import type { SsoExchange } from '#shared/contract/sso/sso-exchanges.ts';

/** Shown of a group each; the server shows as many. */
const most = 20;

/** Characters after which a value that was seen is cut; see `longestSsoValue`. */
const longest = 500;

/** Groups that an answer names: those that are judged by themselves, or else all of them. */
export function sentGroups({ checks }: Pick<SsoExchange, 'checks'>): string[] {
  const judged = checks.flatMap(({ rule, seen }) => (rule === 'group-role' && seen !== null ? [seen] : []));
  const seen = checks.find(({ rule }) => rule === 'groups')?.seen ?? '';
  // half of a name would be no group
  const named = seen.split(', ').slice(0, seen.length < longest ? undefined : -1);
  return [...new Set(judged.length > 0 ? judged : named)].filter(Boolean).slice(0, most);
}
