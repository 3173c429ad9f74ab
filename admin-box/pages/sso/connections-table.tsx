import type { ReactNode } from 'react';
import type { SsoConfig } from '#shared/contract/sso/sso-config.ts';
import type { MenuItem } from '#shared/ui/menu/menu.types.ts';
import { Status } from '#shared/ui/status/status.tsx';
import { Table } from '#shared/ui/table/table.tsx';
import type { TableColumn } from '#shared/ui/table/table.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import type { Texts } from '#admin-box/i18n/texts.tsx';
import { mutedStyle, titleStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { RowMenu } from '#admin-box/kit/list/row-menu.tsx';
import { formatDay } from '#admin-box/kit/relative-time.ts';
import { useFieldVisibility } from '#admin-box/kit/configurable-field.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { certificateEnd, daysLeft, isComplete, isEndingSoon, protocolOf } from './connection-facts.ts';
import { useEnforcement } from './enforce/use-enforcement.ts';
import { useProviderName } from './use-provider-name.ts';

export interface ConnectionsTableProps {
  rows: readonly SsoConfig[];
  loading: boolean;
  empty: ReactNode;
  onOpen: ((connection: SsoConfig) => void) | undefined;
  /** None for a reader. */
  menuOf: (connection: SsoConfig) => readonly MenuItem[];
}

function stateOf(connection: SsoConfig, { t }: Texts, required: ReadonlySet<string>) {
  if (connection.enabled)
    return (
      <Status tone="success">
        {t('sso.active')}
        {required.has(connection.id) ? ` · ${t('ssoreq.required')}` : null}
      </Status>
    );
  if (isComplete(connection)) return <Status icon="off">{t('sso.inactive')}</Status>;
  return <Status tone="warning">{t('sso.unfinished')}</Status>;
}

function domainsCell({ domains }: SsoConfig, { t, list }: Texts) {
  if (domains.length === 0) return <span css={mutedStyle}>{t('sso.noDomain')}</span>;
  const open = domains.filter(({ validated }) => !validated).length;
  return (
    <span css={titleStyle}>
      <bdi>{list(domains.map(({ domain }) => domain))}</bdi>
      {open > 0 ? <span data-part="detail">{t('sso.unverified', { count: open })}</span> : null}
    </span>
  );
}

function certificateCell(connection: SsoConfig, { t, locale }: Texts, now: number) {
  const end = certificateEnd(connection);
  if (end === undefined || protocolOf(connection) === 'oidc') return null;
  if (end <= now) return <Status tone="danger">{t('sso.expired')}</Status>;
  if (isEndingSoon(connection, now))
    return <Status tone="warning">{t('sso.daysLeft', { count: daysLeft(end, now) })}</Status>;
  return (
    <span css={mutedStyle}>{t('sso.validUntil', { date: formatDay(new Date(end).toISOString(), now, locale) })}</span>
  );
}

function columnsFor(
  texts: Texts,
  nameOf: (connection: SsoConfig) => string,
  { shown, required }: { shown: ReturnType<typeof useFieldVisibility>; required: ReadonlySet<string> },
): TableColumn<SsoConfig>[] {
  const { t } = texts;
  const now = Date.now();
  return [
    {
      id: 'connection',
      header: t('sso.connection'),
      inList: 'title',
      cell: (connection) => (
        <span css={titleStyle}>
          <bdi>{nameOf(connection)}</bdi>
          <span data-part="detail">{protocolOf(connection) === 'oidc' ? 'OpenID Connect' : 'SAML 2.0'}</span>
        </span>
      ),
    },
    ...(shown('domains')
      ? [
          {
            id: 'domains',
            header: t('sso.domains'),
            inList: 'note',
            cell: (connection) => domainsCell(connection, texts),
          } satisfies TableColumn<SsoConfig>,
        ]
      : []),
    ...(shown('status')
      ? [
          {
            id: 'status',
            header: t('sso.status'),
            width: 'lg',
            inList: 'note',
            cell: (connection) => stateOf(connection, texts, required),
          } satisfies TableColumn<SsoConfig>,
        ]
      : []),
    ...(shown('certificate')
      ? [
          {
            id: 'certificate',
            header: t('sso.certificate'),
            width: 'lg',
            minor: true,
            inList: 'note',
            isEmpty: (connection) => certificateCell(connection, texts, now) === null,
            cell: (connection) => certificateCell(connection, texts, now),
          } satisfies TableColumn<SsoConfig>,
        ]
      : []),
  ];
}

const menuFor =
  ({ menuOf }: Pick<ConnectionsTableProps, 'menuOf'>, { t }: Texts, nameOf: (connection: SsoConfig) => string) =>
  (connection: SsoConfig) => (
    <RowMenu label={t('sso.actions', { name: nameOf(connection) })} items={menuOf(connection)} />
  );

export function ConnectionsTable({ rows, loading, empty, onOpen, menuOf }: ConnectionsTableProps) {
  const texts = useTexts();
  const { tenant } = usePortal();
  const nameOf = useProviderName();
  const shown = useFieldVisibility();
  const { data } = useEnforcement();
  const required = new Set(data?.domains.map(({ connectionId }) => connectionId));
  return (
    <Table
      label={texts.t('sso.table', { tenant })}
      columns={columnsFor(texts, nameOf, { shown, required })}
      rows={rows}
      rowId={({ id }) => id}
      rowLabel={nameOf}
      loading={loading}
      empty={empty}
      onOpen={onOpen}
      rowActions={menuFor({ menuOf }, texts, nameOf)}
    />
  );
}
