import type { DirectoryConfig } from '#shared/contract/scim/scim.ts';
import { TextField } from '#shared/ui/text-field/text-field.tsx';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { FormDialog } from '#admin-box/kit/forms/form-dialog.tsx';
import { registered } from '#admin-box/kit/forms/registered.ts';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { useForm } from '#admin-box/kit/forms/use-form.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useFirstField } from './use-first-field.ts';
import { isGone, useChangeProvisioning } from './use-provisioning.ts';

export interface RenameProps {
  connection: DirectoryConfig;
  open: boolean;
  onClose(): void;
}

/** Another name for a connection, which only admins see. */
export function RenameDialog({ connection, open, onClose }: RenameProps) {
  const { t } = useTexts();
  const { tenant } = usePortal();
  const toasts = useToasts();
  const { rename } = useChangeProvisioning();
  const { busy, failure, run } = useAction();
  const { place, initialFocus } = useFirstField();
  const form = useForm<{ name: string }>({
    mode: 'onTouched',
    defaultValues: { name: connection.connectionName },
  });
  const submit = form.handleSubmit(({ name }) =>
    run(async () => {
      try {
        await rename(connection, name.trim());
      } catch (error) {
        if (!isGone(error)) throw error;
        toasts.show({ tone: 'danger', title: t('provisioning.missingTitle') });
        return onClose();
      }
      toasts.show({ title: t('provisioning.renamed') });
      return onClose();
    }),
  );
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('provisioning.renameTitle', { name: connection.connectionName })}
      fields={t('provisioning.name')}
      initialFocus={initialFocus}
      changed={form.formState.isDirty}
      saving={busy}
      failure={failure}
      onSave={() => void submit()}
    >
      <div ref={place}>
        <TextField
          label={t('provisioning.name')}
          hint={t('provisioning.nameHint', { tenant })}
          dir="auto"
          autoComplete="off"
          maxLength={200}
          error={form.formState.errors.name?.message}
          {...registered(form, 'name', { validate: (value) => value.trim() !== '' || t('provisioning.nameRule') })}
        />
      </div>
    </FormDialog>
  );
}
