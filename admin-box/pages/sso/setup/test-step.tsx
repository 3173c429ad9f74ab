import type { SsoExchange } from '#shared/contract/sso/sso-exchanges.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { SaveFailure } from '#admin-box/kit/forms/save-failure.tsx';
import { buttonsStyle, mutedStyle } from '#admin-box/kit/section/section.styles.ts';
import { hasDetails } from '#admin-box/pages/sso/connection-facts.ts';
import { useIsGuest } from '#admin-box/pages/sso/sso-host.ts';
import { ExchangeResult } from './exchange-result.tsx';
import { contentStyle } from './set-up.styles.ts';
import type { StepProps } from './set-up-step.types.ts';
import { remedyOf } from './remedies.ts';
import { TestProgress } from './test-progress.tsx';
import { TryIt } from './try-it/try-it.tsx';
import { useTerms } from './use-terms.ts';
import { useTest } from './use-test.ts';

function Outcome({ exchange }: { exchange: SsoExchange }) {
  const { t } = useTexts();
  if (exchange.outcome === 'passed')
    return <Banner tone="success">{t('ssotest.passed', { email: exchange.email ?? '' })}</Banner>;
  const failed = exchange.failedRule;
  if (failed === null) return <Banner tone="warning">{t('ssotest.expired')}</Banner>;
  return (
    <Banner tone="danger">
      {t('ssotest.failed', { fault: t(`ssotest.fault.${remedyOf(exchange.kind, failed).fault}`) })}
    </Banner>
  );
}

/** One's own sign-in at the provider, which signs nobody in, and how each rule judged it. */
export function TestStep({ connection, onContinue, onBack }: StepProps) {
  const { t } = useTexts();
  const { provider } = useTerms(connection);
  const { start, busy, failure, started, exchange, error } = useTest(connection);
  const isPassed = connection.testedAt !== null;
  // a setup link does not lead to the test provider
  const tryIt = useIsGuest() ? null : <TryIt connection={connection} />;
  if (!hasDetails(connection))
    return (
      <div css={contentStyle}>
        <Banner tone="neutral">{t('ssotest.notComplete')}</Banner>
        <div>
          <Button onClick={onBack}>{t('sso.back')}</Button>
        </div>
        {tryIt}
      </div>
    );
  return (
    <div css={contentStyle}>
      <SaveFailure failure={failure} />
      {error ? <SaveFailure failure={error} text={t('ssotest.failedToLoad')} /> : null}
      <TestProgress started={started} exchange={exchange} provider={provider} />
      {exchange && exchange.outcome !== 'pending' ? (
        <>
          <Outcome exchange={exchange} />
          <ExchangeResult exchange={exchange} connection={connection} />
        </>
      ) : null}
      <p css={mutedStyle}>{t('ssotest.newTab')}</p>
      <div css={buttonsStyle}>
        {isPassed ? (
          <Button variant="primary" onClick={onContinue}>
            {t('sso.continue')}
          </Button>
        ) : null}
        <Button variant={isPassed ? 'secondary' : 'primary'} icon="sync" loading={busy} onClick={() => void start()}>
          {t(exchange ? 'ssotest.again' : 'ssotest.start')}
        </Button>
        <Button onClick={onBack}>{t('sso.back')}</Button>
      </div>
      {tryIt}
    </div>
  );
}
