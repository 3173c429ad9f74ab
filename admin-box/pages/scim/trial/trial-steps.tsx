import { css } from '@emotion/react';
import type { TrialStep } from '#shared/contract/scim/scim-trials.ts';
import { Status } from '#shared/ui/status/status.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { codeStyle, jsonStyle } from '#admin-box/kit/section/code.styles.ts';

const listStyle = css`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    border-block-start: 1px solid var(--portico-color-border);
  }
  & summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--portico-space-1) var(--portico-space-4);
    padding-block: var(--portico-space-2);
    cursor: pointer;
  }
  & summary > code {
    grid-column: 1 / -1;
    overflow-wrap: anywhere;
    color: var(--portico-color-text-muted);
    text-align: start;
  }
  & details > h3 {
    margin: var(--portico-space-2) 0;
    font: var(--portico-weight-medium) var(--portico-text-sm) var(--portico-font-sans);
  }
  & details > :last-child {
    margin-block-end: var(--portico-space-3);
  }
`;

function Body({ title, text }: { title: string; text: string | null }) {
  if (text === null) return null;
  return (
    <>
      <h3>{title}</h3>
      <pre css={jsonStyle} dir="ltr">
        {text}
      </pre>
    </>
  );
}

/** What was asked and answered, step by step; an answer that was not expected is open. */
export function TrialSteps({ steps }: { steps: readonly TrialStep[] }) {
  const { t } = useTexts();
  return (
    <ol css={listStyle} aria-label={t('scimtrial.steps')} data-part="trial-steps">
      {steps.map(({ purpose, method, path, request, status, response, passed }, place) => (
        <li key={place}>
          <details open={!passed}>
            <summary>
              <span>{t(`scimtrial.purpose.${purpose}`)}</span>
              <Status tone={passed ? 'success' : 'danger'}>
                {t(passed ? 'scimtrial.expected' : 'scimtrial.unexpected')}
              </Status>
              <code css={codeStyle} dir="ltr">
                {method} {path} → {status}
              </code>
            </summary>
            <Body title={t('scimtrial.request')} text={request} />
            <Body title={t('scimtrial.response')} text={response} />
          </details>
        </li>
      ))}
    </ol>
  );
}
