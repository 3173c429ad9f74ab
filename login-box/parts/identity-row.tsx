import { css } from '@emotion/react';
import { Avatar } from '#shared/ui/avatar/avatar.tsx';
import { Link } from '#shared/ui/link/link.tsx';

const style = css`
  display: flex;
  align-items: center;
  gap: 10px;
  min-inline-size: 0;
  & > span:nth-of-type(2) {
    display: flex;
    flex: 1;
    min-inline-size: 0;
  }
  & bdi {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export interface IdentityRowProps {
  email: string;
  change: { href: string; text: string; label: string; onPress?: () => void };
}

/** Shows whose password is asked for, with a link to use another email. */
export function IdentityRow({ email, change }: IdentityRowProps) {
  return (
    <div css={style} data-part="identity">
      <Avatar name={email} />
      <span>
        <bdi title={email}>{email}</bdi>
      </span>
      <Link href={change.href} label={change.label} onPress={change.onPress}>
        {change.text}
      </Link>
    </div>
  );
}
