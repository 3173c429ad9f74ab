import type { StepProps } from '#shared/flow/step-props.ts';
import { Link } from '#shared/ui/link/link.tsx';
import { OtherMethodsSlot } from '#login-box/other-methods.ts';
import { useTexts } from '#login-box/texts.tsx';
import { emailField } from '#login-box/parts/fields.ts';
import { StepCard } from '#login-box/parts/step-card.tsx';
import { StepForm } from '#login-box/parts/step-form.tsx';
import { Trace } from '#login-box/parts/trace.tsx';

/** Asks who wants to sign in. */
export function PreLoginPage(props: StepProps) {
  const { t } = useTexts();
  const { page, values, stepData } = props;
  return (
    <StepCard page={page} title={t('preLogin.title', { vendor: page.vendor.name })} foot={<PreLoginFoot {...props} />}>
      <StepForm
        props={props}
        step="preLogin"
        fields={[
          { ...emailField(t, values), ...page.identifier, ...(page.passkeys && { autocomplete: 'username webauthn' }) },
        ]}
        hidden={stepData.method ? { method: stepData.method } : undefined}
        submit={t('preLogin.submit')}
        submitting={t('preLogin.submitting')}
      />
      <OtherMethodsSlot {...props} part="OtherMethods" />
    </StepCard>
  );
}

function PreLoginFoot({ page, error }: StepProps) {
  const { t } = useTexts();
  return (
    <>
      {page.allowSignups ? (
        <span>
          {t('preLogin.newHere')} <Link href={page.links.signUp}>{t('preLogin.signUp')}</Link>
        </span>
      ) : (
        <Link href={page.links.forgotPassword}>{t('preLogin.forgot')}</Link>
      )}
      {error && !error.field ? <Trace error={error} /> : null}
    </>
  );
}
