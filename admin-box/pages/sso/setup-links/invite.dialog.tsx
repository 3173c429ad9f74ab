import { useWatch } from 'react-hook-form';
import type { SsoConfig } from '#shared/contract/sso/sso-config.ts';
import { Checkbox } from '#shared/ui/checkbox/checkbox.tsx';
import { Select } from '#shared/ui/select/select.tsx';
import { TextField } from '#shared/ui/text-field/text-field.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { FormDialog } from '#admin-box/kit/forms/form-dialog.tsx';
import { isEmail } from '#admin-box/kit/forms/is-email.ts';
import { registered } from '#admin-box/kit/forms/registered.ts';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { useForm } from '#admin-box/kit/forms/use-form.ts';
import { useProviderName } from '#admin-box/pages/sso/use-provider-name.ts';
import { useSsoHost } from '#admin-box/pages/sso/sso-host.ts';
import { useChangeSetupLinks } from './use-setup-links.ts';
import type { NewLink } from './use-setup-links.ts';

export interface InviteDialogProps {
  connections: readonly SsoConfig[];
  open: boolean;
  onClose(): void;
  onCreated(link: NewLink): void;
}

interface Values {
  /** `new`, or the ID of a connection. */
  connection: string;
  days: string;
  email: string;
  mayMapRoles: boolean;
  mayActivate: boolean;
}

const newConnection = 'new';
const offeredDays = [1, 7, 14, 30];

function useOptions(connections: readonly SsoConfig[]) {
  const { t, locale } = useTexts();
  const nameOf = useProviderName();
  const days = new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  return {
    connections: [
      { value: newConnection, label: t('ssolink.newConnection') },
      ...connections.map((each) => ({ value: each.id, label: nameOf(each) })),
    ],
    days: offeredDays.map((each) => ({ value: String(each), label: days.format(each) })),
  };
}

/** Whom a link is for, what it opens, and for how long. */
export function InviteDialog({ connections, open, onClose, onCreated }: InviteDialogProps) {
  const { t } = useTexts();
  const { tenant } = useSsoHost();
  const { create } = useChangeSetupLinks();
  const { busy, failure, run } = useAction();
  const options = useOptions(connections);
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { connection: newConnection, days: '7', email: '', mayMapRoles: false, mayActivate: false },
  });
  const values = useWatch({ control: form.control });
  const { connection = newConnection, days = '7', mayMapRoles = false, mayActivate = false } = values;
  const choose = <N extends keyof Values>(name: N, value: Values[N]) =>
    form.setValue(name, value as never, { shouldDirty: true });
  const submit = form.handleSubmit(({ email }) =>
    run(async () => {
      const made = await create({
        ...(connection !== newConnection && { ssoConfigId: connection }),
        ...(email.trim() !== '' && { email: email.trim() }),
        expiresInDays: Number(days),
        mayMapRoles,
        mayActivate,
      });
      onCreated(made);
    }),
  );
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('ssolink.invite')}
      description={t('ssolink.dialogText', { tenant })}
      changed={form.formState.isDirty}
      ready
      saving={busy}
      saveLabel={t('ssolink.create')}
      failure={failure}
      onSave={() => void submit()}
    >
      <Select
        label={t('sso.connection')}
        options={options.connections}
        value={connection}
        onChange={(chosen) => choose('connection', chosen)}
      />
      <TextField
        label={t('ssolink.email')}
        hint={t('ssolink.emailHint')}
        type="email"
        dir="ltr"
        autoComplete="off"
        maxLength={254}
        error={form.formState.errors.email?.message}
        {...registered(form, 'email', {
          validate: (text) => text.trim() === '' || isEmail(text.trim()) || t('common.emailWrong'),
        })}
      />
      <Select
        label={t('ssolink.expiresIn')}
        options={options.days}
        value={days}
        onChange={(chosen) => choose('days', chosen)}
      />
      <Checkbox
        label={t('ssolink.mapRoles')}
        hint={t('ssolink.mapRolesHint')}
        checked={mayMapRoles}
        onCheckedChange={(is) => choose('mayMapRoles', is)}
      />
      <Checkbox
        label={t('ssolink.activate')}
        hint={t('ssolink.activateHint')}
        checked={mayActivate}
        onCheckedChange={(is) => choose('mayActivate', is)}
      />
    </FormDialog>
  );
}
