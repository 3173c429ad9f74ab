import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '#shared/ui/button/link-button.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { linesAtMost } from '#admin-box/kit/list/list-page.styles.ts';
import { boxStyle } from '#admin-box/kit/section/box.styles.ts';
import { buttonsStyle } from '#admin-box/kit/section/section.styles.ts';
import { metersKey } from '#admin-box/kit/usage/meters-key.ts';
import { MeterLevel } from '#admin-box/kit/usage/meter-level.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useRouter } from '#admin-box/router/router-context.tsx';

const metersStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--portico-space-4);
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: baseline;
    gap: var(--portico-space-2) var(--portico-space-4);
  }
  & h3 {
    ${linesAtMost(2)}
    margin: 0;
    font: var(--portico-weight-regular) var(--portico-text-md) var(--portico-font-sans);
  }
  & [data-part='level'] {
    font-variant-numeric: tabular-nums;
  }
  & [role='meter'] {
    grid-column: 1 / -1;
  }
`;

const most = 4;

/** How much of its limits the organization has used, for whom the usage page is there. */
export function UsageBox() {
  const { t } = useTexts();
  const { api, user, holds, findPage } = usePortal();
  const router = useRouter();
  const { data = [] } = useQuery({
    queryKey: metersKey(user.tenantId),
    queryFn: ({ signal }) => api.get('/usage/resources/v1/meters', { signal }),
    enabled: holds('fe.usage.read') && findPage('usage') !== undefined,
  });
  const limited = data.filter(({ limit }) => limit !== null).slice(0, most);
  if (limited.length === 0) return null;
  const place = { page: 'usage', query: {} };
  return (
    <section css={boxStyle} aria-labelledby="subscriptions-usage" data-part="usage">
      <header>
        <h2 id="subscriptions-usage">{t('subscriptions.usage')}</h2>
      </header>
      <div css={metersStyle}>
        {limited.map((meter, index) => (
          <div key={meter.key}>
            <h3 id={`subscriptions-meter-${index}`} title={meter.name}>
              <bdi>{meter.name}</bdi>
            </h3>
            <MeterLevel
              meter={meter}
              titleId={`subscriptions-meter-${index}`}
              textOf={(values) => t('subscriptions.usedOf', values)}
            />
          </div>
        ))}
      </div>
      <div css={buttonsStyle}>
        <LinkButton size="sm" href={router.href(place) ?? '#'} onPress={() => router.go(place)}>
          {t('subscriptions.seeUsage')}
        </LinkButton>
      </div>
    </section>
  );
}
