/** Every language at once, for the server, which draws in all of them. */
import { translation as ar } from './languages/language-ar.ts';
import { translation as de } from './languages/language-de.ts';
import { translation as es } from './languages/language-es.ts';
import { translation as fr } from './languages/language-fr.ts';
import { translation as it } from './languages/language-it.ts';
import { translation as ja } from './languages/language-ja.ts';
import { translation as nl } from './languages/language-nl.ts';
import { translation as pl } from './languages/language-pl.ts';
import { translation as pt } from './languages/language-pt.ts';
import { translation as tr } from './languages/language-tr.ts';
import { translation as zh } from './languages/language-zh.ts';
import { registerTranslation } from './translations.ts';

const translations = { ar, de, es, fr, it, ja, nl, pl, pt, tr, zh };

export function registerAllTranslations(): void {
  for (const [language, translation] of Object.entries(translations)) registerTranslation(language, translation);
}
