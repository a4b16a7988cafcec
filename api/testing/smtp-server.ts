import net from 'node:net';
import readline from 'node:readline';
import type { AddressInfo } from 'node:net';

/** A fake mail server that accepts every mail, or responds as the test wants. */
export interface TestSmtpServer {
  url: string;
  received: { to: string; content: string }[];
  /** Its response to recipients; «250 OK» accepts the mail. */
  toRecipients: string;
  close(): Promise<void>;
}

/** The minimum of SMTP (RFC 5321): no TLS, no authentication. */
export async function startSmtpServer(): Promise<TestSmtpServer> {
  const state = { received: [] as TestSmtpServer['received'], toRecipients: '250 OK' };
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    const say = (line: string) => void socket.write(`${line}\r\n`);
    let to = '';
    let content: string[] | undefined;
    say('220 localhost ready');
    const lines = readline.createInterface({ input: socket });
    // It repeats the errors of its socket: a killed process resets the connection.
    lines.on('error', () => undefined);
    lines.on('line', (line) => {
      if (content && line === '.') {
        state.received.push({ to, content: content.join('\n') });
        content = undefined;
        say('250 taken');
      } else if (content) {
        content.push(line);
      } else if (/^EHLO|^HELO/i.test(line)) {
        say('250 localhost');
      } else if (/^RCPT TO:<(.*)>/i.test(line)) {
        to = /<(.*)>/.exec(line)?.[1] ?? '';
        say(state.toRecipients);
      } else if (/^DATA/i.test(line)) {
        content = [];
        say('354 go on');
      } else if (/^QUIT/i.test(line)) {
        say('221 bye');
        socket.end();
      } else {
        say('250 OK');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(state, {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  });
}
