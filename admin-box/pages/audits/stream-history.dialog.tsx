import { useState } from 'react';
import type { AuditStream, ResendPlan, ResendWindow } from '#shared/contract/audits/audit-streams.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import { IconButton } from '#shared/ui/icon-button/icon-button.tsx';
import { Skeleton } from '#shared/ui/skeleton/skeleton.tsx';
import { TextField } from '#shared/ui/text-field/text-field.tsx';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { SaveFailure } from '#admin-box/kit/forms/save-failure.tsx';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { drawerStyle, formStyle, mutedStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { linesStyle } from '#admin-box/kit/section/section.styles.ts';
import { Line } from '#admin-box/kit/section/section.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { formatTime } from './stream-texts.ts';
import { useChangeStreams, useDeadLetters } from './use-streams.ts';

interface HistoryProps {
  stream: AuditStream;
  onSent(plan: ResendPlan): void;
}

/** Events that the destination refused while it took others. */
function DeadLetters({ stream, onSent }: HistoryProps) {
  const { t, locale } = useTexts();
  const letters = useDeadLetters(stream.id);
  const { resend } = useChangeStreams();
  const { busy, failure, run } = useAction();
  const sendAgain = (sequence: number) =>
    run(async () => onSent(await resend(stream.id, { fromSequence: sequence, toSequence: sequence })));
  if (letters.isError) return <Banner tone="danger">{t('streams.deadFailed')}</Banner>;
  if (!letters.data) return <Skeleton shape="rows" count={2} />;
  if (letters.data.rows.length === 0) return <p css={mutedStyle}>{t('streams.deadNone')}</p>;
  return (
    <>
      <p css={mutedStyle}>{t('streams.deadText')}</p>
      <SaveFailure failure={failure} remote={undefined} />
      <ul css={linesStyle}>
        {letters.data.rows.map(({ sequence, action, failedAt, error }) => (
          <Line
            key={sequence}
            icon="list"
            title={t('streams.event', { sequence })}
            detail={
              <bdi>
                {action}, {error}, {formatTime(failedAt, locale)}
              </bdi>
            }
          >
            <IconButton
              icon="sync"
              size="sm"
              label={t('streams.sendAgain', { sequence })}
              disabled={busy}
              onClick={() => void sendAgain(sequence)}
            />
          </Line>
        ))}
      </ul>
    </>
  );
}

/** What a field of the browser for local times holds, as ISO 8601. */
const isoOf = (local: string): string | undefined => (local === '' ? undefined : new Date(local).toISOString());

function TimeRange({ stream, onSent }: HistoryProps) {
  const { t } = useTexts();
  const { count, resend } = useChangeStreams();
  const { busy, failure, run } = useAction();
  const [range, setRange] = useState({ from: '', to: '' });
  const [plan, setPlan] = useState<ResendPlan>();
  const isWrong = range.from !== '' && range.to !== '' && range.from > range.to;
  const [from, to] = [isoOf(range.from), isoOf(range.to)];
  const wanted: ResendWindow = { ...(from && { from }), ...(to && { to }) };
  const change = (part: Partial<typeof range>) => {
    setRange({ ...range, ...part });
    setPlan(undefined);
  };
  return (
    <div css={formStyle}>
      <SaveFailure failure={failure} remote={undefined} />
      <TextField
        type="datetime-local"
        label={t('streams.from')}
        optional
        value={range.from}
        onChange={(event) => change({ from: event.currentTarget.value })}
      />
      <TextField
        type="datetime-local"
        label={t('streams.to')}
        optional
        value={range.to}
        error={isWrong ? t('streams.rangeWrong') : undefined}
        onChange={(event) => change({ to: event.currentTarget.value })}
      />
      <p role="status" css={mutedStyle}>
        {plan ? t('streams.counted', { count: plan.count }) : null}
      </p>
      <div>
        {plan && plan.count > 0 ? (
          <Button
            variant="primary"
            loading={busy}
            onClick={() => void run(async () => onSent(await resend(stream.id, wanted)))}
          >
            {t('streams.resend', { count: plan.count })}
          </Button>
        ) : (
          <Button
            loading={busy}
            disabled={isWrong}
            onClick={() => void run(async () => setPlan(await count(stream.id, wanted)))}
          >
            {t('streams.count')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Sends events again: those that were refused, or those of a time range, which are counted first. */
export function StreamHistoryDialog({
  stream,
  open,
  onClose,
}: {
  stream: AuditStream;
  open: boolean;
  onClose(): void;
}) {
  const { t } = useTexts();
  const toasts = useToasts();
  const onSent = ({ count }: ResendPlan) => {
    toasts.show({ title: t('streams.resent', { count }) });
    onClose();
  };
  const { resending } = stream.status;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('streams.historyTitle', { name: stream.name })}
      description={t('streams.historyText')}
      footer={
        <Button variant="ghost" onClick={onClose}>
          {t('streams.close')}
        </Button>
      }
    >
      <div css={drawerStyle}>
        {resending > 0 ? <Banner tone="info">{t('streams.resending', { count: resending })}</Banner> : null}
        <section>
          <h3>{t('streams.deadTitle')}</h3>
          <DeadLetters stream={stream} onSent={onSent} />
        </section>
        <section>
          <h3>{t('streams.range')}</h3>
          <TimeRange stream={stream} onSent={onSent} />
        </section>
      </div>
    </Dialog>
  );
}
