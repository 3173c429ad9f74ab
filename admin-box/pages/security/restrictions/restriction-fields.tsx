/** What the restrictions by IP address and by email domain have in common. */
import { useId } from 'react';
import type { RestrictionType } from '#shared/contract/restrictions/restrictions.ts';
import { Choice } from '#shared/ui/checkbox/choice.tsx';
import { choicesStyle } from '#admin-box/kit/list/list-page.styles.ts';

const restrictionTypes = ['ALLOW', 'BLOCK'] as const satisfies readonly RestrictionType[];

export interface TypeFieldProps {
  legend: string;
  hints: Readonly<Record<RestrictionType, { label: string; hint: string }>>;
  value: RestrictionType;
  readOnly: boolean;
  onChange(type: RestrictionType): void;
}

/** Whether a list allows or blocks. */
export function TypeField({ legend, hints, value, readOnly, onChange }: TypeFieldProps) {
  const name = useId();
  return (
    <fieldset css={choicesStyle} disabled={readOnly}>
      <legend>{legend}</legend>
      {restrictionTypes.map((type) => (
        <Choice key={type} {...hints[type]} disabled={readOnly && value !== type}>
          {(names) => (
            <input
              {...names}
              type="radio"
              name={name}
              value={type}
              checked={value === type}
              onChange={() => onChange(type)}
            />
          )}
        </Choice>
      ))}
    </fieldset>
  );
}
