/** Rules of API tokens, independent of rendering. */
import { foldDigits } from '#shared/lib/fold-digits.ts';
import type { ListQuery } from '#shared/lib/list-query.ts';

/** Whose they are: the organisation's, or one's own. */
export type TokenOwner = 'tenant' | 'user';
export const tokenKinds = ['clientCredentials', 'accessToken'] as const;
export type TokenKind = (typeof tokenKinds)[number];

/** A token of either type and owner. The secret is only present in the answer to its creation. */
export interface Token {
  /** The client id, of client credentials. */
  id: string;
  /** Its description. */
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
  expires: string | undefined;
  secret: string | undefined;
  /** Of the organization's tokens; `null` if the user has left. */
  createdBy: string | null | undefined;
  roleIds: readonly string[];
  permissionIds: readonly string[];
}

export const sortFields = ['name', 'createdAt', 'lastUsedAt', 'expires'] as const;
export type SortField = (typeof sortFields)[number];

/** The address has the kind of the second list alone. */
export function kindOf(text: string | undefined): TokenKind {
  return text === 'accessToken' ? text : 'clientCredentials';
}

/** No end is later than any. */
const endOf = ({ expires }: Token): number => (expires === undefined ? Number.MAX_SAFE_INTEGER : Date.parse(expires));

/** Never used is older than anything. */
function compare(one: Token, other: Token, by: SortField, names: Intl.Collator): number {
  if (by === 'name') return names.compare(one.name, other.name);
  if (by === 'expires') return endOf(one) - endOf(other);
  if (by === 'lastUsedAt') return (one.lastUsedAt ?? '').localeCompare(other.lastUsedAt ?? '');
  return one.createdAt.localeCompare(other.createdAt);
}

/** All that fit a search, in the order asked for. */
export function findTokens(
  tokens: readonly Token[],
  { search, sortBy, sortDirection }: ListQuery<SortField, never>,
  locale: string,
): Token[] {
  const names = new Intl.Collator(locale, { sensitivity: 'base', numeric: true });
  const wanted = search.trim().toLocaleLowerCase(locale);
  const sign = sortDirection === 'desc' ? -1 : 1;
  return tokens
    .filter(({ id, name }) => id.includes(wanted) || name.toLocaleLowerCase(locale).includes(wanted))
    .toSorted((one, other) => sign * compare(one, other, sortBy, names) || one.id.localeCompare(other.id));
}

const longestDays = 3650;
const day = 24 * 3_600_000;

/** @returns the days, `null` for no end, and `undefined` for what is no number of days */
export function readDays(text: string): number | null | undefined {
  const typed = foldDigits(text).trim();
  if (typed === '') return null;
  const days = Number(typed);
  return Number.isInteger(days) && days >= 1 && days <= longestDays ? days : undefined;
}

/** Specification, admin portal, section 5. */
export function minutesOf(days: number | null): number | null {
  return days === null ? null : days * 1440;
}

/** @returns whole days until it expires, negative after that */
export function daysLeft(expires: string, now: number): number {
  const left = Date.parse(expires) - now;
  return left <= 0 ? -1 : Math.floor(left / day);
}
