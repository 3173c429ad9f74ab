import type { StepProps } from '#shared/flow/step-props.ts';
import { Link } from '#shared/ui/link/link.tsx';
import { useTexts } from '#login-box/texts.tsx';
import { StepCard } from '#login-box/parts/step-card.tsx';
import { StepForm } from '#login-box/parts/step-form.tsx';
import { passwordlessOwn } from './passwordless-texts.ts';

/** Signed in by SMS: offers to remember this device, so that one press sends the code next time. */
export function RegisterQuickLoginPage(props: StepProps) {
  const { t } = useTexts(passwordlessOwn);
  const { page, send } = props;
  return (
    <StepCard
      page={page}
      focusTitle
      title={t('registerQuickLogin.title')}
      lead={t('registerQuickLogin.text')}
      foot={
        <Link href={page.defaultRedirect} onPress={() => send({ type: 'quick.declined' })}>
          {t('registerQuickLogin.decline')}
        </Link>
      }
    >
      <StepForm
        props={props}
        step="registerQuickLogin"
        fields={[]}
        submit={t('registerQuickLogin.submit')}
        submitting={t('registerQuickLogin.submit')}
      />
    </StepCard>
  );
}
