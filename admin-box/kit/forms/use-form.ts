import { useEffect, useRef } from 'react';
import { useForm as useHookForm } from 'react-hook-form';
import type { DefaultValues, FieldError, FieldValues, Path, UseFormProps, UseFormReturn } from 'react-hook-form';
import { useTexts } from '#admin-box/i18n/texts.tsx';

type FormProps<Values extends FieldValues> = UseFormProps<Values> & { defaultValues: DefaultValues<Values> };

/**
 * The form of react-hook-form, whose messages follow the language: it stores them as text, so that fields which failed a
 * rule are checked again when the language changes. Errors of the server (`setError`) stay as they are.
 */
export function useForm<Values extends FieldValues>(props: FormProps<Values>): UseFormReturn<Values> {
  const { t } = useTexts();
  const form = useHookForm<Values>(props);
  const { errors } = form.formState;
  const shownIn = useRef(t);
  useEffect(() => {
    if (shownIn.current === t) return;
    shownIn.current = t;
    const all = Object.entries(errors) as [Path<Values>, FieldError | undefined][];
    const failed = all.filter(([, error]) => error?.type === 'validate').map(([name]) => name);
    if (failed.length > 0) void form.trigger(failed);
  }, [t, errors, form]);
  return form;
}
