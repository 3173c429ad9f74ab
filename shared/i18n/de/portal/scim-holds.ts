import type { portalScimHolds as english } from '#shared/i18n/en/portal/scim-holds.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimHolds: TranslationOf<typeof english> = {
  'provisioning.heldMark': { one: '{count} Entfernung angehalten', other: '{count} Entfernungen angehalten' },
  'provisioning.heldTitle': {
    one: '{provider} wollte {count} Benutzer entfernen. Wir haben das angehalten.',
    other: '{provider} wollte {count} Benutzer entfernen. Wir haben das angehalten.',
  },
  'provisioning.heldSafe': 'Alle haben weiterhin Zugriff. Entscheiden Sie, wie es weitergeht.',
  'provisioning.heldReader':
    'Alle haben weiterhin Zugriff. Ein Admin, der Bereitstellungsverbindungen ändern darf, entscheidet, wie es weitergeht.',
  'provisioning.heldWhen': 'Erste Anfrage: {first}. Letzte Anfrage: {last}.',
  'provisioning.held': 'Angehaltene Entfernungen',
  'provisioning.heldWhy':
    'Viele Entfernungen innerhalb weniger Minuten sind oft ein Versehen in {provider}, etwa eine gelöschte Gruppe oder Zuweisung.',
  'provisioning.approveMeans':
    'Genehmigen: Benutzer werden deaktiviert oder gelöscht, wie von {provider} angefragt. Sie werden abgemeldet und verlieren den Zugriff auf {tenant}.',
  'provisioning.keepMeans': 'Behalten: Benutzer behalten ihren Zugriff und sind für {provider} wieder aktiv.',
  'provisioning.approve': 'Genehmigen…',
  'provisioning.keepHeld': 'Behalten…',
  'provisioning.approveAll': 'Alle genehmigen…',
  'provisioning.keepEach': 'Alle behalten…',
  'provisioning.heldUser': 'Benutzer',
  'provisioning.heldRequest': 'Angefragt',
  'provisioning.heldSince': 'Angehalten seit',
  'provisioning.held.deactivation': 'Deaktivierung',
  'provisioning.held.deletion': 'Löschung',
  'provisioning.heldTable': 'Benutzer, deren Entfernung aus {tenant} angehalten ist',
  'provisioning.heldFailed': 'Die angehaltenen Entfernungen konnten nicht geladen werden',
  'provisioning.heldNone': 'Keine angehaltenen Entfernungen.',
  'provisioning.findHeld': 'Benutzer suchen',
  'provisioning.deactivateTitle': { one: '{count} Benutzer deaktivieren?', other: '{count} Benutzer deaktivieren?' },
  'provisioning.deleteHeldTitle': { one: '{count} Benutzer löschen?', other: '{count} Benutzer löschen?' },
  'provisioning.deactivateText':
    'Deaktivierte Benutzer werden sofort abgemeldet und verlieren den Zugriff auf {tenant}. {provider} kann sie wieder aktivieren.',
  'provisioning.deleteHeldText':
    'Gelöschte Benutzer werden sofort abgemeldet und aus {tenant} entfernt. Das lässt sich nicht rückgängig machen.',
  'provisioning.deactivateConfirm': { one: '{count} Benutzer deaktivieren', other: '{count} Benutzer deaktivieren' },
  'provisioning.deleteHeldConfirm': { one: '{count} Benutzer löschen', other: '{count} Benutzer löschen' },
  'provisioning.approveConfirm': { one: '{count} Entfernung genehmigen', other: '{count} Entfernungen genehmigen' },
  'provisioning.keepTitle': { one: '{count} Benutzer behalten?', other: '{count} Benutzer behalten?' },
  'provisioning.keepHeldText':
    'Der Zugriff auf {tenant} bleibt. Korrigieren Sie die Zuweisungen in {provider}, sonst folgt womöglich dieselbe Anfrage.',
  'provisioning.keepConfirm': { one: '{count} Benutzer behalten', other: '{count} Benutzer behalten' },
  'provisioning.deactivated': { one: '{count} Benutzer deaktiviert.', other: '{count} Benutzer deaktiviert.' },
  'provisioning.deletedHeld': { one: '{count} Benutzer gelöscht.', other: '{count} Benutzer gelöscht.' },
  'provisioning.approved': { one: '{count} Entfernung genehmigt.', other: '{count} Entfernungen genehmigt.' },
  'provisioning.kept': { one: '{count} Benutzer behalten.', other: '{count} Benutzer behalten.' },
  'provisioning.decidedElsewhere': {
    one: '{count} Entfernung war nicht mehr angehalten: Sie wurde anderswo entschieden.',
    other: '{count} Entfernungen waren nicht mehr angehalten: Sie wurden anderswo entschieden.',
  },
};
