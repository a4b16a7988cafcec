import { Crest } from '../../../ui/art/Crest.tsx';

interface ScoreSideProps {
  team: string;
  abbreviation: string;
  /** Whether it is the club. */
  own: boolean;
  total: number;
  inPeriod: number;
  /** «C2» */
  period: string;
  onPoints: (points: number) => void;
}

const PRESS =
  'touch-manipulation rounded-md font-display font-extrabold transition-transform duration-75 active:scale-95';

/** One side of the scoreboard: its points, and a button for each kind of basket, large enough for a thumb. */
export function ScoreSide({ team, abbreviation, own, total, inPeriod, period, onPoints }: ScoreSideProps) {
  return (
    <div role="group" aria-label={team} className="grid content-start gap-3 rounded-md bg-black/35 p-3">
      <div className="flex items-center justify-center gap-2">
        <Crest abbreviation={abbreviation} solid={own} className="w-9" />
        <p className="headline text-xl" title={team}>
          {abbreviation}
        </p>
      </div>
      <p className="text-center">
        <output className="figure text-[4.5rem] leading-none text-coral-bright sm:text-[6rem]">
          {total}
        </output>
        <span className="block text-sm text-muted">
          {inPeriod} en {period}
        </span>
      </p>
      <div className="grid gap-2">
        {[3, 2, 1].map((points) => (
          <button
            key={points}
            type="button"
            aria-label={`${team}: +${points}`}
            onClick={() => onPoints(points)}
            className={`${PRESS} min-h-16 bg-accent text-3xl text-on-accent hover:bg-accent-hover sm:min-h-18`}
          >
            +{points}
          </button>
        ))}
        <button
          type="button"
          aria-label={`${team}: −1`}
          onClick={() => onPoints(-1)}
          className={`${PRESS} min-h-11 border-2 border-line text-lg text-muted hover:border-fg hover:text-fg`}
        >
          −1
        </button>
      </div>
    </div>
  );
}
