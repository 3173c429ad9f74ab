import { ssoSetupTexts as english } from './en/mail/sso-setup.ts';
import type { LoginLanguage } from './languages.ts';

export type SsoSetupTexts = Readonly<Record<keyof typeof english, string>>;

/** The page that a setup link opens, before its secret is exchanged. The server alone draws it, and holds them all. */
export const ssoSetupTexts: Readonly<Record<LoginLanguage, SsoSetupTexts>> = {
  en: english,
  de: {
    title: 'Single Sign-on einrichten',
    text: 'Ein Admin bittet Sie, den Identitätsanbieter der Organisation zu verbinden. Sie brauchen kein Konto.',
    button: 'Weiter',
    noScript: 'Diese Seite benötigt JavaScript. Schalten Sie es ein und öffnen Sie den Link erneut.',
    closedTitle: 'Öffnen Sie den Einrichtungslink erneut',
    closedText:
      'Verwenden Sie den Link aus Ihrer E-Mail oder Nachricht. Funktioniert er nicht, ist er abgelaufen oder wurde widerrufen: Bitten Sie den Admin, von dem er stammt, um einen neuen.',
  },
  es: {
    title: 'Configurar el inicio de sesión único',
    text: 'Un administrador te pide que conectes el proveedor de identidad de su organización. No necesitas una cuenta.',
    button: 'Continuar',
    noScript: 'Esta página necesita JavaScript. Actívalo y vuelve a abrir el enlace.',
    closedTitle: 'Vuelve a abrir el enlace de configuración',
    closedText:
      'Usa el enlace de tu correo o mensaje. Si no funciona, ha caducado o se ha revocado: pide uno nuevo al administrador que te lo envió.',
  },
  fr: {
    title: 'Configurer l’authentification unique',
    text: 'Un administrateur vous demande de connecter le fournisseur d’identité de son organisation. Vous n’avez pas besoin de compte.',
    button: 'Continuer',
    noScript: 'Cette page nécessite JavaScript. Activez-le et rouvrez le lien.',
    closedTitle: 'Rouvrez le lien de configuration',
    closedText:
      'Utilisez le lien de votre e-mail ou message. S’il ne fonctionne pas, il a expiré ou a été révoqué : demandez-en un nouveau à l’administrateur qui vous l’a envoyé.',
  },
  it: {
    title: 'Configura il Single Sign-On',
    text: 'Un amministratore ti chiede di collegare il provider di identità della sua organizzazione. Non ti serve un account.',
    button: 'Continua',
    noScript: 'Questa pagina richiede JavaScript. Attivalo e riapri il link.',
    closedTitle: 'Riapri il link di configurazione',
    closedText:
      'Usa il link che hai ricevuto per email o messaggio. Se non funziona, è scaduto o è stato revocato: chiedine uno nuovo all’amministratore che te l’ha inviato.',
  },
  nl: {
    title: 'Single sign-on instellen',
    text: 'Een beheerder vraagt je om de identiteitsprovider van de organisatie te verbinden. Je hebt geen account nodig.',
    button: 'Doorgaan',
    noScript: 'Deze pagina vereist JavaScript. Schakel het in en open de link opnieuw.',
    closedTitle: 'Open de configuratielink opnieuw',
    closedText:
      'Gebruik de link uit je e-mail of bericht. Werkt die niet, dan is hij verlopen of ingetrokken: vraag een nieuwe aan de beheerder die hem heeft gestuurd.',
  },
  pl: {
    title: 'Skonfiguruj logowanie jednokrotne',
    text: 'Administrator prosi Cię o podłączenie dostawcy tożsamości organizacji. Nie potrzebujesz konta.',
    button: 'Kontynuuj',
    noScript: 'Ta strona wymaga JavaScriptu. Włącz go i otwórz link ponownie.',
    closedTitle: 'Otwórz ponownie link konfiguracyjny',
    closedText:
      'Użyj linku z e-maila lub wiadomości. Jeśli nie działa, wygasł albo został unieważniony: poproś o nowy administratora, który go wysłał.',
  },
  pt: {
    title: 'Configurar o login único',
    text: 'Um administrador pede que você conecte o provedor de identidade da organização. Você não precisa de uma conta.',
    button: 'Continuar',
    noScript: 'Esta página precisa de JavaScript. Ative-o e abra o link novamente.',
    closedTitle: 'Abra o link de configuração novamente',
    closedText:
      'Use o link do seu e-mail ou mensagem. Se ele não funcionar, expirou ou foi revogado: peça um novo ao administrador que o enviou.',
  },
  tr: {
    title: 'Çoklu oturum açmayı kur',
    text: 'Bir yönetici, kuruluşunun kimlik sağlayıcısını bağlamanızı istiyor. Hesaba ihtiyacınız yok.',
    button: 'Devam et',
    noScript: 'Bu sayfa için JavaScript gerekir. Açıp linki yeniden açın.',
    closedTitle: 'Kurulum linkini yeniden açın',
    closedText:
      'E-postanızdaki veya mesajınızdaki linki kullanın. Çalışmıyorsa süresi dolmuş ya da iptal edilmiştir: gönderen yöneticiden yenisini isteyin.',
  },
  ar: {
    title: 'إعداد تسجيل الدخول الموحّد',
    text: 'يطلب منك أحد المسؤولين ربط موفّر الهوية لدى مؤسسته. لا تحتاج إلى حساب.',
    button: 'متابعة',
    noScript: 'تحتاج هذه الصفحة إلى JavaScript. فعّله وافتح الرابط من جديد.',
    closedTitle: 'افتح رابط الإعداد من جديد',
    closedText:
      'استخدم الرابط من بريدك أو رسالتك. إذا لم يعمل، فقد انتهت صلاحيته أو أُلغي: اطلب رابطًا جديدًا من المسؤول الذي أرسله.',
  },
  ja: {
    title: 'シングルサインオンを設定',
    text: '管理者から、組織の ID プロバイダーを接続するよう依頼がありました。アカウントは不要です。',
    button: '続ける',
    noScript: 'このページには JavaScript が必要です。有効にしてから、もう一度リンクを開いてください。',
    closedTitle: '設定リンクをもう一度開いてください',
    closedText:
      'メールまたはメッセージのリンクを使用してください。開けない場合は、期限切れか取り消されています。リンクを送信した管理者に新しいリンクを依頼してください。',
  },
  zh: {
    title: '设置单点登录',
    text: '一位管理员请您连接其组织的身份提供商。您无需账号。',
    button: '继续',
    noScript: '此页面需要 JavaScript。请启用后重新打开链接。',
    closedTitle: '请重新打开设置链接',
    closedText: '请使用邮件或消息中的链接。如果链接无效，则表示它已过期或被撤销：请向发送链接的管理员索取新链接。',
  },
};
