/** Texts of the sign-in page of the built-in test identity provider. The server alone words it, and holds them all. */
import type { SsoTestCase } from '#shared/contract/sso/sso-test-provider.ts';
import type { LoginLanguage } from './languages.ts';
import type { Message } from './translator.ts';
import { portalSsoTry as ar } from './ar/portal/sso-try.ts';
import { portalSsoTry as de } from './de/portal/sso-try.ts';
import { portalSsoTry as en } from './en/portal/sso-try.ts';
import { portalSsoTry as es } from './es/portal/sso-try.ts';
import { portalSsoTry as fr } from './fr/portal/sso-try.ts';
import { portalSsoTry as it } from './it/portal/sso-try.ts';
import { portalSsoTry as ja } from './ja/portal/sso-try.ts';
import { portalSsoTry as nl } from './nl/portal/sso-try.ts';
import { portalSsoTry as pl } from './pl/portal/sso-try.ts';
import { portalSsoTry as pt } from './pt/portal/sso-try.ts';
import { portalSsoTry as tr } from './tr/portal/sso-try.ts';
import { portalSsoTry as zh } from './zh/portal/sso-try.ts';

export interface TestProviderTexts {
  title: string;
  text: string;
  email: string;
  name: string;
  groups: string;
  groupsHint: string;
  answer: string;
  signIn: string;
  sendTitle: string;
  sendText: string;
  send: string;
}

/** Names of the cases, which the portal shows too. */
export const testCaseNames: Readonly<Record<LoginLanguage, Readonly<Record<`ssotry.case.${SsoTestCase}`, Message>>>> = {
  en,
  de,
  es,
  fr,
  it,
  nl,
  pl,
  pt,
  tr,
  ar,
  ja,
  zh,
};

export const testProviderTexts: Readonly<Record<LoginLanguage, TestProviderTexts>> = {
  en: {
    title: 'Test identity provider',
    text: 'This page stands in for your identity provider. Choose who signs in and how it responds. No account is created or changed.',
    email: 'Email',
    name: 'Name',
    groups: 'Groups',
    groupsHint: 'Separate groups with commas.',
    answer: 'Response',
    signIn: 'Sign in',
    sendTitle: 'Sending the response…',
    sendText: 'If nothing happens, press Continue.',
    send: 'Continue',
  },
  de: {
    title: 'Test-Identitätsanbieter',
    text: 'Diese Seite steht für Ihren Identitätsanbieter. Wählen Sie, wer sich anmeldet und wie geantwortet wird. Es wird kein Konto erstellt oder geändert.',
    email: 'E-Mail',
    name: 'Name',
    groups: 'Gruppen',
    groupsHint: 'Trennen Sie Gruppen durch Kommas.',
    answer: 'Antwort',
    signIn: 'Anmelden',
    sendTitle: 'Antwort wird gesendet…',
    sendText: 'Wenn nichts passiert, wählen Sie Weiter.',
    send: 'Weiter',
  },
  es: {
    title: 'Proveedor de identidad de prueba',
    text: 'Esta página sustituye a tu proveedor de identidad. Elige quién inicia sesión y cómo responde. No se crea ni se cambia ninguna cuenta.',
    email: 'Correo electrónico',
    name: 'Nombre',
    groups: 'Grupos',
    groupsHint: 'Separa los grupos con comas.',
    answer: 'Respuesta',
    signIn: 'Iniciar sesión',
    sendTitle: 'Enviando la respuesta…',
    sendText: 'Si no ocurre nada, pulsa Continuar.',
    send: 'Continuar',
  },
  fr: {
    title: 'Fournisseur d’identité de test',
    text: 'Cette page remplace votre fournisseur d’identité. Choisissez qui se connecte et la réponse donnée. Aucun compte n’est créé ni modifié.',
    email: 'E-mail',
    name: 'Nom',
    groups: 'Groupes',
    groupsHint: 'Séparez les groupes par des virgules.',
    answer: 'Réponse',
    signIn: 'Se connecter',
    sendTitle: 'Envoi de la réponse…',
    sendText: 'Si rien ne se passe, cliquez sur Continuer.',
    send: 'Continuer',
  },
  it: {
    title: 'Provider di identità di test',
    text: 'Questa pagina sostituisce il tuo provider di identità. Scegli chi accede e come risponde. Nessun account viene creato o modificato.',
    email: 'Email',
    name: 'Nome',
    groups: 'Gruppi',
    groupsHint: 'Separa i gruppi con virgole.',
    answer: 'Risposta',
    signIn: 'Accedi',
    sendTitle: 'Invio della risposta…',
    sendText: 'Se non succede nulla, premi Continua.',
    send: 'Continua',
  },
  nl: {
    title: 'Test-identiteitsprovider',
    text: 'Deze pagina vervangt uw identiteitsprovider. Kies wie zich aanmeldt en wat het antwoord is. Er wordt geen account gemaakt of gewijzigd.',
    email: 'E-mail',
    name: 'Naam',
    groups: 'Groepen',
    groupsHint: 'Scheid groepen met komma’s.',
    answer: 'Antwoord',
    signIn: 'Aanmelden',
    sendTitle: 'Antwoord verzenden…',
    sendText: 'Gebeurt er niets? Kies dan Doorgaan.',
    send: 'Doorgaan',
  },
  pl: {
    title: 'Testowy dostawca tożsamości',
    text: 'Ta strona zastępuje Twojego dostawcę tożsamości. Wybierz, kto się loguje i jaka jest odpowiedź. Żadne konto nie zostanie utworzone ani zmienione.',
    email: 'E-mail',
    name: 'Imię i nazwisko',
    groups: 'Grupy',
    groupsHint: 'Rozdziel grupy przecinkami.',
    answer: 'Odpowiedź',
    signIn: 'Zaloguj się',
    sendTitle: 'Wysyłanie odpowiedzi…',
    sendText: 'Jeśli nic się nie dzieje, wybierz Kontynuuj.',
    send: 'Kontynuuj',
  },
  pt: {
    title: 'Provedor de identidade de teste',
    text: 'Esta página substitui seu provedor de identidade. Escolha quem entra e como ele responde. Nenhuma conta é criada ou alterada.',
    email: 'E-mail',
    name: 'Nome',
    groups: 'Grupos',
    groupsHint: 'Separe os grupos com vírgulas.',
    answer: 'Resposta',
    signIn: 'Entrar',
    sendTitle: 'Enviando a resposta…',
    sendText: 'Se nada acontecer, pressione Continuar.',
    send: 'Continuar',
  },
  tr: {
    title: 'Test kimlik sağlayıcısı',
    text: 'Bu sayfa kimlik sağlayıcınızın yerine geçer. Kimin oturum açacağını ve nasıl yanıt verileceğini seçin. Hiçbir hesap oluşturulmaz veya değiştirilmez.',
    email: 'E-posta',
    name: 'Ad',
    groups: 'Gruplar',
    groupsHint: 'Grupları virgülle ayırın.',
    answer: 'Yanıt',
    signIn: 'Oturum aç',
    sendTitle: 'Yanıt gönderiliyor…',
    sendText: 'Hiçbir şey olmazsa Devam’ı seçin.',
    send: 'Devam',
  },
  ar: {
    title: 'موفّر هوية للاختبار',
    text: 'تحل هذه الصفحة محل موفّر الهوية لديك. اختر من يسجّل الدخول وكيفية الإجابة. لا يتم إنشاء أي حساب أو تغييره.',
    email: 'البريد الإلكتروني',
    name: 'الاسم',
    groups: 'المجموعات',
    groupsHint: 'افصل بين المجموعات بفواصل.',
    answer: 'الإجابة',
    signIn: 'تسجيل الدخول',
    sendTitle: 'جارٍ إرسال الإجابة…',
    sendText: 'إذا لم يحدث شيء، فاضغط على متابعة.',
    send: 'متابعة',
  },
  ja: {
    title: 'テスト用 ID プロバイダー',
    text: 'このページは ID プロバイダーの代わりです。サインインするユーザーと応答を選択してください。アカウントは作成も変更もされません。',
    email: 'メールアドレス',
    name: '名前',
    groups: 'グループ',
    groupsHint: 'グループはコンマで区切ります。',
    answer: '応答',
    signIn: 'サインイン',
    sendTitle: '応答を送信しています…',
    sendText: '何も起こらない場合は、[続行] を押してください。',
    send: '続行',
  },
  zh: {
    title: '测试身份提供商',
    text: '此页面代替您的身份提供商。请选择登录的用户和响应方式。不会创建或更改任何帐户。',
    email: '电子邮件',
    name: '姓名',
    groups: '组',
    groupsHint: '用逗号分隔各个组。',
    answer: '响应',
    signIn: '登录',
    sendTitle: '正在发送响应…',
    sendText: '如果没有反应，请点击“继续”。',
    send: '继续',
  },
};
