import type { StepProps } from '../../../shared/flow/step-props.ts';
import { useTexts } from '../../texts.tsx';
import { accountFlowOwn } from '../parts/account-flow-texts.ts';
import { StepCard } from '../parts/step-card.tsx';
import { StepForm } from '../parts/step-form.tsx';
import { WayBack } from '../parts/way-back.tsx';

/** One press opens sign-in again. */
export function UnlockConfirmPage(props: StepProps) {
  const { t } = useTexts(accountFlowOwn);
  return (
    <StepCard
      page={props.page}
      focusTitle
      title={t('unlock.title')}
      lead={t('unlock.text')}
      foot={<WayBack {...props} />}
    >
      <StepForm
        props={props}
        step="confirm"
        fields={[]}
        submit={t('unlock.submit')}
        submitting={t('unlock.submitting')}
      />
    </StepCard>
  );
}
