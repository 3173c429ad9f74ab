import type { portalCountryRestrictions as english } from '#shared/i18n/en/portal/country-restrictions.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalCountryRestrictions: TranslationOf<typeof english> = {
  'country.policy': 'Restrizioni per paese',
  'country.policyText':
    'Controlla da quali paesi possono connettersi gli utenti e i token API, in base al loro indirizzo IP.',
  'country.policyFailed': 'Impossibile caricare le restrizioni per paese',
  'country.noDatabase':
    'Le restrizioni per paese richiedono un database di geolocalizzazione. Per configurarne uno, imposta {option} sul server. La guida operativa spiega come (docs/operate.md, “Geolocation database”).',
  'country.own': 'Ti connetti da: {country}',
  'country.ownUnknown': 'Il paese del tuo indirizzo IP non è noto.',
  'country.on': 'Limita l’accesso per paese',
  'country.allow': 'Consenti solo i paesi in elenco',
  'country.allowHint': 'Le richieste da tutti gli altri paesi vengono rifiutate.',
  'country.block': 'Blocca i paesi in elenco',
  'country.blockHint': 'Le richieste da tutti gli altri paesi sono consentite.',
  'country.unknown': 'Consenti gli indirizzi IP senza un paese noto',
  'country.unknownHint': 'Ad esempio le reti private e gli indirizzi che non sono nel database di geolocalizzazione.',
  'country.mail': 'Invia un’email agli amministratori quando un accesso viene rifiutato',
  'country.mailHint':
    'Gli utenti che possono modificare le restrizioni per paese ricevono un’email, al massimo una all’ora per ogni utente o token API.',
  'country.list': 'Paesi',
  'country.listAllowed': 'Gli unici paesi consentiti finché le restrizioni per paese sono attive.',
  'country.listBlocked': 'Paesi bloccati finché le restrizioni per paese sono attive.',
  'country.listFailed': 'Impossibile caricare i paesi',
  'country.none': 'Ancora nessun paese.',
  'country.search': 'Aggiungi un paese',
  'country.impactOff':
    'Le restrizioni per paese sono disattivate. L’anteprima mostra l’impatto come se fossero attive.',
};
