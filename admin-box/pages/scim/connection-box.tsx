import type { DirectoryConfig, DirectoryToken } from '#shared/contract/scim/scim.ts';
import { isolated } from '#shared/lib/names.ts';
import { Button } from '#shared/ui/button/button.tsx';
import { CopyField } from '#shared/ui/copy-button/copy-field.tsx';
import { ErrorState } from '#shared/ui/error-state/error-state.tsx';
import { Skeleton } from '#shared/ui/skeleton/skeleton.tsx';
import { traceIdOf } from '#admin-box/data/trace-id.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { formatDay, formatRelativeTime } from '#admin-box/kit/relative-time.ts';
import { Line } from '#admin-box/kit/section/section.tsx';
import { linesStyle, mutedStyle } from '#admin-box/kit/section/section.styles.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { Clients } from './clients/clients.tsx';
import { Linking } from './linking/linking.tsx';
import type { AskConnection } from './connection-overlays.tsx';
import { ConnectionStatus } from './connections-table.tsx';
import { baseUrlFor, productOf } from './products.ts';
import { boxStyle } from './scim.styles.ts';
import { useProvider } from './use-provider.ts';
import { useTokens } from './use-provisioning.ts';
import { useTokenName } from './use-token-name.ts';

interface BoxProps {
  connection: DirectoryConfig;
  ask: AskConnection;
}

function useTokenDetail(): (token: DirectoryToken) => string {
  const { t, locale } = useTexts();
  const now = Date.now();
  return ({ createdAt, createdBy, lastUsedAt }) => {
    const date = formatDay(createdAt, now, locale);
    const labels = { never: t('common.never'), now: t('provisioning.justNow'), locale };
    return [
      createdBy === null
        ? t('provisioning.tokenCreated', { date })
        : t('provisioning.tokenCreatedBy', { date, name: createdBy }),
      lastUsedAt === null
        ? t('provisioning.tokenUnused')
        : t('provisioning.tokenUsed', { when: formatRelativeTime(lastUsedAt, now, labels) }),
    ].join(' · ');
  };
}

function TokenLines({
  connection,
  ask,
  tokens,
  mayChange,
}: BoxProps & { tokens: readonly DirectoryToken[]; mayChange: boolean }) {
  const { t } = useTexts();
  const nameOf = useTokenName();
  const detailOf = useTokenDetail();
  if (tokens.length === 0) return <p css={mutedStyle}>{t('provisioning.noTokens')}</p>;
  return (
    <ul css={linesStyle}>
      {tokens.map((token) => (
        <Line
          key={token.id}
          icon="token"
          title={<bdi dir="ltr">{nameOf(token)}</bdi>}
          detail={<bdi>{detailOf(token)}</bdi>}
        >
          {mayChange ? (
            <Button
              size="sm"
              variant="ghost"
              aria-label={t('provisioning.revokeToken', { token: nameOf(token) })}
              onClick={() => ask({ what: 'revoke', connection, token, isOnly: tokens.length === 1 })}
            >
              {t('provisioning.revoke')}
            </Button>
          ) : null}
        </Line>
      ))}
    </ul>
  );
}

/** Two at most: the one in use, and the one that replaces it. */
function Tokens({ connection, ask, mayChange }: BoxProps & { mayChange: boolean }) {
  const { t, errorText } = useTexts();
  const { data, error, isError, isFetching, refetch } = useTokens(connection.id);
  return (
    <>
      <div data-part="section-head">
        <h3>{t('provisioning.tokens')}</h3>
        {mayChange && data ? (
          <Button size="sm" icon="plus" onClick={() => ask({ what: 'token', connection, tokens: data })}>
            {t('provisioning.addToken')}
          </Button>
        ) : null}
      </div>
      {data ? (
        <TokenLines connection={connection} ask={ask} tokens={data} mayChange={mayChange} />
      ) : isError ? (
        <ErrorState
          level={3}
          title={t('provisioning.tokensFailed')}
          description={errorText(error, 'apart')}
          traceId={traceIdOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Skeleton shape="text" count={2} />
      )}
    </>
  );
}

/** What the directory was given: where it sends its requests, and its tokens. */
export function ConnectionBox({ connection, ask }: BoxProps) {
  const { t } = useTexts();
  const { holds } = usePortal();
  const provider = useProvider(connection);
  const mayChange = holds('fe.secure.write.provisioningConfiguration');
  return (
    <section css={boxStyle} aria-labelledby="provisioning-connection">
      <header>
        <h2 id="provisioning-connection">{t('provisioning.connection')}</h2>
        <ConnectionStatus connection={connection} />
      </header>
      <CopyField
        label={t('provisioning.baseUrl')}
        value={baseUrlFor(connection)}
        hint={t('provisioning.named', { provider: isolated(provider), label: isolated(productOf(connection).baseUrl) })}
      />
      <Tokens connection={connection} ask={ask} mayChange={mayChange} />
      <Clients connection={connection} mayChange={mayChange} />
      <Linking connection={connection} mayChange={mayChange} />
      {holds('fe.secure.delete.provisioningConfiguration') ? (
        <div>
          <Button variant="danger-quiet" onClick={() => ask({ what: 'delete', connection })}>
            {t('provisioning.deleteConnection')}…
          </Button>
        </div>
      ) : null}
    </section>
  );
}
