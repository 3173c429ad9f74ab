/**
 * Script of the inbox: asks for new messages every two seconds while the page is visible, and for matching ones while
 * the search is typed. The HTML that it inserts was escaped by the server.
 */
export const inboxScript = `
const main = document.querySelector('main');
const list = main.querySelector('ol');
const live = document.getElementById('live');
const form = main.querySelector('form');
const search = form.elements.to;
const clear = form.querySelector('a');
const interval = 2000;
let timer, typing, latest = 0;

const ids = () => [...list.children].map((item) => Number(item.dataset.id));
const query = (changes) => '?' + new URLSearchParams({ to: search.value.trim(), ...changes });
const showEmpty = () => {
  const wanted = list.children.length > 0 ? '' : search.value.trim() === '' ? 'none' : 'no-match';
  for (const text of main.querySelectorAll('.empty')) text.hidden = text.dataset.when !== wanted;
  clear.hidden = search.value === '';
};
const localTime = (root) => {
  for (const time of root.querySelectorAll('time'))
    time.textContent = new Date(time.dateTime).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'medium' });
};

async function load(isSearch) {
  clearTimeout(timer);
  const turn = ++latest;
  try {
    const after = isSearch ? 0 : Math.max(0, ...ids());
    const answer = await fetch(main.dataset.messages + query({ after }));
    if (!answer.ok) throw new Error(String(answer.status));
    const html = await answer.text();
    if (turn !== latest) return;
    const batch = document.createElement('template');
    batch.innerHTML = html;
    const count = batch.content.children.length;
    localTime(batch.content);
    if (isSearch) list.replaceChildren(batch.content);
    else list.prepend(batch.content);
    showEmpty();
    if (!isSearch && count > 0) live.textContent = count === 1 ? '1 new message' : count + ' new messages';
    else if (live.dataset.state === 'failed') live.textContent = '';
    live.dataset.state = '';
  } catch {
    if (turn !== latest) return;
    live.textContent = 'The server can\\u2019t be reached. Retrying\\u2026';
    live.dataset.state = 'failed';
  }
  if (turn === latest && !document.hidden) timer = setTimeout(load, interval);
}

const searchNow = () => {
  clearTimeout(typing);
  history.replaceState(null, '', location.pathname + (search.value.trim() === '' ? '' : query({})));
  live.textContent = '';
  void load(true);
};
search.addEventListener('input', () => {
  clearTimeout(typing);
  typing = setTimeout(searchNow, 250);
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  searchNow();
});
clear.addEventListener('click', (event) => {
  event.preventDefault();
  search.value = '';
  search.focus();
  searchNow();
});
document.addEventListener('visibilitychange', () => {
  clearTimeout(timer);
  if (!document.hidden) void load();
});
const first = list.querySelector('details');
if (first) first.open = true;
localTime(list);
showEmpty();
timer = setTimeout(load, interval);
`;
