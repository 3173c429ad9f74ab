import { strings } from '#planning-demo/strings.ts';
import type { SystemOption } from './systems.ts';

export type Complexity = 'low' | 'medium' | 'high';

/** One step of a migration plan (spec section 3.1). `url` of a resource is a placeholder: the demo has no documentation. */
export interface MigrationStep {
  id: string;
  title: string;
  description: string;
  estimatedTime: string;
  complexity: Complexity;
  prerequisites?: readonly string[];
  resources?: readonly { title: string; url: string }[];
}

/** The five steps of every migration (spec section 9), written out for a source and its target. */
export function migrationPlan(source: SystemOption, target: SystemOption): MigrationStep[] {
  const { assessment, dataExport, dataMapping, configuration, execution } = strings.plan;
  return [
    {
      id: 'assessment',
      title: assessment.title,
      description: assessment.description(source.name, target.name),
      estimatedTime: '2-3 days',
      complexity: 'medium',
      prerequisites: assessment.prerequisites,
    },
    {
      id: 'export',
      title: dataExport.title,
      description: dataExport.description(source.name),
      estimatedTime: '1-2 days',
      complexity: 'low',
      resources: [{ title: dataExport.resource(source.name), url: placeholderUrl('export', source) }],
    },
    {
      id: 'mapping',
      title: dataMapping.title,
      description: dataMapping.description(source.name, target.name),
      estimatedTime: '2-3 days',
      complexity: 'high',
      prerequisites: dataMapping.prerequisites,
    },
    {
      id: 'configuration',
      title: configuration.title(target.name),
      description: configuration.description(target.name),
      estimatedTime: '3-4 days',
      complexity: 'high',
      resources: [{ title: configuration.resource(target.name), url: placeholderUrl('setup', target) }],
    },
    {
      id: 'execution',
      title: execution.title,
      description: execution.description(source.name, target.name),
      estimatedTime: '1-2 weeks',
      complexity: 'high',
      prerequisites: execution.prerequisites,
    },
  ];
}

/** `example.com` is reserved for documentation (RFC 2606), so the URL belongs to no one. */
function placeholderUrl(topic: string, system: SystemOption): string {
  return `https://example.com/${topic}/${system.id}`;
}
