import type { ReactNode } from 'react';
import { Icon, type IconName } from '#planning-demo/parts/icon.tsx';
import { VisuallyHidden } from '#planning-demo/parts/visually-hidden.tsx';
import { strings } from '#planning-demo/strings.ts';
import { ComplexityMark } from './complexity-mark.tsx';
import type { MigrationStep } from './migration-plan.ts';
import {
  detail,
  detailItem,
  detailList,
  detailTitle,
  metaItem,
  stepMeta,
  link,
  stepCard,
  stepHead,
  stepNumber,
  stepText,
  stepTitle,
} from './plan.styles.ts';

/** One step of the plan; `position` counts from 1. */
export function StepCard({ step, position }: { step: MigrationStep; position: number }) {
  const { migration } = strings;
  return (
    <li css={stepCard} data-step={step.id}>
      <span css={stepNumber} aria-hidden="true">
        {position}
      </span>
      <div>
        <div css={stepHead}>
          <h3 css={stepTitle}>{step.title}</h3>
          <StepMeta step={step} />
        </div>
        <p css={stepText}>{step.description}</p>
        {step.prerequisites && (
          <Detail
            title={migration.prerequisites}
            icon="check"
            items={step.prerequisites.map((text) => ({ key: text, content: text }))}
          />
        )}
        {step.resources && (
          <Detail
            title={migration.resources}
            icon="document"
            items={step.resources.map((resource) => ({ key: resource.title, content: <ResourceLink {...resource} /> }))}
          />
        )}
      </div>
    </li>
  );
}

function StepMeta({ step }: { step: MigrationStep }) {
  return (
    <p css={stepMeta}>
      <span css={metaItem}>
        <Icon name="clock" size={16} />
        <VisuallyHidden>{strings.migration.estimatedTime}</VisuallyHidden>
        {step.estimatedTime}
      </span>
      <span css={metaItem}>
        <ComplexityMark complexity={step.complexity} />
        {strings.migration.complexity[step.complexity]}
      </span>
    </p>
  );
}

function Detail({
  title,
  icon,
  items,
}: {
  title: string;
  icon: IconName;
  items: { key: string; content: ReactNode }[];
}) {
  return (
    <div css={detail}>
      <h4 css={detailTitle}>{title}</h4>
      <ul css={detailList}>
        {items.map((item) => (
          <li key={item.key} css={detailItem}>
            <Icon name={icon} size={16} />
            <span>{item.content}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ResourceLink({ title, url }: { title: string; url: string }) {
  return (
    <a css={link} href={url} target="_blank" rel="noreferrer">
      {title} <VisuallyHidden>{strings.newTab}</VisuallyHidden>
    </a>
  );
}
