import { useLayoutEffect, useRef } from 'react';
import { strings } from '#planning-demo/strings.ts';
import { stepBody } from './migration.styles.ts';
import { useStepStart } from './use-step-start.ts';
import { SystemChoice } from './system-choice.tsx';
import { systemCategories, systems, targetsFor, type SystemOption } from './systems.ts';

const sourceGroups = systemCategories.map((category) => ({
  id: category,
  title: strings.categories[category],
  systems: systems.filter((system) => system.category === category),
}));

interface SelectionStepProps {
  source: SystemOption | undefined;
  targetId: string | null;
  onSource(systemId: string): void;
  onTarget(systemId: string): void;
}

/** Spec section 2.1: all eight systems to migrate from; once one is picked, the others of its category to migrate to. */
export function SelectionStep({ source, targetId, onSource, onTarget }: SelectionStepProps) {
  const body = useStepStart();
  const { migration } = strings;
  return (
    <div css={stepBody} ref={body} role="group" aria-label={migration.selectionStep} tabIndex={-1}>
      <SystemChoice legend={migration.from} groups={sourceGroups} chosenId={source?.id ?? null} onChoose={onSource} />
      {source && <TargetChoice source={source} targetId={targetId} onTarget={onTarget} />}
    </div>
  );
}

interface TargetChoiceProps {
  source: SystemOption;
  targetId: string | null;
  onTarget(systemId: string): void;
}

function TargetChoice({ source, targetId, onTarget }: TargetChoiceProps) {
  const area = useRef<HTMLDivElement>(null);
  const groups = [{ id: source.category, systems: targetsFor(source) }];
  // on a small screen the second question would appear below the fold
  useLayoutEffect(() => {
    area.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={area}>
      <SystemChoice legend={strings.migration.to} groups={groups} chosenId={targetId} onChoose={onTarget} />
    </div>
  );
}
