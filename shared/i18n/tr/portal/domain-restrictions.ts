import type { portalDomainRestrictions as english } from '#shared/i18n/en/portal/domain-restrictions.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalDomainRestrictions: TranslationOf<typeof english> = {
  'domlist.allowTitle': 'Birden çok e-posta alan adına izin ver',
  'domlist.blockTitle': 'Birden çok e-posta alan adını engelle',
  'domlist.hint': 'Her satıra bir alan adı. Alt alan adları dahil değildir. Virgülden sonraki metin yok sayılır.',
  'domlist.add': { one: '{count} alan adı ekle', other: '{count} alan adı ekle' },
  'domlist.added': { one: '{count} alan adı eklendi.', other: '{count} alan adı eklendi.' },
  'domlist.tooMany': 'Bir kerede en fazla {limit} alan adı ekleyebilirsiniz.',
  'domlist.reason.invalid': 'example.com gibi bir alan adı değil',
  'domlist.reason.wildcard': 'joker karakterler desteklenmiyor',
  'domlist.reason.punycode': 'geçerli bir Punycode değil',
  'domlist.reason.several': 'birden fazla alan adı',
  'domlist.wildcardWrong': 'Joker karakterler desteklenmiyor. Her alan adını ayrı ekleyin, örneğin example.com.',
  'domlist.impactRemove': '{domain} kaldırılıyor',
  'domlist.impactOff': 'E-posta alan adı kısıtlamaları kapalı. Önizleme, etkiyi kısıtlamalar açıkmış gibi gösterir.',
};
