import type { portalScimClients as english } from '#shared/i18n/en/portal/scim-clients.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimClients: TranslationOf<typeof english> = {
  'provisioning.clients': 'Klienty OAuth',
  'provisioning.clientsText':
    'Dla dostawców tożsamości, którzy zamiast tokenu wymagają identyfikatora klienta i klucza, na przykład aplikacji z galerii Microsoft Entra ID.',
  'provisioning.clientsFailed': 'Nie udało się wczytać klientów OAuth',
  'provisioning.addClient': 'Utwórz klienta',
  'provisioning.addClientTitle': 'Utworzyć klienta OAuth?',
  'provisioning.addClientText':
    'Identyfikator i klucz służą do uzyskiwania tokenów dostępu ({provider}). Klucz wygasa po 365 dniach.',
  'provisioning.replaceClientTitle': 'Zastąpić najstarszego klienta?',
  'provisioning.replaceClientText':
    'Połączenie ma najwyżej dwa klienty. Najstarszy, {client}, zostanie unieważniony, a jego tokeny dostępu będą od razu odrzucane.',
  'provisioning.newClientTitle': 'Klient OAuth: {name}',
  'provisioning.clientId': 'Identyfikator klienta',
  'provisioning.clientSecret': 'Klucz tajny klienta',
  'provisioning.tokenUrl': 'Adres URL tokenu',
  'provisioning.scope': 'Zakres (scope)',
  'provisioning.scopeHint': 'Tylko jeśli zakres jest wymagany ({provider}).',
  'provisioning.clientExpires': 'Wygasa {date}',
  'provisioning.clientExpired': 'Wygasł {date}',
  'provisioning.revokeClientTitle': 'Unieważnić klienta {client}?',
  'provisioning.revokeClientText': 'Jego tokeny dostępu będą od razu odrzucane. Tej operacji nie można cofnąć.',
  'provisioning.revokeClientConfirm': 'Unieważnij klienta',
  'provisioning.clientRevoked': 'Klient unieważniony.',
};
