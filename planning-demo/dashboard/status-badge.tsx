import { css } from '@emotion/react';
import { color, font, radius } from '#planning-demo/theme/theme.ts';
import { statusLabel, statusTone } from './project-status.ts';

const badge = css({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '20px',
  paddingInline: '6px',
  border: '1px solid transparent',
  borderRadius: radius.mark,
  font: font.badge,
  whiteSpace: 'nowrap',
});

const tones = {
  green: css({ background: color.greenSubtle, color: color.greenText }),
  blue: css({ background: color.blueSubtle, color: color.blueText }),
  gray: css({ background: color.active, color: color.text }),
};

export function StatusBadge({ status }: { status: string }) {
  const tone = statusTone(status);
  return (
    <span css={[badge, tones[tone]]} data-tone={tone}>
      {statusLabel(status)}
    </span>
  );
}
