import type { RecommendationState } from '#shared/contract/security-center/security-center.ts';
import type { Texts } from '#admin-box/i18n/texts.tsx';
import { formatDuration } from '#admin-box/pages/security/policies/duration.ts';

/** Values of these are times, in seconds. */
const isDuration = (code: string): boolean => code.endsWith('FORCE_RELOGIN') || code.endsWith('IDLE_SESSION');

export function titleOf({ t }: Pick<Texts, 't'>, { code }: Pick<RecommendationState, 'code'>): string {
  return t(`center.title.${code}`);
}

/** Why, and what applying it does: with the users by number, and the values of the setting. */
export function textOf(
  { t, locale, list }: Pick<Texts, 't' | 'locale' | 'list'>,
  { code, users, names, present, wanted }: RecommendationState,
): string {
  const value = (number: number | undefined): string => {
    if (number === undefined) return '';
    return isDuration(code) ? formatDuration(number, locale) : new Intl.NumberFormat(locale).format(number);
  };
  const text = t(`center.text.${code}`, { count: users ?? 0, present: value(present), wanted: value(wanted) });
  return names.length > 0 && names.length === users ? `${text} ${list(names)}.` : text;
}
