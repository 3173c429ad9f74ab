/** Filters and paths as parsed (RFC 7644, sections 3.4.2.2 and 3.5.2). */

/** As written: `urn:…:User:name.familyName` has a schema and two names. */
export interface AttributePath {
  schema: string | null;
  names: readonly [string] | readonly [string, string];
  /** The whole text, which may be the URN of a schema. */
  text: string;
}

export type Operator = 'eq' | 'ne' | 'co' | 'sw' | 'ew' | 'gt' | 'ge' | 'lt' | 'le';
export type FilterValue = string | number | boolean | null;

export type Filter =
  | { kind: 'and' | 'or'; parts: readonly Filter[] }
  | { kind: 'not'; filter: Filter }
  | { kind: 'present'; path: AttributePath }
  | { kind: 'compare'; path: AttributePath; operator: Operator; value: FilterValue }
  /** `emails[type eq "work"]`: one value meets the whole filter, whose paths name its sub-attributes. */
  | { kind: 'value'; path: AttributePath; filter: Filter };

/** The target of a PATCH operation. */
export interface TargetPath {
  path: AttributePath;
  filter: Filter | null;
  /** Sub-attribute after a filter. */
  sub: string | null;
}
