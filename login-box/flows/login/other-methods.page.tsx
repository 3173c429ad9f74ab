import { css } from '@emotion/react';
import type { otherMethodsTexts } from '#shared/i18n/en/login/other-methods.ts';
import type { StepProps } from '#shared/flow/step-props.ts';
import { Link } from '#shared/ui/link/link.tsx';
import { useTexts, type FlowTexts } from '#login-box/texts.tsx';
import { NoForm } from '#login-box/parts/no-form.tsx';
import { StepCard } from '#login-box/parts/step-card.tsx';
import { PasskeyLink } from './passkey-link.tsx';
import { ListedMethod } from './method-forms.tsx';

const own: FlowTexts<typeof otherMethodsTexts> = {};

const listStyle = css`
  display: grid;
  gap: var(--portico-space-2);
  & > li {
    display: grid;
  }
`;

/** Lists every sign-in method for the email that was entered. */
export function OtherMethodsPage(props: StepProps) {
  const { t } = useTexts(own);
  const { page, values, send } = props;
  const email = values['email'];
  return (
    <StepCard
      page={page}
      focusTitle
      title={t('otherMethods.title')}
      lead={email ? <bdi>{email}</bdi> : undefined}
      foot={
        <Link href={page.links.login} onPress={() => send({ type: 'email.changed' })}>
          {t('common.useAnotherAddress')}
        </Link>
      }
    >
      <ul css={listStyle}>
        {(page.methods ?? []).map((method) => (
          <li key={method}>
            <ListedMethod props={props} method={method} />
          </li>
        ))}
        {page.passkeys ? (
          <li>
            <PasskeyLink page={page} />
          </li>
        ) : null}
      </ul>
      <NoForm />
    </StepCard>
  );
}
