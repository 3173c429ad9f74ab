import type { ScimRequest } from '#shared/contract/scim/scim-requests.ts';
import { Status } from '#shared/ui/status/status.tsx';
import { Table } from '#shared/ui/table/table.tsx';
import type { TableColumn, TableProps } from '#shared/ui/table/table.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import type { Texts } from '#admin-box/i18n/texts.tsx';
import { mutedStyle, titleStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { codeStyle } from '#admin-box/kit/section/code.styles.ts';
import { titleOf } from './request-texts.ts';

export type ActivityTableProps = Pick<
  TableProps<ScimRequest>,
  'label' | 'rows' | 'openRow' | 'loading' | 'refreshing' | 'empty' | 'onOpen'
>;

/** A removal that is held was answered as if it were done: its status alone would say that the user has no access. */
export function RequestStatus({
  request: { rule, status, held },
}: {
  request: Pick<ScimRequest, 'rule' | 'status' | 'held'>;
}) {
  const { t } = useTexts();
  if (held)
    return (
      <Status tone="warning">
        {status} {t('scimlog.held')}
      </Status>
    );
  return rule === null ? (
    <Status tone="success">{status}</Status>
  ) : (
    <Status tone="danger">
      {status} {t('scimlog.refused')}
    </Status>
  );
}

function columnsFor(texts: Texts): TableColumn<ScimRequest>[] {
  const { t, locale } = texts;
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'medium' });
  return [
    {
      id: 'operation',
      header: t('scimlog.operation'),
      inList: 'title',
      cell: (request) => (
        <span css={titleStyle}>
          <bdi>{titleOf(request, texts)}</bdi>
          <span data-part="detail" css={codeStyle} dir="ltr">
            {request.method} {request.path}
          </span>
        </span>
      ),
    },
    {
      id: 'result',
      header: t('scimlog.result'),
      width: 'md',
      inList: 'note',
      cell: (request) => <RequestStatus request={request} />,
    },
    {
      id: 'time',
      header: t('scimlog.time'),
      width: 'lg',
      inList: 'note',
      cell: ({ createdAt }) => <bdi css={mutedStyle}>{time.format(Date.parse(createdAt))}</bdi>,
    },
  ];
}

/** Requests of a directory; each is pressed to read more of it. */
export function ActivityTable(props: ActivityTableProps) {
  const texts = useTexts();
  return (
    <Table
      {...props}
      columns={columnsFor(texts)}
      rowId={({ id }) => id}
      rowLabel={(request) => titleOf(request, texts)}
    />
  );
}
