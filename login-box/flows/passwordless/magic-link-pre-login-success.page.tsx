import type { ReactNode } from 'react';
import type { StepProps } from '#shared/flow/step-props.ts';
import { formatCountdown } from '#shared/i18n/format-time.ts';
import { useHydrated } from '#shared/theme/use-hydrated.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Link } from '#shared/ui/link/link.tsx';
import { useTexts } from '#login-box/texts.tsx';
import { OtherMethodLink } from '#login-box/flows/login/method-forms.tsx';
import { Emphasised } from '#login-box/parts/emphasised.tsx';
import { MatchNumber } from '#login-box/parts/match-number.tsx';
import { StepCard } from '#login-box/parts/step-card.tsx';
import { StepForm } from '#login-box/parts/step-form.tsx';
import { Trace } from '#login-box/parts/trace.tsx';
import { passwordlessOwn } from './passwordless-texts.ts';

/** A link has left; the page waits until it was opened, and shows the number that another device asks for. */
export function MagicLinkPreLoginSuccessPage(props: StepProps) {
  const { t } = useTexts(passwordlessOwn);
  const { page, values, stepData, error, send } = props;
  const email = values['email'] ?? '';
  const { matchNumber, resent, notYet } = stepData;
  return (
    <StepCard
      page={page}
      focusTitle
      title={t('magicLinkPreLoginSuccess.title')}
      lead={<Emphasised text={t('magicLinkPreLoginSuccess.text', { email })} value={email} />}
      foot={
        <>
          <OtherMethodLink props={props} present="MagicLink" />
          <Link href={page.links.login} onPress={() => send({ type: 'email.changed' })}>
            {t('common.useAnotherAddress')}
          </Link>
          {error && !error.field ? <Trace error={error} /> : null}
        </>
      }
    >
      <WaitForm
        {...props}
        before={
          <>
            {resent ? <Banner tone="success">{t('magicLinkPreLoginSuccess.resent')}</Banner> : null}
            {notYet ? <Banner tone="info">{t('magicLinkPreLoginSuccess.notYet')}</Banner> : null}
            {matchNumber ? <MatchNumber text={t('magicLinkPreLoginSuccess.number')} number={matchNumber} /> : null}
          </>
        }
      />
    </StepCard>
  );
}

/** With a script the page asks by itself and the button sends another link; without one the button asks. */
function WaitForm({ before, ...props }: StepProps & { before: ReactNode }) {
  const { t, time } = useTexts(passwordlessOwn);
  const hydrated = useHydrated();
  const seconds = props.stepData.resendIn ?? 0;
  const text = !hydrated
    ? t('magicLinkPreLoginSuccess.check')
    : seconds > 0
      ? t('magicLinkPreLoginSuccess.resendIn', { time: formatCountdown(seconds, time.locale) })
      : t('magicLinkPreLoginSuccess.resend');
  return (
    <StepForm
      // the page asks in the background: that is no reason to spin
      props={{ ...props, busy: false }}
      step="magicLinkPreLoginSuccess"
      fields={[]}
      hidden={{ email: props.values['email'] ?? '' }}
      submit={text}
      submitting={text}
      button={{ secondary: true, disabled: hydrated && seconds > 0 }}
      before={before}
    />
  );
}
