import type { LoginLanguage } from './languages.ts';

/** What the first field of a sign-in is called where it takes a user name too. The server writes it into the page. */
export const identifierLabels: Readonly<Record<LoginLanguage, string>> = {
  en: 'Email or username',
  de: 'E-Mail oder Benutzername',
  es: 'Correo electrónico o nombre de usuario',
  fr: 'E-mail ou nom d’utilisateur',
  it: 'Email o nome utente',
  nl: 'E-mail of gebruikersnaam',
  pl: 'E-mail lub nazwa użytkownika',
  pt: 'E-mail ou nome de usuário',
  tr: 'E-posta veya kullanıcı adı',
  ar: 'البريد الإلكتروني أو اسم المستخدم',
  ja: 'メールアドレスまたはユーザー名',
  zh: '邮箱或用户名',
};
