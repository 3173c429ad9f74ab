import { useId } from 'react';
import type { ReactNode } from 'react';
import { tilesStyle, tileStyle } from './tiles.styles.ts';

export interface Tile<Value extends string> {
  value: Value;
  label: string;
  hint?: string;
  /** Two letters, or an icon. */
  mark: ReactNode;
}

export interface TilesProps<Value extends string> {
  /** What is chosen, for screen readers. */
  label: string;
  tiles: readonly Tile<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
}

/** One of many choices, each a mark and a name. Native radio buttons: one stop of the Tab key, moved by the arrow keys. */
export function Tiles<Value extends string>({ label, tiles, value, onChange }: TilesProps<Value>) {
  const name = useId();
  return (
    <div css={tilesStyle} data-part="tiles" role="radiogroup" aria-label={label}>
      {tiles.map((tile) => (
        <label key={tile.value} css={tileStyle} data-checked={tile.value === value || undefined}>
          <input
            type="radio"
            name={name}
            value={tile.value}
            checked={tile.value === value}
            onChange={() => onChange(tile.value)}
          />
          <span data-part="mark" aria-hidden>
            {tile.mark}
          </span>
          <span data-part="text">
            <bdi>{tile.label}</bdi>
            {tile.hint ? <span data-part="hint">{tile.hint}</span> : null}
          </span>
        </label>
      ))}
    </div>
  );
}
