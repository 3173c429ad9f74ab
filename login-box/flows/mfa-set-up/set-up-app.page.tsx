import type { StepProps } from '#shared/flow/step-props.ts';
import { KeyPicture } from '#shared/ui/key-picture/key-picture.tsx';
import { useTexts } from '#login-box/texts.tsx';
import { codeField } from '#login-box/parts/code-field.ts';
import { mfaSetUpOwn } from './mfa-set-up-texts.ts';
import { SetUpCard } from './set-up-card.tsx';

/** The key as a picture and as text, and the first code of the app. */
export function SetUpAppPage(props: StepProps) {
  const { t } = useTexts(mfaSetUpOwn);
  const { stepData } = props;
  const known = Boolean(stepData.secret);
  return (
    <SetUpCard
      props={props}
      step="authenticatorApp"
      title={t('setUpApp.title')}
      lead={t('setUpApp.lead')}
      fields={known ? [codeField(t('setUp.code'))] : []}
      submit={t(known ? 'setUp.submit' : 'setUpApp.begin')}
      submitting={t(known ? 'setUp.submitting' : 'setUpApp.beginning')}
      before={known ? <Key stepData={stepData} /> : undefined}
    />
  );
}

function Key({ stepData }: Pick<StepProps, 'stepData'>) {
  const { t } = useTexts(mfaSetUpOwn);
  return (
    <KeyPicture
      path={stepData.qr}
      size={stepData.qrSize ?? 0}
      label={t('setUpApp.picture')}
      hint={t('setUpApp.key')}
      secret={stepData.secret}
    />
  );
}
