import { Banner } from '#shared/ui/banner/banner.tsx';
import { Spinner } from '#shared/ui/button/button.tsx';
import { LinkButton } from '#shared/ui/button/link-button.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import type { useTestRun } from './use-test.ts';

export interface TestProgressProps extends Pick<ReturnType<typeof useTestRun>, 'started' | 'exchange'> {
  /** Name of the provider that has to answer. */
  provider: string;
}

/** That a test waits for the provider's answer, with the way to it where the browser let no tab open. */
export function TestProgress({ started, exchange, provider }: TestProgressProps) {
  const { t } = useTexts();
  if (started === undefined || (exchange && exchange.outcome !== 'pending')) return null;
  return (
    <>
      {started.isBlocked ? (
        <Banner
          tone="warning"
          actions={
            <LinkButton size="sm" href={started.address} target="_blank" rel="noreferrer">
              {t('ssotest.open')}
            </LinkButton>
          }
        >
          {t('ssotest.blocked')}
        </Banner>
      ) : null}
      <p role="status">
        <Spinner /> {t('ssotest.waiting', { provider })}
      </p>
    </>
  );
}
