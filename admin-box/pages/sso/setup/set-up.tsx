import { useState } from 'react';
import type { ReactNode } from 'react';
import type { SsoConfig } from '#shared/contract/sso/sso-config.ts';
import { Button } from '#shared/ui/button/button.tsx';
import { EmptyState } from '#shared/ui/empty-state/empty-state.tsx';
import { ErrorState } from '#shared/ui/error-state/error-state.tsx';
import { PageHeader } from '#shared/ui/page-header/page-header.tsx';
import { Skeleton } from '#shared/ui/skeleton/skeleton.tsx';
import { Steps } from '#shared/ui/steps/steps.tsx';
import type { StepsProps } from '#shared/ui/steps/steps.tsx';
import { traceIdOf } from '#admin-box/data/trace-id.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { pageStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { SubPage } from '#admin-box/kit/sub-page.tsx';
import { usePartTitle } from '#admin-box/portal/part-title.ts';
import { useLocation, useRouter } from '#admin-box/router/router-context.tsx';
import { useConnections } from '#admin-box/pages/sso/use-sso.ts';
import type { StepName } from './set-up-step.types.ts';
import { nextStep, stepNames, useFirstSteps, useSteps } from './use-steps.tsx';
import { UnsavedProvider, useUnsaved } from './unsaved.tsx';
import { useTerms } from './use-terms.ts';

/** ID in the address while no connection is made. */
const newId = 'new';

/** Where the set-up goes, which is kept in the address: Back leads to the step before. */
function useMoves() {
  const router = useRouter();
  const { page } = useLocation();
  const { ask } = useUnsaved();
  return {
    exit: () => router.go({ page, query: {} }),
    goTo: (step: StepName) => ask(() => router.setQuery({ step })),
    onChosen: ({ id }: SsoConfig) => {
      // somebody who went to another step while it was saved stays there
      const { connection, step = 'provider' } = router.current().query;
      if (connection !== newId && step !== 'provider') return;
      // Back leads to the first step of what was made, not to another new connection
      router.setQuery({ connection: id, step: 'provider' }, { replace: true });
      router.setQuery({ step: 'domain' });
    },
  };
}

function Frame({
  title,
  lead,
  steps,
  current,
}: { title: string; lead: string } & Pick<StepsProps, 'steps' | 'current'>) {
  const { t } = useTexts();
  const { exit } = useMoves();
  const { saveAll } = useUnsaved();
  const step = steps.find(({ id }) => id === current);
  usePartTitle([...(step ? [step.openTitle ?? step.title] : []), title].join(' · '));
  const [isSaving, setSaving] = useState(false);
  const saveAndExit = async (): Promise<void> => {
    setSaving(true);
    const isSaved = await saveAll();
    setSaving(false);
    if (isSaved) exit();
  };
  return (
    <SubPage
      listTitle={t('page.sso')}
      title={title}
      lead={lead}
      actions={
        <Button loading={isSaving} onClick={() => void saveAndExit()}>
          {t('sso.exit')}
        </Button>
      }
    >
      <Steps
        steps={steps}
        current={current}
        doneLabel={t('sso.done')}
        openLabel={t('sso.edit')}
        openLabelOf={(step) => t('sso.editStep', { step })}
      />
    </SubPage>
  );
}

function NewConnection() {
  const { t } = useTexts();
  const steps = useFirstSteps(useMoves());
  return <Frame title={t('sso.connectNew')} lead={t('sso.connectLead')} steps={steps} current="provider" />;
}

function Connection({ connection }: { connection: SsoConfig }) {
  const { t } = useTexts();
  const wanted = useLocation().query['step'];
  const steps = useSteps(connection, useMoves());
  const { name, provider } = useTerms(connection);
  // a step that gets done while it is open stays open
  const [start] = useState(() => nextStep(steps));
  const current = stepNames.find((name) => name === wanted) ?? start;
  return (
    <Frame
      title={name ? t('sso.connectTitle', { provider }) : t('sso.connectNew')}
      lead={t(connection.enabled ? 'sso.connectedLead' : 'sso.connectLead')}
      steps={steps}
      current={current}
    />
  );
}

function Missing() {
  const { t } = useTexts();
  const { exit } = useMoves();
  return (
    <Untitled>
      <EmptyState
        icon="passkey"
        title={t('sso.missingTitle')}
        description={t('sso.missingText')}
        actions={<Button onClick={exit}>{t('page.sso')}</Button>}
      />
    </Untitled>
  );
}

/** Under the page's own title, where no connection can be named. */
function Untitled({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  return (
    <div css={pageStyle}>
      <PageHeader title={t('page.sso')} />
      {children}
    </div>
  );
}

/** The guided set-up of a connection; `new` begins one. */
export function SetUp({ id }: { id: string }) {
  const { t, errorText } = useTexts();
  const { data, error, isFetching, refetch, isError } = useConnections();
  if (id === newId) return <NewConnection />;
  const connection = data?.find((each) => each.id === id);
  if (connection)
    return (
      <UnsavedProvider>
        <Connection connection={connection} />
      </UnsavedProvider>
    );
  if (data && !isFetching) return <Missing />;
  if (isError && !data)
    return (
      <Untitled>
        <ErrorState
          title={t('sso.failedTitle')}
          description={errorText(error, 'apart')}
          traceId={traceIdOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </Untitled>
    );
  return (
    <Untitled>
      <Skeleton shape="rows" count={5} />
    </Untitled>
  );
}
