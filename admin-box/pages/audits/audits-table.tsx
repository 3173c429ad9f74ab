import { Badge } from '#shared/ui/badge/badge.tsx';
import type { TableColumn } from '#shared/ui/table/table.tsx';
import { mutedStyle, titleStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { ListTable } from '#admin-box/kit/list/list-table.tsx';
import type { ListTableProps } from '#admin-box/kit/list/list-table.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import type { Texts } from '#admin-box/i18n/texts.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { actorOf, formatInstant, severityTexts, severityTones, titleOf } from './audit-texts.ts';
import { codeStyle } from '#admin-box/kit/section/code.styles.ts';
import { sortFields } from './use-audits.ts';
import type { AuditColumn, AuditEvent, SortField } from './use-audits.ts';

export interface AuditsTableProps extends Pick<
  ListTableProps<AuditEvent, SortField>,
  'rows' | 'list' | 'openRow' | 'loading' | 'refreshing' | 'empty'
> {
  /** As the metadata describes them; the columns of the contract until it has arrived. */
  columns: readonly AuditColumn[] | undefined;
}

const isSortField = (name: string): name is SortField => sortFields.some((field) => field === name);

/** Action and severity share a column, so that severe events are easy to find in the list. */
function actionCell(event: AuditEvent, texts: Texts) {
  const { severity } = event;
  return (
    <span css={titleStyle}>
      <span dir="auto">{titleOf(event, texts)}</span>
      <span data-part="detail">
        {severity === 'Info' ? null : (
          <>
            <Badge tone={severityTones[severity]}>{texts.t(severityTexts[severity])}</Badge>{' '}
          </>
        )}
        <bdi css={codeStyle}>{event.action}</bdi>
      </span>
    </span>
  );
}

/** Columns that are drawn in a way of their own; in this order, before all others. */
function ownColumns(texts: Texts): TableColumn<AuditEvent>[] {
  const { t, locale } = texts;
  return [
    {
      id: 'createdAt',
      header: t('audits.time'),
      width: 'lg',
      inList: 'note',
      cell: ({ createdAt }) => <bdi>{formatInstant(createdAt, locale)}</bdi>,
    },
    { id: 'action', header: t('audits.event'), inList: 'title', cell: (event) => actionCell(event, texts) },
    {
      id: 'email',
      header: t('audits.user'),
      width: 'lg',
      inList: 'note',
      cell: (event) => <bdi>{actorOf(event, texts)}</bdi>,
    },
    { id: 'ip', header: t('audits.ip'), width: 'md', minor: true, cell: ({ ip }) => plainCell(ip) },
    {
      id: 'severity',
      header: t('audits.severity'),
      width: 'sm',
      minor: true,
      cell: ({ severity }) => t(severityTexts[severity]),
    },
    {
      id: 'userAgent',
      header: t('audits.device'),
      width: 'lg',
      minor: true,
      cell: ({ userAgent }) => plainCell(userAgent),
    },
  ];
}

function plainCell(value: unknown) {
  return <span css={mutedStyle}>{typeof value === 'string' && value !== '' ? <bdi>{value}</bdi> : '–'}</span>;
}

/** Columns of the specification, until the metadata has arrived. */
const usualColumns = ['createdAt', 'action', 'email', 'ip'].map((name) => ({
  name,
  displayName: name,
  sortable: true,
}));

/** What the action says in the reader's language, the description says in English. */
const isShown = ({ name, showInTable }: AuditColumn): boolean => showInTable && name !== 'description';

function columnsFor(metadata: AuditsTableProps['columns'], texts: Texts): TableColumn<AuditEvent>[] {
  const described = metadata?.filter(isShown) ?? usualColumns;
  const own = ownColumns(texts);
  const others = described
    .filter(({ name }) => own.every(({ id }) => id !== name))
    .map(({ name, displayName }): TableColumn<AuditEvent> => ({
      id: name,
      header: displayName,
      width: 'lg',
      minor: true,
      cell: (event) => plainCell(event[name as keyof AuditEvent]),
    }));
  return [...own, ...others].flatMap((column) => {
    const found = described.find(({ name }) => name === column.id);
    return found ? [{ ...column, sortable: found.sortable && isSortField(column.id) }] : [];
  });
}

/** The events of one page. */
export function AuditsTable({ columns, ...table }: AuditsTableProps) {
  const texts = useTexts();
  const { tenant } = usePortal();
  return (
    <ListTable
      {...table}
      label={texts.t('audits.table', { tenant })}
      columns={columnsFor(columns, texts)}
      fields={sortFields}
      rowLabel={(event) => titleOf(event, texts)}
    />
  );
}
