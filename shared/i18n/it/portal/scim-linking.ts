import type { portalScimLinking as english } from '#shared/i18n/en/portal/scim-linking.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimLinking: TranslationOf<typeof english> = {
  'linking.label': 'Collega utenti esistenti',
  'linking.hint':
    'Quando {provider} invia l’email di un utente di {tenant}, da quel momento ne gestisce l’accesso: può disattivarlo e rimuoverlo. L’utente mantiene nome, ruoli e password. Vale per i domini verificati per il Single Sign-On, e non per gli utenti con un ruolo superiore a quello dell’amministratore che ha attivato l’opzione.',
  'linking.on': 'Gli utenti esistenti vengono collegati.',
  'linking.off': 'Gli utenti esistenti non vengono più collegati.',
};
