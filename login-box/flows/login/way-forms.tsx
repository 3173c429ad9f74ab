/**
 * Changing the way to sign in. Each way is a form of its own, so that the address goes along without JavaScript too, and that
 * nothing is sent because a page was fetched ahead.
 */
import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import type { HostedPage, SignInWay } from '#shared/contract/hosted-page.ts';
import type { otherWaysTexts } from '#shared/i18n/en/login/other-ways.ts';
import type { StepProps } from '#shared/flow/step-props.ts';
import { linkStyle, secondaryStyle } from '#shared/ui/link/link.styles.ts';
import { useTexts, type FlowTexts } from '#login-box/texts.tsx';
import { PasskeyLink } from './passkey-link.tsx';

const own: FlowTexts<typeof otherWaysTexts> = {};

/** Where another way stands beside the present one; and where all are listed. */
const insteadKeys = {
  EmailAndPassword: 'otherWays.insteadPassword',
  Code: 'otherWays.insteadCode',
  MagicLink: 'otherWays.insteadLink',
  SmsCode: 'otherWays.insteadSms',
} as const;
const listedKeys = {
  EmailAndPassword: 'otherWays.password',
  Code: 'otherWays.code',
  MagicLink: 'otherWays.link',
  SmsCode: 'otherWays.quickSms',
} as const;

const linkButtonStyle = css`
  ${linkStyle}
  text-align: start;
`;

/** The ways beside the one a step is about. */
function waysBeside({ ways = [] }: Pick<HostedPage, 'ways'>, present: SignInWay): SignInWay[] {
  return ways.filter((way) => way !== present);
}

interface WayFormProps {
  props: Pick<StepProps, 'page' | 'values' | 'send' | 'busy'>;
  /** Absent: asks which. */
  way?: SignInWay | undefined;
  /** Drawn as a link in a card's foot. */
  link?: boolean;
  children: ReactNode;
}

function WayForm({ props: { page, values, send, busy }, way, link, children }: WayFormProps) {
  const hidden = { formToken: page.formToken, step: 'otherWays', email: values['email'] ?? '', ...(way && { way }) };
  const event: { type: string; fields?: Record<string, string> } = way
    ? { type: 'way.chosen', fields: { way } }
    : { type: 'ways.requested' };
  return (
    <form
      method="post"
      action={page.action}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        // whoever wants to see all ways need not wait for what is under way
        if (!way || !busy) send(event);
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

/** Below the form of the password: a passkey, or else the first of the other ways. */
export function WayButton(props: StepProps) {
  const { t } = useTexts(own);
  if (props.page.passkeys) return <PasskeyLink page={props.page} text={t('otherWays.insteadPasskey')} />;
  const [way] = waysBeside(props.page, 'EmailAndPassword');
  return way ? (
    <WayForm props={props} way={way}>
      {t(insteadKeys[way])}
    </WayForm>
  ) : null;
}

/** In the foot of the password's card: the way to all others, where there is more than the one below the form. */
export function MoreWays(props: StepProps) {
  const { t } = useTexts(own);
  return waysBeside(props.page, 'EmailAndPassword').length > (props.page.passkeys ? 0 : 1) ? (
    <WayForm props={props} link>
      {t('otherWays.title')}
    </WayForm>
  ) : null;
}

/** In the foot of another card: the one other way, or the way to all of them. */
export function WayLink({ props, present }: { props: StepProps; present: SignInWay }) {
  const { t } = useTexts(own);
  const [way, ...more] = waysBeside(props.page, present);
  if (!way) return null;
  const single = more.length === 0 && !props.page.passkeys;
  return (
    <WayForm props={props} way={single ? way : undefined} link>
      {single ? t(insteadKeys[way]) : t('otherWays.title')}
    </WayForm>
  );
}

/** One of all ways, where they are listed. */
export function ListedWay({ props, way }: { props: StepProps; way: SignInWay }) {
  const { t } = useTexts(own);
  return (
    <WayForm props={props} way={way}>
      {t(listedKeys[way])}
    </WayForm>
  );
}
