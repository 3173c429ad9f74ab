import { css } from '@emotion/react';

export interface KeyPictureProps {
  /** The modules of the QR code as an SVG path, in a square of `size`. */
  path: string | undefined;
  size: number | string;
  /** Text alternative of the picture. */
  label: string;
  /** Label of the key as text, for users who can't scan it. */
  hint: string;
  secret: string | undefined;
}

const style = css`
  display: grid;
  justify-items: start;
  gap: var(--portico-space-3);
  & > svg {
    inline-size: 192px;
    block-size: 192px;
    border-radius: var(--portico-radius-md);
    /* scanners want dark on light, whatever the theme */
    background: #fff;
    color: #000;
    forced-color-adjust: none;
  }
  & > p {
    display: grid;
    gap: var(--portico-space-1);
    color: var(--portico-color-text-muted);
  }
  & code {
    color: var(--portico-color-text);
    font-family: var(--portico-font-mono);
    overflow-wrap: anywhere;
  }
`;

/** The key of an authenticator app: to be scanned, and to be typed. */
export function KeyPicture({ path, size, label, hint, secret }: KeyPictureProps) {
  return (
    <div css={style}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
        <path d={path} fill="currentColor" />
      </svg>
      <p>
        {hint}
        <code dir="ltr">{secret}</code>
      </p>
    </div>
  );
}
