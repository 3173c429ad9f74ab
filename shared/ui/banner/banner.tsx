import type { ReactNode } from 'react';
import { Mark, type MarkName } from '#shared/ui/icon/mark.tsx';
import { bannerStyle, textStyle } from './banner.styles.ts';

export type BannerTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

export interface BannerProps {
  tone: BannerTone;
  /** What is so, the first words in `<strong>`. */
  children: ReactNode;
  /** What to do about it: ghost buttons of size `sm`. */
  actions?: ReactNode;
  /** Each tone has one of its own. */
  icon?: ReactNode;
}

const marks: Record<BannerTone, MarkName> = {
  neutral: 'info',
  info: 'info',
  success: 'check',
  warning: 'alert',
  danger: 'alert',
};

/** A state that lasts, of a page or a form; read out when it appears. What has just been done is a toast. */
export function Banner({ tone, children, actions, icon = <Mark name={marks[tone]} /> }: BannerProps) {
  return (
    <div css={bannerStyle} data-part="banner" data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      {icon}
      <div css={textStyle}>{children}</div>
      {actions ? <div data-part="actions">{actions}</div> : null}
    </div>
  );
}
