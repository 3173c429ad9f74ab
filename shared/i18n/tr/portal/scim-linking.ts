import type { portalScimLinking as english } from '#shared/i18n/en/portal/scim-linking.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimLinking: TranslationOf<typeof english> = {
  'linking.label': 'Mevcut kullanıcıları bağla',
  'linking.hint':
    '{provider}, {tenant} kullanıcılarından birinin e-posta adresini gönderdiğinde artık erişimini yönetir: kullanıcıyı devre dışı bırakabilir ve kaldırabilir. Kullanıcının adı, rolleri ve parolası aynı kalır. Tek oturum açma için doğrulanmış alan adlarında geçerlidir; bunu açan yöneticiden üst role sahip kullanıcılar için geçerli değildir.',
  'linking.on': 'Mevcut kullanıcılar bağlanıyor.',
  'linking.off': 'Mevcut kullanıcılar artık bağlanmıyor.',
};
