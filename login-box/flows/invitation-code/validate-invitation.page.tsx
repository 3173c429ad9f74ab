import type { StepProps } from '#shared/flow/step-props.ts';
import { useTexts } from '#login-box/texts.tsx';
import { codeField } from '#login-box/parts/code-field.ts';
import { StepCard } from '#login-box/parts/step-card.tsx';
import { StepForm } from '#login-box/parts/step-form.tsx';
import { BackLink } from '#login-box/parts/back-link.tsx';
import { codeFlowOwn } from '#login-box/parts/code-flow-texts.ts';

/** Names the organisation, and asks for the code. */
export function ValidateInvitationPage(props: StepProps) {
  const { t } = useTexts(codeFlowOwn);
  const { page, stepData } = props;
  const tenantName = stepData.tenantName;
  return (
    <StepCard
      page={page}
      title={tenantName ? t('invitation.title', { tenantName }) : t('invitationCode.title')}
      lead={t('invitationCode.text')}
      foot={<BackLink {...props} />}
    >
      <StepForm
        props={props}
        step="validate"
        fields={[codeField(t('code.label'))]}
        submit={t('invitationCode.submit')}
        submitting={t('invitationCode.submitting')}
      />
    </StepCard>
  );
}
