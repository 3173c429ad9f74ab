import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon.tsx';

export type BannerTone = 'danger' | 'success';

const style = css`
  display: flex;
  align-items: flex-start;
  gap: var(--portico-space-3);
  padding: var(--portico-space-3) var(--portico-space-4);
  border-radius: var(--portico-radius-lg);
  background: var(--portico-color-danger-subtle);
  & > svg {
    color: var(--portico-color-danger-text);
  }
  &[data-tone='success'] {
    background: var(--portico-color-success-subtle);
  }
  &[data-tone='success'] > svg {
    color: var(--portico-color-success-text);
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const textStyle = css`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

const icons: Record<BannerTone, IconName> = { danger: 'alert', success: 'check' };

/** What happened to the whole form, read out when it appears. */
export function Banner({ tone, children }: { tone: BannerTone; children: ReactNode }) {
  return (
    <div css={style} data-part="banner" data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon name={icons[tone]} />
      <div css={textStyle}>{children}</div>
    </div>
  );
}
