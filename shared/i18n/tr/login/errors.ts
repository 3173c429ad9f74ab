/** Errors that nearly every step can meet. */
export const errors = {
  'invalid-request': 'Bu formda bir şey eksik ya da biçimi yanlış. Alanları gözden geçirip yeniden gönderin.',
  'too-many-requests': 'Kısa sürede çok fazla deneme oldu. {seconds} sn sonra yeniden deneyin.',
  'server-busy':
    'Sunucunun şu anda kaldırabileceğinden fazla işi var. Hiçbir şey değişmedi; bir dakika sonra yeniden deneyin.',
  'database-unavailable':
    'Sunucu şu anda veritabanına ulaşamıyor. Hiçbir şey değişmedi; bir dakika sonra yeniden deneyin.',
  'internal-error':
    'Sunucuda bir şeyler ters gitti. Yeniden deneyin; tekrar olursa izleme numarasını desteğe gönderin.',
  'authentication-failed': 'Kimlik doğrulanamadı',
  unauthenticated: 'Oturumunuz sona erdi. Devam etmek için yeniden oturum açın.',
  'invalid-credentials': 'E-posta ya da parola doğru değil. Oturum açma durdurulmadan önce kalan deneme: {triesLeft}.',
  'captcha-required': 'İsteğin bir insandan geldiğini anlayamadık. {seconds} saniye bekleyip yeniden gönderin.',
  'email-invalid': 'Bu bir e-posta adresi değil. Şöyle görünmeli: name@example.com.',
  'authorization-request-expired':
    'Sizi buraya getiren oturum açma isteği çok uzun süre açık kaldı. Uygulamadan yeniden başlatın.',
  'network-unreachable':
    'Oturum açma sunucusuna ulaşamadık. Yazdıklarınız hâlâ burada; bağlantınızı denetleyip yeniden deneyin.',
  'field-required': 'Bu alanı doldurun.',
} as const;
