/**
 * Identity providers whose set-up is guided. Names of their fields and pages are given as their consoles show them, in English,
 * in every language of the portal: that is what admins look for.
 */
import type { SsoConnectionType, SsoProduct } from '#shared/contract/sso/sso-config.ts';

export type Protocol = 'saml' | 'oidc';
export type ChosenProduct = Exclude<SsoProduct, ''>;

/** How a console names what SAML needs. Places are paths of menus. */
interface SamlTerms {
  place: readonly string[];
  acsUrl: string;
  entityId: string;
  /** Attribute with the email address: its name, where that is entered, and what it is filled from. */
  email?: {
    label: string;
    name?: string;
    value: string;
    /** The console offers the value in a list: it cannot be pasted. */
    isChosen?: true;
  };
  groups?: { place: readonly string[]; value: string };
  metadata: readonly string[];
  /** Whether metadata has an address that is reached from the internet; else it is downloaded. */
  hasMetadataUrl: boolean;
  ssoUrl: string;
  certificate: string;
}

interface OidcTerms {
  place: readonly string[];
  redirectUri: string;
  /** What the issuer looks like. */
  issuer: string;
  clientId: string;
  secret: string;
}

export interface Product {
  /** Empty for any other provider. */
  name: string;
  /** Two letters. */
  mark: string;
  saml?: SamlTerms;
  oidc?: OidcTerms;
}

export const products: Readonly<Record<ChosenProduct, Product>> = {
  okta: {
    name: 'Okta',
    mark: 'Ok',
    saml: {
      place: ['Applications', 'Create App Integration', 'SAML 2.0', 'SAML Settings'],
      acsUrl: 'Single sign-on URL',
      entityId: 'Audience URI (SP Entity ID)',
      email: { label: 'Attribute Statements', name: 'email', value: 'user.email' },
      groups: { place: ['Group Attribute Statements'], value: 'groups' },
      metadata: ['Sign On', 'SAML 2.0', 'Metadata details', 'Metadata URL'],
      hasMetadataUrl: true,
      ssoUrl: 'Sign on URL',
      certificate: 'Signing Certificate',
    },
    oidc: {
      place: ['Applications', 'Create App Integration', 'OIDC', 'Web Application'],
      redirectUri: 'Sign-in redirect URIs',
      issuer: 'https://example.okta.com',
      clientId: 'Client ID',
      secret: 'Client secret',
    },
  },
  entra: {
    name: 'Microsoft Entra ID',
    mark: 'En',
    saml: {
      place: ['Enterprise applications', 'Single sign-on', 'SAML', 'Basic SAML Configuration'],
      acsUrl: 'Reply URL (Assertion Consumer Service URL)',
      entityId: 'Identifier (Entity ID)',
      email: { label: 'Attributes & Claims', name: 'email', value: 'user.mail', isChosen: true },
      groups: { place: ['Attributes & Claims', 'Add a group claim'], value: 'groups' },
      metadata: ['Single sign-on', 'SAML Certificates', 'App Federation Metadata Url'],
      hasMetadataUrl: true,
      ssoUrl: 'Login URL',
      certificate: 'Certificate (Base64)',
    },
    oidc: {
      place: ['App registrations', 'Authentication', 'Web'],
      redirectUri: 'Redirect URIs',
      issuer: 'https://login.microsoftonline.com/TENANT-ID/v2.0',
      clientId: 'Application (client) ID',
      secret: 'Client secret value',
    },
  },
  google: {
    name: 'Google Workspace',
    mark: 'Go',
    saml: {
      place: ['Apps', 'Web and mobile apps', 'Add app', 'Add custom SAML app', 'Service provider details'],
      acsUrl: 'ACS URL',
      entityId: 'Entity ID',
      email: { label: 'Name ID', value: 'Basic Information > Primary email', isChosen: true },
      groups: { place: ['SAML attribute mapping', 'Group membership'], value: 'groups' },
      metadata: ['Google Identity Provider details', 'Download metadata'],
      hasMetadataUrl: false,
      ssoUrl: 'SSO URL',
      certificate: 'Certificate',
    },
  },
  onelogin: {
    name: 'OneLogin',
    mark: 'On',
    saml: {
      place: ['Applications', 'Add App', 'SAML Custom Connector (Advanced)', 'Configuration'],
      acsUrl: 'ACS (Consumer) URL',
      entityId: 'Audience (EntityID)',
      email: { label: 'Parameters', name: 'email', value: 'Email', isChosen: true },
      groups: { place: ['Parameters'], value: 'groups' },
      metadata: ['More Actions', 'SAML Metadata'],
      hasMetadataUrl: true,
      ssoUrl: 'SAML 2.0 Endpoint (HTTP)',
      certificate: 'X.509 Certificate',
    },
    oidc: {
      place: ['Applications', 'Add App', 'OpenId Connect (OIDC)', 'Configuration'],
      redirectUri: 'Redirect URI’s',
      issuer: 'https://example.onelogin.com/oidc/2',
      clientId: 'Client ID',
      secret: 'Client Secret',
    },
  },
  ping: {
    name: 'PingOne',
    mark: 'Pi',
    saml: {
      place: ['Applications', 'Add Application', 'SAML Application', 'Manually Enter'],
      acsUrl: 'ACS URLs',
      entityId: 'Entity ID',
      email: { label: 'Attribute Mappings', name: 'email', value: 'Email Address', isChosen: true },
      groups: { place: ['Attribute Mappings'], value: 'groups' },
      metadata: ['Configuration', 'IDP Metadata URL'],
      hasMetadataUrl: true,
      ssoUrl: 'Single Signon Service',
      certificate: 'Signing Certificate',
    },
    oidc: {
      place: ['Applications', 'Add Application', 'OIDC Web App', 'Configuration'],
      redirectUri: 'Redirect URIs',
      issuer: 'https://auth.pingone.com/ENVIRONMENT-ID/as',
      clientId: 'Client ID',
      secret: 'Client Secret',
    },
  },
  jumpcloud: {
    name: 'JumpCloud',
    mark: 'JC',
    saml: {
      place: ['SSO Applications', 'Add New Application', 'Custom Application', 'SSO'],
      acsUrl: 'ACS URLs',
      entityId: 'SP Entity ID',
      email: { label: 'User Attribute Mapping', name: 'email', value: 'email', isChosen: true },
      groups: { place: ['Group Attributes'], value: 'groups' },
      metadata: ['SSO', 'JumpCloud Metadata', 'Copy Metadata URL'],
      hasMetadataUrl: true,
      ssoUrl: 'IDP URL',
      certificate: 'IDP Certificate',
    },
    oidc: {
      place: ['SSO Applications', 'Add New Application', 'Custom Application', 'Configure SSO with OIDC'],
      redirectUri: 'Redirect URIs',
      issuer: 'https://oauth.id.jumpcloud.com/',
      clientId: 'Client ID',
      secret: 'Client Secret',
    },
  },
  adfs: {
    name: 'AD FS',
    mark: 'AD',
    saml: {
      place: ['AD FS Management', 'Relying Party Trusts', 'Add Relying Party Trust'],
      acsUrl: 'Relying party SAML 2.0 SSO service URL',
      entityId: 'Relying party trust identifier',
      email: { label: 'Claim Issuance Policy', value: 'E-Mail-Addresses → E-Mail Address', isChosen: true },
      groups: { place: ['Claim Issuance Policy', 'Token-Groups - Unqualified Names'], value: 'groups' },
      metadata: ['https://HOST/FederationMetadata/2007-06/FederationMetadata.xml'],
      hasMetadataUrl: true,
      ssoUrl: 'SAML 2.0/WS-Federation URL',
      certificate: 'Token-signing certificate',
    },
  },
  keycloak: {
    name: 'Keycloak',
    mark: 'Ke',
    saml: {
      place: ['Clients', 'Create client', 'SAML'],
      acsUrl: 'Valid redirect URIs',
      entityId: 'Client ID',
      email: { label: 'Name ID format', value: 'email', isChosen: true },
      groups: { place: ['Client scopes', 'Add mapper', 'Group list'], value: 'groups' },
      metadata: ['Realm settings', 'General', 'SAML 2.0 Identity Provider Metadata'],
      hasMetadataUrl: true,
      ssoUrl: 'SingleSignOnService',
      certificate: 'Realm keys > RS256 > Certificate',
    },
    oidc: {
      place: ['Clients', 'Create client', 'OpenID Connect'],
      redirectUri: 'Valid redirect URIs',
      issuer: 'https://HOST/realms/REALM',
      clientId: 'Client ID',
      secret: 'Client Secret',
    },
  },
  auth0: {
    name: 'Auth0',
    mark: 'Au',
    saml: {
      place: ['Applications', 'Addons', 'SAML2 Web App', 'Settings'],
      acsUrl: 'Application Callback URL',
      entityId: 'audience',
      metadata: ['Addons', 'SAML2 Web App', 'Usage', 'Identity Provider Metadata'],
      hasMetadataUrl: true,
      ssoUrl: 'Identity Provider Login URL',
      certificate: 'Identity Provider Certificate',
    },
    oidc: {
      place: ['Applications', 'Regular Web Application', 'Settings'],
      redirectUri: 'Allowed Callback URLs',
      issuer: 'https://example.us.auth0.com/',
      clientId: 'Client ID',
      secret: 'Client Secret',
    },
  },
  other: {
    name: '',
    mark: '',
    saml: {
      place: [],
      acsUrl: 'Assertion Consumer Service (ACS) URL',
      entityId: 'SP Entity ID',
      metadata: [],
      hasMetadataUrl: true,
      ssoUrl: 'Single Sign-On URL',
      certificate: 'X.509 certificate',
    },
    oidc: {
      place: [],
      redirectUri: 'Redirect URI',
      issuer: 'https://idp.example.com',
      clientId: 'Client ID',
      secret: 'Client secret',
    },
  },
};

export const productKeys = Object.keys(products) as ChosenProduct[];

/** Protocols that a product offers, the usual one first. */
export function protocolsOf(product: ChosenProduct): Protocol[] {
  const { saml, oidc } = products[product];
  return [...(saml ? (['saml'] as const) : []), ...(oidc ? (['oidc'] as const) : [])];
}

/** Types of the contract that name a product. */
const samlTypes: Partial<Record<ChosenProduct, SsoConnectionType>> = { okta: 'okta', entra: 'azure', google: 'google' };

export function typeFor(product: ChosenProduct, protocol: Protocol): SsoConnectionType {
  return protocol === 'oidc' ? 'oidc' : (samlTypes[product] ?? 'saml');
}
