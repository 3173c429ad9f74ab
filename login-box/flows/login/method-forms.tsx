/**
 * Choosing another sign-in method. Each method is a form of its own, so that the email is posted without JavaScript
 * too, and that prefetching a page sends nothing.
 */
import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import type { HostedPage, SignInMethod } from '#shared/contract/sign-in/hosted-page.ts';
import type { otherMethodsTexts } from '#shared/i18n/en/login/other-methods.ts';
import type { StepProps } from '#shared/flow/step-props.ts';
import { linkStyle, secondaryStyle } from '#shared/ui/link/link.styles.ts';
import { useTexts, type FlowTexts } from '#login-box/texts.tsx';
import { PasskeyLink } from './passkey-link.tsx';

const own: FlowTexts<typeof otherMethodsTexts> = {};

/** Labels next to the current method, and in the list of all methods. */
const insteadKeys = {
  EmailAndPassword: 'otherMethods.insteadPassword',
  Code: 'otherMethods.insteadCode',
  MagicLink: 'otherMethods.insteadLink',
  SmsCode: 'otherMethods.insteadSms',
} as const;
const listedKeys = {
  EmailAndPassword: 'otherMethods.password',
  Code: 'otherMethods.code',
  MagicLink: 'otherMethods.link',
  SmsCode: 'otherMethods.quickSms',
} as const;

const linkButtonStyle = css`
  ${linkStyle}
  text-align: start;
`;

/** The methods other than the one of the current step. */
function alternativesTo({ methods = [] }: Pick<HostedPage, 'methods'>, present: SignInMethod): SignInMethod[] {
  return methods.filter((method) => method !== present);
}

interface MethodFormProps {
  props: Pick<StepProps, 'page' | 'values' | 'send' | 'busy'>;
  /** Absent: asks which. */
  method?: SignInMethod | undefined;
  /** Rendered as a link in a card's foot. */
  link?: boolean;
  children: ReactNode;
}

function MethodForm({ props: { page, values, send, busy }, method, link, children }: MethodFormProps) {
  const hidden = {
    formToken: page.formToken,
    step: 'otherMethods',
    email: values['email'] ?? '',
    ...(method && { method }),
  };
  const event: { type: string; fields?: Record<string, string> } = method
    ? { type: 'method.chosen', fields: { method } }
    : { type: 'otherMethods.requested' };
  return (
    <form
      method="post"
      action={page.action}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        // the list of all methods opens even while a call is pending
        if (!method || !busy) send(event);
      }}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} readOnly />
      ))}
      <button
        type="submit"
        css={link ? linkButtonStyle : secondaryStyle}
        data-part={link ? 'link' : 'button'}
        data-variant={link ? undefined : 'secondary'}
      >
        {children}
      </button>
    </form>
  );
}

/** Below the form of the password: a passkey, or else the first other method. */
export function MethodButton(props: StepProps) {
  const { t } = useTexts(own);
  if (props.page.passkeys) return <PasskeyLink page={props.page} text={t('otherMethods.insteadPasskey')} />;
  const [method] = alternativesTo(props.page, 'EmailAndPassword');
  return method ? (
    <MethodForm props={props} method={method}>
      {t(insteadKeys[method])}
    </MethodForm>
  ) : null;
}

/** In the foot of the password's card: the link to all others, if there are more than the one below the form. */
export function MoreMethods(props: StepProps) {
  const { t } = useTexts(own);
  return alternativesTo(props.page, 'EmailAndPassword').length > (props.page.passkeys ? 0 : 1) ? (
    <MethodForm props={props} link>
      {t('otherMethods.title')}
    </MethodForm>
  ) : null;
}

/** In the foot of another card: the only other method, or the link to all of them. */
export function OtherMethodLink({ props, present }: { props: StepProps; present: SignInMethod }) {
  const { t } = useTexts(own);
  const [method, ...more] = alternativesTo(props.page, present);
  if (!method) return null;
  const single = more.length === 0 && !props.page.passkeys;
  return (
    <MethodForm props={props} method={single ? method : undefined} link>
      {single ? t(insteadKeys[method]) : t('otherMethods.title')}
    </MethodForm>
  );
}

/** One method in the list of all. */
export function ListedMethod({ props, method }: { props: StepProps; method: SignInMethod }) {
  const { t } = useTexts(own);
  return (
    <MethodForm props={props} method={method}>
      {t(listedKeys[method])}
    </MethodForm>
  );
}
