import type { StepProps } from '#shared/flow/step-props.ts';
import { useTexts } from '#login-box/texts.tsx';
import { DoneCard } from '#login-box/parts/done-card.tsx';
import { noticeOwn } from './notice-texts.ts';

/** The end of a test of an SSO connection, in a window of its own, which can be closed. */
export function SsoTestedPage(props: StepProps) {
  const { t } = useTexts(noticeOwn);
  const { rule } = props.stepData;
  return (
    <DoneCard
      props={props}
      title={t(rule === undefined ? 'ssoTestPassed.title' : 'ssoTestFailed.title')}
      lead={rule === undefined ? t('ssoTestPassed.text') : t('ssoTestFailed.text', { rule })}
      next={{ text: t('common.continue'), href: props.page.defaultRedirect }}
    />
  );
}
