import type { StepProps } from '#shared/flow/step-props.ts';
import { Link } from '#shared/ui/link/link.tsx';
import { useTexts } from '#login-box/texts.tsx';
import { StepCard } from '#login-box/parts/step-card.tsx';
import { StepForm } from '#login-box/parts/step-form.tsx';
import { Trace } from '#login-box/parts/trace.tsx';
import { passkeysOwn } from './passkeys-texts.ts';

/** The browser asks for a passkey; the button asks it again. */
export function LoginWithPasskeyPage(props: StepProps) {
  const { t } = useTexts(passkeysOwn);
  const { page, error } = props;
  return (
    <StepCard
      page={page}
      focusTitle
      title={t('loginWithPasskey.title')}
      lead={
        <>
          {t('loginWithPasskey.lead')}
          <noscript> {t('loginWithPasskey.noScript')}</noscript>
        </>
      }
      foot={
        <>
          <Link href={page.links.login}>{t('loginWithPasskey.another')}</Link>
          {error ? <Trace error={error} /> : null}
        </>
      }
    >
      <StepForm
        props={props}
        step="loginWithPasskey"
        fields={[]}
        submit={t('loginWithPasskey.submit')}
        submitting={t('loginWithPasskey.submitting')}
      />
    </StepCard>
  );
}
