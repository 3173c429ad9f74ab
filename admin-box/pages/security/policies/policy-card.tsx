import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import type { PolicyImpact } from '#shared/contract/policies/policy-impact.ts';
import type { PolicyName } from '#shared/contract/policies/policy-history.ts';
import { Badge } from '#shared/ui/badge/badge.tsx';
import { Checkbox } from '#shared/ui/checkbox/checkbox.tsx';
import { useFailureInSight } from '#shared/ui/dialog/use-failure-in-sight.ts';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { FormFoot } from '#admin-box/kit/forms/form-foot.tsx';
import { RemoteChangeBanner } from '#admin-box/kit/forms/save-failure.tsx';
import { useForm } from '#admin-box/kit/forms/use-form.ts';
import { useSaving } from '#admin-box/kit/forms/use-saving.ts';
import { formStyle } from '#admin-box/kit/section/section.styles.ts';
import { Section } from '#admin-box/kit/section/section.tsx';
import { useUnsavedGuard } from '#admin-box/shell/use-unsaved-guard.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { PolicyHistory } from '#admin-box/pages/security/history/policy-history.tsx';
import { ImpactPreview } from './impact-preview.tsx';
import type { SecurityField } from './fields.ts';
import { MonitorButton, MonitoredPolicyBanner } from '#admin-box/pages/security/monitor/monitored-policy.tsx';
import type { Draft } from '#admin-box/pages/security/monitor/use-monitored-policies.ts';
import { usePolicySaved } from '#admin-box/pages/security/pending/use-pending-policies.ts';
import { canShutOut, policyOf, restrictsSomething } from './policy-names.ts';
import { policyStyle } from '#admin-box/pages/security/security.styles.ts';

export interface PolicyFields<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  readOnly: boolean;
}

/** A question before a change of a policy that reaches people who are signed in. */
export interface PolicyQuestion<Values, Data> {
  isNeeded(values: Values, data: Data): boolean;
  Dialog: ComponentType<{
    values: Values;
    onClose(): void;
    onConfirm(): void;
    /** The change will be made at another time: the form returns to what applies now. */
    onPostpone(): void;
  }>;
}

export interface PolicyCardProps<Data, Values extends FieldValues> {
  name: SecurityField;
  title: string;
  lead: string;
  failedTitle: string;
  query: UseQueryResult<Data>;
  /** What applies is the vendor's default. */
  isDefault?: (data: Data) => boolean;
  readOnly: boolean;
  /** Equal policies have equal values, with their fields in the same order. */
  valuesOf(data: Data): Values;
  /** @param provisional undoes the change unless it is confirmed, if it may shut users out */
  save(values: Values, data: Data, provisional: boolean): Promise<Data>;
  /** Asks whom the values would hit; absent for policies without an effect on existing users. */
  preview?: ((values: Values, data: Data) => Promise<PolicyImpact>) | undefined;
  /** The values in the format of the policy, to be monitored instead of enforced; absent for policies that refuse nobody. */
  draft?: ((values: Values, data: Data) => Draft) | undefined;
  /** How a preview finds its numbers. */
  previewNote?: string;
  /** Asked before the change is saved; absent for policies whose changes need no question. */
  question?: PolicyQuestion<Values, Data> | undefined;
  children(fields: PolicyFields<Values>): ReactNode;
}

/** Spaces around a text are no change. */
const plain = (values: FieldValues): string =>
  JSON.stringify(values, (_, value: unknown) => (typeof value === 'string' ? value.trim() : value));
const isSame = (one: FieldValues, other: FieldValues): boolean => plain(one) === plain(other);

/**
 * The form of one policy. A policy has no version that the server could compare: it is read again before it is saved.
 * If another user has changed it meanwhile, the form says so, and saving again overwrites.
 */
function usePolicyForm<Data, Values extends FieldValues>({
  title,
  query,
  data,
  valuesOf,
  save,
  question,
  policy,
}: Pick<PolicyCardProps<Data, Values>, 'title' | 'query' | 'valuesOf' | 'save' | 'question'> & {
  data: Data;
  policy: PolicyName | undefined;
}) {
  const { t } = useTexts();
  const toasts = useToasts();
  const [provisional, setProvisional] = useState(true);
  const [asked, setAsked] = useState<Values>();
  const [start, setStart] = useState(() => valuesOf(data));
  const saved = usePolicySaved(policy);
  const saving = useSaving();
  const form = useForm<Values>({ mode: 'onTouched', defaultValues: start as DefaultValues<Values> });
  const changed = !isSame(start, useWatch({ control: form.control }));
  const latest = valuesOf(data);
  const isStale = !isSame(latest, start);
  const { isSubmitting } = form.formState;
  const begin = (values: Values): void => {
    saving.forget();
    setStart(values);
    form.reset(values);
  };
  useEffect(() => {
    // nothing is lost: the form follows what was read in the background
    if (isStale && !changed && !isSubmitting) begin(latest);
  });
  const store = (wanted: Values): Promise<void> =>
    saving.save(changed, async () => {
      const { data: fresh } = await query.refetch({ throwOnError: true });
      if (fresh === undefined || !isSame(valuesOf(fresh), latest)) return;
      begin(valuesOf(await save(wanted, fresh, provisional)));
      const isPending = await saved();
      toasts.show({ title: t(isPending ? 'security.savedProvisional' : 'security.saved', { policy: title }) });
    });
  const submit = form.handleSubmit(async (wanted) => {
    if (changed && question?.isNeeded(wanted, data)) setAsked(wanted);
    else await store(wanted);
  });
  return {
    form,
    saving,
    changed,
    isStale: isStale && changed && !isSubmitting,
    submit,
    asking: asked && question && (
      <question.Dialog
        values={asked}
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          setAsked(undefined);
          void form.handleSubmit(store)();
        }}
        onPostpone={() => {
          setAsked(undefined);
          begin(latest);
        }}
      />
    ),
    discard: () => begin(latest),
    provisional,
    setProvisional,
  };
}

function PolicyForm<Data, Values extends FieldValues>(
  props: Pick<
    PolicyCardProps<Data, Values>,
    'title' | 'query' | 'valuesOf' | 'save' | 'preview' | 'previewNote' | 'draft' | 'question' | 'children'
  > & {
    data: Data;
    policy: PolicyName | undefined;
  },
) {
  const { t } = useTexts();
  const { preview, draft, data, policy } = props;
  const { form, saving, changed, isStale, submit, asking, discard, provisional, setProvisional } = usePolicyForm(props);
  const unsaved = useUnsavedGuard(changed, props.title);
  const failurePlace = useFailureInSight<HTMLFormElement>();
  return (
    <>
      <form ref={failurePlace} css={formStyle} noValidate onSubmit={(event) => void submit(event)}>
        <div css={policyStyle}>{props.children({ form, readOnly: false })}</div>
        {changed && canShutOut(policy) ? (
          <Checkbox
            label={t('security.provisional')}
            hint={t('security.provisionalHint')}
            checked={provisional}
            onCheckedChange={setProvisional}
          />
        ) : null}
        <FormFoot
          changed={changed}
          saving={form.formState.isSubmitting}
          nothing={saving.nothing}
          failure={saving.failure}
          conflict={
            isStale ? (
              <RemoteChangeBanner acceptLabel={t('common.useTheirs')} onAccept={discard}>
                {t('security.changedMeanwhile')}
              </RemoteChangeBanner>
            ) : null
          }
          actions={
            <>
              {preview ? (
                <ImpactPreview
                  title={props.title}
                  note={props.previewNote}
                  preview={async () => ((await form.trigger()) ? await preview(form.getValues(), data) : undefined)}
                />
              ) : null}
              {draft && restrictsSomething(draft(form.getValues(), data)) ? (
                <MonitorButton
                  policy={policy}
                  title={props.title}
                  draft={async () => ((await form.trigger()) ? draft(form.getValues(), data) : undefined)}
                  onMonitored={discard}
                />
              ) : null}
            </>
          }
          onDiscard={discard}
        />
        {unsaved}
      </form>
      {asking}
    </>
  );
}

/** The values alone, for users who can't change them. */
function PolicyValues<Data, Values extends FieldValues>({
  data,
  valuesOf,
  children,
}: Pick<PolicyCardProps<Data, Values>, 'valuesOf' | 'children'> & { data: Data }) {
  const values = valuesOf(data);
  const form = useForm<Values>({ defaultValues: values as DefaultValues<Values>, values });
  return <div css={policyStyle}>{children({ form, readOnly: true })}</div>;
}

/** One policy: loads, fails and is saved by itself. */
export function PolicyCard<Data, Values extends FieldValues>({
  name,
  title,
  lead,
  failedTitle,
  query,
  isDefault,
  readOnly,
  ...form
}: PolicyCardProps<Data, Values>) {
  const { t } = useTexts();
  const policy = policyOf[name];
  const actions = (
    <>
      {query.data !== undefined && isDefault?.(query.data) ? <Badge>{t('security.default')}</Badge> : null}
      {policy ? <PolicyHistory policy={policy} title={title} readOnly={readOnly} /> : null}
    </>
  );
  return (
    <Section
      id={`security-${name}`}
      title={title}
      lead={lead}
      failedTitle={failedTitle}
      query={query}
      actions={actions}
    >
      {(data) => (
        <>
          <MonitoredPolicyBanner
            name={name}
            policy={policy}
            title={title}
            readOnly={readOnly}
            present={form.draft?.(form.valuesOf(data), data)}
          />
          {readOnly ? (
            <PolicyValues {...form} data={data} />
          ) : (
            <PolicyForm {...form} title={title} query={query} data={data} policy={policy} />
          )}
        </>
      )}
    </Section>
  );
}
