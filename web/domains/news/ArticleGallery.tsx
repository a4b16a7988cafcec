import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ChevronLeft, ChevronRight } from '../../ui/icons.tsx';
import { NewsPicture } from './NewsPicture.tsx';

/** Width for `sizes`: beside the headline in wide windows, above it in narrow ones. */
const SIZES = '(min-width: 1024px) 44vw, 100vw';

interface ArticleGalleryProps {
  /** URLs of the pictures; if there are none, the painted court is shown. */
  images: readonly string[];
  /** Id of the article and colour of its category, for the court. */
  seed: string;
  color: string;
  title: string;
}

/** The pictures of an article, filling their box: one picture, or a carousel of several. */
export function ArticleGallery({ images, seed, color, title }: ArticleGalleryProps) {
  if (images.length < 2) {
    const alt = `Imagen de la noticia «${title}»`;
    return <NewsPicture url={images[0]} seed={seed} color={color} sizes={SIZES} alt={alt} priority />;
  }
  return (
    <Slides
      slides={images.map((url, at) => (
        <NewsPicture
          key={url}
          url={url}
          seed={`${seed}-${at}`}
          color={color}
          sizes={SIZES}
          alt={`Imagen ${at + 1} de ${images.length} de la noticia «${title}»`}
          {...(at === 0 && { priority: true })}
        />
      ))}
    />
  );
}

const STEP = 'grid size-12 place-items-center rounded-full text-fg hover:bg-fg/15';

/** A native scroll-snap row that works without JavaScript; its buttons wrap at both ends. */
function Slides({ slides }: { slides: readonly ReactNode[] }) {
  const row = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const count = slides.length;

  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const look = () => setIndex(Math.round(list.scrollLeft / Math.max(1, list.clientWidth)));
    list.addEventListener('scroll', look, { passive: true });
    return () => list.removeEventListener('scroll', look);
  }, []);

  const goTo = (to: number) => {
    const list = row.current;
    if (!list) return;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const left = ((to + count) % count) * list.clientWidth;
    list.scrollTo({ left, behavior: still ? 'instant' : 'smooth' });
  };

  return (
    <section
      aria-roledescription="carrusel"
      aria-label="Imágenes de la noticia"
      className="relative size-full"
    >
      <ul
        ref={row}
        tabIndex={0}
        aria-label="Imágenes de la noticia"
        className="no-scrollbar flex size-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain -outline-offset-3!"
      >
        {slides.map((slide, at) => (
          <li
            key={at}
            aria-roledescription="diapositiva"
            aria-label={`${at + 1} de ${count}`}
            className="size-full shrink-0 snap-start"
          >
            {slide}
          </li>
        ))}
      </ul>
      <div className="on-ink absolute right-3 bottom-3 flex items-center rounded-full bg-ink/85 print:hidden">
        <button type="button" aria-label="Imagen anterior" onClick={() => goTo(index - 1)} className={STEP}>
          <ChevronLeft size={22} />
        </button>
        <p aria-live="polite" className="caption min-w-11 text-center tabular-nums">
          <span className="sr-only">Imagen </span>
          {index + 1}
          <span aria-hidden="true"> / </span>
          <span className="sr-only"> de </span>
          {count}
        </p>
        <button type="button" aria-label="Imagen siguiente" onClick={() => goTo(index + 1)} className={STEP}>
          <ChevronRight size={22} />
        </button>
      </div>
    </section>
  );
}
