/** Floor: asks for rows and draws a table of them, without a framework, a session or a shell. Runs in the page. */
interface PlainRow {
  name: string;
  email: string;
  status: string;
  roles: string;
  seen: string;
}

const answer = await fetch('/rows.json');
const rows = (await answer.json()) as PlainRow[];
const body = document.querySelector('tbody');
for (const { name, email, status, roles, seen } of rows) {
  const row = document.createElement('tr');
  for (const text of [name, email, status, roles, seen]) {
    const cell = document.createElement('td');
    cell.textContent = text;
    row.append(cell);
  }
  body?.append(row);
}
