import type { DirectoryConfig } from '#shared/contract/scim/scim.ts';
import { formatTimeOrDateTime } from '#shared/i18n/format-time.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import type { AskConnection } from './connection-overlays.tsx';
import { stateOf } from './connection-state.ts';
import { useMoves } from './use-moves.ts';
import { useProvider } from './use-provider.ts';
import { useTokens } from './use-provisioning.ts';
import { useSender } from './use-sender.ts';

interface NoticeProps {
  connection: DirectoryConfig;
  /** Asks for another token; absent where one is created next to it. */
  ask?: AskConnection;
}

/** The way back to what is entered at the directory. */
function ContinueSetUp({ connection }: Pick<NoticeProps, 'connection'>) {
  const { t } = useTexts();
  const { setUp } = useMoves();
  return (
    <Button size="sm" onClick={() => setUp(connection.id, 'values')}>
      {t('provisioning.continueSetUp')}
    </Button>
  );
}

function Waiting({ connection }: Pick<NoticeProps, 'connection'>) {
  const { t } = useTexts();
  const provider = useSender()(connection);
  return (
    <Banner tone="info" actions={<ContinueSetUp connection={connection} />}>
      <strong>{t('provisioning.waitingTitle', { provider })}</strong> {t('provisioning.firstText', { provider })}
    </Banner>
  );
}

/** Other tokens are named before one is created. */
function CreateToken({ connection, ask }: Required<NoticeProps>) {
  const { t } = useTexts();
  const { data: tokens } = useTokens(connection.id);
  return (
    <Button
      size="sm"
      variant="ghost"
      loading={!tokens}
      onClick={() => tokens && ask({ what: 'token', connection, tokens })}
    >
      {t('provisioning.addToken')}
    </Button>
  );
}

/** What keeps a directory from being heard. */
export function ConnectionNotice({ connection, ask }: NoticeProps) {
  const { t, locale } = useTexts();
  const provider = useProvider(connection);
  const { holds } = usePortal();
  const state = stateOf(connection);
  const actions =
    ask && holds('fe.secure.write.provisioningConfiguration') ? (
      <>
        {connection.lastSync === null ? <ContinueSetUp connection={connection} /> : null}
        <CreateToken connection={connection} ask={ask} />
      </>
    ) : undefined;
  if (state === 'noToken')
    return (
      <Banner tone="danger" actions={actions}>
        <strong>{t('provisioning.noTokenTitle')}</strong> {t('provisioning.noTokenText', { provider })}
      </Banner>
    );
  if (state === 'waiting') return <Waiting connection={connection} />;
  if (state === 'active') return null;
  const time = formatTimeOrDateTime(connection.lastRefusedAt!, Date.now(), { locale });
  return (
    <Banner tone="danger" actions={actions}>
      <strong>{t('provisioning.wrongToken', { provider })}</strong>{' '}
      {t('provisioning.wrongTokenText', { provider, time })}
    </Banner>
  );
}
