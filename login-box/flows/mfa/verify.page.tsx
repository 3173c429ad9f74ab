import type { StepProps } from '#shared/flow/step-props.ts';
import { Link } from '#shared/ui/link/link.tsx';
import { waysOf, type Way } from './devices.ts';
import { useTexts, type TextsOf } from '#login-box/texts.tsx';
import { ChoiceList } from '#login-box/parts/choice-list.tsx';
import { StepCard } from '#login-box/parts/step-card.tsx';
import { stepHref } from '#login-box/parts/step-href.ts';
import { mfaOwn } from './mfa-texts.ts';

const steps = { app: 'authenticatorApp', sms: 'smsVerifyCode', email: 'emailVerifyCode', key: 'securityKey' } as const;

function nameOf(t: TextsOf<typeof mfaOwn>['t'], way: Way): string {
  if (way.method === 'app') return t('factorVerify.app');
  if (way.method === 'sms') return t('factorVerify.sms', { phone: way.name });
  if (way.method === 'email') return t('factorVerify.email', { email: way.name });
  const kind = t(way.passkey ? 'loginWithPasskey.submit' : way.platform ? 'factorVerify.device' : 'factorVerify.key');
  return way.name ? t('factorVerify.named', { kind, name: way.name }) : kind;
}

/** Which way to confirm. */
export function VerifyPage({ page, stepData, submit }: StepProps) {
  const { t } = useTexts(mfaOwn);
  const ways = waysOf(stepData.devices);
  const choices = ways.map((way) => ({
    key: `${way.method} ${way.device}`,
    text: nameOf(t, way),
    href: stepHref(page, steps[way.method], way.device ? { device: way.device } : {}),
    onPress: () => submit({ method: way.method, device: way.device }),
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
      lead={t(ways.length > 0 ? 'factorVerify.lead' : 'factorVerify.none')}
      foot={<Link href={page.links.login}>{t('factor.startAgain')}</Link>}
    >
      <ChoiceList choices={[...choices, recovery]} />
    </StepCard>
  );
}
