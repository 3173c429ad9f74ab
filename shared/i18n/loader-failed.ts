import type { LoginLanguage } from './languages.ts';

/** Message of a painted form whose bundle does not load; its links have the login box's own texts. */
export const loaderFailed: Readonly<Record<Exclude<LoginLanguage, 'en'>, string>> = {
  ar: 'تعذّر تحميل تسجيل الدخول.',
  de: 'Die Anmeldung konnte nicht geladen werden.',
  es: 'No se pudo cargar el inicio de sesión.',
  fr: 'Impossible de charger la connexion.',
  it: 'Impossibile caricare l’accesso.',
  ja: 'ログインを読み込めませんでした。',
  nl: 'Het inloggen kan niet worden geladen.',
  pl: 'Nie udało się wczytać logowania.',
  pt: 'Não foi possível carregar o login.',
  tr: 'Oturum açma yüklenemedi.',
  zh: '无法加载登录。',
};
