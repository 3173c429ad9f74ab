import type { StepProps } from '#shared/flow/step-props.ts';
import { useTexts } from '#login-box/texts.tsx';
import { Emphasised } from '#login-box/parts/emphasised.tsx';
import { MatchNumber } from '#login-box/parts/match-number.tsx';
import { StepCard } from '#login-box/parts/step-card.tsx';
import { StepForm } from '#login-box/parts/step-form.tsx';
import { BackLink } from '#login-box/parts/back-link.tsx';
import { passwordlessOwn } from '#login-box/flows/passwordless/passwordless-texts.ts';

/** Opened where it was asked for: one press signs in. */
export function MagicLinkConfirmPage(props: StepProps) {
  const { t } = useTexts(passwordlessOwn);
  const { page, values, stepData } = props;
  const email = values['email'] ?? '';
  return (
    <StepCard
      page={page}
      focusTitle
      title={t('magicLink.title', { vendor: page.vendor.name })}
      lead={<Emphasised text={t('magicLink.text', { email })} value={email} />}
      foot={<BackLink {...props} />}
    >
      <StepForm
        props={props}
        step="confirm"
        fields={[]}
        submit={t('magicLink.submit')}
        submitting={t('magicLink.submitting')}
        before={
          stepData.matchNumber ? <MatchNumber text={t('magicLink.number')} number={stepData.matchNumber} /> : undefined
        }
      />
    </StepCard>
  );
}
