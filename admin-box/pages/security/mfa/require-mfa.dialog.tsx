/** The question before MFA is required: what happens to whom, and from when. */
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import type { EnforceMfaType } from '#shared/contract/policies/security-policies.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Checkbox } from '#shared/ui/checkbox/checkbox.tsx';
import { Choice } from '#shared/ui/checkbox/choice.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog/confirm-dialog.tsx';
import { DataList } from '#shared/ui/data-list/data-list.tsx';
import { TextField } from '#shared/ui/text-field/text-field.tsx';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { dayAfter, startOfDay } from '#admin-box/kit/calendar-day.ts';
import { registered } from '#admin-box/kit/forms/registered.ts';
import { SaveFailure } from '#admin-box/kit/forms/save-failure.tsx';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { useForm } from '#admin-box/kit/forms/use-form.ts';
import { choicesStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { useMonitoring } from '#admin-box/pages/security/monitor/use-monitored-policies.ts';
import { useMfaOptions } from '#admin-box/pages/security/policies/use-policies.ts';
import { usePolicyImpact } from '#admin-box/pages/security/policies/use-policy-impact.ts';

/** Days after today that can be chosen: as long as the server accepts, wherever the reader is. */
const farthest = 365;
/** What is proposed gives users a week. */
const proposed = 7;

interface Answer {
  when: 'now' | 'later';
  /** In the format of a date field. */
  day: string;
  notify: boolean;
}

/** From when MFA is required, and who is told. */
function WhenFields({ form }: { form: UseFormReturn<Answer> }) {
  const { t, locale } = useTexts();
  const name = useId();
  const { when, notify } = useWatch({ control: form.control }) as Answer;
  const [min, max] = [dayAfter(Date.now(), 1), dayAfter(Date.now(), farthest)];
  const inWords = (day: string): string =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(startOfDay(day));
  return (
    <>
      <fieldset css={choicesStyle}>
        <legend>{t('security.mfaAskWhen')}</legend>
        {(['now', 'later'] as const).map((each) => (
          <Choice
            key={each}
            label={t(each === 'now' ? 'security.mfaAskNow' : 'security.mfaAskLater')}
            hint={each === 'now' ? undefined : t('security.mfaAskLaterHint')}
          >
            {(names) => (
              <input
                {...names}
                type="radio"
                name={name}
                value={each}
                checked={when === each}
                onChange={() => form.setValue('when', each)}
              />
            )}
          </Choice>
        ))}
      </fieldset>
      {when === 'later' ? (
        <>
          <TextField
            type="date"
            label={t('security.mfaAskDate')}
            min={min}
            max={max}
            error={form.formState.errors.day?.message}
            {...registered(form, 'day', {
              // days of ISO 8601 are in the order of their text
              validate: (day) =>
                (startOfDay(day) && day >= min && day <= max) ||
                t('security.mfaAskDateWrong', { min: inWords(min), max: inWords(max) }),
            })}
          />
          <Checkbox
            label={t('security.mfaAskTell')}
            hint={t('security.mfaAskTellHint')}
            checked={notify}
            onCheckedChange={(wanted) => form.setValue('notify', wanted)}
          />
        </>
      ) : null}
    </>
  );
}

interface RequireMfaProps {
  values: { type: EnforceMfaType };
  onClose(): void;
  onConfirm(): void;
  onPostpone(): void;
}

export function RequireMfaDialog({ values: { type }, onClose, onConfirm, onPostpone }: RequireMfaProps) {
  const { t, locale } = useTexts();
  const toasts = useToasts();
  const { mfa } = usePolicyImpact();
  const options = useMfaOptions();
  const monitoring = useMonitoring('mfa');
  const { busy, failure, run } = useAction();
  const form = useForm<Answer>({
    mode: 'onTouched',
    defaultValues: { when: 'now', day: dayAfter(Date.now(), proposed), notify: true },
  });
  const isLater = useWatch({ control: form.control, name: 'when' }) === 'later';
  // the question can be answered without the numbers
  const { data: impact, isFetching } = useQuery({
    queryKey: ['security', 'require-mfa', type],
    queryFn: () => mfa({ enforceMFAType: type }),
    gcTime: 0,
    retry: false,
  });
  const number = new Intl.NumberFormat(locale);
  const byEmail = options.data?.methods.includes('EmailCode') ?? false;
  const confirm = form.handleSubmit(async ({ when, day, notify }) => {
    const start = when === 'later' ? startOfDay(day) : undefined;
    if (!start) return onConfirm();
    await run(async () => {
      await monitoring.start({ enforceMFAType: type }, { enforceAt: start.toISOString(), notify });
      const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(start);
      toasts.show({ title: t('security.mfaScheduled', { date }) });
      onPostpone();
    });
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void confirm()}
      tone="primary"
      title={t('security.mfaAskTitle')}
      description={t('security.mfaAskText')}
      confirmLabel={t(isLater ? 'security.mfaAskSchedule' : 'security.mfaAskConfirm')}
      cancelLabel={t('common.cancel')}
      loading={isFetching || busy}
      loadingLabel={t(busy ? 'security.monitoring' : 'security.impactLoading')}
    >
      <p>{t(byEmail ? 'security.mfaAskEmail' : 'security.mfaAskEnroll')}</p>
      {impact ? (
        <DataList
          items={[
            { term: t('security.mfaAskUsers'), value: number.format(impact.users.total) },
            ...(isLater ? [] : [{ term: t('security.mfaAskSessions'), value: number.format(impact.sessions.total) }]),
          ]}
        />
      ) : null}
      <WhenFields form={form} />
      {impact?.sessions.own && !isLater ? <Banner tone="warning">{t('security.mfaAskSelf')}</Banner> : null}
      <SaveFailure failure={failure} />
    </ConfirmDialog>
  );
}
