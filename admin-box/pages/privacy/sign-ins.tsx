import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SignInRecord } from '#shared/contract/sessions/sessions.ts';
import { Button } from '#shared/ui/button/button.tsx';
import { formatRelativeTime } from '#admin-box/kit/relative-time.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { deviceName } from '#admin-box/kit/device-name.ts';
import { linesStyle, mutedStyle } from '#admin-box/kit/section/section.styles.ts';
import { Line, Section } from '#admin-box/kit/section/section.tsx';

const first = 5;
/** Maximum page size of the server. */
const most = 200;

function useSignIns(limit: number) {
  const { api } = usePortal();
  return useQuery({
    queryKey: ['privacy', 'sign-ins', limit],
    queryFn: ({ signal }) =>
      api.get('/identity/resources/users/sessions/v1/me/history', { query: { _limit: limit, _offset: 0 }, signal }),
    placeholderData: keepPreviousData,
  });
}

function SignInLine({ record }: { record: SignInRecord }) {
  const { t, locale } = useTexts();
  const { browser, system } = deviceName(record.userAgent);
  const device =
    browser && system ? t('privacy.device', { browser, system }) : (browser ?? system ?? t('privacy.deviceUnknown'));
  const when = formatRelativeTime(record.at, Date.now(), { never: t('common.never'), now: t('common.now'), locale });
  return (
    <Line
      icon={record.outcome === 'signed-in' ? 'check' : 'alert'}
      title={t(`history.${record.outcome}`)}
      detail={
        <>
          <time dateTime={record.at}>{when}</time> · <bdi>{device}</bdi>
          {record.ipAddress ? (
            <>
              {' '}
              · <bdi>{record.ipAddress}</bdi>
            </>
          ) : null}
        </>
      }
    />
  );
}

/** Sign-ins of one's own account, refused ones too. */
export function SignIns() {
  const { t } = useTexts();
  const [limit, setLimit] = useState(first);
  const answer = useSignIns(limit);
  return (
    <Section
      id="sign-ins"
      title={t('history.title')}
      lead={t('history.text')}
      failedTitle={t('history.failed')}
      query={answer}
    >
      {({ items, _metadata }) => (
        <>
          {items.length === 0 ? <p css={mutedStyle}>{t('history.none')}</p> : null}
          <ul css={linesStyle}>
            {items.map((record) => (
              <SignInLine key={record.at} record={record} />
            ))}
          </ul>
          {_metadata.totalItems > items.length && limit < most ? (
            <span>
              <Button
                variant="ghost"
                loading={answer.isPlaceholderData}
                loadingLabel={t('common.loading')}
                onClick={() => setLimit(Math.min(most, limit * 4))}
              >
                {t('history.older')}
              </Button>
            </span>
          ) : null}
        </>
      )}
    </Section>
  );
}
