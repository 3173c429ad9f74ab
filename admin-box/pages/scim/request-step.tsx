import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { DirectoryConfig } from '#shared/contract/scim/scim.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button, Spinner } from '#shared/ui/button/button.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { stateOf } from './connection-state.ts';
import { ConnectionNotice } from './connection-notice.tsx';
import { isGuided } from './products.ts';
import { waitingStyle } from './guide.styles.ts';
import { stepStyle } from './scim.styles.ts';
import { useMoves } from './use-moves.ts';
import { useProvider } from './use-provider.ts';
import { partKey } from './use-provisioning.ts';

/** What was read of the connection before its first request is out of date. */
function useReadAnew(id: string, hasSpoken: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (hasSpoken) void queries.invalidateQueries({ queryKey: partKey(id) });
  }, [queries, id, hasSpoken]);
}

/** Waits until the directory has spoken, and says so. The list of connections is read again and again meanwhile. */
export function RequestStep({ connection }: { connection: DirectoryConfig }) {
  const { t } = useTexts();
  const { open } = useMoves();
  const provider = useProvider(connection);
  const state = stateOf(connection);
  const hasSpoken = state === 'active';
  useReadAnew(connection.id, hasSpoken);
  return (
    <div css={stepStyle}>
      {hasSpoken ? (
        <Banner tone="success">
          <strong>{t('provisioning.spoke', { provider })}</strong> {t('provisioning.spokeText', { provider })}
        </Banner>
      ) : (
        <>
          {state === 'waiting' ? null : <ConnectionNotice connection={connection} />}
          <p role="status" css={waitingStyle}>
            <Spinner />
            {isGuided(connection) ? t('provisioning.waiting', { provider }) : t('provisioning.guideWaiting')}
          </p>
        </>
      )}
      <div>
        <Button variant={hasSpoken ? 'primary' : 'secondary'} onClick={() => open(connection.id)}>
          {t('provisioning.openConnection')}
        </Button>
      </div>
    </div>
  );
}
