import { Icon } from '#planning-demo/parts/icon.tsx';
import { strings } from '#planning-demo/strings.ts';
import type { MigrationStep } from './migration-plan.ts';
import { stepBody } from './migration.styles.ts';
import { journey, place, placeLabel, placeName, steps as stepsStyle } from './plan.styles.ts';
import { StepCard } from './step-card.tsx';
import { useStepStart } from './use-step-start.ts';
import type { SystemOption } from './systems.ts';

interface PlanStepProps {
  source: SystemOption;
  target: SystemOption;
  steps: readonly MigrationStep[];
}

/** Spec section 2.1: source, an arrow and target, then the list of step cards. */
export function PlanStep({ source, target, steps }: PlanStepProps) {
  const body = useStepStart();
  const { migration } = strings;
  return (
    <div css={stepBody} ref={body} role="group" aria-label={migration.planStep(source.name, target.name)} tabIndex={-1}>
      <div css={journey}>
        <Place label={migration.sourceLabel} system={source} />
        <Icon name="arrow" />
        <Place label={migration.targetLabel} system={target} />
      </div>
      <ol css={stepsStyle}>
        {steps.map((step, index) => (
          <StepCard key={step.id} step={step} position={index + 1} />
        ))}
      </ol>
    </div>
  );
}

function Place({ label, system }: { label: string; system: SystemOption }) {
  return (
    <div css={place}>
      <Icon name={system.icon} />
      <p>
        <span css={placeLabel}>{label}</span> <span css={placeName}>{system.name}</span>
      </p>
    </div>
  );
}
