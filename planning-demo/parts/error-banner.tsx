import { css } from '@emotion/react';
import { color, font, radius, space } from '#planning-demo/theme/theme.ts';
import { Icon } from './icon.tsx';

const root = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(3),
  padding: `${space(3)} ${space(4)}`,
  borderRadius: radius.panel,
  border: '1px solid transparent',
  background: color.redSubtle,
  textWrap: 'pretty',
  '> svg': { color: color.redText },
});
const message = css({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
const heading = css({ font: font.label });
const small = css({ marginBlockStart: space(1), color: color.muted, font: font.caption });

interface ErrorBannerProps {
  /** What happened. */
  title: string;
  /** What is safe, and what to do. */
  text: string;
  /** A line for the help desk, such as the trace id. */
  detail?: string | undefined;
}

/** Says that something failed; screen readers hear it when it appears. */
export function ErrorBanner({ title, text, detail }: ErrorBannerProps) {
  return (
    <div css={root} role="alert">
      <Icon name="alert" />
      <div css={message}>
        <p css={heading}>{title}</p>
        <p>{text}</p>
        {detail && <p css={small}>{detail}</p>}
      </div>
    </div>
  );
}
