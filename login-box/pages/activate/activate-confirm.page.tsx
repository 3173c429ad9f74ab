import type { StepProps } from '../../../shared/flow/step-props.ts';
import { useTexts } from '../../texts.tsx';
import { accountFlowOwn } from '../parts/account-flow-texts.ts';
import { StepCard } from '../parts/step-card.tsx';
import { StepForm } from '../parts/step-form.tsx';
import { WayBack } from '../parts/way-back.tsx';

/** One press uses the link: opening it must not, since mail scanners open links too. */
export function ActivateConfirmPage(props: StepProps) {
  const { t } = useTexts(accountFlowOwn);
  return (
    <StepCard
      page={props.page}
      focusTitle
      title={t('activateConfirm.title')}
      lead={t('activateConfirm.text')}
      foot={<WayBack {...props} />}
    >
      <StepForm
        props={props}
        step="confirm"
        fields={[]}
        submit={t('activateConfirm.submit')}
        submitting={t('activateConfirm.submitting')}
      />
    </StepCard>
  );
}
