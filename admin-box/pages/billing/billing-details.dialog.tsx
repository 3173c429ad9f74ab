import { Controller } from 'react-hook-form';
import type { BillingAddress, PaymentMethod } from '#shared/contract/billing/billing-entities.ts';
import { countryCodes } from '#shared/lib/country-codes.ts';
import { countryName } from '#shared/lib/country-name.ts';
import { Combobox } from '#shared/ui/combobox/combobox.tsx';
import { TextField } from '#shared/ui/text-field/text-field.tsx';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { useChangeBilling } from '#admin-box/kit/billing/use-billing.ts';
import { FormDialog } from '#admin-box/kit/forms/form-dialog.tsx';
import { isEmail } from '#admin-box/kit/forms/is-email.ts';
import { registered } from '#admin-box/kit/forms/registered.ts';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { useForm } from '#admin-box/kit/forms/use-form.ts';

const lines = [
  'addressLine1',
  'addressLine2',
  'postalCode',
  'city',
  'state',
] as const satisfies readonly (keyof BillingAddress)[];

const lineTexts = {
  addressLine1: { label: 'subscriptions.line1', autoComplete: 'billing address-line1' },
  addressLine2: { label: 'subscriptions.line2', autoComplete: 'billing address-line2' },
  postalCode: { label: 'subscriptions.postalCode', autoComplete: 'billing postal-code' },
  city: { label: 'subscriptions.city', autoComplete: 'billing address-level2' },
  state: { label: 'subscriptions.state', autoComplete: 'billing address-level1' },
} as const satisfies Record<(typeof lines)[number], unknown>;

type Values = Required<BillingAddress> & { name: string; email: string; vatId: string };

function valuesOf({ billingDetails }: PaymentMethod): Values {
  const { name = '', email = '', vatId = '', address = {} } = billingDetails ?? {};
  const { addressLine1 = '', addressLine2 = '', postalCode = '', city = '', state = '', country = '' } = address;
  return { name, email, vatId, addressLine1, addressLine2, postalCode, city, state, country };
}

/** Name, address and tax number that are printed on the next invoices. */
export function BillingDetailsDialog({
  open,
  method,
  onClose,
}: {
  open: boolean;
  method: PaymentMethod;
  onClose(): void;
}) {
  const { t, locale } = useTexts();
  const toasts = useToasts();
  const { saveDetails } = useChangeBilling();
  const { busy, failure, run } = useAction();
  const form = useForm<Values>({ defaultValues: valuesOf(method), mode: 'onTouched' });
  const { errors, isDirty } = form.formState;
  const save = form.handleSubmit(({ name, email, vatId, ...address }) =>
    run(async () => {
      // an empty name or address of mail is none to save: what is there stays
      await saveDetails(method.id, { address, vatId, ...(name.trim() && { name }), ...(email.trim() && { email }) });
      onClose();
      toasts.show({ title: t('subscriptions.detailsSaved') });
    }),
  );
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('subscriptions.detailsTitle')}
      description={t('subscriptions.detailsText')}
      changed={isDirty}
      saving={busy}
      failure={failure}
      fields={t('subscriptions.details')}
      onSave={() => void save()}
    >
      <TextField
        label={t('subscriptions.name')}
        autoComplete="billing organization"
        maxLength={200}
        {...registered(form, 'name')}
      />
      <TextField
        label={t('subscriptions.email')}
        type="email"
        dir="ltr"
        autoComplete="billing email"
        maxLength={254}
        error={errors.email?.message}
        {...registered(form, 'email', {
          validate: (text) => text.trim() === '' || isEmail(text.trim()) || t('common.emailWrong'),
        })}
      />
      {lines.map((name) => (
        <TextField
          key={name}
          label={t(lineTexts[name].label)}
          optional
          autoComplete={lineTexts[name].autoComplete}
          maxLength={name === 'postalCode' ? 20 : 200}
          {...registered(form, name)}
        />
      ))}
      <Controller
        control={form.control}
        name="country"
        render={({ field }) => (
          <Combobox
            label={t('subscriptions.country')}
            optional
            options={countryCodes.map((code) => ({ value: code, label: countryName(code, locale) }))}
            value={field.value === '' ? [] : [field.value]}
            onChange={([code = '']) => field.onChange(code)}
          />
        )}
      />
      <TextField
        label={t('subscriptions.vatId')}
        optional
        dir="ltr"
        spellCheck={false}
        maxLength={40}
        {...registered(form, 'vatId')}
      />
    </FormDialog>
  );
}
