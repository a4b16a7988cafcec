import { club } from '../../../api/club/club.ts';
import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ChevronLeft, ChevronRight } from '../../ui/icons.tsx';
import { useHydrated } from '../../app/use-hydrated.ts';
import { useSite } from '../../app/site.tsx';
import { ShareButton } from '../../ui/ShareButton.tsx';
import { PlayerSheet } from './PlayerSheet.tsx';
import { squadAddress } from './squad-address.ts';

export const PlayerDialog_player = graphql(`
  fragment PlayerDialog_player on Player {
    dorsal
    name
    ...PlayerSheet_player
  }
`);

interface PlayerDialogProps {
  /** The player whose card is open. */
  player: FragmentType<typeof PlayerDialog_player> | undefined;
  /** Of the page; null for that of today. */
  season: number | null;
  /** Shows another player of the page: −1 the previous, 1 the next. */
  onStep: (by: -1 | 1) => void;
  onClose: () => void;
}

/** A player's details in a dialog. Without JavaScript the page itself shows them. */
export function PlayerDialog({ player: key, season, onStep, onClose }: PlayerDialogProps) {
  const player = key && getFragment(PlayerDialog_player, key);
  const { origin } = useSite();
  const hydrated = useHydrated();
  return (
    <Dialog
      size="lg"
      open={hydrated && player !== undefined}
      onClose={onClose}
      // The focus stays on the button, so the new name must be announced.
      title={player && <PlayerTitle name={player.name} dorsal={player.dorsal} />}
      actions={
        player && (
          <>
            <div className="mr-auto flex gap-2">
              <Step onClick={() => onStep(-1)} label="Jugador anterior" Icon={ChevronLeft} />
              <Step onClick={() => onStep(1)} label="Jugador siguiente" Icon={ChevronRight} />
            </div>
            <ShareButton
              title={`${player.name}, ${club.name}`}
              url={origin + squadAddress({ season, dorsal: player.dorsal })}
            />
          </>
        )
      }
    >
      {player && (
        // Focusable, so that the arrow keys scroll the sheet if it is longer than the screen.
        <div role="region" aria-label="Ficha del jugador" tabIndex={0} className="rounded-md">
          <PlayerSheet player={player} />
        </div>
      )}
    </Dialog>
  );
}

function PlayerTitle({ name, dorsal }: { name: string; dorsal: number }) {
  return (
    <span aria-live="polite">
      {name} <span className="whitespace-nowrap text-accent-text">n.º {dorsal}</span>
    </span>
  );
}

interface StepProps {
  onClick: () => void;
  label: string;
  Icon: typeof ChevronLeft;
}

function Step({ onClick, label, Icon }: StepProps) {
  return (
    <Button variant="secondary" onClick={onClick} aria-label={label} className="px-3">
      <Icon size={22} />
    </Button>
  );
}
