import type { StepProps } from '#shared/flow/step-props.ts';
import { useTexts } from '#login-box/texts.tsx';
import { accountFlowOwn } from '#login-box/parts/account-flow-texts.ts';
import { textField } from '#login-box/parts/new-account-fields.ts';
import { Emphasised } from '#login-box/parts/emphasised.tsx';
import { NewPasswordCard } from '#login-box/parts/new-password-card.tsx';
import { StepCard } from '#login-box/parts/step-card.tsx';
import { StepForm } from '#login-box/parts/step-form.tsx';
import { BackLink } from '#login-box/parts/back-link.tsx';

/** Names the organization and asks to accept. New users also enter a name and choose a password. */
export function InvitationPendingPage(props: StepProps) {
  const { t } = useTexts(accountFlowOwn);
  const { page, stepData, values } = props;
  const tenantName = stepData.tenantName;
  const isNew = stepData.shouldSetPassword === true;
  const title = tenantName ? t('invitation.title', { tenantName }) : t('invitation.untitled');
  const names = { tenantName: tenantName ?? t('invitation.someone'), vendor: page.vendor.name };
  const lead = <Emphasised text={t(isNew ? 'invitation.textNew' : 'invitation.text', names)} value={tenantName} />;
  const submit = { submit: t('invitation.submit'), submitting: t('invitation.submitting') };
  if (isNew) {
    return (
      <NewPasswordCard
        props={props}
        step="pending"
        title={title}
        lead={lead}
        fields={[textField('name', t('common.name'), 'name', values)]}
        {...submit}
      />
    );
  }
  return (
    <StepCard page={page} focusTitle title={title} lead={lead} foot={<BackLink {...props} />}>
      <StepForm props={props} step="pending" fields={[]} {...submit} />
    </StepCard>
  );
}
