import { css } from '@emotion/react';
import type { StepProps } from '#shared/flow/step-props.ts';
import { useHydrated } from '#shared/theme/use-hydrated.ts';
import { Button } from '#shared/ui/button/button.tsx';
import { useCopy } from '#shared/ui/copy-button/use-copy.ts';
import { useTexts } from '#login-box/texts.tsx';
import { StepCard } from '#login-box/parts/step-card.tsx';
import { StepForm } from '#login-box/parts/step-form.tsx';
import { mfaSetUpOwn } from './mfa-set-up-texts.ts';

const listStyle = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(136px, 1fr));
  gap: var(--portico-space-2) var(--portico-space-4);
  padding: var(--portico-space-4);
  border-radius: var(--portico-radius-lg);
  background: var(--portico-color-surface-sunken);
  font-family: var(--portico-font-mono);
  font-variant-numeric: tabular-nums;
`;

/** Reserves space while the script loads, to avoid a layout shift. */
const toolsStyle = css`
  display: flex;
  min-block-size: var(--portico-control-md);
  flex-wrap: wrap;
  gap: var(--portico-space-2);
`;

/** The codes, once: to be copied, downloaded or written down. */
export function SaveRecoveryCodesPage(props: StepProps) {
  const { t } = useTexts(mfaSetUpOwn);
  const codes = props.stepData.recoveryCodes ?? [];
  return (
    <StepCard page={props.page} focusTitle title={t('setUpCodes.title')} lead={t('setUpCodes.lead')}>
      <StepForm
        props={props}
        step="saveRecoveryCodes"
        fields={[]}
        submit={t('setUpCodes.saved')}
        submitting={t('setUpCodes.going')}
        before={
          <>
            <ul css={listStyle} dir="ltr">
              {codes.map((code) => (
                <li key={code}>{code}</li>
              ))}
            </ul>
            <Tools props={props} codes={codes} />
          </>
        }
      />
    </StepCard>
  );
}

/** Only where a script runs; without one the codes are written down. */
function Tools({ props: { page, values }, codes }: { props: StepProps; codes: string[] }) {
  const { t } = useTexts(mfaSetUpOwn);
  const { copied, copy } = useCopy(codes.join('\n'));
  if (!useHydrated()) return <div css={toolsStyle} />;
  const about = t('setUpCodes.file', { email: values['email'] ?? '', vendor: page.vendor.name });
  return (
    <div css={toolsStyle}>
      <Button variant="secondary" onClick={() => void copy()}>
        {t(copied ? 'setUpCodes.copied' : 'setUpCodes.copy')}
      </Button>
      <Button
        variant="secondary"
        onClick={(event) => download(`${about}\n\n${codes.join('\n')}\n`, event.currentTarget)}
      >
        {t('setUpCodes.download')}
      </Button>
    </div>
  );
}

/** Saves a text as a file. The link is of the element's own document, and is never put into it. */
function download(text: string, place: Node | null): void {
  const link = place?.ownerDocument?.createElement('a');
  if (!link) return;
  const href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  Object.assign(link, { href, download: 'recovery-codes.txt' }).click();
  URL.revokeObjectURL(href);
}
