import type { ReactNode } from 'react';
import type { StepProps } from '#shared/flow/step-props.ts';
import { formatCountdown } from '#shared/i18n/format-time.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Link } from '#shared/ui/link/link.tsx';
import { useTexts } from '#login-box/texts.tsx';
import { accountFlowOwn } from './account-flow-texts.ts';
import { Emphasised } from './emphasised.tsx';
import { StepCard } from './step-card.tsx';
import { StepForm } from './step-form.tsx';
import { BackLink } from './back-link.tsx';

export interface MailSentCardProps {
  props: StepProps;
  step: string;
  title: string;
  /** Names the address. */
  text: string;
  /** Where a mistyped address is corrected. */
  changeHref: string;
  /** An additional action next to the links back. */
  action?: ReactNode;
}

/** A mail has left: to whom, how to have it sent again, and how to correct the address. */
export function MailSentCard({ props, step, title, text, changeHref, action }: MailSentCardProps) {
  const { t, time } = useTexts(accountFlowOwn);
  const { page, values, stepData, send } = props;
  const email = values['email'] ?? '';
  const seconds = stepData.resendIn ?? 0;
  const paused = seconds > 0 && !props.busy;
  return (
    <StepCard
      page={page}
      focusTitle
      title={title}
      lead={<Emphasised text={text} value={email} />}
      foot={
        action ?? (
          <>
            <Link href={changeHref} onPress={() => send({ type: 'email.changed' })}>
              {t('common.useAnotherAddress')}
            </Link>
            <BackLink {...props} />
          </>
        )
      }
    >
      <StepForm
        props={props}
        step={step}
        fields={[]}
        hidden={{ email }}
        submit={paused ? t('common.resendIn', { time: formatCountdown(seconds, time.locale) }) : t('common.resend')}
        submitting={t('common.resending')}
        button={{ secondary: true, disabled: paused }}
        before={stepData.resent ? <Banner tone="success">{t('SignUpSuccess.resent', { email })}</Banner> : undefined}
      />
    </StepCard>
  );
}
