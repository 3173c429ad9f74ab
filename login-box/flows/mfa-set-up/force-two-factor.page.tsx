import type { MfaStrategy } from '#shared/contract/entities.ts';
import type { StepProps } from '#shared/flow/step-props.ts';
import { Link } from '#shared/ui/link/link.tsx';
import { useTexts } from '#login-box/texts.tsx';
import { ChoiceList } from '#login-box/parts/choice-list.tsx';
import { StepCard } from '#login-box/parts/step-card.tsx';
import { stepHref } from '#login-box/parts/step-href.ts';
import { mfaSetUpOwn } from './mfa-set-up-texts.ts';
import { SetUpLead } from './set-up-lead.tsx';

const methodSteps: Record<
  MfaStrategy,
  { text: keyof NonNullable<(typeof mfaSetUpOwn)['texts']> & `setUpChoose.${string}`; step: string }
> = {
  AuthenticatorApp: { text: 'setUpChoose.app', step: 'authenticatorApp' },
  WebAuthnPlatform: { text: 'setUpChoose.device', step: 'securityKey' },
  WebAuthnCrossPlatform: { text: 'setUpChoose.key', step: 'securityKey' },
  SMS: { text: 'setUpChoose.sms', step: 'smsSetPhoneNumber' },
  EmailCode: { text: 'setUpChoose.email', step: 'emailVerifyCode' },
};

/** Which second factor to set up. */
export function ForceTwoFactorPage({ page, stepData, submit }: StepProps) {
  const { t } = useTexts(mfaSetUpOwn);
  const choices = (stepData.strategies ?? []).map((strategy) => ({
    key: strategy,
    text: t(methodSteps[strategy].text),
    href: stepHref(page, methodSteps[strategy].step, strategy === 'WebAuthnPlatform' ? { platform: 'true' } : {}),
    onPress: () => submit({ method: strategy }),
  }));
  return (
    <StepCard
      page={page}
      focusTitle
      title={t('setUpChoose.title')}
      lead={
        <SetUpLead stepData={stepData}>{t(stepData.requiredBy ? 'setUpChoose.time' : 'setUpChoose.lead')}</SetUpLead>
      }
      foot={<Link href={page.links.login}>{t('setUp.startAgain')}</Link>}
    >
      <ChoiceList choices={choices} />
    </StepCard>
  );
}
