import type { Domain } from '../../platform/domain.ts';
import './teams.schema.ts';
import './teams-editing.schema.ts';
import './venues-editing.schema.ts';

/** Rival teams, and the venues where matches are played. */
export const teamsDomain: Domain = {
  name: 'teams',
  publicFiles: ['abbreviation.ts', 'teams.input.ts'],
};
