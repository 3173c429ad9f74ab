import type { portalApplications as english } from '#shared/i18n/en/portal/applications.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalApplications: TranslationOf<typeof english> = {
  'apps.column': 'Applicazioni',
  'users.applications': 'Applicazioni…',
  'apps.title': 'Applicazioni di {name}',
  'apps.text': 'Scegli le applicazioni a cui {name} può accedere in {tenant}.',
  'apps.choose': 'Applicazioni',
  'apps.free': 'Tutti in {tenant} hanno accesso.',
  'apps.none': 'Nessuna',
  'apps.nothing': '{tenant} non ha applicazioni assegnate a singoli utenti.',
  'apps.failed': 'Impossibile caricare le applicazioni.',
  'apps.assignFailed': 'Assegnazione non riuscita. Riprova o contatta l’assistenza.',
  'apps.save': 'Salva applicazioni',
  'apps.saved': 'Applicazioni di {name} aggiornate.',
};
