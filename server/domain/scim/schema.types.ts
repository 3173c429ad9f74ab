/** Definitions of attributes and resources (RFC 7643, section 7). */

export interface Attribute {
  name: string;
  type: 'string' | 'boolean' | 'dateTime' | 'reference' | 'binary' | 'complex';
  multiValued?: true;
  required?: true;
  caseExact?: true;
  mutability?: 'readOnly' | 'writeOnly' | 'immutable';
  returned?: 'always' | 'never';
  uniqueness?: 'server';
  /** Attributes of a complex one. */
  sub?: readonly Attribute[];
  /** Longest text, in characters. */
  most?: number;
  /** A text without control characters. */
  plain?: true;
  /** Of a reference: `external` is an address on the web, other names are resource types. */
  refersTo?: readonly string[];
  canonicalValues?: readonly string[];
}

export interface Schema {
  id: string;
  name: string;
  description: string;
  attributes: readonly Attribute[];
}

export interface ResourceType {
  name: 'User' | 'Group';
  endpoint: '/Users' | '/Groups';
  description: string;
  core: Schema;
  extensions: readonly Schema[];
}

/** A resource, or a complex value of one. */
export type Json = Record<string, unknown>;
