import type { DirectoryToken } from '#shared/contract/scim/scim.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { formatDay } from '#admin-box/kit/relative-time.ts';

/** Names a token by its last characters; one from before they were kept, by its day. */
export function useTokenName(): (token: Pick<DirectoryToken, 'ending' | 'createdAt'>) => string {
  const { t, locale } = useTexts();
  return ({ ending, createdAt }) =>
    ending === null
      ? t('provisioning.tokenUnknown', { date: formatDay(createdAt, Date.now(), locale) })
      : `••••${ending}`;
}
