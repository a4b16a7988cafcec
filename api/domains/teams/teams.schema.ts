import { builder } from '../../platform/graphql/builder.ts';
import { abbreviationOf } from './abbreviation.ts';
import { TEAM_LIST, TEAM_STAFF } from './teams.ts';
import { VENUE_LIST } from './venues.ts';

export const VenueType = builder.prismaObject('Venue', {
  description: 'A place where matches are played.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    city: t.exposeString('city'),
    street: t.exposeString('street', { nullable: true }),
    postalCode: t.exposeString('postalCode', { nullable: true }),
    directions: t.exposeString('directions', {
      nullable: true,
      description: 'How to get there, in the club’s words; may have several lines.',
    }),
    mapUrl: t.exposeString('mapUrl', { nullable: true, description: 'The address of a map.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

export const TeamType = builder.prismaObject('Team', {
  description: 'A team that the club plays against, or that plays in one of its competitions.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    abbreviation: t.string({
      description: 'On its badge: HM, ME, …',
      resolve: ({ name, abbreviation }) => abbreviation ?? abbreviationOf(name),
    }),
    ownAbbreviation: t.exposeString('abbreviation', {
      nullable: true,
      description:
        'As staff set it; null for the one that follows from the name. Only for those who plan matches.',
      authScopes: { role: TEAM_STAFF },
    }),
    colors: t.exposeStringList('colors', { description: '«#0b6e78»; the main one first, empty if unknown.' }),
    crestUrl: t.exposeString('crestUrl', { nullable: true }),
    venue: t.relation('venue', { nullable: true, description: 'Where it plays at home.' }),
    matchCount: t.relationCount('matches', {
      description: 'Matches against the club. Only for those who plan matches.',
      authScopes: { role: TEAM_STAFF },
    }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

builder.queryFields((t) => ({
  teams: t.prismaField({
    type: [TeamType],
    description: 'All teams, by name. Administrators and sports managers.',
    authScopes: { role: TEAM_STAFF },
    resolve: (query, _root, _args, { database }) => database.team.findMany({ ...query, ...TEAM_LIST }),
  }),
  venues: t.prismaField({
    type: [VenueType],
    description: 'All venues, by name. Administrators and sports managers.',
    authScopes: { role: TEAM_STAFF },
    resolve: (query, _root, _args, { database }) => database.venue.findMany({ ...query, ...VENUE_LIST }),
  }),
}));
