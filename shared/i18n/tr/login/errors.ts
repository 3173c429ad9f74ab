/** Errors that nearly every step can meet. */
export const errors = {
  'invalid-request': 'Bazı alanlar eksik ya da geçersiz. Kontrol edip yeniden deneyin.',
  'too-many-requests': 'Çok fazla istek gönderildi. {seconds} saniye sonra yeniden deneyin.',
  'server-busy': 'Sunucu şu anda meşgul. Hiçbir şey değişmedi; bir dakika sonra yeniden deneyin.',
  'database-unavailable': 'Sunucu veritabanına ulaşamıyor. Hiçbir şey değişmedi; bir dakika sonra yeniden deneyin.',
  'internal-error':
    'Bizim tarafımızda bir sorun oluştu. Yeniden deneyin; sorun sürerse istek kimliğiyle destek ekibine başvurun.',
  'authentication-failed': 'Kimlik doğrulanamadı',
  unauthenticated: 'Oturumunuz sona erdi. Devam etmek için yeniden oturum açın.',
  'invalid-credentials': 'E-posta ya da parola yanlış. Hesabınız kilitlenmeden önce kalan deneme: {triesLeft}.',
  'captcha-required': 'İnsan olduğunuzu doğrulayamadık. {seconds} saniye bekleyip yeniden deneyin.',
  'email-invalid': 'Geçerli bir e-posta adresi girin, örneğin ad@example.com.',
  'authorization-request-expired': 'Oturum açma isteğinizin süresi doldu. Uygulamadan yeniden başlayın.',
  'network-unreachable': 'Sunucuya ulaşamadık. Girdikleriniz hâlâ burada; bağlantınızı kontrol edip yeniden deneyin.',
  'field-required': 'Bu alan zorunludur.',
} as const;
