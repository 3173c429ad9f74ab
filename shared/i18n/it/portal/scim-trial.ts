import type { portalScimTrial as english } from '#shared/i18n/en/portal/scim-trial.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimTrial: TranslationOf<typeof english> = {
  'scimtrial.title': 'Prova ora',
  'scimtrial.text':
    'Invia le richieste di una directory con utenti temporanei e poi le annulla. Non resta alcun utente, email o voce di audit.',
  'scimtrial.product': 'Directory',
  'scimtrial.choose': 'Scegli una directory',
  'scimtrial.start': 'Avvia prova',
  'scimtrial.again': 'Ripeti prova',
  'scimtrial.passed': 'Ogni richiesta ha ricevuto la risposta che {product} si aspetta.',
  'scimtrial.failed':
    'Alcune risposte non sono quelle che {product} si aspetta. Le richieste qui sotto mostrano quali.',
  'scimtrial.steps': 'Richieste della prova',
  'scimtrial.expected': 'Come previsto',
  'scimtrial.unexpected': 'Imprevisto',
  'scimtrial.request': 'Richiesta',
  'scimtrial.response': 'Risposta',
  'scimtrial.purpose.connect': 'Verifica la connessione',
  'scimtrial.purpose.create-user': 'Crea un utente',
  'scimtrial.purpose.find-user': 'Cerca l’utente',
  'scimtrial.purpose.change-user': 'Modifica l’utente',
  'scimtrial.purpose.deactivate-user': 'Disattiva l’utente',
  'scimtrial.purpose.reactivate-user': 'Riattiva l’utente',
  'scimtrial.purpose.create-group': 'Crea un gruppo',
  'scimtrial.purpose.add-member': 'Aggiungi l’utente al gruppo',
  'scimtrial.purpose.remove-member': 'Rimuovi l’utente dal gruppo',
  'scimtrial.purpose.delete-group': 'Elimina il gruppo',
  'scimtrial.purpose.delete-user': 'Elimina l’utente',
  'scimtrial.purpose.verify': 'Controlla il risultato',
};
