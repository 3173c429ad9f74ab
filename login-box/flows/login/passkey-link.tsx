import type { otherMethodsTexts } from '#shared/i18n/en/login/other-methods.ts';
import type { StepProps } from '#shared/flow/step-props.ts';
import { Drawing } from '#shared/ui/icon/drawing.tsx';
import { ButtonLink } from '#shared/ui/link/link.tsx';
import { useFlowHost } from '#login-box/flows/flow-host.ts';
import { arePasskeysUsable } from '#login-box/flows/passkeys-usable.ts';
import { useTexts, type FlowTexts } from '#login-box/texts.tsx';
import { stepHref } from '#login-box/parts/step-href.ts';
import { useOfferedPasskeys } from './use-offered-passkeys.ts';

const own: FlowTexts<typeof otherMethodsTexts> = {};

/** On a 20 px square: a person, and a key. */
const passkeyPath =
  'M7 3.75a2.75 2.75 0 1 0 0 5.5 2.75 2.75 0 0 0 0-5.5M2.5 16c.2-2.9 1.9-4.5 4.5-4.5 1 0 1.9.25 2.6.7M14 7.25a2.25 2.25 0 1 0 0 4.5 2.25 2.25 0 0 0 0-4.5M14 11.75V17l1.75-1.25M14 14h1.5';

/**
 * Signs in with a passkey; on the hosted page if this page's origin cannot use the sign-in server's passkeys.
 * @param offered whether the address field of this page offers passkeys too
 * @param text label next to another method
 */
export function PasskeyLink({
  page,
  offered = false,
  text,
}: Pick<StepProps, 'page'> & { offered?: boolean; text?: string }) {
  const { t } = useTexts(own);
  const host = useFlowHost(page);
  useOfferedPasskeys(host, page, offered);
  const begin = () => {
    if (host.signInWith && !arePasskeysUsable(page)) host.signInWith('');
    else host.handOff({ at: { flow: 'passkeys', step: 'loginWithPasskey' }, stepData: { begun: true } });
  };
  return (
    <ButtonLink variant="secondary" href={stepHref(page, 'loginWithPasskey')} onPress={begin}>
      <Drawing path={passkeyPath} />
      {text ?? t('otherMethods.passkey')}
    </ButtonLink>
  );
}
