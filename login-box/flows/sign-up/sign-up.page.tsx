import type { HostedPage, SignUpField } from '#shared/contract/sign-in/hosted-page.ts';
import type { StepProps } from '#shared/flow/step-props.ts';
import { Link } from '#shared/ui/link/link.tsx';
import type { LightField } from '#shared/ui/light-form/light-form.ts';
import { SelectDrawing } from '#shared/ui/light-form/select-drawing.tsx';
import { useTexts, type TextsOf } from '#login-box/texts.tsx';
import { accountFlowOwn } from '#login-box/parts/account-flow-texts.ts';
import { emailField } from '#login-box/parts/fields.ts';
import { newPasswordField, textField } from '#login-box/parts/new-account-fields.ts';
import { StepCard } from '#login-box/parts/step-card.tsx';
import { StepForm } from '#login-box/parts/step-form.tsx';
import { StrengthMeter } from '#login-box/parts/strength-meter.tsx';
import type { Strength } from '#login-box/parts/strength-of.ts';
import { usePasswordStrength } from '#login-box/parts/use-password-strength.ts';
import { Trace } from '#login-box/parts/trace.tsx';

/** Invited users join an organization that already has a name. */
function asksForCompanyName(page: HostedPage, stepData: StepProps['stepData']): boolean {
  return !stepData.tenantName && page.signUpForm?.companyName !== 'none';
}

/** A line or a choice that the operator has added. */
function ownField(
  { key, label, type, required, maxLength, options }: SignUpField,
  values: StepProps['values'],
  choose: string,
): LightField {
  const name = `field-${key}`;
  if (options)
    return {
      name,
      type: 'select',
      label,
      autocomplete: 'on',
      value: values[name],
      required,
      options: [{ value: '', label: choose }, ...options],
      drawing: SelectDrawing,
    };
  const phone = type === 'tel';
  return {
    name,
    type: 'text',
    label,
    autocomplete: phone ? 'tel' : 'on',
    ...(phone && { inputmode: 'tel' }),
    value: values[name],
    required,
    maxlength: maxLength,
  };
}

const userNameForm = /^[a-z0-9][a-z0-9._-]{2,63}$/i;

/** Who one will be: by an address, or by a name of one's own choice. */
function identifierField(
  t: TextsOf<typeof accountFlowOwn>['t'],
  { page, values }: StepProps,
  byName: boolean,
): LightField {
  if (!byName || !page.userNameForm) return emailField(t, values);
  const { label, rule } = page.userNameForm;
  const rules = [{ id: 'form', text: rule, test: (value: string) => userNameForm.test(value.trim()) }];
  return { ...textField('username', label, 'username', values), maxlength: 64, rules };
}

/** The rule about emails is shown only if there is an email field. */
function passwordField(
  t: TextsOf<typeof accountFlowOwn>['t'],
  { page, values }: StepProps,
  byName: boolean,
  strength: Strength | undefined,
): LightField {
  const field = newPasswordField(t, page, values['email'], { label: t('common.password'), strength });
  return byName ? { ...field, rules: field.rules?.filter(({ id }) => id !== 'email') } : field;
}

/** From the form by address to the one by user name, and back; an invitation is to an address. */
function OtherForm({ page, stepData, send, byName }: StepProps & { byName: boolean }) {
  const { userNameForm: form, links } = page;
  if (!form || stepData.tenantName) return null;
  const named = `${links.signUp}${links.signUp.includes('?') ? '&' : '?'}by=username`;
  return (
    <Link href={byName ? links.signUp : named} onPress={() => send({ type: 'identifier.changed' })}>
      {byName ? form.back : form.instead}
    </Link>
  );
}

/** Asks for what a new account needs. Organization names are asked for only when a new organization is created. */
export function SignUpPage(props: StepProps) {
  const { t } = useTexts(accountFlowOwn);
  const { page, values, stepData, error } = props;
  const byName = stepData.by === 'username';
  const [strength, onType] = usePasswordStrength(values['email']);
  const company = asksForCompanyName(page, stepData)
    ? [
        {
          ...textField('companyName', t('common.companyName'), 'organization', values),
          required: page.signUpForm?.companyName !== 'optional',
        },
      ]
    : [];
  return (
    <StepCard
      page={page}
      title={t('SignUp.title')}
      foot={
        <>
          <OtherForm {...props} byName={byName} />
          <span>
            {t('SignUp.haveAccount')} <Link href={page.links.login}>{t('common.signIn')}</Link>
          </span>
          {error && !error.field ? <Trace error={error} /> : null}
        </>
      }
    >
      <StepForm
        props={props}
        step="SignUp"
        fields={[
          identifierField(t, props, byName),
          textField('name', t('common.name'), 'name', values),
          ...company,
          ...(page.signUpForm?.fields ?? []).map((field) => ownField(field, values, t('SignUp.choose'))),
          passwordField(t, props, byName, strength),
        ]}
        adornments={{ password: <StrengthMeter strength={strength} /> }}
        onType={onType}
        submit={t('SignUp.submit')}
        submitting={t('SignUp.submitting')}
      />
    </StepCard>
  );
}
