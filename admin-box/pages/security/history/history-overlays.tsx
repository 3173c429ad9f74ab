/** The drawer with the versions of a policy. Loaded on first use. */
import { useState } from 'react';
import type { PolicyName } from '#shared/contract/policies/policy-history.ts';
import { portalPolicyHistory } from '#shared/i18n/en/portal/policy-history.ts';
import { Button } from '#shared/ui/button/button.tsx';
import { Drawer } from '#shared/ui/drawer/drawer.tsx';
import { EmptyState } from '#shared/ui/empty-state/empty-state.tsx';
import { ErrorState } from '#shared/ui/error-state/error-state.tsx';
import { Skeleton } from '#shared/ui/skeleton/skeleton.tsx';
import { addPageTexts } from '#admin-box/i18n/page-texts.ts';
import { traceIdOf } from '#admin-box/data/trace-id.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { olderStyle, versionsStyle } from './history.styles.ts';
import { RestoreDialog } from './restore.dialog.tsx';
import { usePolicyVersions } from './use-policy-history.ts';
import { VersionItem } from './version-item.tsx';

addPageTexts(portalPolicyHistory);

export interface PolicyHistoryProps {
  policy: PolicyName;
  /** Name of the policy. */
  title: string;
  readOnly: boolean;
  open: boolean;
  onClose(): void;
}

function Versions({ policy, title, readOnly, open }: Omit<PolicyHistoryProps, 'onClose'>) {
  const { t, errorText } = useTexts();
  const query = usePolicyVersions(policy, open);
  const [asked, setAsked] = useState<{ version: number; open: boolean }>();
  const versions = query.data?.pages.flatMap(({ items }) => items);
  if (!versions)
    return query.isError ? (
      <ErrorState
        level={3}
        title={t('policyHistory.failed')}
        description={errorText(query.error, 'apart')}
        traceId={traceIdOf(query.error)}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    ) : (
      <Skeleton shape="rows" count={4} />
    );
  if (versions.length === 0)
    return (
      <EmptyState level={3} title={t('policyHistory.empty')} description={t('policyHistory.emptyText')} icon="clock" />
    );
  return (
    <>
      <ol css={versionsStyle}>
        {versions.map((version, index) => (
          <VersionItem
            key={version.version}
            policy={policy}
            version={version}
            current={index === 0}
            onRestore={readOnly ? undefined : () => setAsked({ version: version.version, open: true })}
          />
        ))}
      </ol>
      {query.hasNextPage ? (
        <div css={olderStyle}>
          <Button
            loading={query.isFetchingNextPage}
            loadingLabel={t('policyHistory.loading')}
            onClick={() => void query.fetchNextPage()}
          >
            {t('policyHistory.showMore')}
          </Button>
        </div>
      ) : null}
      {asked ? (
        <RestoreDialog
          key={asked.version}
          policy={policy}
          title={title}
          {...asked}
          onClose={() => setAsked({ ...asked, open: false })}
        />
      ) : null}
    </>
  );
}

export function PolicyHistoryDrawer(props: PolicyHistoryProps) {
  const { t } = useTexts();
  const { title, open, onClose } = props;
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('policyHistory.title', { policy: title })}
      description={t('policyHistory.text')}
    >
      <Versions {...props} />
    </Drawer>
  );
}
