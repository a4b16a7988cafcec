// Express 5 and pg with SQL by hand: the home page's data, publicly and with whoever is signed in.
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
