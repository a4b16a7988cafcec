import { ChevronLeft, ChevronRight, Pause, Play } from './icons.tsx';
import { Children, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { useAutoplay } from './use-autoplay.ts';

export interface CarouselProps {
  /** Names the region: «Próximos partidos». */
  label: string;
  /** One child, one slide. */
  children: ReactNode;
  /** Width of a slide as a class: `w-full`, `w-[300px]`, `basis-1/3`… */
  slideClass?: string;
  /** Moves on by itself every so many milliseconds. */
  intervalMs?: number;
  /** Autoplay ends for good when the visitor moves it; otherwise it continues afterwards. */
  stopOnMove?: boolean;
  /** Stands left of the buttons, for a section's title. */
  header?: ReactNode;
  className?: string;
}

const ROUND =
  'grid size-12 shrink-0 place-items-center rounded-full border-2 border-fg/25 text-fg transition-colors duration-150 hover:border-fg hover:bg-fg hover:text-canvas';

/**
 * Slides in a native scroll-snap row: swiped, scrolled and read without JavaScript; buttons, dots and autoplay come
 * with it. Wraps at both ends. Autoplay follows design section 4 (pause button, hover, focus, reduced motion).
 */
export function Carousel(props: CarouselProps) {
  const { label, children, slideClass = 'w-full', intervalMs, stopOnMove, header, className } = props;
  const box = useRef<HTMLElement>(null);
  const slides = Children.toArray(children);
  const { track, index, stops, goTo } = useTrack(slides.length);
  const next = useCallback(() => goTo(index + 1), [goTo, index]);
  const autoplay = useAutoplay(box, stops > 1 ? intervalMs : undefined, index, next);
  const move = (to: number) => {
    if (stopOnMove) autoplay.setPlaying(false);
    goTo(to);
  };
  return (
    <section
      ref={box}
      aria-roledescription="carrusel"
      aria-label={label}
      className={cx('grid min-w-0 gap-4', className)}
    >
      <div className="flex min-h-12 flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">{header}</div>
        {stops > 1 && (
          <div className="ml-auto flex gap-2">
            {/* Its room is kept from the start, so that nothing moves once autoplay is known to be wanted. */}
            {intervalMs !== undefined && (
              <button
                type="button"
                aria-label={autoplay.playing ? 'Pausar el pase automático' : 'Reanudar el pase automático'}
                onClick={() => autoplay.setPlaying(!autoplay.playing)}
                className={cx(ROUND, !autoplay.available && 'invisible')}
              >
                {autoplay.playing ? (
                  <Pause aria-hidden="true" size={20} />
                ) : (
                  <Play aria-hidden="true" size={20} />
                )}
              </button>
            )}
            <button type="button" aria-label="Anterior" onClick={() => move(index - 1)} className={ROUND}>
              <ChevronLeft aria-hidden="true" size={24} />
            </button>
            <button type="button" aria-label="Siguiente" onClick={() => move(index + 1)} className={ROUND}>
              <ChevronRight aria-hidden="true" size={24} />
            </button>
          </div>
        )}
      </div>
      <ul
        ref={track}
        tabIndex={0}
        aria-label={label}
        // Positioned, or texts for screen readers only, which are absolute, would widen the page beyond the window.
        className="no-scrollbar relative -m-1 flex snap-x snap-mandatory scroll-p-1 gap-5 overflow-x-auto overscroll-x-contain p-1"
      >
        {slides.map((slide, at) => (
          <li
            key={at}
            aria-roledescription="diapositiva"
            aria-label={`${at + 1} de ${slides.length}`}
            className={cx('min-w-0 shrink-0 snap-start', slideClass)}
          >
            {slide}
          </li>
        ))}
      </ul>
      <Dots count={stops} index={index} onPick={move} />
    </section>
  );
}

/** Dots under a carousel; the row keeps its height so that nothing moves when the number becomes known. */
export function Dots({
  count,
  index,
  onPick,
}: {
  count: number;
  index: number;
  onPick: (to: number) => void;
}) {
  return (
    <div className="flex min-h-6 justify-center">
      {count > 1 &&
        Array.from({ length: count }, (_, at) => (
          <button
            key={at}
            type="button"
            aria-label={`Ir a la posición ${at + 1} de ${count}`}
            aria-current={at === index ? 'true' : undefined}
            onClick={() => onPick(at)}
            className="group grid h-6 min-w-6 place-items-center px-1"
          >
            <span
              className={cx(
                'block h-1.5 rounded-full transition-[width,background-color] duration-200',
                at === index ? 'w-7 bg-accent' : 'w-3 bg-line group-hover:bg-fg',
              )}
            />
          </button>
        ))}
    </div>
  );
}

/** Rounding and the row's own padding. */
const SLACK_PX = 8;

/** Where the row stands and how many stops it has; a wide row shows several slides and so has fewer stops. */
function useTrack(slideCount: number) {
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [stops, setStops] = useState(slideCount);

  useEffect(() => {
    const row = track.current;
    if (!row) return;
    const look = () => {
      const count = stopsOf(row);
      setStops(count);
      // The last stop may be less than a step away, so the end of the row decides it.
      const atEnd = row.scrollLeft >= row.scrollWidth - row.clientWidth - SLACK_PX;
      setIndex(atEnd ? count - 1 : Math.min(count - 1, Math.round(row.scrollLeft / stepOf(row))));
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(row);
    row.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      row.removeEventListener('scroll', look);
    };
  }, [slideCount]);

  const goTo = useCallback((to: number) => {
    const row = track.current;
    if (!row) return;
    const count = stopsOf(row);
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    row.scrollTo({ left: ((to + count) % count) * stepOf(row), behavior: still ? 'instant' : 'smooth' });
  }, []);

  return { track, index, stops, goTo };
}

/** From one slide's start to the next's, in pixels. */
function stepOf(row: HTMLElement): number {
  const [first, second] = row.children;
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return row.clientWidth || 1;
  return second.offsetLeft - first.offsetLeft || 1;
}

function stopsOf(row: HTMLElement): number {
  const room = row.scrollWidth - row.clientWidth;
  return Math.max(1, Math.ceil((room - SLACK_PX) / stepOf(row)) + 1);
}
