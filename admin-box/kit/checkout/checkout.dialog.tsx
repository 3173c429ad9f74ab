import { useState } from 'react';
import type { Plan } from '#shared/contract/billing/billing-entities.ts';
import { brief, isolated } from '#shared/lib/names.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { WithNames } from '#shared/ui/confirm-dialog/with-names.tsx';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { CardLine } from '#admin-box/kit/billing/card-line.tsx';
import { isOverdue, liveOf, planName, plansToTake } from '#admin-box/kit/billing/subscription-state.ts';
import type { Billing } from '#admin-box/kit/billing/use-billing.ts';
import { useMoney } from '#admin-box/kit/billing/use-money.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { BankStep } from './bank-step.tsx';
import { CardDialog } from './card.dialog.tsx';
import { checkoutStyle, summaryStyle } from './checkout.styles.ts';
import { PlanChoice } from './plan-choice.tsx';
import { OverdueDialog } from './overdue.dialog.tsx';
import { Summary } from './summary.tsx';
import { useCardEntry } from './use-card-entry.tsx';
import { isConfirmedLocally, useCheckout } from './use-checkout.ts';

export interface CheckoutDialogProps {
  open: boolean;
  billing: Billing;
  /** Chosen at first. */
  plan: Plan | undefined;
  onClose(): void;
}

function Confirmed({ plan, onClose, ...dialog }: { plan: Plan | undefined; open: boolean; onClose(): void }) {
  const { t } = useTexts();
  const { tenant } = usePortal();
  return (
    <Dialog
      {...dialog}
      onClose={onClose}
      title={<WithNames text={t('checkout.done', { plan: isolated(plan?.name ?? '') })} as="title" />}
      description={<WithNames text={t('checkout.doneText', { tenant: isolated(tenant) })} as="text" />}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('checkout.close')}
        </Button>
      }
    />
  );
}

/** Chooses a plan and a card, shows the price to the cent, and pays it. */
function Checkout({ open, billing, plan: first, onClose }: CheckoutDialogProps) {
  const { t, errorText } = useTexts();
  const { tenant } = usePortal();
  const { money } = useMoney();
  const plans = plansToTake(billing);
  const checkout = useCheckout(billing, (plans.find(({ id }) => id === first?.id) ?? plans[0])?.id);
  const { price, paymentError, busy } = checkout;
  // stays as it was opened: a card that was saved before a payment failed is still to be seen
  const [withCard, setWithCard] = useState(!billing.method);
  const plan = plans.find(({ id }) => id === checkout.plan?.id);
  const card = useCardEntry(plan?.price.currency ?? 'usd');
  const { question } = card;
  const { method, subscription } = billing;
  const live = liveOf(billing);
  if (checkout.isConfirmed) return <Confirmed open={open} plan={checkout.plan} onClose={onClose} />;
  const due = price?.dueNow ?? 0;
  // a trial begins without a card, and may change its plan; to start the plan of a trial is to give one
  const isOptional = price !== undefined && due === 0 && plan?.id !== live?.planId;
  const needsCard = withCard && !(card.isEmpty && isOptional);
  const submit = () => {
    if (busy || !plan) return;
    const given = needsCard ? card.read() : undefined;
    if (needsCard && !given) return;
    checkout.pay(given);
  };
  const label = () => {
    if (!plan) return t('checkout.pay', { amount: '' });
    if (due > 0) return t('checkout.pay', { amount: money(due, price!.currency) });
    if (isConfirmedLocally(billing, plan.id)) return t('subscriptions.startPlan');
    return price?.trialEnd && !subscription
      ? t('checkout.startTrial')
      : t('checkout.confirm', { plan: brief(plan.name, 20) });
  };
  return (
    <Dialog
      open={open}
      // a question of the bank is refused, and everything else is paid to its end: nobody would see how it went
      onClose={question ? () => question.answer('failed') : onClose}
      busy={busy && !question}
      size="lg"
      hasFrames
      title={<WithNames text={t('checkout.choose', { tenant: isolated(tenant) })} as="title" />}
      description={
        live ? (
          <WithNames
            text={t('checkout.now', { tenant: isolated(tenant), plan: isolated(planName(billing.plans, live.planId)) })}
            as="text"
          />
        ) : undefined
      }
      onSubmit={question ? undefined : submit}
    >
      {question ? (
        <BankStep question={question} />
      ) : plan ? (
        <div css={checkoutStyle}>
          <div>
            {paymentError ? <Banner tone="danger">{errorText(paymentError)}</Banner> : null}
            <PlanChoice plans={plans} currentId={live?.planId} value={plan.id} onChange={checkout.choosePlan} />
            {withCard || !method ? (
              card.fields
            ) : (
              <>
                <CardLine method={method} />
                <div>
                  <Button size="sm" onClick={() => setWithCard(true)}>
                    {t('checkout.otherCard')}
                  </Button>
                </div>
              </>
            )}
          </div>
          <section css={summaryStyle} aria-labelledby="checkout-summary" data-part="summary">
            <h3 id="checkout-summary">{t('checkout.summary')}</h3>
            <Summary billing={billing} checkout={checkout} />
            <div data-part="buttons">
              <Button
                variant="primary"
                type="submit"
                wide
                disabled={!price && !busy}
                loading={busy}
                loadingLabel={t('checkout.working')}
              >
                {label()}
              </Button>
              <Button variant="ghost" wide disabled={busy} onClick={onClose}>
                {t('common.cancel')}
              </Button>
            </div>
          </section>
        </div>
      ) : (
        <Banner tone="neutral">{t('checkout.nothing')}</Banner>
      )}
    </Dialog>
  );
}

/** The checkout; while a payment is overdue, first the way to pay it. */
export function CheckoutDialog(props: CheckoutDialogProps) {
  const { open, billing, onClose } = props;
  const [withNewCard, setWithNewCard] = useState(false);
  if (withNewCard)
    return (
      <CardDialog
        open={open}
        currency={billing.subscription?.currency ?? 'usd'}
        onClose={() => setWithNewCard(false)}
      />
    );
  if (isOverdue(billing)) return <OverdueDialog open={open} onClose={onClose} onUpdate={() => setWithNewCard(true)} />;
  return <Checkout {...props} />;
}
