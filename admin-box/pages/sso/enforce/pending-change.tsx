import { useEffect, useState } from 'react';
import { formatCountdown } from '#shared/i18n/format-time.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { SaveFailure } from '#admin-box/kit/forms/save-failure.tsx';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { useChangeEnforcement } from './use-enforcement.ts';
import type { ReadEnforcement } from './use-enforcement.ts';

/** Milliseconds. */
const second = 1000;

/** A change that undoes itself, with its countdown. Screen readers hear it once, not every second. */
export function PendingChange({ enforcement, endsAt }: { enforcement: ReadEnforcement; endsAt: number }) {
  const { t, locale } = useTexts();
  const toasts = useToasts();
  const { confirm, readAgain } = useChangeEnforcement();
  const { busy, failure, run } = useAction();
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((endsAt - now) / second));
  const isOver = left === 0;
  useEffect(() => {
    const timer = setInterval(() => (isOver ? void readAgain() : setNow(Date.now())), isOver ? 2 * second : second);
    return () => clearInterval(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOver]);
  const { pending, version } = enforcement;
  const press = () =>
    void run(async () => {
      await confirm(version);
      toasts.show({ title: t('ssoreq.confirmed') });
    });
  return (
    <>
      <Banner
        tone="warning"
        actions={
          <Button size="sm" variant="primary" disabled={!pending?.confirmable || busy || isOver} onClick={press}>
            {t('ssoreq.confirm')}
          </Button>
        }
      >
        <strong>
          <span aria-hidden>{t('ssoreq.pending', { time: formatCountdown(left, locale) })}</span>
        </strong>{' '}
        {t(pending?.confirmable ? 'ssoreq.pendingReady' : 'ssoreq.pendingSignIn')}
      </Banner>
      <SaveFailure failure={failure} />
    </>
  );
}
