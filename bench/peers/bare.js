// The limit: node:http that sends ready bytes and does nothing else. It takes a file of answers as JSON, by path; each has
// the head and the body that the site sends.
import fs from 'node:fs';
import http from 'node:http';

const answers = new Map();
for (const { path, status, headers, body } of JSON.parse(fs.readFileSync(process.argv[2], 'utf8'))) {
  const bytes = Buffer.from(body, 'base64');
  const length = status === 304 ? [] : ['content-length', String(bytes.length)];
  answers.set(path, { status, headers: [...headers, ...length], bytes });
}
answers.set('/readyz', { status: 200, headers: [], bytes: Buffer.from('ok') });

http
  .createServer((request, response) => {
    const { status, headers, bytes } = answers.get(request.url);
    response.writeHead(status, headers);
    response.end(bytes);
  })
  .listen(Number(process.env.PORT), '127.0.0.1');
