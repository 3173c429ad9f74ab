import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import type { PolicyImpact } from '#shared/contract/policy-impact.ts';
import { Badge } from '#shared/ui/badge/badge.tsx';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { FormFoot } from '#admin-box/kit/forms/form-foot.tsx';
import { RemoteChangeBanner } from '#admin-box/kit/forms/save-failure.tsx';
import { useSaving } from '#admin-box/kit/forms/use-saving.ts';
import { formStyle } from '#admin-box/kit/section/section.styles.ts';
import { Section } from '#admin-box/kit/section/section.tsx';
import { useUnsavedGuard } from '#admin-box/shell/use-unsaved-guard.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { ImpactPreview } from './impact-preview.tsx';
import type { SecurityField } from './fields.ts';
import { policyStyle } from './security.styles.ts';

export interface PolicyFields<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  readOnly: boolean;
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
  save(values: Values, data: Data): Promise<Data>;
  /** Asks whom the values would hit; absent for policies without an effect on existing users. */
  preview?: ((values: Values, data: Data) => Promise<PolicyImpact>) | undefined;
  /** How a preview finds its numbers. */
  previewNote?: string;
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
}: Pick<PolicyCardProps<Data, Values>, 'title' | 'query' | 'valuesOf' | 'save'> & { data: Data }) {
  const { t } = useTexts();
  const toasts = useToasts();
  const [start, setStart] = useState(() => valuesOf(data));
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
  const submit = form.handleSubmit((wanted) =>
    saving.save(changed, async () => {
      const { data: fresh } = await query.refetch({ throwOnError: true });
      if (fresh === undefined || !isSame(valuesOf(fresh), latest)) return;
      begin(valuesOf(await save(wanted, fresh)));
      toasts.show({ title: t('security.saved', { policy: title }) });
    }),
  );
  return { form, saving, changed, isStale: isStale && changed && !isSubmitting, submit, discard: () => begin(latest) };
}

function PolicyForm<Data, Values extends FieldValues>(
  props: Pick<
    PolicyCardProps<Data, Values>,
    'title' | 'query' | 'valuesOf' | 'save' | 'preview' | 'previewNote' | 'children'
  > & {
    data: Data;
  },
) {
  const { t } = useTexts();
  const { preview, data } = props;
  const { form, saving, changed, isStale, submit, discard } = usePolicyForm(props);
  const question = useUnsavedGuard(changed, props.title);
  return (
    <form css={formStyle} noValidate onSubmit={(event) => void submit(event)}>
      <div css={policyStyle}>{props.children({ form, readOnly: false })}</div>
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
          preview ? (
            <ImpactPreview
              title={props.title}
              note={props.previewNote}
              preview={async () => ((await form.trigger()) ? await preview(form.getValues(), data) : undefined)}
            />
          ) : null
        }
        onDiscard={discard}
      />
      {question}
    </form>
  );
}

/** The values alone, for users who can't change them. */
function PolicyValues<Data, Values extends FieldValues>({
  data,
  valuesOf,
  children,
}: Pick<PolicyCardProps<Data, Values>, 'valuesOf' | 'children'> & { data: Data }) {
  const values = valuesOf(data);
  const form = useForm<Values>({ values });
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
  const badge =
    query.data !== undefined && isDefault?.(query.data) ? <Badge>{t('security.default')}</Badge> : undefined;
  return (
    <Section id={`security-${name}`} title={title} lead={lead} failedTitle={failedTitle} query={query} actions={badge}>
      {(data) =>
        readOnly ? (
          <PolicyValues {...form} data={data} />
        ) : (
          <PolicyForm {...form} title={title} query={query} data={data} />
        )
      }
    </Section>
  );
}
