import type { StepProps } from '#shared/flow/step-props.ts';
import { ButtonLink } from '#shared/ui/link/link.tsx';
import { useTexts } from '#login-box/texts.tsx';
import { accountOwn } from './account-texts.ts';
import { Emphasised } from '#login-box/parts/emphasised.tsx';
import { placeName } from '#login-box/parts/place-name.ts';
import { StepCard } from '#login-box/parts/step-card.tsx';
import { StepForm } from '#login-box/parts/step-form.tsx';
import { Trace } from '#login-box/parts/trace.tsx';

/** Shows who is signed in. Continuing is the primary action; signing out is the form. */
export function SignedInPage(props: StepProps) {
  const { t } = useTexts(accountOwn);
  const { page, stepData, values, error, send } = props;
  const name = stepData.userName ?? values['email'];
  const actorName = stepData.actorName;
  /** URL of an application chosen by a tenant: the button names its host and opens nothing else. */
  const applicationUrl = stepData.applicationUrl;
  const who = name && (actorName ? t('signedIn.acting', { actorName, name }) : t('signedIn.as', { name }));
  return (
    <StepCard
      page={page}
      focusTitle
      title={t('signedIn.title')}
      lead={name ? <Emphasised text={who ?? ''} value={name} /> : undefined}
      foot={error?.traceId ? <Trace error={error} /> : undefined}
    >
      <StepForm
        props={props}
        step="signedIn"
        fields={[]}
        submit={actorName && name ? t('signedIn.stopActing', { name }) : t('signedIn.signOut')}
        submitting={t('signedIn.signingOut')}
        button={{ secondary: true }}
        first={
          <ButtonLink
            href={applicationUrl ?? page.defaultRedirect}
            {...(applicationUrl === undefined && { onPress: () => send({ type: 'continue.requested' }) })}
          >
            {t('signedIn.open', { place: placeName(stepData, page) })}
          </ButtonLink>
        }
      />
    </StepCard>
  );
}
