import type { LoginLanguage } from './languages.ts';

/** Texts of the impersonation bar: the impersonator, the end, and how to stop. */
export const impersonationBarTexts: Readonly<Record<LoginLanguage, { text: string; leave: string }>> = {
  en: { text: '{actor} is acting as {name} until {until}.', leave: 'Stop acting as {name}' },
  ar: { text: 'يتصرف {actor} باسم {name} حتى {until}.', leave: 'إيقاف التصرف باسم {name}' },
  de: { text: '{actor} agiert bis {until} als {name}.', leave: 'Nicht mehr als {name} agieren' },
  es: { text: '{actor} actúa como {name} hasta: {until}.', leave: 'Dejar de actuar como {name}' },
  fr: { text: '{actor} agit en tant que {name} jusqu’à {until}.', leave: 'Ne plus agir en tant que {name}' },
  it: { text: '{actor} sta agendo come {name} fino a {until}.', leave: 'Smetti di agire come {name}' },
  ja: { text: '{until} まで、{actor} が {name} として操作しています。', leave: '{name} としての操作を終了' },
  nl: { text: '{actor} handelt tot {until} als {name}.', leave: 'Niet meer handelen als {name}' },
  pl: { text: '{actor} działa jako {name} do {until}.', leave: 'Przestań działać jako {name}' },
  pt: { text: '{actor} está agindo como {name} até: {until}.', leave: 'Deixar de agir como {name}' },
  tr: { text: '{actor}, {name} adına işlem yapıyor (bitiş: {until}).', leave: '{name} adına işlemi bitir' },
  zh: { text: '{actor} 正在以 {name} 的身份操作，直到 {until}。', leave: '停止以 {name} 的身份操作' },
};
