import type { ReactNode } from 'react';
import type { StepProps } from '#shared/flow/step-props.ts';
import { useTexts } from '#login-box/texts.tsx';
import { WithReason } from '#login-box/parts/with-reason.tsx';
import { mfaSetUpOwn } from './mfa-set-up-texts.ts';

/** What to do, and before it the organization that asks for it. */
export function SetUpLead({
  stepData: { requiredBy, newlyRequired },
  children,
}: Pick<StepProps, 'stepData'> & { children: ReactNode }) {
  const { t } = useTexts(mfaSetUpOwn);
  const key = newlyRequired ? 'setUp.nowRequiredBy' : 'setUp.requiredBy';
  return (
    <WithReason reason={t(key, { tenantName: requiredBy ?? '' })} tenantName={requiredBy}>
      {children}
    </WithReason>
  );
}
