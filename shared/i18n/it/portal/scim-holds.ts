import type { portalScimHolds as english } from '#shared/i18n/en/portal/scim-holds.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimHolds: TranslationOf<typeof english> = {
  'provisioning.heldMark': { one: '{count} rimozione in sospeso', other: '{count} rimozioni in sospeso' },
  'provisioning.heldTitle': {
    one: '{provider} ha chiesto di rimuovere {count} utente. L’operazione è sospesa.',
    other: '{provider} ha chiesto di rimuovere {count} utenti. L’operazione è sospesa.',
  },
  'provisioning.heldSafe': 'Tutti hanno ancora accesso. Decidi come procedere.',
  'provisioning.heldReader':
    'Tutti hanno ancora accesso. Decide un amministratore che può modificare le connessioni di provisioning.',
  'provisioning.heldWhen': 'Prima richiesta: {first}. Ultima richiesta: {last}.',
  'provisioning.held': 'Rimozioni in sospeso',
  'provisioning.heldWhy':
    'Molte rimozioni in pochi minuti sono spesso un errore in {provider}, come un gruppo o un’assegnazione eliminati.',
  'provisioning.approveMeans':
    'Approva: gli utenti vengono disattivati o eliminati, come richiesto da {provider}. Vengono disconnessi e perdono l’accesso a {tenant}.',
  'provisioning.keepMeans': 'Mantieni: gli utenti mantengono l’accesso e tornano attivi per {provider}.',
  'provisioning.approve': 'Approva…',
  'provisioning.keepHeld': 'Mantieni…',
  'provisioning.approveAll': 'Approva tutte…',
  'provisioning.keepEach': 'Mantieni tutti…',
  'provisioning.heldUser': 'Utente',
  'provisioning.heldRequest': 'Richiesta',
  'provisioning.heldSince': 'In sospeso da',
  'provisioning.held.deactivation': 'Disattivazione',
  'provisioning.held.deletion': 'Eliminazione',
  'provisioning.heldTable': 'Utenti la cui rimozione da {tenant} è in sospeso',
  'provisioning.heldFailed': 'Impossibile caricare le rimozioni in sospeso',
  'provisioning.heldNone': 'Nessuna rimozione in sospeso.',
  'provisioning.findHeld': 'Cerca un utente',
  'provisioning.deactivateTitle': { one: 'Disattivare {count} utente?', other: 'Disattivare {count} utenti?' },
  'provisioning.deleteHeldTitle': { one: 'Eliminare {count} utente?', other: 'Eliminare {count} utenti?' },
  'provisioning.deactivateText':
    'Gli utenti disattivati vengono disconnessi e perdono subito l’accesso a {tenant}. {provider} può riattivarli.',
  'provisioning.deleteHeldText':
    'Gli utenti eliminati vengono disconnessi e rimossi subito da {tenant}. L’operazione non può essere annullata.',
  'provisioning.deactivateConfirm': { one: 'Disattiva {count} utente', other: 'Disattiva {count} utenti' },
  'provisioning.deleteHeldConfirm': { one: 'Elimina {count} utente', other: 'Elimina {count} utenti' },
  'provisioning.approveConfirm': { one: 'Approva {count} rimozione', other: 'Approva {count} rimozioni' },
  'provisioning.keepTitle': { one: 'Mantenere {count} utente?', other: 'Mantenere {count} utenti?' },
  'provisioning.keepHeldText':
    'L’accesso a {tenant} resta. Correggi le assegnazioni in {provider}, altrimenti la richiesta può ripetersi.',
  'provisioning.keepConfirm': { one: 'Mantieni {count} utente', other: 'Mantieni {count} utenti' },
  'provisioning.deactivated': { one: '{count} utente disattivato.', other: '{count} utenti disattivati.' },
  'provisioning.deletedHeld': { one: '{count} utente eliminato.', other: '{count} utenti eliminati.' },
  'provisioning.approved': { one: '{count} rimozione approvata.', other: '{count} rimozioni approvate.' },
  'provisioning.kept': { one: 'Accesso mantenuto: {count} utente.', other: 'Accesso mantenuto: {count} utenti.' },
  'provisioning.decidedElsewhere': {
    one: '{count} rimozione non era più in sospeso: è stata decisa altrove.',
    other: '{count} rimozioni non erano più in sospeso: sono state decise altrove.',
  },
};
