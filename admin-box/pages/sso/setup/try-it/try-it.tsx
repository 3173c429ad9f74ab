import { useEffect, useId, useRef } from 'react';
import type { SsoConfig } from '#shared/contract/sso/sso-config.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { Select } from '#shared/ui/select/select.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { SaveFailure } from '#admin-box/kit/forms/save-failure.tsx';
import { mutedStyle } from '#admin-box/kit/section/section.styles.ts';
import { ExchangeResult } from '#admin-box/pages/sso/setup/exchange-result.tsx';
import { provedDomains } from '#admin-box/pages/sso/connection-facts.ts';
import { boxStyle } from '#admin-box/kit/section/box.styles.ts';
import { TestProgress } from '#admin-box/pages/sso/setup/test-progress.tsx';
import { useTerms } from '#admin-box/pages/sso/setup/use-terms.ts';
import { isAsExpected, useTryIt, type OfferedCase } from './use-try-it.ts';

/** What a case comes to, before it is tried. */
function useExpectation(): (offered: OfferedCase) => string {
  const { t } = useTexts();
  return ({ rule, state }) => {
    if (rule === null) return t('ssotry.passes');
    return t(state === 'failed' ? 'ssotry.fails' : 'ssotry.warns', { rule });
  };
}

function Result({
  exchange,
  tried,
  connection,
}: Pick<ReturnType<typeof useTryIt>, 'exchange' | 'tried'> & { connection: SsoConfig }) {
  const { t } = useTexts();
  if (!exchange || exchange.outcome === 'pending') return null;
  const hasAnswered = exchange.checks.some(({ state }) => state === 'passed');
  if (!hasAnswered || !tried) return <Banner tone="warning">{t('ssotest.expired')}</Banner>;
  const isExpected = isAsExpected(exchange, tried);
  return (
    <>
      <Banner tone={isExpected ? 'success' : 'warning'}>
        {t(`ssotry.case.${tried.name}`)}: {t(isExpected ? 'ssotry.ended' : 'ssotry.otherwise')}
      </Banner>
      <ExchangeResult exchange={exchange} connection={connection} />
    </>
  );
}

/** A test sign-in through the built-in test provider, with an answer that is good, or wrong in a chosen way. */
export function TryIt({ connection }: { connection: SsoConfig }) {
  const { t } = useTexts();
  const { provider } = useTerms(connection);
  const expectationOf = useExpectation();
  const heading = useId();
  const { cases, chosen, choose, start, busy, failure, started, exchange, error, tried } = useTryIt(connection);
  const failurePlace = useRef<HTMLDivElement>(null);
  // the box ends the page: what comes above its button moves that out of sight
  useEffect(() => {
    if (failure) failurePlace.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  if (!chosen) return null;
  return (
    <section css={boxStyle} aria-labelledby={heading}>
      <header>
        <h3 id={heading}>{t('ssotry.title')}</h3>
      </header>
      <p css={mutedStyle}>{t('ssotry.text', { provider })}</p>
      <Select
        label={t('ssotry.answer')}
        options={cases.map(({ name }) => ({ value: name, label: t(`ssotry.case.${name}`) }))}
        value={chosen.name}
        onChange={choose}
      />
      <p css={mutedStyle}>{expectationOf(chosen)}</p>
      {provedDomains(connection).length === 0 ? <Banner tone="neutral">{t('ssotry.noDomain')}</Banner> : null}
      <TestProgress started={started} exchange={exchange} provider={t('ssotry.provider')} />
      <Result exchange={exchange} tried={tried} connection={connection} />
      <div ref={failurePlace}>
        <SaveFailure failure={failure} />
      </div>
      {error ? <SaveFailure failure={error} text={t('ssotest.failedToLoad')} /> : null}
      <div>
        <Button loading={busy} onClick={() => void start()}>
          {t(exchange ? 'ssotry.again' : 'ssotry.start')}
        </Button>
      </div>
    </section>
  );
}
