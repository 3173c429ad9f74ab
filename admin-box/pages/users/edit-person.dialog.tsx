import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { TeamUser } from '../../../shared/contract/members.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import { TextField } from '../../../shared/ui/text-field/text-field.tsx';
import { useToasts } from '../../../shared/ui/toast/toast-provider.tsx';
import { errorCodeOf } from '../../data/trace-id.ts';
import { FormDialog } from '../../list-page/form-dialog.tsx';
import { Shown, useFieldAppearance } from '../../parts/shown.tsx';
import { usePortal } from '../../portal-context.tsx';
import { useTexts } from '../../texts.tsx';
import { changeMembers } from './members-cache.ts';
import { isKeptElsewhere, nameOf } from './person.ts';
import { membersKey } from './use-users.ts';

interface PersonValues {
  name: string;
  phone: string;
}

const valuesOf = ({ name, phone }: TeamUser): PersonValues => ({ name, phone: phone ?? '' });

/** The row changes at once, and back when the server refuses; the refusal is thrown. */
function useSavePerson(person: TeamUser) {
  const { api } = usePortal();
  const queries = useQueryClient();
  return async (before: PersonValues, { name, phone }: PersonValues): Promise<void> => {
    const facts = { name: name.trim(), phone: phone.trim() || null };
    const changes = {
      ...(facts.name !== before.name && { name: facts.name }),
      ...(facts.phone !== (before.phone || null) && { phone: facts.phone }),
    };
    await queries.cancelQueries({ queryKey: membersKey });
    const revert = changeMembers(queries, [person.id], (member) => ({
      ...member,
      name: facts.name,
      phone: facts.phone ?? undefined,
    }));
    try {
      await api.put('/team/resources/members/v1', {
        id: person.id,
        ...changes,
        asRead: { name: before.name, phone: before.phone || null },
      });
    } catch (error) {
      revert();
      throw error;
    } finally {
      void queries.invalidateQueries({ queryKey: membersKey });
    }
  };
}

/** The person as they are now; `undefined` for somebody who is gone. */
function useReadPerson({ id, email }: TeamUser): () => Promise<PersonValues | undefined> {
  const { api } = usePortal();
  return async () => {
    const { items } = await api.get('/team/resources/members/v1', { query: { search: email, pageSize: 50 } });
    const found = items.find((each) => each.id === id);
    return found && valuesOf(found);
  };
}

/** Saving, and what came of it. What somebody else made of the person is compared with from then on. */
function usePersonForm(person: TeamUser, onClose: () => void) {
  const { t } = useTexts();
  const toasts = useToasts();
  const save = useSavePerson(person);
  const readAnew = useReadPerson(person);
  const [before, setBefore] = useState(() => valuesOf(person));
  const [failure, setFailure] = useState<unknown>();
  const form = useForm<PersonValues>({ mode: 'onTouched', defaultValues: before });
  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      await save(before, values);
      toasts.show({ title: t('person.saved', { name: values.name }) });
      onClose();
    } catch (error) {
      if (errorCodeOf(error) === 'changed-meanwhile') setBefore((await readAnew().catch(() => undefined)) ?? before);
      setFailure(error);
    }
  });
  const takeTheirs = () => {
    form.reset(before);
    setFailure(undefined);
  };
  return { form, failure, submit, takeTheirs };
}

/** Name and phone number of a person; what a directory keeps is looked at. */
export function EditPersonDialog({ person, open, onClose }: { person: TeamUser; open: boolean; onClose: () => void }) {
  const { t, errorText } = useTexts();
  const { form, failure, submit, takeTheirs } = usePersonForm(person, onClose);
  const isConflict = errorCodeOf(failure) === 'changed-meanwhile';
  const { isDirty, isSubmitting, errors } = form.formState;
  const appearance = useFieldAppearance();
  const readOnly = isKeptElsewhere(person);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('person.editTitle', { name: nameOf(person) })}
      fields={t('person.name')}
      changed={isDirty}
      ready={isDirty && !readOnly}
      saving={isSubmitting}
      failure={isConflict ? undefined : failure}
      onSave={() => void submit()}
    >
      {isConflict ? (
        <Banner
          tone="warning"
          actions={
            <Button size="sm" variant="ghost" onClick={takeTheirs}>
              {t('person.useTheirs')}
            </Button>
          }
        >
          {errorText(failure)}
        </Banner>
      ) : null}
      {readOnly ? <Banner tone="info">{t('person.managedText')}</Banner> : null}
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
        {(viewOnly) => (
          <TextField
            label={t('person.phone')}
            optional
            type="tel"
            dir="ltr"
            autoComplete="off"
            maxLength={40}
            readOnly={readOnly || viewOnly}
            {...form.register('phone')}
          />
        )}
      </Shown>
    </FormDialog>
  );
}
