import { answerWith, publish } from '../../platform/http/publish.ts';
import { nameOperation } from '../../platform/http/request-scope.ts';
import type { ReadPublic, Route } from '../../platform/route.ts';
import type { SocialPictures } from '../social-pictures/social-pictures.ts';
import { FEEDS, openPictures, type Sources } from './feeds.ts';

/** The rows of the table of routes for the feeds. Texts are cached; pictures have a cache of their own. */
export function feedRoutes(sources: Sources): Route[] {
  const { database } = sources;
  let opening: Promise<SocialPictures> | undefined;
  const pictures = () => (opening ??= openPictures(sources));
  return FEEDS.map(({ path, tables, read }): Route => {
    const readAt = ({ pathname, origin }: URL, caller: string) =>
      read({ database, pictures, origin, caller }, path.exec(pathname)?.[1] ?? '');
    const cached: ReadPublic = async (url, { request, address }) => {
      for (const table of tables) request.tables.add(table);
      const found = await readAt(url, address);
      return found === null || found === 'busy' ? null : answerWith(found);
    };
    return {
      path,
      methods: ['GET', 'HEAD'],
      access: 'public',
      ...(!path.source.endsWith('\\.png$') && { cached }),
      handle: async ({ request, response, url, record, admit, publicContext }) => {
        await admit();
        nameOperation(record, 'feed or picture');
        await publish(request, response, () => readAt(url, publicContext.address));
      },
    };
  });
}
