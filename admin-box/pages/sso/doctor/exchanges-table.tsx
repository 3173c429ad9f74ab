import type { ReactNode } from 'react';
import type { SsoExchange } from '#shared/contract/sso/sso-exchanges.ts';
import { Status } from '#shared/ui/status/status.tsx';
import { Table } from '#shared/ui/table/table.tsx';
import type { TableColumn } from '#shared/ui/table/table.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import type { Texts } from '#admin-box/i18n/texts.tsx';
import { mutedStyle, titleStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { remedyOf } from '#admin-box/pages/sso/setup/remedies.ts';

/** Who came, as far as the answer says. */
export function userOf({ email, erased, failedRule }: SsoExchange, { t }: Pick<Texts, 't'>): string {
  if (erased) return t('ssodoctor.erasedUser');
  return email ?? t(failedRule === null ? 'ssodoctor.pending' : 'ssodoctor.unknownUser');
}

/** Who started a test, and that it says nothing of the connection's own provider where the built-in one answered. */
export function startOf({ startedBy, testCase }: SsoExchange, { t }: Pick<Texts, 't'>): string {
  const by = t('ssodoctor.testBy', { name: startedBy ?? '' });
  return testCase === undefined ? by : `${by} · ${t('ssotry.provider')}`;
}

export function Outcome({ exchange }: { exchange: SsoExchange }) {
  const { t } = useTexts();
  const { outcome, purpose, failedRule, kind } = exchange;
  if (outcome === 'pending') return <Status icon="clock">{t('ssodoctor.pending')}</Status>;
  if (outcome === 'passed')
    return <Status tone="success">{t(purpose === 'test' ? 'ssodoctor.testPassed' : 'ssodoctor.signedIn')}</Status>;
  return <Status tone="danger">{t(`ssotest.fault.${remedyOf(kind, failedRule ?? 'result').fault}`)}</Status>;
}

export function dateTimeOf(iso: string, locale: string): string {
  return new Date(iso).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'medium' });
}

function columnsFor(texts: Texts): TableColumn<SsoExchange>[] {
  const { t, locale } = texts;
  return [
    {
      id: 'user',
      header: t('ssodoctor.user'),
      inList: 'title',
      cell: (exchange) => (
        <span css={titleStyle}>
          <bdi>{userOf(exchange, texts)}</bdi>
          {exchange.startedBy === null ? null : <span data-part="detail">{startOf(exchange, texts)}</span>}
        </span>
      ),
    },
    {
      id: 'result',
      header: t('ssodoctor.result'),
      inList: 'note',
      cell: (exchange) => <Outcome exchange={exchange} />,
    },
    {
      id: 'rule',
      header: t('ssotest.rule'),
      width: 'md',
      minor: true,
      cell: ({ failedRule }) => (failedRule === null ? null : <code dir="ltr">{failedRule}</code>),
    },
    {
      id: 'time',
      header: t('ssodoctor.time'),
      width: 'lg',
      inList: 'note',
      cell: ({ createdAt }) => <span css={mutedStyle}>{dateTimeOf(createdAt, locale)}</span>,
    },
  ];
}

export interface ExchangesTableProps {
  provider: string;
  rows: readonly SsoExchange[];
  loading: boolean;
  openRow: string | undefined;
  empty: ReactNode;
  onOpen: (exchange: SsoExchange) => void;
}

export function ExchangesTable({ provider, rows, loading, openRow, empty, onOpen }: ExchangesTableProps) {
  const texts = useTexts();
  return (
    <Table
      label={texts.t('ssodoctor.table', { provider })}
      columns={columnsFor(texts)}
      rows={rows}
      rowId={({ id }) => id}
      rowLabel={(exchange) => userOf(exchange, texts)}
      loading={loading}
      empty={empty}
      onOpen={onOpen}
      {...(openRow !== undefined && { openRow })}
    />
  );
}
