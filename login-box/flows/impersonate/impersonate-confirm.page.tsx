import type { StepProps } from '#shared/flow/step-props.ts';
import { formatTime } from '#shared/i18n/format-time.ts';
import { useTexts } from '#login-box/texts.tsx';
import { StepCard } from '#login-box/parts/step-card.tsx';
import { StepForm } from '#login-box/parts/step-form.tsx';
import { BackLink } from '#login-box/parts/back-link.tsx';
import { impersonateOwn } from './impersonate-texts.ts';

/** Shows whom the admin will act as, where and until when, and that the user is notified; asks to confirm. */
export function ImpersonateConfirmPage(props: StepProps) {
  const { t, time } = useTexts(impersonateOwn);
  const { page, stepData } = props;
  const name = stepData.userName ?? '';
  const values = {
    name,
    tenantName: stepData.tenantName ?? '',
    actorName: stepData.actorName ?? '',
    until: formatTime(stepData.until ?? '', time),
  };
  return (
    <StepCard
      page={page}
      focusTitle
      title={t('impersonateConfirm.title', { name })}
      lead={t('impersonateConfirm.text', values)}
      foot={<BackLink {...props} />}
    >
      <StepForm
        props={props}
        step="confirm"
        fields={[]}
        submit={t('impersonateConfirm.submit')}
        submitting={t('impersonateConfirm.submitting')}
      />
    </StepCard>
  );
}
