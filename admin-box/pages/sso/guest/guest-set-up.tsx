import { useState } from 'react';
import type { ReactNode } from 'react';
import type { SsoConfig } from '#shared/contract/sso/sso-config.ts';
import type { SsoSetupGuest } from '#shared/contract/sso/sso-setup-guest.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { ErrorState } from '#shared/ui/error-state/error-state.tsx';
import { PageHeader } from '#shared/ui/page-header/page-header.tsx';
import { Skeleton } from '#shared/ui/skeleton/skeleton.tsx';
import { Steps } from '#shared/ui/steps/steps.tsx';
import type { Step } from '#shared/ui/steps/steps.tsx';
import { traceIdOf } from '#admin-box/data/trace-id.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { SaveFailure } from '#admin-box/kit/forms/save-failure.tsx';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { useKeptFocus } from '#admin-box/kit/use-kept-focus.ts';
import { pageStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { buttonsStyle } from '#admin-box/kit/section/section.styles.ts';
import { hasDetails, isComplete } from '#admin-box/pages/sso/connection-facts.ts';
import { SsoGuestProvider, useSsoHost } from '#admin-box/pages/sso/sso-host.ts';
import { contentStyle } from '#admin-box/pages/sso/setup/set-up.styles.ts';
import { UnsavedProvider, useUnsaved } from '#admin-box/pages/sso/setup/unsaved.tsx';
import type { StepName } from '#admin-box/pages/sso/setup/set-up-step.types.ts';
import { nextStep, stepNames, useFirstSteps, useSteps } from '#admin-box/pages/sso/setup/use-steps.tsx';
import type { NamedStep } from '#admin-box/pages/sso/setup/use-steps.tsx';
import { useConnections } from '#admin-box/pages/sso/use-sso.ts';
import { useLocation, useRouter } from '#admin-box/router/router-context.tsx';

/** Steps that the link allows, and the one that ends the set-up. */
function stepsOf({ mayMapRoles, mayActivate }: SsoSetupGuest): StepName[] {
  const left = stepNames.filter((name) => (name !== 'roles' || mayMapRoles) && (name !== 'activate' || mayActivate));
  return [...left, 'finish'];
}

const dayOf = (iso: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(iso));

function Titled({ guest, children }: { guest: SsoSetupGuest; children: ReactNode }) {
  const { t, locale } = useTexts();
  const { tenant, createdBy: name, expiresAt } = guest;
  return (
    <div css={pageStyle}>
      <PageHeader
        title={t('ssoguest.title', { tenant })}
        lead={t('ssoguest.lead', { name, date: dayOf(expiresAt, locale) })}
      />
      {children}
    </div>
  );
}

function GuestSteps({ steps, current }: { steps: readonly Step[]; current: string }) {
  const { t } = useTexts();
  return (
    <Steps
      steps={steps}
      current={current}
      doneLabel={t('sso.done')}
      openLabel={t('sso.edit')}
      openLabelOf={(step) => t('sso.editStep', { step })}
    />
  );
}

interface FinishProps {
  connection: SsoConfig;
  name: string;
  onFinished(): void;
  onBack(): void;
}

/** Tells the admin. A domain may be left to them: the guest may not reach its DNS. */
function Finish({ connection, name, onFinished, onBack }: FinishProps) {
  const { t } = useTexts();
  const { api } = useSsoHost();
  const { busy, failure, run } = useAction();
  const isEntered = hasDetails(connection) && connection.domains.length > 0;
  const finish = () =>
    run(async () => {
      await api.post('/account/sso-setup/api/finish');
      onFinished();
    });
  return (
    <div css={contentStyle}>
      <SaveFailure failure={failure} />
      {isEntered ? null : <Banner tone="neutral">{t('ssoguest.notReady')}</Banner>}
      {isEntered && !isComplete(connection) ? (
        <Banner tone="warning">{t('ssoguest.unverified', { name })}</Banner>
      ) : null}
      <div css={buttonsStyle}>
        {isEntered ? (
          <Button variant="primary" loading={busy} onClick={() => void finish()}>
            {t('ssoguest.finish', { name })}
          </Button>
        ) : null}
        <Button onClick={onBack}>{t('sso.back')}</Button>
      </div>
    </div>
  );
}

interface FinishMoves {
  onOpen(): void;
  onFinished(): void;
  onBack(): void;
}

function useFinishStep(
  connection: SsoConfig,
  { createdBy: name }: SsoSetupGuest,
  { onOpen, ...moves }: FinishMoves,
): NamedStep {
  const { t } = useTexts();
  return {
    id: 'finish',
    title: t('ssoguest.finishStep'),
    lead: t('ssoguest.finishText', { name }),
    done: false,
    onOpen,
    content: () => <Finish connection={connection} name={name} {...moves} />,
  };
}

function Done({ guest, onReturn }: { guest: SsoSetupGuest; onReturn: () => void }) {
  const { t, locale } = useTexts();
  const date = dayOf(guest.expiresAt, locale);
  return (
    <div css={pageStyle}>
      <PageHeader title={t('ssoguest.doneTitle')} lead={t('ssoguest.doneText', { name: guest.createdBy, date })} />
      <div>
        <Button onClick={onReturn}>{t('ssoguest.return')}</Button>
      </div>
    </div>
  );
}

/** Back leads to the first step. */
function useOnChosen(): () => void {
  const router = useRouter();
  return () => {
    router.setQuery({ step: 'provider' }, { replace: true });
    router.setQuery({ step: 'domain' });
  };
}

function Connection({ connection, guest }: { connection: SsoConfig; guest: SsoSetupGuest }) {
  const router = useRouter();
  const wanted = useLocation().query['step'];
  const [isDone, setDone] = useState(false);
  const order = stepsOf(guest);
  const { ask } = useUnsaved();
  const goTo = (step: StepName) => ask(() => router.setQuery({ step }));
  const onChosen = useOnChosen();
  const before = useSteps(connection, { goTo, onChosen }, order);
  const finish = useFinishStep(connection, guest, {
    onOpen: () => goTo('finish'),
    onFinished: () => setDone(true),
    onBack: () => goTo(order.at(-2)!),
  });
  const steps = [...before, finish];
  // a step that gets done while it is open stays open
  const [start] = useState(() => nextStep(steps));
  if (isDone) return <Done guest={guest} onReturn={() => setDone(false)} />;
  const current = order.find((each) => each === wanted) ?? start;
  return (
    <Titled guest={guest}>
      <GuestSteps steps={steps} current={current} />
    </Titled>
  );
}

function NewConnection({ guest }: { guest: SsoSetupGuest }) {
  const { t } = useTexts();
  const onChosen = useOnChosen();
  const first = useFirstSteps({ onChosen }, stepsOf(guest));
  const lead = t('ssoguest.finishText', { name: guest.createdBy });
  const last: Step = { id: 'finish', title: t('ssoguest.finishStep'), lead, done: false, content: () => null };
  return (
    <Titled guest={guest}>
      <GuestSteps steps={[...first, last]} current="provider" />
    </Titled>
  );
}

function Connections({ guest }: { guest: SsoSetupGuest }) {
  const { t, errorText } = useTexts();
  const { data, error, isFetching, refetch } = useConnections();
  if (data)
    return data[0] ? (
      <UnsavedProvider>
        <Connection connection={data[0]} guest={guest} />
      </UnsavedProvider>
    ) : (
      <NewConnection guest={guest} />
    );
  return (
    <Titled guest={guest}>
      {error ? (
        <ErrorState
          title={t('sso.failedTitle')}
          description={errorText(error, 'apart')}
          traceId={traceIdOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Skeleton shape="rows" count={5} />
      )}
    </Titled>
  );
}

/** The set-up with what the link allows: of the portal's steps, and of its rights those of reading roles and of removing parts. */
export function GuestSetUp({ guest }: { guest: SsoSetupGuest }) {
  useKeptFocus();
  const { api } = useSsoHost();
  const host = {
    api,
    tenant: guest.tenant,
    holds: (permission: string) =>
      permission === 'fe.secure.delete.samlConfiguration' ||
      (permission === 'fe.secure.read.roles' && guest.mayMapRoles),
  };
  return (
    <SsoGuestProvider value={host}>
      <Connections guest={guest} />
    </SsoGuestProvider>
  );
}
