import type { StepProps } from '#shared/flow/step-props.ts';
import { Link } from '#shared/ui/link/link.tsx';
import { useTexts } from '#login-box/texts.tsx';
import { StepCard } from '#login-box/parts/step-card.tsx';
import { StepForm } from '#login-box/parts/step-form.tsx';
import { Trace } from '#login-box/parts/trace.tsx';
import { passwordlessOwn } from './passwordless-texts.ts';

/** Sends a code to the phone of the user who set up quick sign-in on this device. */
export function LoginWithQuickSmsOtcPage(props: StepProps) {
  const { t } = useTexts(passwordlessOwn);
  const { page, error, send } = props;
  return (
    <StepCard
      page={page}
      focusTitle
      title={t('loginWithQuickSmsOtc.title')}
      lead={t('loginWithQuickSmsOtc.text')}
      foot={
        <>
          <Link href={page.links.login} onPress={() => send({ type: 'email.changed' })}>
            {t('loginWithQuickSmsOtc.other')}
          </Link>
          {error && !error.field ? <Trace error={error} /> : null}
        </>
      }
    >
      <StepForm
        props={props}
        step="loginWithQuickSmsOtc"
        fields={[]}
        submit={t('loginWithSmsOtc.submit')}
        submitting={t('loginWithSmsOtc.submitting')}
      />
    </StepCard>
  );
}
