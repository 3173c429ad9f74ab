import { describe, expect, it } from 'vitest';
import { createEnvironment, ownClientId } from './environment.ts';

const client = {
  id: 'app',
  name: 'App',
  redirectUris: [],
  postLogoutRedirectUris: [],
  origins: ['https://app.example/'],
  applicationUrl: 'https://app.example/home',
};
const base = { vendorId: 'v', baseUrl: 'https://id.example', vendorCredentials: [] };

describe('the environment', () => {
  it('uses the first configured application as default client of its own pages', () => {
    expect(createEnvironment({ ...base, clients: [client] }).defaultClient.id).toBe('app');
  });

  it('signs users in even if no application is configured yet', () => {
    const { defaultClient, clients } = createEnvironment({ ...base, clients: [] });
    expect(defaultClient).toMatchObject({ id: ownClientId, redirectUris: [] });
    expect(clients.has(ownClientId)).toBe(true);
  });

  it('allows its own origin and those of the applications, and no others', () => {
    const { allowedOrigins } = createEnvironment({ ...base, clients: [client] });
    expect([...allowedOrigins].sort()).toEqual(['https://app.example', 'https://id.example']);
  });
});
