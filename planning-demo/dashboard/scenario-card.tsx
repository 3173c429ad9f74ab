import { Icon } from '#planning-demo/parts/icon.tsx';
import { strings } from '#planning-demo/strings.ts';
import { card, cardText, cardTitle, scenarioCard, scenarioIcon, selectedMark, startLink } from './dashboard.styles.ts';
import type { Scenario } from './scenarios.ts';

interface ScenarioCardProps {
  scenario: Scenario;
  selected: boolean;
  onChoose(scenarioId: number): void;
}

export function ScenarioCard({ scenario, selected, onChoose }: ScenarioCardProps) {
  return (
    <li css={[card, scenarioCard]} data-selected={selected ? '' : undefined}>
      <span css={scenarioIcon}>
        <Icon name={scenario.icon} />
      </span>
      <h3 css={cardTitle}>{scenario.title}</h3>
      <p css={cardText}>{scenario.description}</p>
      <button
        css={startLink}
        type="button"
        aria-label={strings.dashboard.startNamedProject(scenario.title)}
        aria-pressed={selected}
        onClick={() => onChoose(scenario.id)}
      >
        {strings.dashboard.startProject}
        <Icon name="arrow" size={16} />
      </button>
      {selected && (
        <span css={selectedMark}>
          <Icon name="check" />
        </span>
      )}
    </li>
  );
}
