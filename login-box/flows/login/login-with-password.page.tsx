import type { StepProps } from '#shared/flow/step-props.ts';
import { Link } from '#shared/ui/link/link.tsx';
import { OtherMethodsSlot } from '#login-box/other-methods.ts';
import { useTexts } from '#login-box/texts.tsx';
import { currentPasswordField, identityField } from '#login-box/parts/fields.ts';
import { IdentityRow } from '#login-box/parts/identity-row.tsx';
import { StepCard } from '#login-box/parts/step-card.tsx';
import { StepForm } from '#login-box/parts/step-form.tsx';
import { Trace } from '#login-box/parts/trace.tsx';

/** Asks for the password of the address that was typed before. */
export function LoginWithPasswordPage(props: StepProps) {
  const { t } = useTexts();
  const { page, values, error } = props;
  const email = values['email'] ?? '';
  const change = {
    href: page.links.login,
    text: t('loginWithPassword.change'),
    label: t('loginWithPassword.changeLabel', { email }),
    onPress: () => props.send({ type: 'email.changed' }),
  };
  return (
    <StepCard
      page={page}
      title={t('loginWithPassword.title')}
      foot={
        page.methods || (error && !error.field) ? (
          <>
            {page.methods ? <OtherMethodsSlot {...props} part="MoreMethods" /> : null}
            {error && !error.field ? <Trace error={error} /> : null}
          </>
        ) : undefined
      }
    >
      <StepForm
        props={props}
        step="loginWithPassword"
        fields={[identityField(t, email), currentPasswordField(t)]}
        submit={t('loginWithPassword.submit')}
        submitting={t('loginWithPassword.submitting')}
        before={<IdentityRow email={email} change={change} />}
        actions={page.methods || page.passkeys ? <OtherMethodsSlot {...props} part="MethodButton" /> : undefined}
        adornments={{ password: <Link href={page.links.forgotPassword}>{t('loginWithPassword.forgot')}</Link> }}
      />
    </StepCard>
  );
}
