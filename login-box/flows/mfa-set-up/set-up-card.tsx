import type { ReactNode } from 'react';
import type { StepProps } from '#shared/flow/step-props.ts';
import { Link } from '#shared/ui/link/link.tsx';
import type { LightField } from '#shared/ui/light-form/light-form.ts';
import { useTexts } from '#login-box/texts.tsx';
import { StepCard } from '#login-box/parts/step-card.tsx';
import { StepForm } from '#login-box/parts/step-form.tsx';
import { stepHref } from '#login-box/parts/step-href.ts';
import { Trace } from '#login-box/parts/trace.tsx';
import { mfaSetUpOwn } from './mfa-set-up-texts.ts';
import { SetUpLead } from './set-up-lead.tsx';

export interface SetUpCardProps {
  props: StepProps;
  step: string;
  title: string;
  lead: ReactNode;
  fields: LightField[];
  submit: string;
  submitting: string;
  before?: ReactNode;
  /** Links shown before the default ones. */
  foot?: ReactNode;
}

/** One step of setting up: what to do, the form, and the other kinds. */
export function SetUpCard({ props, step, title, lead, fields, submit, submitting, before, foot }: SetUpCardProps) {
  const { t } = useTexts(mfaSetUpOwn);
  const { page, stepData, error, send } = props;
  const token = stepData.otcToken;
  return (
    <StepCard
      page={page}
      title={title}
      lead={<SetUpLead stepData={stepData}>{lead}</SetUpLead>}
      focusTitle={fields.length === 0}
      foot={
        <>
          {foot}
          {(stepData.strategies ?? []).length > 1 ? (
            <Link href={stepHref(page, 'forceTwoFactor')} onPress={() => send({ type: 'another.requested' })}>
              {t('setUp.another')}
            </Link>
          ) : (
            <Link href={page.links.login}>{t('setUp.startAgain')}</Link>
          )}
          {error && !error.field ? <Trace error={error} /> : null}
        </>
      }
    >
      <StepForm
        props={props}
        step={step}
        fields={fields}
        hidden={token ? { otcToken: token } : undefined}
        submit={submit}
        submitting={submitting}
        before={before}
      />
    </StepCard>
  );
}
