import { css } from '@emotion/react';
import { ButtonLink } from '#shared/ui/link/link.tsx';
import { NoForm } from './no-form.tsx';

const listStyle = css`
  display: grid;
  gap: var(--portico-space-2);
  & > li {
    display: grid;
  }
`;

export interface ListedChoice {
  key: string;
  text: string;
  /** URL used without JavaScript. */
  href: string;
  onPress: () => void;
}

/** A list of equal choices. */
export function ChoiceList({ choices }: { choices: readonly ListedChoice[] }) {
  return (
    <>
      <ul css={listStyle}>
        {choices.map(({ key, text, href, onPress }) => (
          <li key={key}>
            <ButtonLink variant="secondary" href={href} onPress={onPress}>
              <bdi>{text}</bdi>
            </ButtonLink>
          </li>
        ))}
      </ul>
      <NoForm />
    </>
  );
}
