import { useEffect, useRef, useState } from 'react';
import type { PolicyImpact } from '#shared/contract/policies/policy-impact.ts';
import type { SsoConfig } from '#shared/contract/sso/sso-config.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Breadcrumb } from '#shared/ui/breadcrumb/breadcrumb.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { Checkbox } from '#shared/ui/checkbox/checkbox.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog/confirm-dialog.tsx';
import { ErrorState } from '#shared/ui/error-state/error-state.tsx';
import { PageHeader } from '#shared/ui/page-header/page-header.tsx';
import { Skeleton } from '#shared/ui/skeleton/skeleton.tsx';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { traceIdOf } from '#admin-box/data/trace-id.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { SaveFailure } from '#admin-box/kit/forms/save-failure.tsx';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { pageStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { formatDay } from '#admin-box/kit/relative-time.ts';
import { buttonsStyle } from '#admin-box/kit/section/section.styles.ts';
import { usePartTitle } from '#admin-box/portal/part-title.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useLocation, useRouter } from '#admin-box/router/router-context.tsx';
import { provedDomains } from '#admin-box/pages/sso/connection-facts.ts';
import { contentStyle } from '#admin-box/pages/sso/setup/set-up.styles.ts';
import { useProviderName } from '#admin-box/pages/sso/use-provider-name.ts';
import { useConnections } from '#admin-box/pages/sso/use-sso.ts';
import { draftOf, settingsOf } from './draft.ts';
import type { Draft } from './draft.ts';
import { EnforcementImpact } from './enforcement-impact.tsx';
import { PendingChange } from './pending-change.tsx';
import { useChangeEnforcement, useEnforcement } from './use-enforcement.ts';
import type { ReadEnforcement } from './use-enforcement.ts';
import { SafetyFields, WhoFields } from './who-fields.tsx';

interface EnforcedProps {
  enforcement: ReadEnforcement;
  domains: readonly string[];
}

/** What is required now, and the way back by one press. */
function InForce({ enforcement, domains }: EnforcedProps) {
  const { t, list, locale } = useTexts();
  const toasts = useToasts();
  const { save } = useChangeEnforcement();
  const { busy, failure, run } = useAction();
  const { user } = usePortal();
  const own = enforcement.domains.filter(({ domain }) => domains.includes(domain));
  if (own.length === 0) return null;
  const off = () =>
    void run(async () => {
      const draft = { ...draftOf(enforcement, domains, user.id), domains: [] };
      const { version } = enforcement;
      await save({ ...settingsOf(enforcement, domains, draft), version, provisional: false });
      toasts.show({ title: t('ssoreq.offDone') });
    });
  const named = list(own.map(({ domain }) => domain));
  const [{ appliesTo, sessionsUntil }] = own as [(typeof own)[number]];
  return (
    <>
      <Banner
        tone="success"
        actions={
          <Button size="sm" loading={busy} onClick={off}>
            {t('ssoreq.off')}
          </Button>
        }
      >
        <strong>{t(appliesTo === 'all' ? 'ssoreq.on' : 'ssoreq.pilotOn', { domains: named })}</strong>{' '}
        {Date.parse(sessionsUntil) > Date.now()
          ? t('ssoreq.until', { date: formatDay(sessionsUntil, Date.now(), locale) })
          : null}
      </Banner>
      <SaveFailure failure={failure} />
    </>
  );
}

/** Reads whom a draft would bind, and saves it. */
function useDraft({ enforcement, domains }: EnforcedProps) {
  const { t } = useTexts();
  const toasts = useToasts();
  const { user } = usePortal();
  const { preview, save } = useChangeEnforcement();
  const looking = useAction();
  const saving = useAction();
  const [draft, setDraft] = useState(() => draftOf(enforcement, domains, user.id));
  const [impact, setImpact] = useState<PolicyImpact>();
  const [isAsked, setAsked] = useState(false);
  const settings = settingsOf(enforcement, domains, draft);
  return {
    draft,
    impact,
    isAsked,
    looking,
    saving,
    change: (changes: Partial<Draft>) => {
      setDraft((before) => ({ ...before, ...changes }));
      setImpact(undefined);
    },
    /** Nothing is saved before it was shown whom it binds. */
    look: (thenAsk: boolean) =>
      void looking.run(async () => {
        const found = await preview(settings);
        setImpact(found);
        setAsked(thenAsk && !found.locksOut);
      }),
    close: () => {
      setAsked(false);
      saving.forget();
    },
    submit: (provisional: boolean) =>
      void saving.run(async () => {
        await save({ ...settings, version: enforcement.version, provisional });
        setAsked(false);
        toasts.show({ title: t('ssoreq.saved') });
      }),
  };
}

function Form({ enforcement, domains, provider }: EnforcedProps & { provider: string }) {
  const { t, errorText } = useTexts();
  const [provisional, setProvisional] = useState(true);
  const { draft, impact, isAsked, looking, saving, change, look, close, submit } = useDraft({ enforcement, domains });
  const isOn = enforcement.domains.some(({ domain }) => domains.includes(domain));
  const fields = { enforcement, domains, provider, draft, onChange: change };
  const isEmpty = draft.domains.length === 0;
  const place = useRef<HTMLDivElement>(null);
  // it comes above the button that was pressed, which nothing else answers
  useEffect(() => {
    if (impact?.locksOut) place.current?.focus();
  }, [impact]);
  return (
    <div css={contentStyle}>
      <WhoFields {...fields} />
      <SafetyFields {...fields} />
      <Checkbox
        label={t('ssoreq.provisional')}
        hint={t('ssoreq.provisionalHint')}
        checked={provisional}
        onCheckedChange={setProvisional}
      />
      <div ref={place} tabIndex={-1}>
        {impact ? <EnforcementImpact impact={impact} provider={provider} /> : null}
      </div>
      <SaveFailure failure={looking.failure} />
      <div css={buttonsStyle}>
        <Button disabled={isEmpty} loading={looking.busy} onClick={() => look(false)}>
          {t('ssoreq.impact')}
        </Button>
        <Button variant="primary" disabled={isEmpty || looking.busy} onClick={() => look(true)}>
          {t(isOn ? 'ssoreq.save' : 'ssoreq.title')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsked}
        onClose={close}
        tone="primary"
        title={t('ssoreq.ask', { count: impact?.users.total ?? 0 })}
        description={t('ssoreq.askText')}
        confirmLabel={t(isOn ? 'ssoreq.save' : 'ssoreq.title')}
        cancelLabel={t('common.cancel')}
        loading={saving.busy}
        error={saving.failure ? errorText(saving.failure) : undefined}
        onConfirm={() => submit(provisional)}
      />
    </div>
  );
}

function Content({ connection, provider }: { connection: SsoConfig; provider: string }) {
  const { t, errorText } = useTexts();
  const { data, error, isFetching, isError, refetch } = useEnforcement();
  const { holds } = usePortal();
  const domains = provedDomains(connection);
  if (isError && !data)
    return (
      <ErrorState
        title={t('ssoreq.failed')}
        description={errorText(error, 'apart')}
        traceId={traceIdOf(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data) return <Skeleton shape="rows" count={5} />;
  if (!connection.enabled || domains.length === 0) return <Banner tone="neutral">{t('ssoreq.needed')}</Banner>;
  if (!holds('fe.secure.write.samlConfiguration')) return <Banner tone="neutral">{t('sso.readOnly')}</Banner>;
  return (
    <>
      {data.endsAt === undefined ? null : <PendingChange enforcement={data} endsAt={data.endsAt} />}
      <InForce enforcement={data} domains={domains} />
      <Form key={data.version} enforcement={data} domains={domains} provider={provider} />
    </>
  );
}

/** Whether users must sign in through a connection, which is kept in the address. */
export function Enforce({ id }: { id: string }) {
  const { t, list } = useTexts();
  const router = useRouter();
  const { page } = useLocation();
  const { data, isPending } = useConnections();
  const nameOf = useProviderName();
  const connection = data?.find((each) => each.id === id);
  const listHref = router.href({ page, query: {} }) ?? '#';
  const provider = connection ? nameOf(connection) : t('sso.yourProvider');
  const domains = connection ? list(provedDomains(connection)) : '';
  const title = t('ssoreq.title');
  usePartTitle(connection ? `${title} · ${provider}` : title);
  return (
    <div css={pageStyle}>
      <PageHeader
        breadcrumb={
          <Breadcrumb
            crumbs={[
              { label: t('page.sso'), href: listHref },
              { label: title, href: router.href(router.current()) ?? '#enforce' },
            ]}
            onGo={(href) => {
              if (href === listHref) router.go({ page, query: {} });
            }}
          />
        }
        title={title}
        lead={domains === '' ? undefined : t('ssoreq.lead', { domains, provider })}
      />
      {connection ? <Content connection={connection} provider={provider} /> : null}
      {!connection && isPending ? <Skeleton shape="rows" count={5} /> : null}
      {!connection && !isPending ? <Banner tone="neutral">{t('ssoreq.needed')}</Banner> : null}
    </div>
  );
}
