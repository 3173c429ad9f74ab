import { useEffect, useState } from 'react';
import type { PolicyName } from '#shared/contract/policies/policy-history.ts';
import { formatCountdown } from '#shared/i18n/format-time.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { SaveFailure } from '#admin-box/kit/forms/save-failure.tsx';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { useDecidePending, usePendingPolicies } from './use-pending-policies.ts';
import type { Waiting } from './use-pending-policies.ts';

/** Only these may shut users out. */
const titles = {
  mfa: 'security.mfa',
  sessions: 'security.pendingSessions',
  'ip-restrictions': 'security.ipPolicy',
  'domain-restrictions': 'security.domainPolicy',
  'country-restrictions': 'country.policy',
} as const satisfies Partial<Record<PolicyName, string>>;

/** Milliseconds. */
const second = 1000;

/** Seconds until a time, counted down. */
function useSecondsUntil(end: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), second);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((end - now) / second));
}

/** One change that waits, with its countdown. Screen readers hear it once, not every second. */
function PendingBanner({ waiting }: { waiting: Waiting }) {
  const { t, locale } = useTexts();
  const toasts = useToasts();
  const { confirm, undo, readAgain } = useDecidePending();
  const { busy, failure, run } = useAction();
  const left = useSecondsUntil(waiting.endsAt);
  const isOver = left === 0;
  useEffect(() => {
    // the server takes a moment to restore them
    if (!isOver) return;
    const timer = setInterval(() => void readAgain(), 2 * second);
    return () => clearInterval(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOver]);
  const policy = t(titles[waiting.policy as keyof typeof titles] ?? 'page.security');
  const decide = (act: typeof confirm, done: 'security.confirmed' | 'security.undone') => () =>
    void run(async () => {
      await act(waiting);
      toasts.show({ title: t(done, { policy }) });
    });
  const { writable, confirmable } = waiting;
  if (isOver) return <Banner tone="info">{t('security.pendingOver', { policy })}</Banner>;
  return (
    <>
      <Banner
        tone="warning"
        actions={
          writable ? (
            <>
              <Button
                size="sm"
                variant="primary"
                disabled={!confirmable || busy}
                aria-label={t('security.confirmOf', { policy })}
                onClick={decide(confirm, 'security.confirmed')}
              >
                {t('security.confirm')}
              </Button>
              <Button
                size="sm"
                disabled={busy}
                aria-label={t('security.undoOf', { policy })}
                onClick={decide(undo, 'security.undone')}
              >
                {t('security.undo')}
              </Button>
            </>
          ) : undefined
        }
      >
        <strong>
          <span aria-hidden>{t('security.pending', { policy, time: formatCountdown(left, locale) })}</span>
        </strong>{' '}
        {t(writable ? (confirmable ? 'security.pendingReady' : 'security.pendingSignIn') : 'security.pendingReader')}
      </Banner>
      <SaveFailure failure={failure} />
    </>
  );
}

/** Changes of this tenant's policies that undo themselves unless they are confirmed. */
export function PendingPolicies() {
  const { data } = usePendingPolicies();
  return data?.map((waiting) => <PendingBanner key={`${waiting.policy} ${waiting.version}`} waiting={waiting} />);
}
