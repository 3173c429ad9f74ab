import { useId } from 'react';
import { Icon } from '#planning-demo/parts/icon.tsx';
import {
  category as categoryStyle,
  categoryName,
  legend as legendStyle,
  option,
  optionName,
  optionRadio,
  options,
  optionText,
} from './migration.styles.ts';
import type { SystemOption } from './systems.ts';

interface SystemGroup {
  id: string;
  /** Shown above the group; left out where all systems are of one kind. */
  title?: string;
  systems: readonly SystemOption[];
}

interface SystemChoiceProps {
  legend: string;
  groups: readonly SystemGroup[];
  chosenId: string | null;
  onChoose(systemId: string): void;
}

/** One choice among systems: native radio buttons, so that arrow keys, labels and forced colours work by themselves. */
export function SystemChoice({ legend, groups, chosenId, onChoose }: SystemChoiceProps) {
  const name = useId();
  return (
    <fieldset>
      <legend css={legendStyle}>{legend}</legend>
      {groups.map((group) => (
        <div key={group.id} css={categoryStyle}>
          {group.title && <h3 css={categoryName}>{group.title}</h3>}
          <div css={options}>
            {group.systems.map((system) => (
              <SystemRadio
                key={system.id}
                name={name}
                system={system}
                checked={system.id === chosenId}
                onChoose={onChoose}
              />
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  );
}

interface SystemRadioProps {
  name: string;
  system: SystemOption;
  checked: boolean;
  onChoose(systemId: string): void;
}

function SystemRadio({ name, system, checked, onChoose }: SystemRadioProps) {
  const textId = useId();
  return (
    <label css={option}>
      <Icon name={system.icon} />
      <span>
        <span css={optionName}>{system.name}</span>
        <span css={optionText} id={textId}>
          {system.description}
        </span>
      </span>
      <input
        css={optionRadio}
        type="radio"
        name={name}
        value={system.id}
        checked={checked}
        aria-label={system.name}
        aria-describedby={textId}
        onChange={() => onChoose(system.id)}
      />
    </label>
  );
}
