import { CHAPTERS } from '../content/club-story.ts';

/** The club's history along a painted line; a promotion is drawn as a step up. */
export function Timeline() {
  return (
    <ol className="relative grid gap-10 before:absolute before:inset-y-2 before:left-[0.4375rem] before:w-[3px] before:bg-accent sm:gap-14 lg:before:left-[12.4375rem]">
      {CHAPTERS.map(({ season, title, text, figure, promotion }) => (
        <li
          key={season}
          className="relative grid gap-x-12 gap-y-3 pl-9 lg:grid-cols-[11rem_minmax(0,1fr)_14rem] lg:pl-0"
        >
          <Mark filled={promotion === true} />
          <p className="figure text-[2rem] text-accent-text sm:text-[2.5rem] lg:pr-10 lg:text-right">
            {season}
          </p>
          <div className="grid content-start gap-2.5 lg:pl-6">
            <h3 className="headline text-2xl sm:text-[1.875rem]">{title}</h3>
            {promotion && (
              <p className="caption inline-flex w-fit items-center gap-2 rounded-sm bg-accent-soft px-2.5 py-1 text-[0.8125rem] text-accent-text">
                <Steps /> Ascenso
              </p>
            )}
            <p className="max-w-[38.5em] text-lg text-muted">{text}</p>
          </div>
          <p className="flex items-baseline gap-3 border-hairline lg:grid lg:content-start lg:gap-1.5 lg:border-l lg:pl-6">
            <span className="figure text-[2.25rem] sm:text-[3rem]">{figure.value}</span>
            <span className="text-sm text-muted">{figure.label}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}

function Mark({ filled }: { filled: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`absolute top-1.5 left-0 size-[1.0625rem] rounded-full border-3 border-accent lg:left-[12rem] ${filled ? 'bg-accent' : 'bg-canvas'}`}
    />
  );
}

/** The same steps as in the badge on the home page. */
function Steps() {
  return (
    <svg viewBox="0 0 22 16" width="20" height="14" aria-hidden="true" fill="currentColor">
      <path d="M0 16V10H7V16ZM8 16V5H14V16ZM15 16V0H22V16Z" />
    </svg>
  );
}
