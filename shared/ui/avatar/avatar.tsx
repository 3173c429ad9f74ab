import { css } from '@emotion/react';

const style = css`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  border-radius: 50%;
  overflow: hidden;
  background: light-dark(oklch(0.93 0.028 var(--_hue)), oklch(0.33 0.035 var(--_hue)));
  color: light-dark(oklch(0.4 0.06 var(--_hue)), oklch(0.88 0.05 var(--_hue)));
  font: var(--portico-weight-semibold) 10px/16px var(--portico-font-sans);
  user-select: none;
  --_hue: 20;
  &[data-hue='1'] { --_hue: 75; }
  &[data-hue='2'] { --_hue: 145; }
  &[data-hue='3'] { --_hue: 205; }
  &[data-hue='4'] { --_hue: 265; }
  &[data-hue='5'] { --_hue: 325; }
`;

const hueCount = 6;

function hueOf(text: string): number {
  return [...text].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) % hueCount;
}

/** One or two letters: of the words of a name, or of the parts of the local part of an address. */
export function initialsOf(nameOrEmail: string): string {
  const local = nameOrEmail.split('@')[0] ?? '';
  const words = local.split(/[\s._+-]+/).filter(Boolean);
  const first = words[0];
  const last = words.length > 1 ? words[words.length - 1] : undefined;
  return [first, last].map((word) => (word ? [...word][0] : '')).join('').toUpperCase();
}

/** A person without a picture. The name stands beside it, so that screen readers skip it. */
export function Avatar({ name }: { name: string }) {
  return (
    <span css={style} data-part="avatar" data-hue={hueOf(name)} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
