import type { ReactNode } from 'react';
import { Button } from '#shared/ui/button/button.tsx';
import { EmptyState } from '#shared/ui/empty-state/empty-state.tsx';
import { ErrorState } from '#shared/ui/error-state/error-state.tsx';
import { PageHeader } from '#shared/ui/page-header/page-header.tsx';
import { Skeleton } from '#shared/ui/skeleton/skeleton.tsx';
import type { DirectoryConfig } from '#shared/contract/scim/scim.ts';
import { traceIdOf } from '#admin-box/data/trace-id.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { pageStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { SubPage } from '#admin-box/kit/sub-page.tsx';
import type { SubPageProps } from '#admin-box/kit/sub-page.tsx';
import { useMoves } from './use-moves.ts';
import { useDirectories } from './use-provisioning.ts';
import type { Following } from './use-provisioning.ts';

export type FrameProps = Omit<SubPageProps, 'listTitle'>;

/** A place below the list, with the way back to it. */
export function ConnectionFrame(frame: FrameProps) {
  const { t } = useTexts();
  return <SubPage {...frame} listTitle={t('page.provisioning')} />;
}

/** Under the page's own title, where no connection can be named. */
function Untitled({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  return (
    <div css={pageStyle}>
      <PageHeader title={t('page.provisioning')} />
      {children}
    </div>
  );
}

function Missing() {
  const { t } = useTexts();
  const { toList } = useMoves();
  return (
    <EmptyState
      icon="sync"
      title={t('provisioning.missingTitle')}
      description={t('provisioning.missingText')}
      actions={<Button onClick={toList}>{t('page.provisioning')}</Button>}
    />
  );
}

/** Shows one connection of the list, once it is there. */
export function WithConnection({
  id,
  live,
  children,
}: Following & {
  id: string;
  children(connection: DirectoryConfig): ReactNode;
}) {
  const { t, errorText } = useTexts();
  const { data, error, isError, isFetching, isFetchedAfterMount, refetch } = useDirectories({ live });
  const connection = data?.find((each) => each.id === id);
  if (connection) return children(connection);
  if (isError && !data)
    return (
      <Untitled>
        <ErrorState
          title={t('provisioning.failedTitle')}
          description={errorText(error, 'apart')}
          traceId={traceIdOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </Untitled>
    );
  // a list from before may not have it yet
  const isKnown = data && (isFetchedAfterMount || !isFetching);
  return <Untitled>{isKnown ? <Missing /> : <Skeleton shape="rows" count={5} />}</Untitled>;
}
