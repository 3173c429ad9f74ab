/** Every language at once, for the server, which draws in all of them. */
import { translation as arFlows } from './languages/language-ar-flows.ts';
import { translation as arMore } from './languages/language-ar-more.ts';
import { translation as ar } from './languages/language-ar.ts';
import { translation as deFlows } from './languages/language-de-flows.ts';
import { translation as deMore } from './languages/language-de-more.ts';
import { translation as de } from './languages/language-de.ts';
import { translation as enFlows } from './languages/language-en-flows.ts';
import { translation as enMore } from './languages/language-en-more.ts';
import { translation as en } from './languages/language-en.ts';
import { translation as esFlows } from './languages/language-es-flows.ts';
import { translation as esMore } from './languages/language-es-more.ts';
import { translation as es } from './languages/language-es.ts';
import { translation as frFlows } from './languages/language-fr-flows.ts';
import { translation as frMore } from './languages/language-fr-more.ts';
import { translation as fr } from './languages/language-fr.ts';
import { translation as itFlows } from './languages/language-it-flows.ts';
import { translation as itMore } from './languages/language-it-more.ts';
import { translation as it } from './languages/language-it.ts';
import { translation as jaFlows } from './languages/language-ja-flows.ts';
import { translation as jaMore } from './languages/language-ja-more.ts';
import { translation as ja } from './languages/language-ja.ts';
import { translation as nlFlows } from './languages/language-nl-flows.ts';
import { translation as nlMore } from './languages/language-nl-more.ts';
import { translation as nl } from './languages/language-nl.ts';
import { translation as plFlows } from './languages/language-pl-flows.ts';
import { translation as plMore } from './languages/language-pl-more.ts';
import { translation as pl } from './languages/language-pl.ts';
import { translation as ptFlows } from './languages/language-pt-flows.ts';
import { translation as ptMore } from './languages/language-pt-more.ts';
import { translation as pt } from './languages/language-pt.ts';
import { translation as trFlows } from './languages/language-tr-flows.ts';
import { translation as trMore } from './languages/language-tr-more.ts';
import { translation as tr } from './languages/language-tr.ts';
import { translation as zhFlows } from './languages/language-zh-flows.ts';
import { translation as zhMore } from './languages/language-zh-more.ts';
import { translation as zh } from './languages/language-zh.ts';
import { registerTranslation } from './translations.ts';

const first = { ar, de, en, es, fr, it, ja, nl, pl, pt, tr, zh };
const more = {
  ar: arMore,
  de: deMore,
  en: enMore,
  es: esMore,
  fr: frMore,
  it: itMore,
  ja: jaMore,
  nl: nlMore,
  pl: plMore,
  pt: ptMore,
  tr: trMore,
  zh: zhMore,
};
const further = {
  ar: arFlows,
  de: deFlows,
  en: enFlows,
  es: esFlows,
  fr: frFlows,
  it: itFlows,
  ja: jaFlows,
  nl: nlFlows,
  pl: plFlows,
  pt: ptFlows,
  tr: trFlows,
  zh: zhFlows,
};

export function registerAllTranslations(): void {
  for (const part of [first, more, further]) {
    for (const [language, translation] of Object.entries(part)) registerTranslation(language, translation);
  }
}
