import { css } from '@emotion/react';
import { strings } from '#planning-demo/strings.ts';
import {
  card,
  cardTitle,
  faint,
  progressHead,
  progressRange,
  progressTrack,
  projectCard,
  projectHead,
} from './dashboard.styles.ts';
import type { Project } from './projects.ts';
import { formatStartDate } from './start-date.ts';
import { StatusBadge } from './status-badge.tsx';

export function ProjectCard({ project }: { project: Project }) {
  const { dashboard, projects } = strings;
  return (
    <li css={[card, projectCard]}>
      <div css={projectHead}>
        <div>
          <h3 css={cardTitle}>{project.name}</h3>
          <p css={faint}>{projects.types[project.type]}</p>
        </div>
        <StatusBadge status={project.status} />
      </div>
      <ProgressBar name={project.name} progress={project.progress} />
      <p css={faint}>
        <time dateTime={project.startDate}>{dashboard.started(formatStartDate(project.startDate))}</time>
      </p>
    </li>
  );
}

function ProgressBar({ name, progress }: { name: string; progress: number }) {
  const { dashboard } = strings;
  return (
    <div>
      <div css={progressHead}>
        <span>{dashboard.progress}</span>
        <span>{dashboard.percent(progress)}</span>
      </div>
      <div
        css={progressTrack}
        role="progressbar"
        aria-label={dashboard.progressOf(name)}
        aria-valuenow={progress}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <div css={[progressRange, css({ inlineSize: dashboard.percent(progress) })]} />
      </div>
    </div>
  );
}
