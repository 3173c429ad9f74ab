import { css } from '@emotion/react';
import type { otherWaysTexts } from '../../../shared/i18n/en/flows/other-ways.ts';
import type { StepProps } from '../../../shared/flow/step-props.ts';
import { Drawing } from '../../../shared/ui/icon/drawing.tsx';
import { ButtonLink } from '../../../shared/ui/link/link.tsx';
import { useFlowHost } from '../../flows/flow-host.ts';
import { lastingStorage } from '../../flows/passkeys/lasting-storage.ts';
import { quickLoginUser } from '../../flows/quick-login.ts';
import { useHydrated } from '../../../shared/theme/use-hydrated.ts';
import { arePasskeysUsable } from '../../flows/passkeys-usable.ts';
import { useTexts, type FlowTexts } from '../../texts.tsx';
import { stepHref } from '../parts/step-href.ts';
import { ProviderMark } from './provider-marks.tsx';
import { useOfferedPasskeys } from './use-offered-passkeys.ts';

const groupStyle = css`
  display: grid;
  gap: var(--portico-space-4);
`;

const orStyle = css`
  display: flex;
  align-items: center;
  gap: var(--portico-space-3);
  color: var(--portico-color-text-muted);
  font-size: 13px;
  line-height: 20px;
  &::before,
  &::after {
    content: '';
    flex: 1;
    block-size: 1px;
    background: var(--portico-color-border);
  }
`;

const listStyle = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 148px), 1fr));
  gap: var(--portico-space-2);
  & > li {
    display: grid;
  }
`;

const wholeRowStyle = css`
  grid-column: 1 / -1;
`;

/** On a 20 px square: a person, and a key. */
const passkeyPath =
  'M7 3.75a2.75 2.75 0 1 0 0 5.5 2.75 2.75 0 0 0 0-5.5M2.5 16c.2-2.9 1.9-4.5 4.5-4.5 1 0 1.9.25 2.6.7M14 7.25a2.25 2.25 0 1 0 0 4.5 2.25 2.25 0 0 0 0-4.5M14 11.75V17l1.75-1.25M14 14h1.5';

const own: FlowTexts<typeof otherWaysTexts> = {};

/** The ways beside the first field: passkeys, and accounts elsewhere that sign people in. Plain links, so that they lead on without JavaScript too. */
export function OtherWays({ page }: StepProps) {
  const { t } = useTexts(own);
  const { signInWith } = useFlowHost(page);
  const quickUser = useQuickLoginUser(page);
  if (!quickUser && !page.passkeys && !page.social?.length) return null;
  return (
    <div css={groupStyle}>
      <p css={orStyle} id="other-ways">
        {t('otherWays.or')}
      </p>
      <ul css={listStyle} aria-labelledby="other-ways">
        {quickUser ? <QuickSmsLink page={page} userId={quickUser} /> : null}
        {page.passkeys ? (
          <li css={wholeRowStyle}>
            <PasskeyLink page={page} />
          </li>
        ) : null}
        {(page.social ?? []).map(({ key, name, href = '' }) => (
          <li key={key}>
            <ButtonLink variant="secondary" href={href} onPress={signInWith && (() => signInWith(key))}>
              <ProviderMark provider={key} />
              {name}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Who set this device up for a code by SMS. Only the device knows, so that it comes once a script runs. */
function useQuickLoginUser(page: StepProps['page']): string | undefined {
  const hydrated = useHydrated();
  return hydrated && page.quickSms ? quickLoginUser(lastingStorage) : undefined;
}

/** One press leads to a code by SMS. */
function QuickSmsLink({ page, userId }: Pick<StepProps, 'page'> & { userId: string }) {
  const { t } = useTexts(own);
  const host = useFlowHost(page);
  const begin = () => host.handOver({ at: { flow: 'passwordless', step: 'loginWithQuickSmsOtc' }, facts: { userId } });
  return (
    <li css={wholeRowStyle}>
      <ButtonLink variant="secondary" href={page.links.login} onPress={begin}>
        {t('otherWays.quickSms')}
      </ButtonLink>
    </li>
  );
}

/** Signs in with a passkey. Where the browser keeps those of the sign-in server from this page, on the hosted page. */
function PasskeyLink({ page }: Pick<StepProps, 'page'>) {
  const { t } = useTexts(own);
  const host = useFlowHost(page);
  useOfferedPasskeys(host, page);
  const begin = () => {
    if (host.signInWith && !arePasskeysUsable(page)) host.signInWith('');
    else host.handOver({ at: { flow: 'passkeys', step: 'loginWithPasskey' }, facts: { begun: 'true' } });
  };
  return (
    <ButtonLink variant="secondary" href={stepHref(page, 'loginWithPasskey')} onPress={begin}>
      <Drawing path={passkeyPath} />
      {t('otherWays.passkey')}
    </ButtonLink>
  );
}
