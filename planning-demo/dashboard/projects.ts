import { strings } from '#planning-demo/strings.ts';

export type ProjectType = 'migration' | 'consolidation';

/** A demonstration project (spec section 3.1). */
export interface Project {
  id: number;
  name: string;
  type: ProjectType;
  /** `completed`, `in-progress`, or another status. */
  status: string;
  /** 0 to 100. */
  progress: number;
  /** A calendar day, `YYYY-MM-DD`. */
  startDate: string;
}

export const projects: readonly Project[] = [
  {
    id: 1,
    name: strings.projects.suites,
    type: 'migration',
    status: 'in-progress',
    progress: 65,
    startDate: '2024-02-15',
  },
  {
    id: 2,
    name: strings.projects.consolidation,
    type: 'consolidation',
    status: 'planning',
    progress: 25,
    startDate: '2024-03-01',
  },
];
