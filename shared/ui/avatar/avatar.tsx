import { useState } from 'react';
import { avatarStyle } from './avatar.styles.ts';

export interface AvatarProps {
  /** A name or an e-mail address: gives the initials and the colour. */
  name: string;
  /** Address of a picture; initials where it is missing or does not load. */
  picture?: string | null;
  /** People are round, organisations square. */
  shape?: 'round' | 'square';
  /** 24, 32, 48 or 72 px; 24 unless said. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
}

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
  return [first, last]
    .map((word) => (word ? [...word][0] : ''))
    .join('')
    .toUpperCase();
}

/** An organisation is known by its first letter. */
function lettersOf(name: string, shape: AvatarProps['shape']): string {
  return shape === 'square' ? [...initialsOf(name)].slice(0, 1).join('') : initialsOf(name);
}

/** A picture or initials of a user or organization. Screen readers skip it, because the name is next to it. */
export function Avatar({ name, picture, shape = 'round', size = 'sm' }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const shown = picture && picture !== broken ? picture : undefined;
  return (
    <span
      css={avatarStyle}
      data-part="avatar"
      data-hue={hueOf(name)}
      data-shape={shape}
      data-size={size}
      aria-hidden="true"
    >
      {shown ? <img src={shown} alt="" loading="lazy" onError={() => setBroken(shown)} /> : lettersOf(name, shape)}
    </span>
  );
}
