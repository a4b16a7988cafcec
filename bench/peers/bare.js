// The upper limit: node:http that only sends prepared bytes. It reads the responses by path from a JSON file, with the
// site's own headers and bodies.
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
