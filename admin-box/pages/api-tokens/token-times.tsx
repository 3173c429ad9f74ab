import { Status } from '#shared/ui/status/status.tsx';
import { formatDay, formatRelativeTime } from '#admin-box/kit/relative-time.ts';
import { mutedStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { daysLeft } from './token-rules.ts';
import type { Token } from './token-rules.ts';

/** Soon enough to do something about it. */
const soon = 14;

/** Expiry of a token; highlighted when it is near. */
export function TokenEnd({ token }: { token: Token }) {
  const { t, locale } = useTexts();
  const now = Date.now();
  if (!token.expires) return <span css={mutedStyle}>{t('token.endless')}</span>;
  const left = daysLeft(token.expires, now);
  const date = formatDay(token.expires, now, locale);
  if (left < 0) return <Status tone="danger">{t('token.ended', { date })}</Status>;
  if (left === 0) return <Status tone="warning">{t('token.endsToday')}</Status>;
  if (left <= soon) return <Status tone="warning">{t('token.daysLeft', { count: left })}</Status>;
  return <span css={mutedStyle}>{date}</span>;
}

/** When the token was last used, as text. */
export function useLastUsed(): (token: Token) => string {
  const { t, locale } = useTexts();
  return ({ lastUsedAt }) =>
    formatRelativeTime(lastUsedAt ?? undefined, Date.now(), {
      never: t('token.neverUsed'),
      now: t('common.now'),
      locale,
    });
}
