import type { ReactNode } from 'react';
import type { StepProps } from '#shared/flow/step-props.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { useTexts } from '#login-box/texts.tsx';
import { passwordlessOwn } from '#login-box/flows/passwordless/passwordless-texts.ts';
import { codeField } from './code-field.ts';
import { Emphasised } from './emphasised.tsx';
import { ResendLink } from './resend-link.tsx';
import { StepCard } from './step-card.tsx';
import { StepForm } from './step-form.tsx';
import { Trace } from './trace.tsx';

export interface CodeCardProps {
  props: StepProps;
  step: string;
  title: string;
  text: string;
  /** Recipient of the code; emphasized in the text. */
  target: string;
  submit: string;
  submitting: string;
  /** Links in addition to "send a new code". */
  foot: ReactNode;
}

/** Asks for a code that was sent: where to, how to have another one, and how to use another address. */
export function CodeCard({ props, step, title, text, target, submit, submitting, foot }: CodeCardProps) {
  const { t } = useTexts(passwordlessOwn);
  const { page, stepData, error } = props;
  return (
    <StepCard
      page={page}
      title={title}
      lead={<Emphasised text={text} value={target} />}
      foot={
        <>
          <ResendLink props={props} text={t('code.resend')} textIn={(time) => t('code.resendIn', { time })} />
          {foot}
          {error && !error.field ? <Trace error={error} /> : null}
        </>
      }
    >
      <StepForm
        props={props}
        step={step}
        fields={[codeField(t('code.label'))]}
        hidden={stepData.kept ? { kept: stepData.kept, email: props.values['email'] ?? '' } : undefined}
        submit={submit}
        submitting={submitting}
        before={stepData.resent ? <Banner tone="success">{t('code.resent')}</Banner> : undefined}
      />
    </StepCard>
  );
}
