import { Pause, Play } from './icons.tsx';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { Dots } from './Carousel.tsx';
import { cx } from './cx.ts';
import { useAutoplay } from './use-autoplay.ts';

interface HeroSlidesProps {
  label: string;
  /** Pictures of the same size, stacked; without JavaScript only the first one is visible. */
  slides: readonly ReactNode[];
  intervalMs: number;
  className?: string;
}

/** A slideshow with fading, dots and a pause button. Decorative: text belongs beside it. */
export function HeroSlides({ label, slides, intervalMs, className }: HeroSlidesProps) {
  const box = useRef<HTMLElement>(null);
  const [index, setIndex] = useState(0);
  const count = slides.length;
  const next = useCallback(() => setIndex((at) => (at + 1) % count), [count]);
  const { playing, available, setPlaying } = useAutoplay(
    box,
    count > 1 ? intervalMs : undefined,
    index,
    next,
  );
  return (
    <section
      ref={box}
      aria-roledescription="carrusel"
      aria-label={label}
      className={cx('relative grid bg-ink', className)}
    >
      {slides.map((slide, at) => (
        <div
          key={at}
          aria-hidden={at !== index}
          className={cx(
            'col-start-1 row-start-1 min-h-0 min-w-0 transition-opacity duration-200',
            at !== index && 'pointer-events-none opacity-0',
          )}
        >
          {slide}
        </div>
      ))}
      <div className="on-ink absolute right-3 bottom-3 flex min-h-11 items-center rounded-full bg-ink/85 px-2">
        <Dots count={count} index={index} onPick={setIndex} />
        {/* Always in the layout, so that nothing shifts when autoplay becomes available. */}
        <button
          type="button"
          aria-label={playing ? 'Pausar el pase automático' : 'Reanudar el pase automático'}
          onClick={() => setPlaying(!playing)}
          className={cx('grid size-11 place-items-center rounded-full text-fg', !available && 'invisible')}
        >
          {playing ? <Pause aria-hidden="true" size={18} /> : <Play aria-hidden="true" size={18} />}
        </button>
      </div>
    </section>
  );
}
