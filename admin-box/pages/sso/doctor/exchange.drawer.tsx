import { lazy, Suspense, useState } from 'react';
import type { SsoConfig } from '#shared/contract/sso/sso-config.ts';
import type { SsoExchangeDetails, SsoSide } from '#shared/contract/sso/sso-exchanges.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { CopyText } from '#admin-box/kit/copy-text.tsx';
import { DataList } from '#shared/ui/data-list/data-list.tsx';
import { Drawer } from '#shared/ui/drawer/drawer.tsx';
import { Skeleton } from '#shared/ui/skeleton/skeleton.tsx';
import { TextAreaField } from '#shared/ui/text-field/text-area-field.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { drawerStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { SaveFailure } from '#admin-box/kit/forms/save-failure.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useRouter } from '#admin-box/router/router-context.tsx';
import { ExchangeResult } from '#admin-box/pages/sso/setup/exchange-result.tsx';
import { useTerms } from '#admin-box/pages/sso/setup/use-terms.ts';
import { sourceStyle } from './doctor.styles.ts';
import { indented } from './indented.ts';
import { dateTimeOf, Outcome, startOf, userOf } from './exchanges-table.tsx';
import { useExchange } from './use-exchanges.ts';

const Replay = lazy(async () => ({ default: (await import('./replay.tsx')).Replay }));

function Notices({ exchange }: { exchange: SsoExchangeDetails }) {
  const { t } = useTexts();
  return (
    <>
      {exchange.masked ? <Banner tone="neutral">{t('ssodoctor.masked')}</Banner> : null}
      {exchange.erased ? <Banner tone="neutral">{t('ssodoctor.erased')}</Banner> : null}
      {exchange.checks.some(({ unverified }) => unverified) ? (
        <Banner tone="warning">{t('ssodoctor.unverifiedText')}</Banner>
      ) : null}
    </>
  );
}

/** An address outside of the verified domains is mended at the provider, too: the user may be a stranger. */
function sidesOf({ side, failedRule }: SsoExchangeDetails): SsoSide[] {
  if (side === null) return [];
  return failedRule === 'domain-proved' ? ['provider', 'organization'] : [side];
}

function Facts({ exchange, provider }: { exchange: SsoExchangeDetails; provider: string }) {
  const texts = useTexts();
  const { t, locale, list } = texts;
  const { side, traceId, createdAt, startedBy } = exchange;
  return (
    <DataList
      items={[
        { term: t('ssodoctor.result'), value: <Outcome exchange={exchange} /> },
        { term: t('ssodoctor.time'), value: dateTimeOf(createdAt, locale) },
        ...(startedBy === null ? [] : [{ term: t('ssodoctor.tests'), value: startOf(exchange, texts) }]),
        ...(side === null
          ? []
          : [
              {
                term: t('ssodoctor.side'),
                value: list(
                  sidesOf(exchange).map((each) => (each === 'provider' ? provider : t(`ssodoctor.side.${each}`))),
                ),
              },
            ]),
        { term: t('ssodoctor.reference'), value: <CopyText text={traceId} /> },
      ]}
    />
  );
}

function Message({ message }: { message: string }) {
  const { t } = useTexts();
  return (
    <details>
      <summary>{t('ssodoctor.message')}</summary>
      <TextAreaField
        label={t('ssodoctor.message')}
        labelHidden
        hint={t('ssodoctor.messageNote')}
        dir="ltr"
        readOnly
        rows={12}
        css={sourceStyle}
        value={indented(message)}
      />
    </details>
  );
}

export interface ExchangeDrawerProps {
  connection: SsoConfig;
  id: string | undefined;
  onClose: () => void;
}

/** An exchange rule by rule, what the provider sent, and its replay by other settings. */
export function ExchangeDrawer({ connection, id, onClose }: ExchangeDrawerProps) {
  const texts = useTexts();
  const { t } = texts;
  const { holds } = usePortal();
  const router = useRouter();
  const { provider } = useTerms(connection);
  const { data, error } = useExchange(connection.id, id);
  const [replayed, setReplayed] = useState<string>();
  const mayChange = holds('fe.secure.write.samlConfiguration');
  const mayReplay = data?.hasMessage === true && mayChange;
  return (
    <Drawer
      open={id !== undefined}
      onClose={onClose}
      size="lg"
      title={data ? userOf(data, texts) : t('ssodoctor.open')}
    >
      <div css={drawerStyle}>
        <SaveFailure failure={error ?? undefined} text={t('ssodoctor.failedTitle')} />
        {data ? (
          <>
            <Notices exchange={data} />
            <Facts exchange={data} provider={provider} />
            <ExchangeResult exchange={data} connection={connection} />
            {mayChange ? (
              <div>
                <Button
                  icon="pen"
                  onClick={() => router.setQuery({ doctor: undefined, exchange: undefined, connection: connection.id })}
                >
                  {t('ssodoctor.edit')}
                </Button>
              </div>
            ) : null}
            {data.message === null ? null : <Message message={data.message} />}
            {mayReplay && replayed !== data.id ? (
              <div>
                <Button icon="sync" onClick={() => setReplayed(data.id)}>
                  {t('ssodoctor.replay')}
                </Button>
              </div>
            ) : null}
            {mayReplay && replayed === data.id ? (
              <Suspense fallback={<Skeleton shape="rows" count={3} />}>
                <Replay key={data.id} connection={connection} exchange={data} />
              </Suspense>
            ) : null}
          </>
        ) : error ? null : (
          <Skeleton shape="rows" count={6} />
        )}
      </div>
    </Drawer>
  );
}
