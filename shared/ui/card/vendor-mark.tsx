import { css } from '@emotion/react';

const style = css`
  display: flex;
  align-items: center;
  gap: var(--portico-space-3);
  min-block-size: 32px;
  margin-block-end: var(--portico-space-4);
  font-weight: var(--portico-weight-semibold);
`;

const tileStyle = css`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 32px;
  block-size: 32px;
  border-radius: var(--portico-radius-md);
  background: var(--portico-color-accent);
  color: var(--portico-color-on-accent);
  box-shadow: inset 0 0 0 1px var(--portico-color-accent-edge);
  font: var(--portico-weight-semibold) 16px/24px var(--portico-font-sans);
`;

const logoStyle = css`
  display: block;
  max-inline-size: 200px;
  block-size: 32px;
  object-fit: contain;
  object-position: 0 50%;
  &:dir(rtl) {
    object-position: 100% 50%;
  }
`;

/** The vendor's logo, or its name after a tile with the first letter. */
export function VendorMark({ name, logo }: { name: string; logo: string | null }) {
  if (logo) {
    return (
      <div css={style} data-part="mark">
        {/* A low priority keeps React from writing a preload link in front of the box, where hydration would stumble over it. */}
        <img css={logoStyle} src={logo} alt={name} fetchPriority="low" />
      </div>
    );
  }
  return (
    <div css={style} data-part="mark">
      <span css={tileStyle} aria-hidden="true">
        {[...name][0]?.toUpperCase()}
      </span>
      <span dir="auto">{name}</span>
    </div>
  );
}
