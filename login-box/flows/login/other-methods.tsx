import { css } from '@emotion/react';
import type { otherMethodsTexts } from '#shared/i18n/en/login/other-methods.ts';
import type { StepProps } from '#shared/flow/step-props.ts';
import { ButtonLink } from '#shared/ui/link/link.tsx';
import { useFlowHost } from '#login-box/flows/flow-host.ts';
import { lastingStorage } from '#login-box/flows/passkeys/lasting-storage.ts';
import { quickLoginUser } from '#login-box/flows/quick-login.ts';
import { useHydrated } from '#shared/theme/use-hydrated.ts';
import { useTexts, type FlowTexts } from '#login-box/texts.tsx';
import { stepHref } from '#login-box/parts/step-href.ts';
import { PasskeyLink } from './passkey-link.tsx';
import { ProviderMark } from './provider-marks.tsx';

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

const fullRowStyle = css`
  grid-column: 1 / -1;
`;

const own: FlowTexts<typeof otherMethodsTexts> = {};

export { MoreMethods, MethodButton } from './method-forms.tsx';

/**
 * Methods below the first field: a code by SMS, passkeys, and external identity providers. Plain links, so that they
 * work without JavaScript.
 */
export function OtherMethods({ page }: StepProps) {
  const { t } = useTexts(own);
  const { signInWith } = useFlowHost(page);
  const quickUser = useQuickLoginUser(page);
  const bySms = !quickUser && page.methods?.slice(1).includes('SmsCode');
  if (!quickUser && !bySms && !page.passkeys && !page.social?.length) return null;
  return (
    <div css={groupStyle}>
      <p css={orStyle} id="other-methods">
        {t('otherMethods.or')}
      </p>
      <ul css={listStyle} aria-labelledby="other-methods">
        {quickUser ? <QuickSmsLink page={page} userId={quickUser} /> : null}
        {bySms ? <SmsLink page={page} /> : null}
        {page.passkeys ? (
          <li css={fullRowStyle}>
            <PasskeyLink page={page} offered />
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
  const begin = () =>
    host.handOff({ at: { flow: 'passwordless', step: 'loginWithQuickSmsOtc' }, stepData: { userId } });
  return (
    <li css={fullRowStyle}>
      <ButtonLink variant="secondary" href={page.links.login} onPress={begin}>
        {t('otherMethods.quickSms')}
      </ButtonLink>
    </li>
  );
}

/** A number takes the place of the address. */
function SmsLink({ page }: Pick<StepProps, 'page'>) {
  const { t } = useTexts(own);
  const host = useFlowHost(page);
  return (
    <li css={fullRowStyle}>
      <ButtonLink
        variant="secondary"
        href={stepHref(page, 'loginWithSmsOtc')}
        onPress={() => host.handOff({ at: { flow: 'passwordless', step: 'loginWithSmsOtc' } })}
      >
        {t('otherMethods.quickSms')}
      </ButtonLink>
    </li>
  );
}
