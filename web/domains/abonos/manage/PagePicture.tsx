import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ScrollRegion } from '../../../ui/ScrollRegion.tsx';
import { isPdfGone, pageAddress } from './uploaded-pdf.ts';

/** The file is no longer stored, or the page cannot be shown (now). */
export type PictureProblem = 'gone' | 'failed';

interface PagePictureProps {
  uploadId: string;
  page: number;
  /** How many pages the file has; undefined until it is known. */
  pages: number | undefined;
  /** Width by height, so that the place has its size before the picture arrives; an upright A4 page until it is known. */
  shape: number | null | undefined;
  /** 1 is as wide as the place. */
  zoom: number;
  onProblem: (problem: PictureProblem) => void;
}

const A4 = 210 / 297;

/** A picture of a page, drawn on the server: the browser never opens a file that came from outside. */
export function PagePicture({ uploadId, page, pages, shape, zoom, onProblem }: PagePictureProps) {
  const picture = useRef<HTMLImageElement>(null);
  const [isShown, setIsShown] = useState(false);
  const fail = () => {
    void isPdfGone(uploadId).then((isGone) => onProblem(isGone ? 'gone' : 'failed'));
  };
  // The picture may have arrived, or failed, before React listened.
  const catchUp = useEffectEvent(() => {
    const image = picture.current;
    if (!image?.complete) return;
    if (image.naturalWidth > 0) setIsShown(true);
    else fail();
  });
  useEffect(() => catchUp(), []);
  const place = pages === undefined ? `Página ${page}` : `Página ${page} de ${pages}`;
  return (
    <>
      {!isShown && (
        <p role="status" className="sr-only">
          Cargando la página {page}…
        </p>
      )}
      <ScrollRegion
        label="Página del PDF"
        className="max-h-[70dvh] overflow-auto rounded-md border border-hairline bg-white"
      >
        <img
          ref={picture}
          src={pageAddress(uploadId, page)}
          alt={`${place} del PDF del abono`}
          loading="lazy"
          decoding="async"
          onLoad={() => setIsShown(true)}
          onError={fail}
          className={isShown ? 'block max-w-none' : 'skeleton block max-w-none text-transparent'}
          style={{ width: `${zoom * 100}%`, ...(!isShown && { aspectRatio: shape ?? A4 }) }}
        />
      </ScrollRegion>
    </>
  );
}
