// Express 5 and pg with hand-written SQL: the home page's data, public and with the signed-in user.
import express from 'express';
import { readHome, readViewer } from './home-data.js';

const app = express();
app.get('/readyz', (_request, response) => response.end());
app.get('/home', async (_request, response) => response.json({ data: await readHome() }));
app.get('/home-and-viewer', async (request, response) => {
  const [home, viewer] = await Promise.all([readHome(), readViewer(request.headers.cookie)]);
  response.json({ data: { ...home, viewer } });
});
app.listen(Number(process.env.PORT), '127.0.0.1');
