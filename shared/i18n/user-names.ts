/**
 * What the sign-up form by user name says, in every language. The server sends it with the page: a box without user names carries
 * none of it.
 */
import type { LoginLanguage } from './languages.ts';

export interface UserNameTexts {
  /** The field of the sign-up form, its rule, and the links from one form to the other. */
  label: string;
  rule: string;
  instead: string;
  back: string;
}

export const userNameTexts: Readonly<Record<LoginLanguage, UserNameTexts>> = {
  en: {
    label: 'Username',
    rule: '3 to 64 letters, digits, periods, hyphens, or underscores',
    instead: 'Sign up with a username instead',
    back: 'Sign up with an email address instead',
  },
  de: {
    label: 'Benutzername',
    rule: '3 bis 64 Buchstaben, Ziffern, Punkte, Bindestriche oder Unterstriche',
    instead: 'Stattdessen mit Benutzernamen registrieren',
    back: 'Stattdessen mit E-Mail-Adresse registrieren',
  },
  es: {
    label: 'Nombre de usuario',
    rule: 'De 3 a 64 letras, dígitos, puntos, guiones o guiones bajos',
    instead: 'Registrarse con un nombre de usuario',
    back: 'Registrarse con un correo electrónico',
  },
  fr: {
    label: 'Nom d’utilisateur',
    rule: '3 à 64 lettres, chiffres, points, tirets ou traits de soulignement',
    instead: 'S’inscrire plutôt avec un nom d’utilisateur',
    back: 'S’inscrire plutôt avec une adresse e-mail',
  },
  it: {
    label: 'Nome utente',
    rule: 'Da 3 a 64 lettere, cifre, punti, trattini o trattini bassi',
    instead: 'Registrati con un nome utente',
    back: 'Registrati con un indirizzo email',
  },
  nl: {
    label: 'Gebruikersnaam',
    rule: '3 tot 64 letters, cijfers, punten, koppeltekens of onderstrepingstekens',
    instead: 'Registreren met een gebruikersnaam',
    back: 'Registreren met een e-mailadres',
  },
  pl: {
    label: 'Nazwa użytkownika',
    rule: 'Od 3 do 64 liter, cyfr, kropek, łączników lub podkreśleń',
    instead: 'Zarejestruj się nazwą użytkownika',
    back: 'Zarejestruj się adresem e-mail',
  },
  pt: {
    label: 'Nome de usuário',
    rule: 'De 3 a 64 letras, dígitos, pontos, hifens ou sublinhados',
    instead: 'Cadastrar-se com um nome de usuário',
    back: 'Cadastrar-se com um endereço de e-mail',
  },
  tr: {
    label: 'Kullanıcı adı',
    rule: '3 ile 64 arası harf, rakam, nokta, kısa çizgi ya da alt çizgi',
    instead: 'Kullanıcı adıyla kaydol',
    back: 'E-posta adresiyle kaydol',
  },
  ar: {
    label: 'اسم المستخدم',
    rule: 'من 3 إلى 64 حرفًا أو رقمًا أو نقطة أو شرطة أو شرطة سفلية',
    instead: 'إنشاء حساب باسم مستخدم بدلًا من ذلك',
    back: 'إنشاء حساب ببريد إلكتروني بدلًا من ذلك',
  },
  ja: {
    label: 'ユーザー名',
    rule: '3～64 文字の英数字、ピリオド、ハイフン、アンダースコア',
    instead: 'ユーザー名で登録',
    back: 'メールアドレスで登録',
  },
  zh: {
    label: '用户名',
    rule: '3 到 64 个字母、数字、句点、连字符或下划线',
    instead: '改用用户名注册',
    back: '改用邮箱注册',
  },
};
