import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { EmptyState } from '#shared/ui/empty-state/empty-state.tsx';
import { PageHeader } from '#shared/ui/page-header/page-header.tsx';
import { Skeleton } from '#shared/ui/skeleton/skeleton.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { pageStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useRouter } from '#admin-box/router/router-context.tsx';

/** Leads from the reference of a failed sign-in to its exchange. */
export function FindReference({ reference }: { reference: string }) {
  const { t } = useTexts();
  const { api } = usePortal();
  const router = useRouter();
  const { data, isError } = useQuery({
    queryKey: ['sso', 'reference', reference],
    queryFn: ({ signal }) =>
      api.get('/team/resources/sso/v1/exchanges/{traceId}', { params: { traceId: reference }, signal }),
    retry: false,
  });
  useEffect(() => {
    if (data) router.setQuery({ reference: undefined, doctor: data.ssoConfigId, exchange: data.id }, { replace: true });
  }, [data, router]);
  return (
    <div css={pageStyle}>
      <PageHeader title={t('ssodoctor.open')} />
      {isError ? (
        <EmptyState icon="search" title={t('ssodoctor.missingTitle')} description={t('ssodoctor.missingText')} />
      ) : (
        <Skeleton shape="rows" count={4} />
      )}
    </div>
  );
}
