/** Fields of a sign-in by password, under the names the server expects. */
import type { LightField } from '#shared/ui/light-form/light-form.ts';
import type { Texts } from '#login-box/texts.tsx';

/** RFC 5321, section 4.5.3.1: a path has 256 octets, its angle brackets included. */
const emailMaxLength = 254;

/** Asks for the address one signs in with. */
export function emailField(t: Texts['t'], values: Readonly<Record<string, string>>): LightField {
  return {
    name: 'email',
    type: 'email',
    label: t('common.email'),
    autocomplete: 'username',
    inputmode: 'email',
    value: values['email'],
    required: true,
    maxlength: emailMaxLength,
  };
}

/** The email next to a password field, hidden: password managers store both together. */
export function identityField(t: Texts['t'], email: string): LightField {
  return { ...emailField(t, { email }), type: 'text', required: undefined, inputmode: undefined, identity: true };
}

/** The password one has. Its length is not checked: it was chosen under the rules of its own day. */
export function currentPasswordField(t: Texts['t']): LightField {
  return {
    name: 'password',
    type: 'password',
    label: t('common.password'),
    autocomplete: 'current-password',
    required: true,
  };
}
