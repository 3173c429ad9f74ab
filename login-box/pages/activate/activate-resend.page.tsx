import type { StepProps } from '../../../shared/flow/step-props.ts';
import { useTexts } from '../../texts.tsx';
import { accountFlowOwn } from '../parts/account-flow-texts.ts';
import { emailField } from '../parts/fields.ts';
import { StepCard } from '../parts/step-card.tsx';
import { StepForm } from '../parts/step-form.tsx';
import { WayBack } from '../parts/way-back.tsx';

/** Asks where a new activation link goes. */
export function ActivateResendPage(props: StepProps) {
  const { t } = useTexts(accountFlowOwn);
  return (
    <StepCard page={props.page} title={t('activateResend.title')} foot={<WayBack {...props} />}>
      <StepForm
        props={props}
        step="resend"
        fields={[emailField(t, props.values)]}
        submit={t('activateResend.submit')}
        submitting={t('activateResend.submitting')}
      />
    </StepCard>
  );
}
