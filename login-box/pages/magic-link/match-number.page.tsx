import type { StepProps } from '../../../shared/flow/step-props.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { useTexts } from '../../texts.tsx';
import { fewDigitsField } from '../parts/code-field.ts';
import { StepCard } from '../parts/step-card.tsx';
import { StepForm } from '../parts/step-form.tsx';
import { WayBack } from '../parts/way-back.tsx';
import { passwordlessOwn } from '../passwordless/passwordless-texts.ts';

/** Opened elsewhere: asks for the number that the first browser shows, and warns whoever asked for nothing. */
export function MatchNumberPage(props: StepProps) {
  const { t } = useTexts(passwordlessOwn);
  const { page } = props;
  return (
    <StepCard
      page={page}
      title={t('magicLink.title', { vendor: page.vendor.name })}
      lead={t('matchNumber.text')}
      foot={<WayBack {...props} />}
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
