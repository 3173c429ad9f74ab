import type { portalScimHolds as english } from '#shared/i18n/en/portal/scim-holds.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimHolds: TranslationOf<typeof english> = {
  'provisioning.heldMark': { one: '{count} verwijdering wacht', other: '{count} verwijderingen wachten' },
  'provisioning.heldTitle': {
    one: '{provider} wilde {count} gebruiker verwijderen. We hebben dit gepauzeerd.',
    other: '{provider} wilde {count} gebruikers verwijderen. We hebben dit gepauzeerd.',
  },
  'provisioning.heldSafe': 'Iedereen heeft nog toegang. Bepaal wat er gebeurt.',
  'provisioning.heldWhen': 'Eerste verzoek: {first}. Laatste verzoek: {last}.',
  'provisioning.held': 'Wachtende verwijderingen',
  'provisioning.heldWhy':
    'Veel verwijderingen binnen enkele minuten zijn vaak een vergissing in {provider}, zoals een verwijderde groep of toewijzing.',
  'provisioning.approveMeans': 'Goedkeuren: gebruikers worden afgemeld en verliezen de toegang tot {tenant}.',
  'provisioning.rejectMeans': 'Afwijzen: gebruikers houden hun toegang en zijn weer actief voor {provider}.',
  'provisioning.approve': 'Goedkeuren',
  'provisioning.reject': 'Afwijzen',
  'provisioning.approveAll': 'Alles goedkeuren…',
  'provisioning.rejectAll': 'Alles afwijzen…',
  'provisioning.heldUser': 'Gebruiker',
  'provisioning.heldRequest': 'Gevraagd',
  'provisioning.heldSince': 'Wacht sinds',
  'provisioning.held.deactivation': 'Deactivering',
  'provisioning.held.deletion': 'Verwijdering',
  'provisioning.heldTable': 'Gebruikers van wie de verwijdering uit {tenant} wacht',
  'provisioning.heldFailed': 'De wachtende verwijderingen konden niet worden geladen',
  'provisioning.heldNone': 'Geen wachtende verwijderingen.',
  'provisioning.findHeld': 'Zoek een gebruiker',
  'provisioning.approveTitle': { one: '{count} gebruiker verwijderen?', other: '{count} gebruikers verwijderen?' },
  'provisioning.approveText':
    'De toegang tot {tenant} eindigt meteen, ook in lopende sessies. Je kunt dit niet ongedaan maken.',
  'provisioning.approveConfirm': { one: '{count} gebruiker verwijderen', other: '{count} gebruikers verwijderen' },
  'provisioning.rejectTitle': { one: '{count} gebruiker behouden?', other: '{count} gebruikers behouden?' },
  'provisioning.rejectText':
    'De toegang tot {tenant} blijft. Corrigeer de toewijzingen in {provider}, anders kan het verzoek terugkomen.',
  'provisioning.rejectConfirm': { one: '{count} gebruiker behouden', other: '{count} gebruikers behouden' },
  'provisioning.removed': { one: '{count} gebruiker verwijderd.', other: '{count} gebruikers verwijderd.' },
  'provisioning.kept': { one: '{count} gebruiker behouden.', other: '{count} gebruikers behouden.' },
};
