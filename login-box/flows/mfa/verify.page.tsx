import type { StepProps } from '#shared/flow/step-props.ts';
import { Link } from '#shared/ui/link/link.tsx';
import { verificationMethods, type VerificationMethod } from './devices.ts';
import { useTexts, type TextsOf } from '#login-box/texts.tsx';
import { ChoiceList } from '#login-box/parts/choice-list.tsx';
import { StepCard } from '#login-box/parts/step-card.tsx';
import { stepHref } from '#login-box/parts/step-href.ts';
import { FactorLead } from './factor-lead.tsx';
import { mfaOwn } from './mfa-texts.ts';

const steps = { app: 'authenticatorApp', sms: 'smsVerifyCode', email: 'emailVerifyCode', key: 'securityKey' } as const;

function nameOf(t: TextsOf<typeof mfaOwn>['t'], choice: VerificationMethod): string {
  if (choice.method === 'app') return t('factorVerify.app');
  if (choice.method === 'sms') return t('factorVerify.sms', { phone: choice.name });
  if (choice.method === 'email') return t('factorVerify.email', { email: choice.name });
  const kind = t(
    choice.passkey ? 'loginWithPasskey.submit' : choice.platform ? 'factorVerify.device' : 'factorVerify.key',
  );
  return choice.name ? t('factorVerify.named', { kind, name: choice.name }) : kind;
}

/** Choice of a verification method. */
export function VerifyPage({ page, stepData, submit }: StepProps) {
  const { t } = useTexts(mfaOwn);
  const methods = verificationMethods(stepData.devices);
  const choices = methods.map((choice) => ({
    key: `${choice.method} ${choice.device}`,
    text: nameOf(t, choice),
    href: stepHref(page, steps[choice.method], choice.device ? { device: choice.device } : {}),
    onPress: () => submit({ method: choice.method, device: choice.device }),
  }));
  const recovery = {
    key: 'recovery',
    text: t('factorVerify.recovery'),
    href: stepHref(page, 'recoverTwoFactor'),
    onPress: () => submit({ method: 'recovery', device: '' }),
  };
  return (
    <StepCard
      page={page}
      focusTitle
      title={t('factorVerify.title')}
      lead={
        <FactorLead stepData={stepData}>{t(methods.length > 0 ? 'factorVerify.lead' : 'factorVerify.none')}</FactorLead>
      }
      foot={<Link href={page.links.login}>{t('factor.startAgain')}</Link>}
    >
      <ChoiceList choices={[...choices, recovery]} />
    </StepCard>
  );
}
