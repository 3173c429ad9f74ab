import type { ReactNode } from 'react';
import type { StepProps } from '#shared/flow/step-props.ts';
import { useTexts } from '#login-box/texts.tsx';
import { WithReason } from '#login-box/parts/with-reason.tsx';
import { mfaOwn } from './mfa-texts.ts';

/** What to do, and before it the organization that asks for it. */
export function FactorLead({
  stepData: { requiredBy, newlyRequired },
  children,
}: Pick<StepProps, 'stepData'> & { children: ReactNode }) {
  const { t } = useTexts(mfaOwn);
  const key = newlyRequired ? 'factor.nowRequiredBy' : 'factor.requiredBy';
  return (
    <WithReason reason={t(key, { tenantName: requiredBy ?? '' })} tenantName={requiredBy}>
      {children}
    </WithReason>
  );
}
