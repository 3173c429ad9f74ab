import { css } from '@emotion/react';
import { otherWaysTexts } from '../../../shared/i18n/en/flows/other-ways.ts';
import type { StepProps } from '../../../shared/flow/step-props.ts';
import { ButtonLink } from '../../../shared/ui/link/link.tsx';
import { useFlowHost } from '../../flows/flow-host.ts';
import { TextsProvider, useTexts } from '../../texts.tsx';
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

const own = { texts: otherWaysTexts };

/** The ways beside the first field, with their own texts. */
export function OtherWays(props: StepProps) {
  return (
    <TextsProvider page={props.page} own={own}>
      <Providers {...props} />
    </TextsProvider>
  );
}

/** Accounts elsewhere that sign people in. Plain links, so that they lead on without JavaScript too. */
function Providers({ page }: StepProps) {
  const { t } = useTexts(own);
  const { signInWith } = useFlowHost(page);
  return (
    <div css={groupStyle}>
      <p css={orStyle} id="other-ways">
        {t('otherWays.or')}
      </p>
      <ul css={listStyle} aria-labelledby="other-ways">
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
