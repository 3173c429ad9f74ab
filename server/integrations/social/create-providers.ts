/** Creates the configured providers. */
import { createOauthProvider } from './oauth-provider.ts';
import { createOidcProvider } from './oidc-provider.ts';
import type { ProviderClient } from './provider-client.ts';
import { providerPresets, type PresetKey, type ProviderPreset } from './provider-presets.ts';
import type { SocialProvider } from './social-provider.ts';

/** One configured provider. URLs override the preset's: GitHub Enterprise, one Microsoft tenant. */
export interface ProviderSettings extends Omit<ProviderClient, 'custom'> {
  issuer?: string | undefined;
  endpoints?: ProviderPreset['endpoints'] | undefined;
}

export interface CustomProviderSettings extends ProviderSettings {
  key: string;
  name: string;
  issuer: string;
  /** Whether `email_verified` of this provider is trusted. */
  trustsEmail: boolean;
}

export function createSocialProviders(
  known: Partial<Record<PresetKey, ProviderSettings>>,
  custom: readonly CustomProviderSettings[],
): ReadonlyMap<string, SocialProvider> {
  const presets = Object.entries(known).map(([key, settings]) =>
    createKnown(key, providerPresets[key as PresetKey], settings),
  );
  const own = custom.map((settings) => createOwn(settings));
  return new Map([...presets, ...own].map((provider) => [provider.key, provider]));
}

function createKnown(key: string, preset: ProviderPreset, settings: ProviderSettings): SocialProvider {
  const client = { ...settings, custom: false };
  const issuer = settings.issuer ?? preset.issuer;
  if (issuer !== undefined) return createOidcProvider(key, { ...preset, issuer }, client);
  const endpoints = settings.endpoints ?? preset.endpoints;
  if (endpoints === undefined) throw new Error(`the provider ${key} has neither an issuer nor endpoints`);
  return createOauthProvider(key, { ...preset, endpoints }, client);
}

function createOwn(settings: CustomProviderSettings): SocialProvider {
  const preset = {
    name: settings.name,
    issuer: settings.issuer,
    scope: 'openid email profile',
    emailVerified: (claims: Readonly<Record<string, unknown>>) =>
      settings.trustsEmail && claims['email_verified'] === true,
  };
  return createOidcProvider(settings.key, preset, { ...settings, custom: true });
}
