import { css } from '@emotion/react';
import { Badge } from '#shared/ui/badge/badge.tsx';
import { visuallyHidden } from '#shared/ui/ui-root/ui-root.styles.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { mutedStyle } from './list-page.styles.ts';

/** A long name leaves the count in sight. */
const style = css`
  display: flex;
  align-items: center;
  gap: var(--portico-space-1);
  min-inline-size: 0;
  & > bdi {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > [data-part='badge'] {
    flex: none;
  }
`;

/** As many as one looks over in what is shown on hovering. */
const maxLines = 12;

function linesOf(names: readonly string[], locale: string): string {
  const others = names.length - maxLines;
  return [...names.slice(0, maxLines), ...(others > 0 ? [`+${others.toLocaleString(locale)}`] : [])].join('\n');
}

/**
 * The first name, and how many there are besides; the first ones on hovering.
 *
 * @param props.none read out where there are none, which a dash shows; empty while the names are on their way
 */
export function TruncatedNames({ names, none }: { names: readonly string[]; none: string }) {
  const { locale } = useTexts();
  const [first, ...others] = names;
  if (!first)
    return none === '' ? null : (
      <span css={mutedStyle}>
        <span aria-hidden>–</span>
        <span css={visuallyHidden}>{none}</span>
      </span>
    );
  return (
    <span css={style} title={names.length > 1 ? linesOf(names, locale) : undefined}>
      <bdi>{first}</bdi>
      {others.length > 0 ? <Badge>+{others.length.toLocaleString(locale)}</Badge> : null}
    </span>
  );
}
