import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { SsoConfig } from '#shared/contract/sso/sso-config.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { refusedFields } from './refused-fields.ts';
import { useLiveQuestion } from './use-live-question.tsx';

/** Why values were refused, in the server's words; undefined where the error's own text says enough. */
export function useReason(): (failure: unknown) => string | undefined {
  const { t } = useTexts();
  return (failure) => {
    const reasons = refusedFields(failure).map(({ reason }) => reason);
    return reasons.length > 0 ? t('sso.refused', { reason: reasons.join('; ') }) : undefined;
  };
}

/** Saves values of the provider, after a question where users sign in with them at once. */
export function useSaveValues(connection: SsoConfig) {
  const { busy, failure, run, forget } = useAction();
  const { ask, question } = useLiveQuestion(connection);
  /** @returns whether it was saved */
  const save = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (!(await ask())) return false;
    let isSaved = false;
    await run(async () => {
      await work();
      isSaved = true;
    });
    return isSaved;
  };
  return { busy, failure, save, forget, question };
}

/** The same for a form: what the server refuses is said at its field. @param names of the form, by those of the API */
export function useSaveForm<Values extends FieldValues>(
  connection: SsoConfig,
  form: UseFormReturn<Values>,
  names: Readonly<Record<string, Path<Values>>>,
) {
  const { t } = useTexts();
  const { save, forget, ...saving } = useSaveValues(connection);
  const mark = (error: unknown): boolean => {
    const refused = refusedFields(error).filter(({ field }) => names[field] !== undefined);
    for (const { field, reason } of refused)
      form.setError(names[field]!, { type: 'server', message: t('sso.refused', { reason }) }, { shouldFocus: true });
    return refused.length > 0;
  };
  /** Checks the form, and saves its values. @returns whether they were saved */
  const submit = async (work: (values: Values) => Promise<unknown>): Promise<boolean> => {
    let isSaved = false;
    // what was said of an earlier try is no longer true
    forget();
    await form.handleSubmit(async (values) => {
      const isDone = await save(async () => {
        try {
          await work(values);
          isSaved = true;
        } catch (error) {
          if (!mark(error)) throw error;
        }
      });
      if (isDone && isSaved) form.reset(form.getValues());
    })();
    return isSaved;
  };
  return { ...saving, submit };
}
