import type { ReactNode } from 'react';
import { brief } from '#shared/lib/names.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import type { BannerTone } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { Icon } from '#shared/ui/icon/icon.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { displayStatus, endsUnpaid, planName } from '#admin-box/kit/billing/subscription-state.ts';
import { useMoney } from '#admin-box/kit/billing/use-money.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import type { BillingAsk, BillingPartProps } from './billing-part.types.ts';

const day = 24 * 3_600_000;

interface Notice {
  tone: BannerTone;
  icon?: ReactNode;
  title: string;
  text: string;
  action?: { label: string; ask: BillingAsk };
}

function useNotice({ billing }: BillingPartProps): Notice | undefined {
  const { subscription, plans } = billing;
  const { t } = useTexts();
  const { day: dayText } = useMoney();
  const { holds } = usePortal();
  if (billing.externallyManaged)
    return { tone: 'neutral', title: t('subscriptions.external'), text: t('subscriptions.externalText') };
  const plan = brief(subscription ? planName(plans, subscription.planId) : '', 40);
  const status = subscription && displayStatus(subscription);
  if (status === 'overdue' && subscription?.pastDue) {
    const { since, nextAttempt, graceEnds } = subscription.pastDue;
    const retry = nextAttempt && dayText(nextAttempt);
    const end = graceEnds && dayText(graceEnds);
    const withoutRetry = end ? t('subscriptions.pastDueText', { plan, end }) : t('subscriptions.pastDueOpen', { plan });
    const withRetry = (date: string) =>
      end
        ? t('subscriptions.pastDueRetry', { retry: date, plan, end })
        : t('subscriptions.pastDueNext', { retry: date });
    return {
      tone: 'danger',
      icon: <Icon name="card" />,
      title: t('subscriptions.pastDue', { date: dayText(since) }),
      text: retry ? withRetry(retry) : withoutRetry,
      action: { label: t('subscriptions.updateCard'), ask: { dialog: 'card' } },
    };
  }
  if (status === 'canceling')
    return {
      tone: 'warning',
      title: t('subscriptions.ends', { plan, date: dayText(subscription!.currentPeriodEnd) }),
      text: t('subscriptions.endsText'),
      action: { label: t('subscriptions.renew'), ask: { dialog: 'renew' } },
    };
  if (status === 'trialing' && subscription?.trialEnd) {
    const { trialEnd, planId } = subscription;
    const count = Math.max(0, Math.ceil((Date.parse(trialEnd) - Date.now()) / day));
    return {
      tone: 'info',
      icon: <Icon name="clock" />,
      title: t('subscriptions.trialEnds', { plan, count, date: dayText(trialEnd) }),
      text: t(endsUnpaid(billing) ? 'subscriptions.trialText' : 'subscriptions.trialCard'),
      action: {
        label: t('subscriptions.startPlan'),
        ask: { dialog: 'checkout', plan: plans.find(({ id }) => id === planId) },
      },
    };
  }
  if (status === 'expired' || status === 'trialEnded')
    return {
      tone: 'warning',
      title: t(status === 'expired' ? 'subscriptions.expiredTitle' : 'subscriptions.trialEndedTitle', { plan }),
      text: t('subscriptions.endedText'),
      action: {
        label: t('subscriptions.choose'),
        ask: { dialog: 'checkout', plan: plans.find(({ id }) => id === subscription?.planId) },
      },
    };
  if (holds('fe.subscriptions.write.*')) return undefined;
  return { tone: 'neutral', title: '', text: t('subscriptions.readOnlyText') };
}

/** What the organization should know first, one thing at a time. */
export function StatusBanner(props: BillingPartProps) {
  const notice = useNotice(props);
  if (!notice) return null;
  const { tone, icon, title, text, action } = notice;
  const { ask } = props;
  return (
    <Banner
      tone={tone}
      icon={icon}
      actions={
        action && ask ? (
          <Button size="sm" variant="ghost" onClick={() => ask(action.ask)}>
            {action.label}
          </Button>
        ) : undefined
      }
    >
      {title ? <strong>{title}</strong> : null} {text}
    </Banner>
  );
}
