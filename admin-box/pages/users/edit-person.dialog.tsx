import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { TeamUser } from '../../../shared/contract/members.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { TextField } from '../../../shared/ui/text-field/text-field.tsx';
import { useToasts } from '../../../shared/ui/toast/toast-provider.tsx';
import { formStyle } from '../../list-page/list-page.styles.ts';
import { Shown, useFieldAppearance } from '../../parts/shown.tsx';
import { usePortal } from '../../portal-context.tsx';
import { useUnsavedQuestion } from '../../shell/use-unsaved-guard.tsx';
import { useTexts } from '../../texts.tsx';
import { changeMembers } from './members-cache.ts';
import { isKeptElsewhere, nameOf } from './person.ts';
import { membersKey } from './use-users.ts';

interface PersonValues {
  name: string;
  phone: string;
}

/** The row changes at once, and back when the server refuses; the refusal is thrown. */
function useSavePerson(person: TeamUser) {
  const { api } = usePortal();
  const queries = useQueryClient();
  return async ({ name, phone }: PersonValues): Promise<void> => {
    const facts = { name: name.trim(), phone: phone.trim() || null };
    await queries.cancelQueries({ queryKey: membersKey });
    const revert = changeMembers(queries, [person.id], (member) => ({ ...member, name: facts.name, phone: facts.phone ?? undefined }));
    try {
      await api.put('/team/resources/members/v1', { id: person.id, ...facts });
    } catch (error) {
      revert();
      throw error;
    } finally {
      void queries.invalidateQueries({ queryKey: membersKey });
    }
  };
}

/** Name and phone number of a person; what a directory keeps is looked at. */
export function EditPersonDialog({ person, open, onClose: end }: { person: TeamUser; open: boolean; onClose: () => void }) {
  const { t, errorText } = useTexts();
  const toasts = useToasts();
  const save = useSavePerson(person);
  const [failure, setFailure] = useState<unknown>();
  const form = useForm<PersonValues>({ mode: 'onTouched', defaultValues: { name: person.name, phone: person.phone ?? '' } });
  const { isDirty, isSubmitting, errors } = form.formState;
  const appearance = useFieldAppearance();
  const readOnly = isKeptElsewhere(person);
  const { question, ask } = useUnsavedQuestion(open && isDirty && !isSubmitting, t('person.name'));
  const onClose = () => ask(end);
  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      await save(values);
      toasts.show({ title: t('person.saved', { name: values.name }) });
      end();
    } catch (error) {
      setFailure(error);
    }
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('person.editTitle', { name: nameOf(person) })}
      onSubmit={() => void (isDirty && !readOnly && submit())}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button variant="primary" type="submit" disabled={readOnly || (!isDirty && !isSubmitting)} loading={isSubmitting} loadingLabel={t('common.saving')}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      <div css={formStyle}>
        {readOnly ? <Banner tone="info">{t('person.managedText')}</Banner> : null}
        {failure ? <Banner tone="danger">{errorText(failure)}</Banner> : null}
        <TextField
          label={t('person.name')}
          dir="auto"
          autoComplete="off"
          maxLength={200}
          readOnly={readOnly || appearance('name') !== 'edit'}
          error={errors.name?.message}
          {...form.register('name', { validate: (name) => name.trim() !== '' || t('person.nameMissing') })}
        />
        <Shown name="phone">
          {(viewOnly) => <TextField label={t('person.phone')} optional type="tel" dir="ltr" autoComplete="off" maxLength={40} readOnly={readOnly || viewOnly} {...form.register('phone')} />}
        </Shown>
      </div>
      {question}
    </Dialog>
  );
}
