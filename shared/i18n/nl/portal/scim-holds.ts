import type { portalScimHolds as english } from '#shared/i18n/en/portal/scim-holds.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimHolds: TranslationOf<typeof english> = {
  'provisioning.heldMark': { one: '{count} verwijdering wacht', other: '{count} verwijderingen wachten' },
  'provisioning.heldTitle': {
    one: '{provider} wilde {count} gebruiker verwijderen. We hebben dit gepauzeerd.',
    other: '{provider} wilde {count} gebruikers verwijderen. We hebben dit gepauzeerd.',
  },
  'provisioning.heldSafe': 'Iedereen heeft nog toegang. Bepaal wat er gebeurt.',
  'provisioning.heldReader':
    'Iedereen heeft nog toegang. Een beheerder die provisioningverbindingen mag wijzigen, bepaalt wat er gebeurt.',
  'provisioning.heldWhen': 'Eerste verzoek: {first}. Laatste verzoek: {last}.',
  'provisioning.held': 'Wachtende verwijderingen',
  'provisioning.heldWhy':
    'Veel verwijderingen binnen enkele minuten zijn vaak een vergissing in {provider}, zoals een verwijderde groep of toewijzing.',
  'provisioning.approveMeans':
    'Goedkeuren: gebruikers worden gedeactiveerd of verwijderd, zoals {provider} vroeg. Ze worden afgemeld en verliezen de toegang tot {tenant}.',
  'provisioning.keepMeans': 'Behouden: gebruikers houden hun toegang en zijn weer actief voor {provider}.',
  'provisioning.approve': 'Goedkeuren…',
  'provisioning.keepHeld': 'Behouden…',
  'provisioning.approveAll': 'Alles goedkeuren…',
  'provisioning.keepEach': 'Alles behouden…',
  'provisioning.heldUser': 'Gebruiker',
  'provisioning.heldRequest': 'Gevraagd',
  'provisioning.heldSince': 'Wacht sinds',
  'provisioning.held.deactivation': 'Deactivering',
  'provisioning.held.deletion': 'Verwijdering',
  'provisioning.heldTable': 'Gebruikers van wie de verwijdering uit {tenant} wacht',
  'provisioning.heldFailed': 'De wachtende verwijderingen konden niet worden geladen',
  'provisioning.heldNone': 'Geen wachtende verwijderingen.',
  'provisioning.findHeld': 'Zoek een gebruiker',
  'provisioning.deactivateTitle': { one: '{count} gebruiker deactiveren?', other: '{count} gebruikers deactiveren?' },
  'provisioning.deleteHeldTitle': { one: '{count} gebruiker verwijderen?', other: '{count} gebruikers verwijderen?' },
  'provisioning.deactivateText':
    'Gedeactiveerde gebruikers worden meteen afgemeld en verliezen de toegang tot {tenant}. {provider} kan ze weer activeren.',
  'provisioning.deleteHeldText':
    'Verwijderde gebruikers worden meteen afgemeld en uit {tenant} verwijderd. Je kunt dit niet ongedaan maken.',
  'provisioning.deactivateConfirm': { one: '{count} gebruiker deactiveren', other: '{count} gebruikers deactiveren' },
  'provisioning.deleteHeldConfirm': { one: '{count} gebruiker verwijderen', other: '{count} gebruikers verwijderen' },
  'provisioning.approveConfirm': { one: '{count} verwijdering goedkeuren', other: '{count} verwijderingen goedkeuren' },
  'provisioning.keepTitle': { one: '{count} gebruiker behouden?', other: '{count} gebruikers behouden?' },
  'provisioning.keepHeldText':
    'De toegang tot {tenant} blijft. Corrigeer de toewijzingen in {provider}, anders kan het verzoek terugkomen.',
  'provisioning.keepConfirm': { one: '{count} gebruiker behouden', other: '{count} gebruikers behouden' },
  'provisioning.deactivated': { one: '{count} gebruiker gedeactiveerd.', other: '{count} gebruikers gedeactiveerd.' },
  'provisioning.deletedHeld': { one: '{count} gebruiker verwijderd.', other: '{count} gebruikers verwijderd.' },
  'provisioning.approved': { one: '{count} verwijdering goedgekeurd.', other: '{count} verwijderingen goedgekeurd.' },
  'provisioning.kept': { one: '{count} gebruiker behouden.', other: '{count} gebruikers behouden.' },
  'provisioning.decidedElsewhere': {
    one: '{count} verwijdering wachtte niet meer: daarover is elders beslist.',
    other: '{count} verwijderingen wachtten niet meer: daarover is elders beslist.',
  },
};
