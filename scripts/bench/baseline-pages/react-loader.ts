/** Floor: the smallest loader of a module, as a customer's page would carry it. Runs in the page. */
const { src } = document.currentScript as HTMLScriptElement;
void import(new URL('react-form.js', src).href);
