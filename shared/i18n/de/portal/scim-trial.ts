import type { portalScimTrial as english } from '#shared/i18n/en/portal/scim-trial.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimTrial: TranslationOf<typeof english> = {
  'scimtrial.title': 'Jetzt ausprobieren',
  'scimtrial.text':
    'Sendet die Anfragen eines Verzeichnisprodukts mit temporären Benutzern und macht sie rückgängig. Es bleiben weder Benutzer noch E-Mails noch Audit-Einträge zurück.',
  'scimtrial.product': 'Verzeichnisprodukt',
  'scimtrial.choose': 'Wählen Sie ein Produkt',
  'scimtrial.start': 'Probelauf starten',
  'scimtrial.again': 'Erneut starten',
  'scimtrial.passed': 'Jede Anfrage wurde so beantwortet, wie {product} es erwartet.',
  'scimtrial.failed':
    'Einige Antworten entsprechen nicht dem, was {product} erwartet. Die Anfragen unten zeigen, welche.',
  'scimtrial.steps': 'Anfragen des Probelaufs',
  'scimtrial.expected': 'Wie erwartet',
  'scimtrial.unexpected': 'Unerwartet',
  'scimtrial.request': 'Anfrage',
  'scimtrial.response': 'Antwort',
  'scimtrial.purpose.connect': 'Verbindung testen',
  'scimtrial.purpose.create-user': 'Benutzer erstellen',
  'scimtrial.purpose.find-user': 'Benutzer suchen',
  'scimtrial.purpose.change-user': 'Benutzer ändern',
  'scimtrial.purpose.deactivate-user': 'Benutzer deaktivieren',
  'scimtrial.purpose.reactivate-user': 'Benutzer reaktivieren',
  'scimtrial.purpose.create-group': 'Gruppe erstellen',
  'scimtrial.purpose.add-member': 'Benutzer zur Gruppe hinzufügen',
  'scimtrial.purpose.remove-member': 'Benutzer aus der Gruppe entfernen',
  'scimtrial.purpose.delete-group': 'Gruppe löschen',
  'scimtrial.purpose.delete-user': 'Benutzer löschen',
  'scimtrial.purpose.verify': 'Ergebnis prüfen',
};
