import type { BulkStatus } from '#shared/contract/invitations/invitations.ts';
import { formatTime } from '#shared/i18n/format-time.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { Progress } from '#shared/ui/progress/progress.tsx';
import { formStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { BulkInviteLines } from './bulk-invite-lines.tsx';
import { useBulkInvite } from './use-bulk-invite.ts';

/** How far it is: the bar while it moves, then what came of it. */
function Outcome({ status }: { status: BulkStatus }) {
  const { t, locale } = useTexts();
  const { tenant } = usePortal();
  const number = new Intl.NumberFormat(locale);
  const done = status.total - status.waiting;
  if (status.status === 'undone') return <Banner tone="neutral">{t('list.undone', { count: status.undone })}</Banner>;
  if (status.status !== 'completed') {
    return (
      <Progress
        label={t('list.progress', { tenant })}
        value={done}
        max={status.total}
        counts={t('list.counts', { done: number.format(done), total: number.format(status.total) })}
      />
    );
  }
  const left = status.invited - status.mailed;
  return (
    <Banner tone={status.errors.length > 0 ? 'warning' : 'success'}>
      <strong>{t('list.invited', { count: status.invited })}</strong>{' '}
      {left > 0 ? t('list.mails', { count: left }) : null}
    </Banner>
  );
}

/** Taking it back, while that is possible. */
function Undo({ status }: { status: BulkStatus }) {
  const { t, locale, errorText } = useTexts();
  const { undo } = useBulkInvite();
  const possible =
    status.status !== 'undone' && status.invited + status.waiting > 0 && Date.parse(status.undoableUntil) > Date.now();
  if (!possible) return null;
  return (
    <>
      {undo.isError ? <Banner tone="danger">{errorText(undo.error)}</Banner> : null}
      <Banner
        tone="neutral"
        actions={
          <Button
            size="sm"
            variant="ghost"
            loading={undo.isPending}
            loadingLabel={t('list.undoing')}
            onClick={() => undo.mutate(status.id)}
          >
            {t('list.undo')}
          </Button>
        }
      >
        {t('list.undoText', { time: formatTime(status.undoableUntil, { locale }) })}
      </Banner>
    </>
  );
}

/** A list that was sent. */
export function BulkInviteStatus({ status }: { status: BulkStatus }) {
  const { t } = useTexts();
  const failures = t('list.someFailed', { count: status.errors.length });
  return (
    <div css={formStyle}>
      <Outcome status={status} />
      {status.waiting > 0 && status.status !== 'undone' ? <p>{t('list.goesOn')}</p> : null}
      <Undo status={status} />
      {status.errors.length > 0 ? (
        <section css={formStyle}>
          <strong>{failures}</strong>
          <BulkInviteLines lines={status.errors} label={failures} />
        </section>
      ) : null}
    </div>
  );
}
