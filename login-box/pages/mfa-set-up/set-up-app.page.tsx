import { css } from '@emotion/react';
import type { StepProps } from '../../../shared/flow/step-props.ts';
import { useTexts } from '../../texts.tsx';
import { codeField } from '../parts/code-field.ts';
import { mfaSetUpOwn } from './mfa-set-up-texts.ts';
import { SetUpCard } from './set-up-card.tsx';

const keyStyle = css`
  display: grid;
  justify-items: start;
  gap: var(--portico-space-3);
  & > svg {
    inline-size: 192px;
    block-size: 192px;
    border-radius: var(--portico-radius-md);
    /* scanners want dark on light, whatever the theme */
    background: #fff;
    color: #000;
    forced-color-adjust: none;
  }
  & > p {
    display: grid;
    gap: var(--portico-space-1);
    color: var(--portico-color-text-muted);
  }
  & code {
    color: var(--portico-color-text);
    font-family: var(--portico-font-mono);
    overflow-wrap: anywhere;
  }
`;

/** The key as a picture and as text, and the first code of the app. */
export function SetUpAppPage(props: StepProps) {
  const { t } = useTexts(mfaSetUpOwn);
  const { facts } = props;
  const known = Boolean(facts['secret']);
  return (
    <SetUpCard
      props={props}
      step="authenticatorApp"
      title={t('setUpApp.title')}
      lead={t('setUpApp.lead')}
      fields={known ? [codeField(t('setUp.code'))] : []}
      submit={t(known ? 'setUp.submit' : 'setUpApp.begin')}
      submitting={t(known ? 'setUp.submitting' : 'setUpApp.beginning')}
      before={known ? <Key facts={facts} /> : undefined}
    />
  );
}

function Key({ facts }: Pick<StepProps, 'facts'>) {
  const { t } = useTexts(mfaSetUpOwn);
  const size = facts['qrSize'] ?? '0';
  return (
    <div css={keyStyle}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('setUpApp.picture')} shapeRendering="crispEdges">
        <path d={facts['qr']} fill="currentColor" />
      </svg>
      <p>
        {t('setUpApp.key')}
        <code dir="ltr">{facts['secret']}</code>
      </p>
    </div>
  );
}
