import { ChevronLeft, ChevronRight, Pause, Play } from './icons.tsx';
import { Children, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { useAutoplay } from './use-autoplay.ts';

interface CarouselProps {
  /** Accessible name of the region: «Próximos partidos». */
  label: string;
  /** One slide per child. */
  children: ReactNode;
  /** Width of a slide as a class: `w-full`, `w-[300px]`, `basis-1/3`… */
  slideClass?: string;
  /** Autoplay interval in milliseconds. */
  intervalMs?: number;
  /** If true, autoplay stops for good when the visitor moves the carousel; otherwise it continues. */
  stopOnMove?: boolean;
  /** Shown left of the buttons: the section's title. */
  header?: ReactNode;
  className?: string;
}

const ROUND =
  'grid size-12 shrink-0 place-items-center rounded-full border-2 border-fg/25 text-fg transition-colors duration-150 hover:border-fg hover:bg-fg hover:text-canvas';

/**
 * A carousel on a native scroll-snap row, which also works without JavaScript; buttons, dots and autoplay are added.
 * Wraps at both ends. See `useAutoplay` for when autoplay is suspended.
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
        <div className="max-w-full min-w-auto!">{header}</div>
        {stops > 1 && (
          <div className="ml-auto flex gap-2">
            {/* Always in the layout, so that nothing shifts when autoplay becomes available. */}
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
        // Positioned: otherwise the absolutely positioned texts for screen readers would widen the page.
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

/** Dots below a carousel; the row has a fixed height, so that nothing shifts when their number is known. */
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
    <div className="flex min-h-6 flex-wrap justify-center">
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

/** Tolerance in pixels for rounding and the row's padding. */
const SLACK_PX = 8;

/** The current position and the number of stops; a wide row shows several slides and so has fewer stops. */
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
      // The last stop may be less than one step away, so it is detected by the end of the row.
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

/** Distance between the starts of two slides, in pixels. */
function stepOf(row: HTMLElement): number {
  const [first, second] = row.children;
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return row.clientWidth || 1;
  return second.offsetLeft - first.offsetLeft || 1;
}

function stopsOf(row: HTMLElement): number {
  const room = row.scrollWidth - row.clientWidth;
  return Math.max(1, Math.ceil((room - SLACK_PX) / stepOf(row)) + 1);
}
