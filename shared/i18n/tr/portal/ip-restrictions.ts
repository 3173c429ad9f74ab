import type { portalIpRestrictions as english } from '#shared/i18n/en/portal/ip-restrictions.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalIpRestrictions: TranslationOf<typeof english> = {
  'iplist.file': 'CSV dosyası seç',
  'iplist.fileTooLarge': 'En fazla {size} boyutunda bir dosya seçin.',
  'iplist.fileNotText': 'CSV dosyası gibi bir metin dosyası seçin.',
  'iplist.ready': { one: '{count} satır eklenebilir.', other: '{count} satır eklenebilir.' },
  'iplist.wrong': { one: '{count} satır eklenemez.', other: '{count} satır eklenemez.' },
  'iplist.line': 'Satır {line}:',
  'iplist.reason.invalid': 'IP adresi ya da aralığı değil',
  'iplist.reason.every': 'tüm adresleri içeriyor',
  'iplist.reason.twice': 'yukarıda zaten var',
  'iplist.more': { one: 've {count} satır daha', other: 've {count} satır daha' },
  'iplist.dropWrong': { one: '{count} satırı çıkar', other: '{count} satırı çıkar' },
  'iplist.impactAdd': 'Listeye ekleme: {list}',
  'iplist.impactRemove': 'Kaldırma: {ip}',
  'iplist.impactOff': 'IP kısıtlamaları kapalı. Önizleme, etkiyi açıkmış gibi gösterir.',
};
