const { Portico } = window;
const element = (id) => document.getElementById(id);

function show(user) {
  element('email').textContent = user?.email ?? '';
  element('answer').textContent = '';
}
Portico.on('ready', show);
Portico.on('signed-in', show);
Portico.on('signed-out', show);

element('sign-in').addEventListener('click', () => Portico.login());
element('sign-out').addEventListener('click', () => Portico.logout());
element('call').addEventListener('click', async () => {
  const response = await Portico.fetch('/api/me');
  element('answer').textContent = await response.text();
});
