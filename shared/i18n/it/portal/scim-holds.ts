import type { portalScimHolds as english } from '#shared/i18n/en/portal/scim-holds.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimHolds: TranslationOf<typeof english> = {
  'provisioning.heldMark': { one: '{count} rimozione in sospeso', other: '{count} rimozioni in sospeso' },
  'provisioning.heldTitle': {
    one: '{provider} ha chiesto di rimuovere {count} utente. L’operazione è sospesa.',
    other: '{provider} ha chiesto di rimuovere {count} utenti. L’operazione è sospesa.',
  },
  'provisioning.heldSafe': 'Tutti hanno ancora accesso. Decidi come procedere.',
  'provisioning.heldWhen': 'Prima richiesta: {first}. Ultima richiesta: {last}.',
  'provisioning.held': 'Rimozioni in sospeso',
  'provisioning.heldWhy':
    'Molte rimozioni in pochi minuti sono spesso un errore in {provider}, come un gruppo o un’assegnazione eliminati.',
  'provisioning.approveMeans': 'Approva: gli utenti vengono disconnessi e perdono l’accesso a {tenant}.',
  'provisioning.rejectMeans': 'Rifiuta: gli utenti mantengono l’accesso e tornano attivi per {provider}.',
  'provisioning.approve': 'Approva',
  'provisioning.reject': 'Rifiuta',
  'provisioning.approveAll': 'Approva tutte…',
  'provisioning.rejectAll': 'Rifiuta tutte…',
  'provisioning.heldUser': 'Utente',
  'provisioning.heldRequest': 'Richiesta',
  'provisioning.heldSince': 'In sospeso da',
  'provisioning.held.deactivation': 'Disattivazione',
  'provisioning.held.deletion': 'Eliminazione',
  'provisioning.heldTable': 'Utenti la cui rimozione da {tenant} è in sospeso',
  'provisioning.heldFailed': 'Impossibile caricare le rimozioni in sospeso',
  'provisioning.heldNone': 'Nessuna rimozione in sospeso.',
  'provisioning.findHeld': 'Cerca un utente',
  'provisioning.approveTitle': { one: 'Rimuovere {count} utente?', other: 'Rimuovere {count} utenti?' },
  'provisioning.approveText':
    'L’accesso a {tenant} termina subito, comprese le sessioni. L’operazione non può essere annullata.',
  'provisioning.approveConfirm': { one: 'Rimuovi {count} utente', other: 'Rimuovi {count} utenti' },
  'provisioning.rejectTitle': { one: 'Mantenere {count} utente?', other: 'Mantenere {count} utenti?' },
  'provisioning.rejectText':
    'L’accesso a {tenant} resta. Correggi le assegnazioni in {provider}, altrimenti la richiesta può ripetersi.',
  'provisioning.rejectConfirm': { one: 'Mantieni {count} utente', other: 'Mantieni {count} utenti' },
  'provisioning.removed': { one: 'Rimozione eseguita: {count} utente.', other: 'Rimozione eseguita: {count} utenti.' },
  'provisioning.kept': { one: 'Accesso mantenuto: {count} utente.', other: 'Accesso mantenuto: {count} utenti.' },
};
