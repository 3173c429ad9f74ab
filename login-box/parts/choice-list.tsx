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
  /** Where it leads without JavaScript. */
  href: string;
  onPress: () => void;
}

/** Ways to go on, one below the other; none comes before the others. */
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
