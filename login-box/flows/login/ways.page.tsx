import { css } from '@emotion/react';
import type { otherWaysTexts } from '#shared/i18n/en/login/other-ways.ts';
import type { StepProps } from '#shared/flow/step-props.ts';
import { Link } from '#shared/ui/link/link.tsx';
import { useTexts, type FlowTexts } from '#login-box/texts.tsx';
import { NoForm } from '#login-box/parts/no-form.tsx';
import { StepCard } from '#login-box/parts/step-card.tsx';
import { PasskeyLink } from './passkey-link.tsx';
import { ListedWay } from './way-forms.tsx';

const own: FlowTexts<typeof otherWaysTexts> = {};

const listStyle = css`
  display: grid;
  gap: var(--portico-space-2);
  & > li {
    display: grid;
  }
`;

/** Every way to sign in, one below the other, for the address that was given. */
export function WaysPage(props: StepProps) {
  const { t } = useTexts(own);
  const { page, values, send } = props;
  const email = values['email'];
  return (
    <StepCard
      page={page}
      focusTitle
      title={t('otherWays.title')}
      lead={email ? <bdi>{email}</bdi> : undefined}
      foot={
        <Link href={page.links.login} onPress={() => send({ type: 'email.changed' })}>
          {t('common.useAnotherAddress')}
        </Link>
      }
    >
      <ul css={listStyle}>
        {(page.ways ?? []).map((way) => (
          <li key={way}>
            <ListedWay props={props} way={way} />
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
