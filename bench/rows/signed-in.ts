import { operationPath } from '../../api/testing/page-documents.ts';
import { duel, type Pace } from '../duel.ts';
import { duelRow, type Row } from '../report.ts';
import { BROWSER, type Stage } from '../stage.ts';

/**
 * The home page of a signed-in user: its public part from the cache, and the user. Express answers both in one request,
 * which is to its advantage.
 */
export async function signedInRows(stage: Stage, pace: Pace): Promise<Row[]> {
  const cookies = await stage.visitors(50);
  const requests = cookies.flatMap((cookie) => {
    const headers = { ...BROWSER, cookie };
    return [
      { path: operationPath('HomePage'), headers },
      { path: operationPath('Viewer'), headers },
    ];
  });
  const theirs = cookies.map((cookie) => ({ path: '/home-and-viewer', headers: { cookie } }));
  const result = await duel(
    { server: stage.site, requests, each: 2 },
    { server: await stage.express(), requests: theirs },
    pace,
  );
  return [duelRow('The home page of the signed-in, with their account', 'Express + pg', result, 2)];
}
