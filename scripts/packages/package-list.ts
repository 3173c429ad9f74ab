/** The packages that are built from `loader/packages/`. */
export const packages: PackageSource[] = [
  { folder: 'loader', entries: ['index'] },
  // React components for the browser: without the directive a server component could not render them
  { folder: 'react', entries: ['index'], banner: "'use client';" },
  { folder: 'testing', entries: ['index'] },
  { folder: 'node', entries: ['index', 'express', 'fastify', 'next'] },
];

export interface PackageSource {
  /** Below `loader/packages/`; `@portico/FOLDER` is the name of the package. */
  folder: string;
  /** Modules that can be imported, without their ending. */
  entries: string[];
  /** First line of each built module. */
  banner?: string;
}
