import { approvalTexts as english } from './en/mail/approvals.ts';
import type { LoginLanguage } from './languages.ts';

export type ApprovalTexts = Readonly<Record<keyof typeof english, string>>;

/** What an admin is asked by mail. The server alone words it, and holds them all. */
export const approvalTexts: Readonly<Record<LoginLanguage, ApprovalTexts>> = {
  en: english,
  de: {
    name: 'Zurücksetzen der MFA',
    description:
      '{person} ({email}) hat keinen Zugriff mehr auf die Bestätigungsmethoden für {tenant}. Wenn Sie genehmigen, werden die Bestätigungsmethoden und Wiederherstellungscodes entfernt und alle Sitzungen beendet. Das geschieht {delay} danach, und bis dahin kann {person} es abbrechen.',
    asked: 'Angefragt von {requester} am {date}.',
    someone: 'ein ehemaliges Mitglied',
    ask: 'Genehmigen Sie nur, wenn {person} Sie persönlich oder am Telefon unter einer Ihnen bekannten Nummer darum gebeten hat.',
    approve: 'Zurücksetzen genehmigen',
    decline: 'Ablehnen',
    signInText:
      'Melden Sie sich zum Entscheiden als der Admin an, der diese E-Mail erhalten hat. Die Anmeldung darf höchstens 10 Minuten zurückliegen.',
    signIn: 'Anmelden',
    otherText:
      'Sie sind als ein anderer Benutzer oder in einer anderen Organisation angemeldet. Diese E-Mail ging an einen Admin von {tenant}.',
    signInAgain: 'Erneut anmelden',
    refusedText:
      'Sie können über diese Anfrage nicht entscheiden: Ihnen fehlt die Berechtigung, oder ein anderer Admin muss entscheiden. Wenden Sie sich an einen Admin von {tenant}.',
    approvedTitle: 'Zurücksetzen genehmigt',
    approvedText:
      'Die Bestätigungsmethoden von {person} werden am {due} entfernt, sofern {person} sie nicht behält und kein Admin das Zurücksetzen abbricht.',
    declinedTitle: 'Zurücksetzen abgelehnt',
    declinedText: 'Es ändert sich nichts. Wir informieren {person} und den Admin, der angefragt hat, per E-Mail.',
    closedTitle: 'Diese Anfrage ist geschlossen',
    closedText:
      'Sie wurde bereits entschieden, abgebrochen oder ist abgelaufen. Möglicherweise ist auch der Link unvollständig.',
    home: 'Zur Anmeldung',
    portal: 'Zum Portal',
  },
  es: {
    name: 'Restablecimiento de la verificación en dos pasos',
    description:
      '{person} ({email}) perdió el acceso a sus métodos de verificación en {tenant}. Si lo apruebas, se quitan sus métodos de verificación y códigos de recuperación, y se cierran todas sus sesiones. El restablecimiento se aplica al pasar este tiempo: {delay}. Hasta entonces, {person} puede cancelarlo.',
    asked: 'Solicitado por {requester} el {date}.',
    someone: 'un antiguo miembro',
    ask: 'Apruébalo solo si {person} te lo pidió en persona o en una llamada a un número que conoces.',
    approve: 'Aprobar restablecimiento',
    decline: 'Rechazar',
    signInText:
      'Para decidir, inicia sesión como el administrador que recibió este correo. Debes haber iniciado sesión en los últimos 10 minutos.',
    signIn: 'Iniciar sesión',
    otherText:
      'Has iniciado sesión con otro usuario o en otra organización. Este correo se envió a un administrador de {tenant}.',
    signInAgain: 'Iniciar sesión de nuevo',
    refusedText:
      'No puedes decidir sobre esta solicitud: no tienes permiso o debe hacerlo otro administrador. Contacta con un administrador de {tenant}.',
    approvedTitle: 'Restablecimiento aprobado',
    approvedText:
      'Los métodos de verificación de {person} se quitarán el {due}, salvo que decida conservarlos o que un administrador cancele el restablecimiento.',
    declinedTitle: 'Restablecimiento rechazado',
    declinedText: 'Nada cambia. Enviaremos un correo a {person} y al administrador que solicitó el restablecimiento.',
    closedTitle: 'Esta solicitud está cerrada',
    closedText: 'Ya se decidió, se canceló o caducó. También puede que el enlace esté incompleto.',
    home: 'Ir al inicio de sesión',
    portal: 'Ir al portal',
  },
  fr: {
    name: 'Réinitialisation MFA',
    description:
      '{person} ({email}) n’a plus accès à ses méthodes de vérification pour {tenant}. Si vous approuvez, ses méthodes de vérification et ses codes de récupération sont supprimés et toutes ses sessions prennent fin. La réinitialisation prend effet {delay} plus tard ; d’ici là, {person} peut l’annuler.',
    asked: 'Demandée par {requester} le {date}.',
    someone: 'un ancien membre',
    ask: 'N’approuvez que si {person} vous l’a demandé en personne ou lors d’un appel à un numéro que vous connaissez.',
    approve: 'Approuver la réinitialisation',
    decline: 'Refuser',
    signInText:
      'Pour décider, connectez-vous en tant que l’administrateur qui a reçu cet e-mail. La connexion doit dater de moins de 10 minutes.',
    signIn: 'Se connecter',
    otherText:
      'Vous êtes connecté en tant qu’un autre utilisateur ou dans une autre organisation. Cet e-mail a été envoyé à un administrateur de {tenant}.',
    signInAgain: 'Se reconnecter',
    refusedText:
      'Vous ne pouvez pas décider de cette demande : vous n’y êtes pas autorisé, ou un autre administrateur doit décider. Contactez un administrateur de {tenant}.',
    approvedTitle: 'Réinitialisation approuvée',
    approvedText:
      'Les méthodes de vérification de {person} seront supprimées le {due}, à moins que {person} ne les conserve ou qu’un administrateur n’annule la réinitialisation.',
    declinedTitle: 'Réinitialisation refusée',
    declinedText:
      'Rien ne change. Nous enverrons un e-mail à {person} et à l’administrateur à l’origine de la demande.',
    closedTitle: 'Cette demande est close',
    closedText: 'Elle a déjà été traitée ou annulée, ou elle a expiré. Le lien est peut-être aussi incomplet.',
    home: 'Aller à la connexion',
    portal: 'Aller au portail',
  },
  it: {
    name: 'Reimpostazione MFA',
    description:
      '{person} ({email}) non ha più accesso ai propri metodi di verifica per {tenant}. Se approvi, i metodi di verifica e i codici di recupero vengono rimossi e tutte le sessioni terminano. La reimpostazione ha effetto {delay} dopo e fino ad allora {person} può annullarla.',
    asked: 'Richiesta da {requester}. Data: {date}.',
    someone: 'un ex membro',
    ask: 'Approva solo se {person} te l’ha chiesto di persona o in una chiamata a un numero che conosci.',
    approve: 'Approva reimpostazione',
    decline: 'Rifiuta',
    signInText:
      'Per decidere, accedi come l’amministratore che ha ricevuto questa email. L’accesso deve risalire agli ultimi 10 minuti.',
    signIn: 'Accedi',
    otherText:
      'Hai eseguito l’accesso come un altro utente o in un’altra organizzazione. Questa email è stata inviata a un amministratore di {tenant}.',
    signInAgain: 'Accedi di nuovo',
    refusedText:
      'Non puoi decidere su questa richiesta: non hai l’autorizzazione o deve decidere un altro amministratore. Contatta un amministratore di {tenant}.',
    approvedTitle: 'Reimpostazione approvata',
    approvedText:
      'I metodi di verifica di {person} verranno rimossi, a meno che {person} non li mantenga o un amministratore non annulli la reimpostazione. Data: {due}.',
    declinedTitle: 'Reimpostazione rifiutata',
    declinedText:
      'Non cambia nulla. Invieremo un’email a {person} e all’amministratore che ha richiesto la reimpostazione.',
    closedTitle: 'Questa richiesta è chiusa',
    closedText: 'È già stata decisa, è stata annullata o è scaduta. Il link potrebbe anche essere incompleto.',
    home: 'Vai all’accesso',
    portal: 'Vai al portale',
  },
  nl: {
    name: 'MFA-reset',
    description:
      '{person} ({email}) heeft geen toegang meer tot de verificatiemethoden voor {tenant}. Als je goedkeurt, worden de verificatiemethoden en herstelcodes verwijderd en alle sessies beëindigd. De reset gaat {delay} later in en tot die tijd kan {person} de reset annuleren.',
    asked: 'Aangevraagd door {requester} op {date}.',
    someone: 'een voormalig lid',
    ask: 'Keur dit alleen goed als {person} het je persoonlijk heeft gevraagd of telefonisch via een nummer dat je kent.',
    approve: 'Reset goedkeuren',
    decline: 'Afwijzen',
    signInText:
      'Log in als de beheerder die deze e-mail heeft gekregen om te beslissen. Je mag maximaal 10 minuten geleden zijn ingelogd.',
    signIn: 'Inloggen',
    otherText:
      'Je bent ingelogd als een andere gebruiker of bij een andere organisatie. Deze e-mail is naar een beheerder van {tenant} gestuurd.',
    signInAgain: 'Opnieuw inloggen',
    refusedText:
      'Je kunt niet over dit verzoek beslissen: je hebt er geen rechten voor of een andere beheerder moet beslissen. Neem contact op met een beheerder van {tenant}.',
    approvedTitle: 'Reset goedgekeurd',
    approvedText:
      'De verificatiemethoden van {person} worden verwijderd op {due}, tenzij {person} ze behoudt of een beheerder de reset annuleert.',
    declinedTitle: 'Reset afgewezen',
    declinedText: 'Er verandert niets. We mailen {person} en de beheerder die de reset heeft aangevraagd.',
    closedTitle: 'Dit verzoek is gesloten',
    closedText: 'Er is al over beslist, het is geannuleerd of het is verlopen. Mogelijk is de link ook onvolledig.',
    home: 'Naar de inlogpagina',
    portal: 'Naar het portaal',
  },
  pl: {
    name: 'Reset weryfikacji dwuetapowej',
    description:
      '{person} ({email}) nie ma już dostępu do metod weryfikacji w organizacji {tenant}. Jeśli zatwierdzisz prośbę, metody weryfikacji i kody odzyskiwania zostaną usunięte, a wszystkie sesje zakończone. Reset nastąpi po upływie tego czasu: {delay}. Do tej pory {person} może go anulować.',
    asked: 'Prośbę wysłano {date}. Proszący administrator: {requester}.',
    someone: 'były członek',
    ask: 'Zatwierdź tylko wtedy, gdy {person} prosi Cię o to osobiście lub w rozmowie pod numerem, który znasz.',
    approve: 'Zatwierdź reset',
    decline: 'Odrzuć',
    signInText:
      'Aby zdecydować, zaloguj się jako administrator, który otrzymał ten e-mail. Logowanie musi nastąpić w ciągu ostatnich 10 minut.',
    signIn: 'Zaloguj się',
    otherText:
      'Zalogowano innego użytkownika lub w innej organizacji. Ten e-mail został wysłany do administratora organizacji {tenant}.',
    signInAgain: 'Zaloguj się ponownie',
    refusedText:
      'Nie możesz zdecydować o tej prośbie: nie masz uprawnień albo musi zdecydować inny administrator. Skontaktuj się z administratorem organizacji {tenant}.',
    approvedTitle: 'Reset zatwierdzony',
    approvedText:
      'Metody weryfikacji użytkownika {person} zostaną usunięte {due}, chyba że je zachowa albo administrator anuluje reset.',
    declinedTitle: 'Reset odrzucony',
    declinedText:
      'Nic się nie zmieni. Wyślemy e-mail do użytkownika {person} i administratora, który poprosił o reset.',
    closedTitle: 'Ta prośba jest zamknięta',
    closedText: 'Podjęto już decyzję, prośbę anulowano albo wygasła. Link może też być niekompletny.',
    home: 'Przejdź do logowania',
    portal: 'Przejdź do portalu',
  },
  pt: {
    name: 'Redefinição da verificação em duas etapas',
    description:
      '{person} ({email}) perdeu o acesso aos métodos de verificação em {tenant}. Se você aprovar, os métodos de verificação e os códigos de recuperação serão removidos e todas as sessões serão encerradas. A redefinição entra em vigor depois deste tempo: {delay}. Até lá, {person} pode cancelá-la.',
    asked: 'Solicitado por {requester} em {date}.',
    someone: 'um ex-membro',
    ask: 'Aprove somente se {person} pediu a você pessoalmente ou em uma ligação para um número que você conhece.',
    approve: 'Aprovar redefinição',
    decline: 'Recusar',
    signInText:
      'Para decidir, entre como o administrador que recebeu este e-mail. Você precisa ter entrado nos últimos 10 minutos.',
    signIn: 'Entrar',
    otherText:
      'Você entrou com outro usuário ou em outra organização. Este e-mail foi enviado a um administrador de {tenant}.',
    signInAgain: 'Entrar novamente',
    refusedText:
      'Você não pode decidir esta solicitação: você não tem permissão ou outro administrador precisa decidir. Fale com um administrador de {tenant}.',
    approvedTitle: 'Redefinição aprovada',
    approvedText:
      'Os métodos de verificação de {person} serão removidos em {due}, a menos que sejam mantidos ou que um administrador cancele a redefinição.',
    declinedTitle: 'Redefinição recusada',
    declinedText: 'Nada muda. Enviaremos um e-mail a {person} e ao administrador que solicitou a redefinição.',
    closedTitle: 'Esta solicitação está encerrada',
    closedText: 'Ela já foi decidida, foi cancelada ou expirou. O link também pode estar incompleto.',
    home: 'Ir para o login',
    portal: 'Ir para o portal',
  },
  tr: {
    name: 'İki adımlı doğrulamayı sıfırlama',
    description:
      '{person} ({email}), {tenant} için doğrulama yöntemlerine erişimini kaybetti. Onaylarsanız doğrulama yöntemleri ve kurtarma kodları kaldırılır, tüm oturumları sonlandırılır. Sıfırlama bu süre sonunda uygulanır: {delay}. O zamana kadar {person} sıfırlamayı iptal edebilir.',
    asked: 'İsteyen: {requester}, tarih: {date}.',
    someone: 'eski bir üye',
    ask: 'Yalnızca {person} bunu sizden yüz yüze ya da bildiğiniz bir numarayı aradığınızda istediyse onaylayın.',
    approve: 'Sıfırlamayı onayla',
    decline: 'Reddet',
    signInText:
      'Karar vermek için bu e-postayı alan yönetici olarak oturum açın. Son 10 dakika içinde oturum açmış olmanız gerekir.',
    signIn: 'Oturum aç',
    otherText:
      'Farklı bir kullanıcı olarak ya da farklı bir kuruluşta oturum açtınız. Bu e-posta bir {tenant} yöneticisine gönderildi.',
    signInAgain: 'Yeniden oturum aç',
    refusedText:
      'Bu istek hakkında karar veremezsiniz: izniniz yok ya da başka bir yöneticinin karar vermesi gerekiyor. Bir {tenant} yöneticisine başvurun.',
    approvedTitle: 'Sıfırlama onaylandı',
    approvedText:
      'Korunmadıkları ya da bir yönetici sıfırlamayı iptal etmediği sürece {person} adlı kullanıcının doğrulama yöntemleri kaldırılacak. Tarih: {due}.',
    declinedTitle: 'Sıfırlama reddedildi',
    declinedText: 'Hiçbir şey değişmez. {person} ve sıfırlamayı isteyen yönetici e-posta alacak.',
    closedTitle: 'Bu istek kapandı',
    closedText: 'Karar verilmiş, iptal edilmiş ya da süresi dolmuş. Bağlantı eksik de olabilir.',
    home: 'Oturum açmaya git',
    portal: 'Portala git',
  },
  ar: {
    name: 'إعادة ضبط المصادقة متعددة العوامل',
    description:
      'فقد {person} ({email}) الوصول إلى طرق التحقق في {tenant}. إذا وافقت، فستُزال طرق التحقق ورموز الاسترداد وستنتهي جميع الجلسات. يسري ذلك بعد {delay}، وحتى ذلك الحين يمكن لـ {person} إلغاؤه.',
    asked: 'طلبها {requester} في {date}.',
    someone: 'عضو سابق',
    ask: 'لا توافق إلا إذا طلب منك {person} ذلك شخصيًا أو في مكالمة على رقم تعرفه.',
    approve: 'الموافقة على إعادة الضبط',
    decline: 'رفض',
    signInText:
      'لاتخاذ القرار، سجّل الدخول بحساب المسؤول الذي تلقى هذه الرسالة. يجب أن تكون قد سجّلت الدخول خلال آخر 10 دقائق.',
    signIn: 'تسجيل الدخول',
    otherText: 'دخولك مسجّل بحساب مستخدم آخر أو في مؤسسة أخرى. أُرسلت هذه الرسالة إلى مسؤول في {tenant}.',
    signInAgain: 'تسجيل الدخول من جديد',
    refusedText: 'لا يمكنك البت في هذا الطلب: ليس لديك إذن، أو يجب أن يقرر مسؤول آخر. تواصل مع مسؤول في {tenant}.',
    approvedTitle: 'تمت الموافقة على إعادة الضبط',
    approvedText: 'ستُزال طرق التحقق لـ {person} في {due}، ما لم يحتفظ بها أو يُلغِ مسؤول إعادة الضبط.',
    declinedTitle: 'رُفضت إعادة الضبط',
    declinedText: 'لا يتغير شيء. سنرسل رسالة إلى {person} وإلى المسؤول الذي طلب إعادة الضبط.',
    closedTitle: 'هذا الطلب مغلق',
    closedText: 'سبق البت فيه، أو أُلغي، أو انتهت صلاحيته. وقد يكون الرابط غير مكتمل.',
    home: 'الانتقال إلى تسجيل الدخول',
    portal: 'الانتقال إلى البوابة',
  },
  ja: {
    name: '2段階認証のリセット',
    description:
      '{person}（{email}）が {tenant} の認証方法を使えなくなりました。承認すると、認証方法とリカバリーコードが削除され、すべてのセッションが終了します。リセットは {delay}後に有効になり、それまでは {person} がキャンセルできます。',
    asked: 'リクエスト: {requester}、{date}。',
    someone: '以前のメンバー',
    ask: '{person} から直接、または番号を知っている電話で依頼された場合にのみ承認してください。',
    approve: 'リセットを承認',
    decline: '拒否',
    signInText:
      '承認または拒否するには、このメールを受け取った管理者としてログインしてください。10 分以内にログインしている必要があります。',
    signIn: 'ログイン',
    otherText:
      '別のユーザーとして、または別の組織にログインしています。このメールは {tenant} の管理者に送信されたものです。',
    signInAgain: 'もう一度ログイン',
    refusedText:
      'このリクエストには対応できません。権限がないか、別の管理者による判断が必要です。{tenant} の管理者にお問い合わせください。',
    approvedTitle: 'リセットを承認しました',
    approvedText:
      '{person} の認証方法は {due} に削除されます。ただし、本人が維持するか、管理者がリセットをキャンセルした場合を除きます。',
    declinedTitle: 'リセットを拒否しました',
    declinedText: '何も変更されません。{person} と、リセットをリクエストした管理者にメールで通知します。',
    closedTitle: 'このリクエストは終了しています',
    closedText: 'すでに処理されたか、キャンセルされたか、有効期限が切れています。リンクが不完全な可能性もあります。',
    home: 'ログインに移動',
    portal: 'ポータルに移動',
  },
  zh: {
    name: 'MFA 重置',
    description:
      '{person}（{email}）无法使用其在 {tenant} 的验证方式。如果您批准，其验证方式和恢复代码将被移除，所有会话将结束。重置将在 {delay}后生效，在此之前 {person} 可以取消。',
    asked: '由 {requester} 于 {date} 请求。',
    someone: '前成员',
    ask: '仅当 {person} 当面，或在拨打您已知的号码时向您提出请求，才能批准。',
    approve: '批准重置',
    decline: '拒绝',
    signInText: '如需作出决定，请以收到此邮件的管理员身份登录。您必须在最近 10 分钟内登录过。',
    signIn: '登录',
    otherText: '您以其他用户身份或在其他组织中登录。此邮件发送给了 {tenant} 的一位管理员。',
    signInAgain: '重新登录',
    refusedText: '您无法处理此请求：您没有权限，或必须由另一位管理员决定。请联系 {tenant} 的管理员。',
    approvedTitle: '已批准重置',
    approvedText: '{person} 的验证方式将于 {due} 移除，除非其本人选择保留或管理员取消重置。',
    declinedTitle: '已拒绝重置',
    declinedText: '不会进行任何更改。我们会通过邮件通知 {person} 和请求重置的管理员。',
    closedTitle: '此请求已关闭',
    closedText: '此请求已处理、已取消或已过期。链接也可能不完整。',
    home: '前往登录',
    portal: '前往门户',
  },
};
