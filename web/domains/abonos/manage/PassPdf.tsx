import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '../../../ui/Alert.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { ChevronLeft, ChevronRight, Plus } from '../../../ui/icons.tsx';
import { Download } from '../../../ui/page-icons.tsx';
import { ScrollRegion } from '../../../ui/ScrollRegion.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { openPdf, pdfAddress, PdfGoneError } from './open-pdf.ts';

interface PassPdfProps {
  uploadId: string;
  /** The page of the pass in the PDF, from 1. */
  page: number;
}

type Opened = { pdf: PDFDocumentProxy } | { problem: 'gone' | 'failed' } | null;

const ZOOMS = [1, 1.5, 2, 3] as const;

/** The PDF of a pass, for comparison with the fields. Give it a `key` of upload and page. */
export function PassPdf({ uploadId, page: first }: PassPdfProps) {
  const opened = usePdf(uploadId);
  const [page, setPage] = useState(first);
  const [zoom, setZoom] = useState(0);
  const pages = opened && 'pdf' in opened ? opened.pdf.numPages : 0;

  if (opened && 'problem' in opened) {
    return opened.problem === 'gone' ? (
      <Alert tone="warn" title="El archivo ya no está">
        Solo queda lo que se leyó de él.
      </Alert>
    ) : (
      <Alert
        tone="error"
        title="No se ha podido mostrar el PDF"
        actions={
          <ButtonLink size="sm" variant="secondary" href={pdfAddress(uploadId)} download>
            Descargar PDF
          </ButtonLink>
        }
      >
        Descárgalo para compararlo.
      </Alert>
    );
  }
  return (
    <section aria-label="Archivo PDF" className="grid min-w-0 content-start gap-2">
      <div className="flex flex-wrap items-center gap-1">
        {pages > 1 && (
          <>
            <Tool label="Página anterior" disabled={page <= 1} onPress={() => setPage(page - 1)}>
              <ChevronLeft size={20} />
            </Tool>
            <span className="text-sm tabular-nums">
              {page} / {pages}
            </span>
            <Tool label="Página siguiente" disabled={page >= pages} onPress={() => setPage(page + 1)}>
              <ChevronRight size={20} />
            </Tool>
          </>
        )}
        <span className="mr-auto" />
        <Tool label="Reducir" disabled={zoom === 0} onPress={() => setZoom(zoom - 1)}>
          <span aria-hidden="true" className="h-0.5 w-4 bg-current" />
        </Tool>
        <Tool label="Ampliar" disabled={zoom === ZOOMS.length - 1} onPress={() => setZoom(zoom + 1)}>
          <Plus size={20} />
        </Tool>
        <ButtonLink size="sm" variant="ghost" href={pdfAddress(uploadId)} download>
          <Download size={20} />
          <span className="max-sm:sr-only">Descargar</span>
        </ButtonLink>
      </div>
      <ScrollRegion
        label="Página del PDF"
        className="max-h-[70dvh] overflow-auto rounded-md border border-hairline bg-white"
      >
        {opened ? (
          <PdfPage pdf={opened.pdf} number={Math.min(page, pages)} zoom={ZOOMS[zoom] ?? 1} />
        ) : (
          <Skeleton className="aspect-[1/1.4] rounded-none" />
        )}
      </ScrollRegion>
    </section>
  );
}

interface ToolProps {
  label: string;
  disabled: boolean;
  onPress: () => void;
  children: React.ReactNode;
}

function Tool({ label, disabled, onPress, children }: ToolProps) {
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-label={label}
      disabled={disabled}
      onClick={onPress}
      className="min-w-10 px-2"
    >
      {children}
    </Button>
  );
}

function usePdf(uploadId: string): Opened {
  const [opened, setOpened] = useState<Opened>(null);
  useEffect(() => {
    const given = new AbortController();
    let pdf: PDFDocumentProxy | undefined;
    openPdf(uploadId, given.signal).then(
      (document) => {
        pdf = document;
        if (given.signal.aborted) void document.loadingTask.destroy();
        else setOpened({ pdf: document });
      },
      (error: unknown) => {
        if (!given.signal.aborted) setOpened({ problem: error instanceof PdfGoneError ? 'gone' : 'failed' });
      },
    );
    return () => {
      given.abort();
      void pdf?.loadingTask.destroy();
    };
  }, [uploadId]);
  return opened;
}

/** One page, as wide as its container, times the zoom. */
function PdfPage({ pdf, number, zoom }: { pdf: PDFDocumentProxy; number: number; zoom: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    let stop = () => {};
    void pdf.getPage(number).then((page) => {
      const target = canvas.current;
      if (isGone || !target) return;
      const wide = (target.parentElement?.clientWidth ?? 600) * zoom;
      const sharp = Math.min(window.devicePixelRatio || 1, 2);
      const scale = (wide / page.getViewport({ scale: 1 }).width) * sharp;
      const viewport = page.getViewport({ scale });
      target.width = viewport.width;
      target.height = viewport.height;
      target.style.width = `${wide}px`;
      const drawing = page.render({ canvas: target, viewport });
      stop = () => drawing.cancel();
      // Cancelled by the next page or zoom.
      drawing.promise.catch(() => undefined);
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [pdf, number, zoom]);
  return (
    <canvas ref={canvas} role="img" aria-label={`Página ${number} de ${pdf.numPages}`} className="block" />
  );
}
