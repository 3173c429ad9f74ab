import type { DirectoryConfig } from '#shared/contract/scim/scim.ts';
import { formatTimeOrDateTime } from '#shared/i18n/format-time.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { stateOf } from './connection-state.ts';
import { useMoves } from './use-moves.ts';
import { useProvider } from './use-provider.ts';
import { useSender } from './use-sender.ts';

/** The way back to what is entered at the directory. */
function Waiting({ connection }: { connection: DirectoryConfig }) {
  const { t } = useTexts();
  const { setUp } = useMoves();
  const provider = useSender()(connection);
  return (
    <Banner
      tone="info"
      actions={
        <Button size="sm" onClick={() => setUp(connection.id, 'values')}>
          {t('provisioning.continueSetUp')}
        </Button>
      }
    >
      <strong>{t('provisioning.waitingTitle', { provider })}</strong> {t('provisioning.firstText', { provider })}
    </Banner>
  );
}

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
  if (state === 'waiting') return <Waiting connection={connection} />;
  if (state === 'active') return null;
  const time = formatTimeOrDateTime(connection.lastRefusedAt!, Date.now(), { locale });
  return (
    <Banner tone="danger">
      <strong>{t('provisioning.wrongToken', { provider })}</strong>{' '}
      {t('provisioning.wrongTokenText', { provider, time })}
    </Banner>
  );
}
