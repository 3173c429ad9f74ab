import type { Invoice } from '#shared/contract/billing/billing-entities.ts';
import { EmptyState } from '#shared/ui/empty-state/empty-state.tsx';
import { ErrorState } from '#shared/ui/error-state/error-state.tsx';
import { IconButton } from '#shared/ui/icon-button/icon-button.tsx';
import { Status } from '#shared/ui/status/status.tsx';
import type { StatusTone } from '#shared/ui/status/status.tsx';
import { Table } from '#shared/ui/table/table.tsx';
import type { TableColumn } from '#shared/ui/table/table.tsx';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { traceIdOf } from '#admin-box/data/trace-id.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { useChangeBilling, useInvoices } from '#admin-box/kit/billing/use-billing.ts';
import { useMoney } from '#admin-box/kit/billing/use-money.ts';
import { download } from '#admin-box/kit/download.ts';
import { plansStyle } from './billing.styles.ts';

const states = {
  paid: { tone: 'success', label: 'subscriptions.paid' },
  open: { tone: 'danger', label: 'subscriptions.unpaid' },
  void: { tone: 'neutral', label: 'subscriptions.void' },
  disputed: { tone: 'warning', label: 'subscriptions.disputed' },
} as const satisfies Record<Invoice['status'] | 'disputed', { tone: StatusTone; label: string }>;

const stateOf = ({ status, disputed }: Invoice) => states[disputed ? 'disputed' : status];

function useColumns(): TableColumn<Invoice>[] {
  const { t } = useTexts();
  const { money, day } = useMoney();
  return [
    { id: 'number', header: t('subscriptions.invoice'), cell: ({ receiptNumber }) => <bdi>{receiptNumber}</bdi> },
    { id: 'date', header: t('subscriptions.date'), inList: 'note', cell: ({ paymentDate }) => day(paymentDate) },
    {
      id: 'status',
      header: t('subscriptions.status'),
      inList: 'note',
      cell: (invoice) => {
        const { tone, label } = stateOf(invoice);
        return <Status tone={tone}>{t(label)}</Status>;
      },
    },
    {
      id: 'amount',
      header: t('subscriptions.amount'),
      align: 'end',
      inList: 'note',
      cell: ({ totalAmount, currency }) => money(totalAmount, currency),
    },
  ];
}

/** Saves the PDF of an invoice. A failure is said apart from those of the list. */
function useDownload() {
  const { t } = useTexts();
  const toasts = useToasts();
  const { invoicePdf } = useChangeBilling();
  return async ({ id, receiptNumber: number }: Invoice, place: Node): Promise<void> => {
    const name = `invoice-${number}.pdf`;
    try {
      download(await invoicePdf(id, name), name, place);
    } catch {
      toasts.show({ tone: 'danger', title: t('subscriptions.downloadFailed', { number }) });
    }
  };
}

function DownloadButton({ invoice }: { invoice: Invoice }) {
  const { t } = useTexts();
  const save = useDownload();
  return (
    <IconButton
      size="sm"
      icon="download"
      label={t('subscriptions.download', { number: invoice.receiptNumber })}
      onClick={(click) => void save(invoice, click.currentTarget)}
    />
  );
}

const actionOf = (invoice: Invoice) => <DownloadButton invoice={invoice} />;

export function Invoices() {
  const { t, errorText } = useTexts();
  const { data, error, isError, isFetching, refetch } = useInvoices();
  const columns = useColumns();
  return (
    <section css={plansStyle} aria-labelledby="subscriptions-invoices">
      <h2 id="subscriptions-invoices">{t('subscriptions.invoices')}</h2>
      {isError && !data ? (
        <ErrorState
          level={3}
          title={t('subscriptions.invoicesFailed')}
          description={errorText(error, 'apart')}
          traceId={traceIdOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Table
          label={t('subscriptions.invoices')}
          columns={columns}
          rows={data ?? []}
          rowId={({ id }) => id}
          rowLabel={({ receiptNumber }) => receiptNumber}
          loading={!data}
          dense
          rowActions={actionOf}
          empty={
            <EmptyState
              icon="card"
              level={3}
              title={t('subscriptions.noInvoices')}
              description={t('subscriptions.noInvoicesText')}
            />
          }
        />
      )}
    </section>
  );
}
