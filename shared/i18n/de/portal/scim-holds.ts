import type { portalScimHolds as english } from '#shared/i18n/en/portal/scim-holds.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimHolds: TranslationOf<typeof english> = {
  'provisioning.heldMark': { one: '{count} Entfernung angehalten', other: '{count} Entfernungen angehalten' },
  'provisioning.heldTitle': {
    one: '{provider} wollte {count} Benutzer entfernen. Wir haben das angehalten.',
    other: '{provider} wollte {count} Benutzer entfernen. Wir haben das angehalten.',
  },
  'provisioning.heldSafe': 'Alle haben weiterhin Zugriff. Entscheiden Sie, wie es weitergeht.',
  'provisioning.heldWhen': 'Erste Anfrage: {first}. Letzte Anfrage: {last}.',
  'provisioning.held': 'Angehaltene Entfernungen',
  'provisioning.heldWhy':
    'Viele Entfernungen innerhalb weniger Minuten sind oft ein Versehen in {provider}, etwa eine gelöschte Gruppe oder Zuweisung.',
  'provisioning.approveMeans': 'Genehmigen: Benutzer werden abgemeldet und verlieren den Zugriff auf {tenant}.',
  'provisioning.rejectMeans': 'Ablehnen: Benutzer behalten ihren Zugriff und sind für {provider} wieder aktiv.',
  'provisioning.approve': 'Genehmigen',
  'provisioning.reject': 'Ablehnen',
  'provisioning.approveAll': 'Alle genehmigen…',
  'provisioning.rejectAll': 'Alle ablehnen…',
  'provisioning.heldUser': 'Benutzer',
  'provisioning.heldRequest': 'Angefragt',
  'provisioning.heldSince': 'Angehalten seit',
  'provisioning.held.deactivation': 'Deaktivierung',
  'provisioning.held.deletion': 'Löschung',
  'provisioning.heldTable': 'Benutzer, deren Entfernung aus {tenant} angehalten ist',
  'provisioning.heldFailed': 'Die angehaltenen Entfernungen konnten nicht geladen werden',
  'provisioning.heldNone': 'Keine angehaltenen Entfernungen.',
  'provisioning.findHeld': 'Benutzer suchen',
  'provisioning.approveTitle': { one: '{count} Benutzer entfernen?', other: '{count} Benutzer entfernen?' },
  'provisioning.approveText':
    'Der Zugriff auf {tenant} endet sofort, auch in laufenden Sitzungen. Das lässt sich nicht rückgängig machen.',
  'provisioning.approveConfirm': { one: '{count} Benutzer entfernen', other: '{count} Benutzer entfernen' },
  'provisioning.rejectTitle': { one: '{count} Benutzer behalten?', other: '{count} Benutzer behalten?' },
  'provisioning.rejectText':
    'Der Zugriff auf {tenant} bleibt. Korrigieren Sie die Zuweisungen in {provider}, sonst folgt womöglich dieselbe Anfrage.',
  'provisioning.rejectConfirm': { one: '{count} Benutzer behalten', other: '{count} Benutzer behalten' },
  'provisioning.removed': { one: '{count} Benutzer entfernt.', other: '{count} Benutzer entfernt.' },
  'provisioning.kept': { one: '{count} Benutzer behalten.', other: '{count} Benutzer behalten.' },
};
