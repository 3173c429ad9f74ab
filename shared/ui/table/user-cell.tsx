import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Avatar } from '#shared/ui/avatar/avatar.tsx';

export interface UserCellProps {
  name: string;
  /** Below the name: the e-mail address. */
  detail?: string;
  picture?: string | null;
  /** Behind the name, muted: "You". */
  note?: ReactNode;
  shape?: 'round' | 'square';
}

const style = css`
  display: flex;
  align-items: center;
  gap: var(--portico-space-3);
  min-inline-size: 0;
  text-align: start;
  & > [data-part='user-text'] {
    display: grid;
    min-inline-size: 0;
  }
  & > [data-part='user-text'] > * {
    text-align: -webkit-match-parent;
    text-align: match-parent;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & [data-part='name'] {
    font-weight: var(--portico-weight-medium);
  }
  /* a long name gives way to its note, which says what is unusual */
  & [data-part='name']:has([data-part='note']) {
    display: flex;
    gap: 6px;
  }
  & [data-part='name'] > * {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & [data-part='name'] > [data-part='note'] {
    flex: none;
    max-inline-size: 70%;
  }
  & [data-part='note'] {
    font-weight: var(--portico-weight-regular);
    color: var(--portico-color-text-muted);
  }
  & [data-part='detail'] {
    font-size: 13px;
    line-height: 18px;
    color: var(--portico-color-text-muted);
  }
`;

/** A user or organisation in a cell or list: picture, name, address. Each line is cut at its own end. */
export function UserCell({ name, detail, picture, note, shape }: UserCellProps) {
  return (
    <span css={style} data-part="user">
      <Avatar name={name} picture={picture} size="md" shape={shape} />
      <span data-part="user-text">
        <span data-part="name" dir="auto">
          {note ? <span>{name}</span> : name}
          {note ? <span data-part="note"> {note}</span> : null}
        </span>
        {detail ? (
          <span data-part="detail" dir="auto">
            {detail}
          </span>
        ) : null}
      </span>
    </span>
  );
}
