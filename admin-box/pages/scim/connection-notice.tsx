import type { DirectoryConfig } from '#shared/contract/scim/scim.ts';
import { formatTimeOrDateTime } from '#shared/i18n/format-time.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { stateOf } from './connection-state.ts';
import { useProvider } from './use-provider.ts';

/** What keeps a directory from being heard. */
export function ConnectionNotice({ connection }: { connection: DirectoryConfig }) {
  const { t, locale } = useTexts();
  const provider = useProvider(connection);
  const state = stateOf(connection);
  if (state === 'noToken')
    return (
      <Banner tone="danger">
        <strong>{t('provisioning.noTokenTitle')}</strong> {t('provisioning.noTokenText', { provider })}
      </Banner>
    );
  if (state !== 'refused') return null;
  const time = formatTimeOrDateTime(connection.lastRefusedAt!, Date.now(), { locale });
  return (
    <Banner tone="danger">
      <strong>{t('provisioning.wrongToken', { provider })}</strong>{' '}
      {t('provisioning.wrongTokenText', { provider, time })}
    </Banner>
  );
}
