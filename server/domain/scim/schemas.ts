/** Schemas of users and groups (RFC 7643, sections 4 and 8.7.1). */
import type { Attribute, ResourceType, Schema } from './schema.types.ts';

export const urn = {
  user: 'urn:ietf:params:scim:schemas:core:2.0:User',
  group: 'urn:ietf:params:scim:schemas:core:2.0:Group',
  enterprise: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User',
  /** Marks a user whose deactivation is held. Only the server sets it, and it is not listed: nobody maps attributes to it. */
  hold: 'urn:portico:scim:schemas:extension:hold:2.0:User',
  list: 'urn:ietf:params:scim:api:messages:2.0:ListResponse',
  search: 'urn:ietf:params:scim:api:messages:2.0:SearchRequest',
  patch: 'urn:ietf:params:scim:api:messages:2.0:PatchOp',
  bulkRequest: 'urn:ietf:params:scim:api:messages:2.0:BulkRequest',
  bulkResponse: 'urn:ietf:params:scim:api:messages:2.0:BulkResponse',
  error: 'urn:ietf:params:scim:api:messages:2.0:Error',
  schema: 'urn:ietf:params:scim:schemas:core:2.0:Schema',
  resourceType: 'urn:ietf:params:scim:schemas:core:2.0:ResourceType',
  config: 'urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig',
} as const;

const text = (name: string, more: Partial<Attribute> = {}): Attribute => ({ name, type: 'string', ...more });
const flag = (name: string): Attribute => ({ name, type: 'boolean' });
const reference = (name: string, more: Partial<Attribute> = {}): Attribute => ({
  name,
  type: 'reference',
  caseExact: true,
  ...more,
});
/** Values with a kind, of which one is the primary (RFC 7643, section 2.4). */
const values = (name: string, value: Attribute = text('value')): Attribute => ({
  name,
  type: 'complex',
  multiValued: true,
  sub: [value, text('display'), text('type'), flag('primary')],
});

/** Of every resource (RFC 7643, section 3.1). */
export const commonAttributes: readonly Attribute[] = [
  {
    name: 'schemas',
    type: 'reference',
    multiValued: true,
    caseExact: true,
    mutability: 'readOnly',
    returned: 'always',
  },
  text('id', { caseExact: true, mutability: 'readOnly', returned: 'always', uniqueness: 'server' }),
  text('externalId', { caseExact: true }),
  {
    name: 'meta',
    type: 'complex',
    mutability: 'readOnly',
    sub: [
      text('resourceType', { caseExact: true, mutability: 'readOnly' }),
      { name: 'created', type: 'dateTime', mutability: 'readOnly' },
      { name: 'lastModified', type: 'dateTime', mutability: 'readOnly' },
      reference('location', { mutability: 'readOnly' }),
      text('version', { caseExact: true, mutability: 'readOnly' }),
    ],
  },
];

const user: Schema = {
  id: urn.user,
  name: 'User',
  description: 'User account',
  attributes: [
    text('userName', { required: true, uniqueness: 'server', most: 500, plain: true }),
    {
      name: 'name',
      type: 'complex',
      sub: ['formatted', 'familyName', 'givenName', 'middleName', 'honorificPrefix', 'honorificSuffix'].map((name) =>
        text(name),
      ),
    },
    text('displayName'),
    text('nickName'),
    reference('profileUrl', { refersTo: ['external'] }),
    text('title'),
    text('userType'),
    text('preferredLanguage'),
    text('locale'),
    text('timezone'),
    flag('active'),
    text('password', { mutability: 'writeOnly', returned: 'never' }),
    values('emails', text('value', { most: 320 })),
    values('phoneNumbers'),
    values('ims'),
    values('photos', reference('value', { refersTo: ['external'] })),
    {
      name: 'addresses',
      type: 'complex',
      multiValued: true,
      sub: [
        ...['formatted', 'streetAddress', 'locality', 'region', 'postalCode', 'country', 'type'].map((name) =>
          text(name),
        ),
        flag('primary'),
      ],
    },
    {
      name: 'groups',
      type: 'complex',
      multiValued: true,
      mutability: 'readOnly',
      sub: [
        text('value', { mutability: 'readOnly' }),
        reference('$ref', { mutability: 'readOnly', refersTo: ['Group'] }),
        text('display', { mutability: 'readOnly' }),
        text('type', { mutability: 'readOnly', canonicalValues: ['direct'] }),
      ],
    },
    values('entitlements'),
    values('roles'),
    values('x509Certificates', { name: 'value', type: 'binary', caseExact: true, most: 16_384 }),
  ],
};

const enterprise: Schema = {
  id: urn.enterprise,
  name: 'EnterpriseUser',
  description: 'Enterprise user',
  attributes: [
    ...['employeeNumber', 'costCenter', 'organization', 'division', 'department'].map((name) => text(name)),
    {
      name: 'manager',
      type: 'complex',
      sub: [text('value', { caseExact: true }), reference('$ref', { refersTo: ['User'] }), text('displayName')],
    },
  ],
};

const group: Schema = {
  id: urn.group,
  name: 'Group',
  description: 'Group',
  attributes: [
    text('displayName', { required: true, uniqueness: 'server', most: 255, plain: true }),
    {
      name: 'members',
      type: 'complex',
      multiValued: true,
      sub: [
        text('value', { mutability: 'immutable' }),
        reference('$ref', { mutability: 'immutable', refersTo: ['User'] }),
        text('type', { mutability: 'immutable', canonicalValues: ['User'] }),
        text('display', { mutability: 'readOnly' }),
      ],
    },
  ],
};

export const userType: ResourceType = {
  name: 'User',
  endpoint: '/Users',
  description: 'User account',
  core: user,
  extensions: [enterprise],
};

export const groupType: ResourceType = {
  name: 'Group',
  endpoint: '/Groups',
  description: 'Group',
  core: group,
  extensions: [],
};

export const schemas: readonly Schema[] = [user, enterprise, group];
