import { z } from 'zod';
import { monthName, monthOfSeason } from './months.ts';
import { MAX_PAGE_SIZE } from '../../platform/lists/page-window.ts';
import { call, found, readQuery, wholeNumber, yesOrNo } from '../../platform/rest/call.ts';
import { getFragment, graphql, type FragmentType } from '../../platform/rest/gql/index.ts';

const RestMatch = graphql(`
  fragment RestMatch on Match {
    id
    subject
    homeTeam
    awayTeam
    opponent
    isHome
    matchDate
    competition
    location
    result
    summaryUrl
    status
    ticketsAvailable
    ticketPrice
    createdAt
    updatedAt
  }
`);

function matchBody(match: FragmentType<typeof RestMatch>) {
  const { id, status, ...rest } = getFragment(RestMatch, match);
  return { id: Number(id), ...rest, status: status.toLowerCase() };
}

/** The site's selects send «all» for «no filter», because their items may not be empty. */
const optionalFilter = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' || value === 'all' ? undefined : value), schema.optional());

const matchQuery = z.object({
  upcoming_only: optionalFilter(yesOrNo),
  /** The same filter under the name that the ticket page uses. */
  upcoming: optionalFilter(yesOrNo),
  month: optionalFilter(wholeNumber(1, 12)),
  year: optionalFilter(wholeNumber(2000, 2099)),
  competition: optionalFilter(z.string().max(100, 'no puede superar los 100 caracteres')),
  page: optionalFilter(wholeNumber(1, 10_000)),
  limit: optionalFilter(wholeNumber(1, MAX_PAGE_SIZE)),
  upTo: optionalFilter(z.string()),
});

/** A month without a year belongs to the calendar's season; a year without a month is the whole year. */
function matchVariables(query: Record<string, string>) {
  const { upcoming_only, upcoming, month, year, competition, page, limit, upTo } = readQuery(
    matchQuery,
    query,
  );
  return {
    filter: {
      upcoming: upcoming_only === true || upcoming === true,
      competition: competition ?? null,
      ...(month && { month: year ? monthName(year, month) : monthOfSeason(month) }),
      ...(year && { year }),
    },
    page: page ?? 1,
    limit: limit ?? MAX_PAGE_SIZE,
    upTo: upTo ?? null,
  };
}

export const matchCalls = [
  call({
    call: 'GET /api/matches',
    document: graphql(`
      query RestMatches($filter: MatchFilter!, $page: Int!, $limit: Int!, $upTo: String) {
        matches(filter: $filter, page: $page, pageSize: $limit, upTo: $upTo) {
          totalCount
          page
          pageSize
          upTo
          items {
            ...RestMatch
          }
        }
      }
    `),
    variables: ({ query }) => matchVariables(query),
    answer: ({ matches }) => matches.items.map(matchBody),
    page: ({ matches }) => matches,
  }),
  call({
    call: 'GET /api/matches/:id',
    document: graphql(`
      query RestMatchById($id: ID!) {
        match(id: $id) {
          ...RestMatch
        }
      }
    `),
    variables: ({ params }) => ({ id: params.id ?? '' }),
    answer: ({ match }) => matchBody(found(match, 'El partido no existe')),
  }),
  // Public in spite of its path, because the calendar shows it.
  call({
    call: 'GET /api/admin/calendar/stats',
    document: graphql(`
      query RestCalendarStats {
        calendarStats {
          total
          homeMatches
          awayMatches
          competitions
        }
      }
    `),
    answer: ({ calendarStats }) => calendarStats,
  }),
];
