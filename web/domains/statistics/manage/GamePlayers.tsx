import { type FragmentType, getFragment, graphql } from '../../../gql/index.ts';
import type { GamePlayers_MatchFragment } from '../../../gql/graphql.ts';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
import { ActionError } from '../../../ui/ActionError.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Select } from '../../../ui/Select.tsx';
import { useRowActions } from '../../../ui/row-action.ts';
import { useChoices } from '../../../ui/use-choices.ts';

export const GamePlayers_match = graphql(`
  fragment GamePlayers_match on Match {
    id
    playerGames {
      key
      shirt
      name
      isChosen
      player {
        id
      }
    }
  }
`);

export const GamePlayers_player = graphql(`
  fragment GamePlayers_player on Player {
    id
    dorsal
    name
  }
`);

const SetPlayer = graphql(`
  mutation SetGamePlayer($input: SetGamePlayerInput!) {
    setGamePlayer(input: $input) {
      ... on SetGamePlayerSuccess {
        match {
          id
          ...GamePlayers_match
        }
      }
      ...MutationFailure
    }
  }
`);

type Line = GamePlayers_MatchFragment['playerGames'][number];

const NOBODY = 'nobody';
const UNKNOWN = 'unknown';

const idOf = (player: string) => (player === NOBODY || player === UNKNOWN ? null : player);

interface GamePlayersProps {
  match: FragmentType<typeof GamePlayers_match>;
  squad: readonly FragmentType<typeof GamePlayers_player>[];
}

/** Whose each line of the club's box score is. Who is not found by number and name is asked here. */
export function GamePlayers({ match: key, squad: keys }: GamePlayersProps) {
  const { id, playerGames } = getFragment(GamePlayers_match, key);
  const squad = keys.map((player) => getFragment(GamePlayers_player, player));
  if (playerGames.length === 0) return null;
  const isOpen = ({ player, isChosen }: Line) => !player && !isChosen;
  const open = playerGames.filter(isOpen).length;
  const lines = playerGames.toSorted((one, two) => Number(isOpen(two)) - Number(isOpen(one)));
  return (
    <Card as="section" aria-labelledby="jugadores-acta" className="grid gap-4 p-5 sm:p-6">
      <div className="flex items-center justify-between gap-3">
        <h2 id="jugadores-acta" className="headline text-xl">
          Jugadores del acta
        </h2>
        <Badge tone={open > 0 ? 'warn' : 'ok'}>
          {open === 0 ? 'Completo' : open === 1 ? 'Falta uno' : `Faltan ${open}`}
        </Badge>
      </div>
      <p className="text-muted">
        Los partidos de cada jugador salen en su página. Indica quién es cada uno de los que faltan.
      </p>
      {lines.map((line) => (
        <LinePlayer key={line.key} matchId={id} line={line} squad={squad} />
      ))}
    </Card>
  );
}

interface LinePlayerProps {
  matchId: string;
  line: Line;
  squad: readonly { id: string; dorsal: number; name: string }[];
}

function LinePlayer({ matchId, line, squad }: LinePlayerProps) {
  const [set] = useStaffMutation({
    document: SetPlayer,
    // Fetched again also after a refusal: then it has changed elsewhere.
    refetch: ['Match'],
    success: ['Jugador guardado', 'También en los demás partidos de la misma persona.'],
    failure: 'No se ha guardado',
  });
  const { valueOf, choose } = useChoices({
    shown: line,
    storedOf: () => line.player?.id ?? (line.isChosen ? NOBODY : UNKNOWN),
    save: ({ id: key }, player: string, { value }) =>
      set({
        input: {
          id: matchId,
          key,
          playerId: idOf(player),
          seen: { playerId: idOf(value), isChosen: value !== UNKNOWN },
        },
      }),
  });
  const { run, problem } = useRowActions();
  const item = { id: line.key };
  const value = valueOf(item);
  return (
    <div className="grid gap-2">
      <Select
        label={`${line.shirt} · ${line.name}`}
        value={value}
        onChange={({ target }) => run(() => choose(item, target.value))}
      >
        {value === UNKNOWN && <option value={UNKNOWN}>¿Quién es?</option>}
        {squad.map(({ id, dorsal, name }) => (
          <option key={id} value={id}>
            {dorsal} · {name}
          </option>
        ))}
        <option value={NOBODY}>Nadie de la plantilla</option>
      </Select>
      <ActionError problem={problem} />
    </div>
  );
}
