import type { StepProps } from '#shared/flow/step-props.ts';
import { useTexts } from '#login-box/texts.tsx';
import { accountFlowOwn } from '#login-box/parts/account-flow-texts.ts';
import { StepCard } from '#login-box/parts/step-card.tsx';
import { StepForm } from '#login-box/parts/step-form.tsx';
import { BackLink } from '#login-box/parts/back-link.tsx';

/** One press opens sign-in again. */
export function UnlockConfirmPage(props: StepProps) {
  const { t } = useTexts(accountFlowOwn);
  return (
    <StepCard
      page={props.page}
      focusTitle
      title={t('unlock.title')}
      lead={t('unlock.text')}
      foot={<BackLink {...props} />}
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
