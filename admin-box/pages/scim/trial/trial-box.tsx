import { useEffect, useId, useRef } from 'react';
import type { DirectoryConfig } from '#shared/contract/scim/scim.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { Select } from '#shared/ui/select/select.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { SaveFailure } from '#admin-box/kit/forms/save-failure.tsx';
import { boxStyle } from '#admin-box/kit/section/box.styles.ts';
import { mutedStyle } from '#admin-box/kit/section/section.styles.ts';
import { TrialSteps } from './trial-steps.tsx';
import { dialects, isDialect, useTrial } from './use-trial.ts';

const options = Object.entries(dialects).map(([value, label]) => ({ value, label }));

/** The requests of a directory product against this connection, made by a built-in client and undone. */
export function TrialBox({ connection }: { connection: DirectoryConfig }) {
  const { t } = useTexts();
  const heading = useId();
  const { dialect, choose, isMissing, report, busy, failure, start } = useTrial(connection);
  const failurePlace = useRef<HTMLDivElement>(null);
  // the box ends the page: what comes above its button moves that out of sight
  useEffect(() => {
    if (failure) failurePlace.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  return (
    <section css={boxStyle} aria-labelledby={heading} data-part="trial">
      <header>
        <h2 id={heading}>{t('scimtrial.title')}</h2>
      </header>
      <p css={mutedStyle}>{t('scimtrial.text')}</p>
      <Select
        label={t('scimtrial.product')}
        options={options}
        placeholder={t('scimtrial.choose')}
        value={dialect ?? null}
        error={isMissing ? t('scimtrial.choose') : undefined}
        onChange={(chosen) => isDialect(chosen) && choose(chosen)}
      />
      {report ? (
        <div role="status">
          <Banner tone={report.passed ? 'success' : 'warning'}>
            {t(report.passed ? 'scimtrial.passed' : 'scimtrial.failed', { product: dialects[report.dialect] })}
          </Banner>
        </div>
      ) : null}
      {report ? <TrialSteps steps={report.steps} /> : null}
      <div ref={failurePlace}>
        <SaveFailure failure={failure} />
      </div>
      <div>
        <Button loading={busy} onClick={() => void start()}>
          {t(report ? 'scimtrial.again' : 'scimtrial.start')}
        </Button>
      </div>
    </section>
  );
}
