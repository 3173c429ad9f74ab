/**
 * What is done in the console of each product, in its order: what opens the fields, the fields themselves, and what makes the
 * product send users. Sources: the set-up guides of the products and of their customers.
 */
import type { adminBox } from '#shared/i18n/en/portal/index.ts';
import type { ChosenProduct } from './products.ts';

/** What we say of a field whose value is chosen there. */
type FieldText = 'provisioning.guideDefault' | 'provisioning.guideTestUser' | 'provisioning.guideOauth';
type LineText = Exclude<Extract<keyof typeof adminBox, `provisioning.guide${string}`>, FieldText>;

export interface GuideLine {
  text: LineText;
  /** Menus, tabs and buttons, one after the other. */
  place?: readonly string[];
  field?: string;
  value?: string;
  options?: readonly string[];
}

/** The base URL, the token, a value to copy, values to choose there, or what we say of the field. */
export type GuideField =
  | { is: 'baseUrl' }
  | { is: 'token' }
  | { is: 'copied'; label: string; value: string }
  | { is: 'chosen'; label: string; values: readonly string[] }
  | { is: 'told'; label: string; text: FieldText };

export interface Guide {
  before: readonly GuideLine[];
  enter: readonly GuideField[];
  after: readonly GuideLine[];
}

const baseUrl: GuideField = { is: 'baseUrl' };
const token: GuideField = { is: 'token' };
const userName = 'userName';

/** A product without a console that we know. */
const unknown: Guide = {
  before: [{ text: 'provisioning.guideScim' }],
  enter: [baseUrl, token, { is: 'copied', label: 'Unique identifier', value: userName }],
  after: [
    { text: 'provisioning.guideUserName', field: userName },
    { text: 'provisioning.guideAttributes', options: ['emails', 'displayName', 'name', 'phoneNumbers', 'active'] },
    { text: 'provisioning.guideStart' },
  ],
};

export const guides: Readonly<Record<ChosenProduct, Guide>> = {
  okta: {
    before: [
      { text: 'provisioning.guideApp', place: ['Applications', 'Browse App Catalog'] },
      {
        text: 'provisioning.guideCustomApp',
        place: ['General', 'App Settings', 'Edit'],
        field: 'Provisioning',
        value: 'SCIM',
      },
      { text: 'provisioning.guideOpen', place: ['Provisioning', 'Integration', 'Edit'] },
    ],
    enter: [
      baseUrl,
      { is: 'copied', label: 'Unique identifier field for users', value: userName },
      {
        is: 'chosen',
        label: 'Supported provisioning actions',
        values: ['Push New Users', 'Push Profile Updates', 'Push Groups'],
      },
      { is: 'chosen', label: 'Authentication Mode', values: ['HTTP Header'] },
      // shown by Okta only once the mode is chosen
      token,
    ],
    after: [
      { text: 'provisioning.guideSelect', place: ['Test Connector Configuration', 'Save'] },
      {
        text: 'provisioning.guideTurnOn',
        place: ['Provisioning', 'To App', 'Edit'],
        options: ['Create Users', 'Update User Attributes', 'Deactivate Users'],
      },
      { text: 'provisioning.guideAssign', place: ['Assignments'] },
      { text: 'provisioning.guideGroups', place: ['Push Groups'] },
    ],
  },
  entra: {
    before: [
      {
        text: 'provisioning.guideApp',
        place: [
          'Enterprise applications',
          'New application',
          'Create your own application',
          'Integrate any other application you don’t find in the gallery (Non-gallery)',
        ],
      },
      { text: 'provisioning.guideOpen', place: ['Provisioning', 'New configuration'] },
      {
        text: 'provisioning.guideOlder',
        place: ['Admin Credentials'],
        field: 'Provisioning Mode',
        value: 'Automatic',
      },
    ],
    enter: [
      { is: 'chosen', label: 'Authentication method', values: ['Bearer authentication'] },
      baseUrl,
      token,
      { is: 'told', label: 'OAuth2 client credentials', text: 'provisioning.guideOauth' },
    ],
    after: [
      { text: 'provisioning.guideSelect', place: ['Test connection', 'Create'] },
      {
        text: 'provisioning.guideKeep',
        place: ['Attribute mapping'],
        field: 'userPrincipalName',
        value: userName,
      },
      { text: 'provisioning.guideAssign', place: ['Users and groups'] },
      { text: 'provisioning.guideSelect', place: ['Overview', 'Start provisioning'] },
    ],
  },
  onelogin: {
    before: [
      {
        text: 'provisioning.guideApp',
        place: ['Applications', 'Add App', 'SCIM Provisioner with SAML (SCIM v2 Enterprise)'],
      },
      { text: 'provisioning.guideOpen', place: ['Configuration'] },
    ],
    enter: [baseUrl, { is: 'told', label: 'SCIM JSON Template', text: 'provisioning.guideDefault' }, token],
    after: [
      { text: 'provisioning.guideSelect', place: ['API Connection', 'Enable'] },
      { text: 'provisioning.guideSet', place: ['Parameters'], field: 'scimusername', value: 'Email' },
      { text: 'provisioning.guideTurnOn', place: ['Provisioning'], options: ['Enable provisioning'] },
      { text: 'provisioning.guideApproval', field: 'Require admin approval before this action is performed' },
      { text: 'provisioning.guideAssign', place: ['Users'] },
    ],
  },
  jumpcloud: {
    before: [
      {
        text: 'provisioning.guideApp',
        place: [
          'SSO Applications',
          'Add New Application',
          'Custom Application',
          'Export users to this app (Identity Management)',
        ],
      },
      { text: 'provisioning.guideOpen', place: ['Identity Management'] },
    ],
    enter: [
      { is: 'chosen', label: 'SCIM Version', values: ['SCIM 2.0'] },
      baseUrl,
      token,
      { is: 'told', label: 'Test User Email', text: 'provisioning.guideTestUser' },
    ],
    after: [
      { text: 'provisioning.guideSelect', place: ['Test Connection', 'Activate'] },
      {
        text: 'provisioning.guideTurnOn',
        place: ['Identity Management'],
        options: ['Enable management of User Groups and Group Membership in this application'],
      },
      { text: 'provisioning.guideGroups', place: ['User Groups'] },
    ],
  },
  google: unknown,
  other: unknown,
};
