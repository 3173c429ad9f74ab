import type { StepProps } from '#shared/flow/step-props.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { useTexts } from '#login-box/texts.tsx';
import { fewDigitsField } from '#login-box/parts/code-field.ts';
import { StepCard } from '#login-box/parts/step-card.tsx';
import { StepForm } from '#login-box/parts/step-form.tsx';
import { BackLink } from '#login-box/parts/back-link.tsx';
import { passwordlessOwn } from '#login-box/flows/passwordless/passwordless-texts.ts';

/**
 * Link opened in another browser: asks for the number that the first browser shows, and warns users who did not request
 * it.
 */
export function MatchNumberPage(props: StepProps) {
  const { t } = useTexts(passwordlessOwn);
  const { page } = props;
  return (
    <StepCard
      page={page}
      title={t('magicLink.title', { vendor: page.vendor.name })}
      lead={t('matchNumber.text')}
      foot={<BackLink {...props} />}
    >
      <StepForm
        props={props}
        step="matchNumber"
        fields={[fewDigitsField('matchNumber', t('matchNumber.label'))]}
        submit={t('magicLink.submit')}
        submitting={t('magicLink.submitting')}
        before={<Banner tone="warning">{t('matchNumber.warning')}</Banner>}
      />
    </StepCard>
  );
}
