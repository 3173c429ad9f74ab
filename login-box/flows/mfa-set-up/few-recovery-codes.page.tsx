import type { StepProps } from '#shared/flow/step-props.ts';
import { Link } from '#shared/ui/link/link.tsx';
import { useTexts } from '#login-box/texts.tsx';
import { StepCard } from '#login-box/parts/step-card.tsx';
import { StepForm } from '#login-box/parts/step-form.tsx';
import { Trace } from '#login-box/parts/trace.tsx';
import { mfaSetUpOwn } from './mfa-set-up-texts.ts';

/** Shown after a recovery code was used and few remain; offers to generate new ones. */
export function FewRecoveryCodesPage(props: StepProps) {
  const { t } = useTexts(mfaSetUpOwn);
  const { page, stepData, error, send } = props;
  return (
    <StepCard
      page={page}
      focusTitle
      title={t('fewCodes.title')}
      lead={t('fewCodes.lead', { left: stepData.left ?? '' })}
      foot={
        <>
          <Link href={page.defaultRedirect} onPress={() => send({ type: 'later.chosen' })}>
            {t('fewCodes.later')}
          </Link>
          {error ? <Trace error={error} /> : null}
        </>
      }
    >
      <StepForm
        props={props}
        step="fewRecoveryCodes"
        fields={[]}
        submit={t('fewCodes.submit')}
        submitting={t('fewCodes.submitting')}
      />
    </StepCard>
  );
}
