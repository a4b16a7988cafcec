import type { Domain } from '../../platform/domain.ts';
import './standings.schema.ts';
import './league-games.schema.ts';
import './editions.schema.ts';
import './match-context.schema.ts';

/** The tables of competitions, and the games between other teams that they need. */
export const standingsDomain: Domain = { name: 'standings', publicFiles: [] };
