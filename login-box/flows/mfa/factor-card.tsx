import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { StepProps } from '#shared/flow/step-props.ts';
import { useHydrated } from '#shared/theme/use-hydrated.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Checkbox } from '#shared/ui/checkbox/checkbox.tsx';
import { Link } from '#shared/ui/link/link.tsx';
import type { LightField } from '#shared/ui/light-form/light-form.ts';
import { useTexts } from '#login-box/texts.tsx';
import { ResendLink } from '#login-box/parts/resend-link.tsx';
import { StepCard } from '#login-box/parts/step-card.tsx';
import { StepForm } from '#login-box/parts/step-form.tsx';
import { stepHref } from '#login-box/parts/step-href.ts';
import { Trace } from '#login-box/parts/trace.tsx';
import { FactorLead } from './factor-lead.tsx';
import { mfaOwn } from './mfa-texts.ts';

/** Reserves space while the script loads, to avoid a layout shift. */
const rememberStyle = css`
  min-block-size: 24px;
`;

export interface FactorCardProps {
  props: StepProps;
  step: string;
  title: string;
  lead: ReactNode;
  fields: LightField[];
  submit?: string;
  submitting?: string;
  /** A message brought the code, and may be sent again. */
  resends?: boolean;
  /** There is nothing to remember before the proof itself. */
  remembers?: boolean;
}

/** A verification method: its field, whether to remember this device, and links to other methods. */
export function FactorCard({
  props,
  step,
  title,
  lead,
  fields,
  submit,
  submitting,
  resends,
  remembers = true,
}: FactorCardProps) {
  const { t } = useTexts(mfaOwn);
  const { page, stepData, error, send } = props;
  const isResent = resends && stepData.resent;
  // the choice is above the code, which is submitted with its last digit
  const before = [
    isResent ? (
      <Banner key="resent" tone="success">
        {t('factor.newCodeSent')}
      </Banner>
    ) : null,
    remembers && stepData.mayRemember === true ? <RememberDevice key="remember" props={props} /> : null,
  ];
  return (
    <StepCard
      page={page}
      title={title}
      lead={<FactorLead stepData={stepData}>{lead}</FactorLead>}
      focusTitle={fields.length === 0}
      foot={
        <>
          {resends ? (
            <ResendLink props={props} text={t('factor.newCode')} textIn={(time) => t('factor.newCodeIn', { time })} />
          ) : null}
          <Link href={stepHref(page, 'anotherFactor')} onPress={() => send({ type: 'another.requested' })}>
            {t('factor.another')}
          </Link>
          {error && !error.field ? <Trace error={error} /> : null}
        </>
      }
    >
      <StepForm
        props={props}
        step={step}
        fields={fields}
        hidden={hiddenFields(stepData)}
        submit={submit ?? t('factor.submit')}
        submitting={submitting ?? t('factor.submitting')}
        before={before.some(Boolean) ? before : undefined}
      />
    </StepCard>
  );
}

/** Hidden fields of the form without JavaScript: the selected device and the token of the code that was sent. */
function hiddenFields(stepData: StepProps['stepData']): Record<string, string> {
  return {
    ...(stepData.device && { device: stepData.device }),
    ...(stepData.otcToken && { otcToken: stepData.otcToken }),
  };
}

/** Only where a script runs: the choice is no field of the form. */
function RememberDevice({ props: { stepData, send, busy } }: { props: StepProps }) {
  const { t } = useTexts(mfaOwn);
  const hydrated = useHydrated();
  return (
    <div css={rememberStyle}>
      {hydrated ? (
        <Checkbox
          label={t('factor.remember')}
          checked={stepData.remember === true}
          disabled={busy}
          onCheckedChange={() => send({ type: 'remember.toggled' })}
        />
      ) : null}
    </div>
  );
}
