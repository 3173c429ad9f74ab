/** A mail server that takes everything and delivers nothing (RFC 5321, as much of it as a client needs). */
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

export interface MailSink {
  /** Complete messages, headers included, in order of arrival. */
  messages: string[];
  close(): Promise<void>;
}

export async function startMailSink(port: number): Promise<MailSink> {
  const messages: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    converse(socket, (message) => messages.push(message));
  });
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return {
    messages,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function converse(socket: Socket, take: (message: string) => void): void {
  let pending = '';
  let message: string[] | undefined;
  const answer = (line: string) => void socket.write(`${line}\r\n`);
  const hear = (line: string): void => {
    if (message) {
      if (line !== '.') return void message.push(line);
      take(message.join('\n'));
      message = undefined;
      return answer('250 taken');
    }
    const command = line.slice(0, 4).toUpperCase();
    if (command === 'DATA') message = [];
    answer(command === 'DATA' ? '354 go on' : command === 'QUIT' ? '221 bye' : '250 ok');
  };
  answer('220 sink');
  socket.on('data', (chunk) => {
    const lines = (pending + chunk.toString()).split('\r\n');
    pending = lines.pop() ?? '';
    lines.forEach(hear);
  });
}
