import type { Domain } from '../../platform/domain.ts';
import { playerCalls } from './players.calls.ts';
import './players.schema.ts';
import './staff-players.schema.ts';
import './players-editing.schema.ts';

/** The squad. */
export const playersDomain: Domain = {
  name: 'players',
  publicFiles: ['players.input.ts', 'players.ts'],
  calls: playerCalls,
};
