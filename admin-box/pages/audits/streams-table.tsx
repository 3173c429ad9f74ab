import type { ReactNode } from 'react';
import type { AuditStream } from '#shared/contract/audits/audit-streams.ts';
import { Status } from '#shared/ui/status/status.tsx';
import { Table } from '#shared/ui/table/table.tsx';
import type { TableColumn } from '#shared/ui/table/table.tsx';
import type { MenuItem } from '#shared/ui/menu/menu.types.ts';
import { titleStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { RowMenu } from '#admin-box/kit/list/row-menu.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import type { Texts } from '#admin-box/i18n/texts.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { codeStyle } from '#admin-box/kit/section/code.styles.ts';
import { formatTexts, formatTime, lagOf, minimumTexts, typeTexts } from './stream-texts.ts';

export interface StreamsTableProps {
  rows: readonly AuditStream[];
  loading: boolean;
  empty: ReactNode;
  /** None for a reader. */
  menuOf: (stream: AuditStream) => readonly MenuItem[];
}

function stateOf({ status }: AuditStream, { t }: Texts) {
  if (status.state === 'paused') return <Status icon="off">{t('streams.paused')}</Status>;
  if (status.state === 'delivering') return <Status tone="success">{t('streams.delivering')}</Status>;
  return <Status tone="danger">{t('streams.failing')}</Status>;
}

/** Text with what is said about it below. */
function cell(text: ReactNode, details: readonly string[]) {
  return (
    <span css={titleStyle}>
      {text}
      {details.map((detail) => (
        <span key={detail} data-part="detail">
          {detail}
        </span>
      ))}
    </span>
  );
}

function statusCell(stream: AuditStream, texts: Texts) {
  const { failingSince, deadLetters } = stream.status;
  const { t, locale } = texts;
  return cell(stateOf(stream, texts), [
    ...(failingSince ? [t('streams.since', { time: formatTime(failingSince, locale) })] : []),
    ...(deadLetters > 0 ? [t('streams.refused', { count: deadLetters })] : []),
  ]);
}

function lagCell(stream: AuditStream, texts: Texts) {
  const { pending } = stream.status;
  return cell(<bdi>{lagOf(stream, texts)}</bdi>, pending > 0 ? [texts.t('streams.queued', { count: pending })] : []);
}

function columnsFor(texts: Texts): TableColumn<AuditStream>[] {
  const { t } = texts;
  return [
    {
      id: 'destination',
      header: t('streams.destination'),
      inList: 'title',
      cell: ({ name, url }) => (
        <span css={titleStyle}>
          <bdi>{name}</bdi>
          <bdi data-part="detail" css={codeStyle} dir="ltr">
            {url}
          </bdi>
        </span>
      ),
    },
    {
      id: 'status',
      header: t('streams.status'),
      width: 'lg',
      inList: 'note',
      cell: (stream) => statusCell(stream, texts),
    },
    {
      id: 'format',
      header: t('streams.format'),
      width: 'lg',
      minor: true,
      cell: ({ type, format, minimumSeverity }) =>
        cell(<span>{t(formatTexts[format])}</span>, [
          t(typeTexts[type]),
          ...(minimumSeverity === 'Info' ? [] : [t(minimumTexts[minimumSeverity])]),
        ]),
    },
    { id: 'lag', header: t('streams.lag'), width: 'lg', inList: 'note', cell: (stream) => lagCell(stream, texts) },
  ];
}

const menuFor =
  (menuOf: StreamsTableProps['menuOf'], { t }: Texts) =>
  (stream: AuditStream) => <RowMenu label={t('streams.actions', { name: stream.name })} items={menuOf(stream)} />;

export function StreamsTable({ rows, loading, empty, menuOf }: StreamsTableProps) {
  const texts = useTexts();
  const { tenant } = usePortal();
  return (
    <Table
      label={texts.t('streams.table', { tenant })}
      columns={columnsFor(texts)}
      rows={rows}
      rowId={({ id }) => id}
      rowLabel={({ name }) => name}
      loading={loading}
      empty={empty}
      rowActions={menuFor(menuOf, texts)}
    />
  );
}
