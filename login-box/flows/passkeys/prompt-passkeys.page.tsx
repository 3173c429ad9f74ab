import type { StepProps } from '#shared/flow/step-props.ts';
import { Link } from '#shared/ui/link/link.tsx';
import { useTexts } from '#login-box/texts.tsx';
import { StepCard } from '#login-box/parts/step-card.tsx';
import { StepForm } from '#login-box/parts/step-form.tsx';
import { Trace } from '#login-box/parts/trace.tsx';
import { passkeysOwn } from './passkeys-texts.ts';

/** Offers to create a passkey after a sign-in without one. */
export function PromptPasskeysPage(props: StepProps) {
  const { t } = useTexts(passkeysOwn);
  const { page, error, send } = props;
  return (
    <StepCard
      page={page}
      focusTitle
      title={t('promptPasskeys.title')}
      lead={t('promptPasskeys.lead')}
      foot={
        <>
          <Link href={page.defaultRedirect} onPress={() => send({ type: 'later.chosen' })}>
            {t('promptPasskeys.later')}
          </Link>
          <Link href={page.defaultRedirect} onPress={() => send({ type: 'never.chosen' })}>
            {t('promptPasskeys.never')}
          </Link>
          {error ? <Trace error={error} /> : null}
        </>
      }
    >
      <StepForm
        props={props}
        step="promptPasskeys"
        fields={[]}
        submit={t('promptPasskeys.submit')}
        submitting={t('promptPasskeys.submitting')}
      />
    </StepCard>
  );
}
