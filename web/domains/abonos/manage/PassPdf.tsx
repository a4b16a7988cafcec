import { useRef, useState } from 'react';
import { useQuery } from 'urql';
import { graphql } from '../../../gql/index.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { ChevronLeft, ChevronRight, Plus } from '../../../ui/icons.tsx';
import { Download } from '../../../ui/page-icons.tsx';
import { PagePicture, type PictureProblem } from './PagePicture.tsx';
import { PdfDetails } from './PdfDetails.tsx';
import { pdfAddress } from './uploaded-pdf.ts';

const PassPdfQuery = graphql(`
  query AbonosPassPdf($uploadId: ID!) {
    membershipUpload(id: $uploadId) {
      id
      document {
        pageCount
        pageWidth
        pageHeight
        ...PdfDetails_document
      }
    }
  }
`);

interface PassPdfProps {
  uploadId: string;
  /** The page of the pass in the PDF, from 1. */
  page: number;
}

const ZOOMS = [1, 1.5, 2, 3] as const;

/** The PDF of a pass, for comparison with the fields. Give it a `key` of upload and page. */
export function PassPdf({ uploadId, page: first }: PassPdfProps) {
  const [{ data, error }, ask] = useQuery({ query: PassPdfQuery, variables: { uploadId } });
  const [page, setPage] = useState(first);
  const [zoom, setZoom] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const section = useRef<HTMLElement>(null);
  const document = data?.membershipUpload?.document;
  const pages = document?.pageCount;

  const show = (number: number) => {
    setProblem(null);
    setPage(number);
  };
  const retry = () => {
    setProblem(null);
    setAttempt(attempt + 1);
    if (!document) ask({ requestPolicy: 'network-only' });
    // The pressed button disappears with the message.
    section.current?.focus();
  };

  if (problem === 'gone') {
    return (
      <Alert tone="warn" title="El archivo ya no está">
        Solo queda lo que se leyó de él.
      </Alert>
    );
  }
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label="Archivo PDF"
      className="grid min-w-0 content-start gap-2 outline-none"
    >
      <div className="flex flex-wrap items-center gap-1">
        {pages !== undefined && pages > 1 && (
          <>
            <Tool label="Página anterior" disabled={page <= 1} onPress={() => show(page - 1)}>
              <ChevronLeft size={20} />
            </Tool>
            <span className="text-sm tabular-nums">
              {page} / {pages}
            </span>
            <Tool label="Página siguiente" disabled={page >= pages} onPress={() => show(page + 1)}>
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
      {problem === 'failed' ? (
        <Alert
          tone="error"
          title="No se ha podido mostrar la página"
          actions={
            <>
              <Button size="sm" variant="secondary" onClick={retry}>
                Reintentar
              </Button>
              <ButtonLink size="sm" variant="secondary" href={pdfAddress(uploadId)} download>
                Descargar PDF
              </ButtonLink>
            </>
          }
        >
          Vuelve a intentarlo, o descarga el PDF para compararlo.
        </Alert>
      ) : (
        <PagePicture
          key={`${page} ${attempt}`}
          uploadId={uploadId}
          page={page}
          pages={pages}
          shape={document && document.pageWidth / document.pageHeight}
          zoom={ZOOMS[zoom] ?? 1}
          onProblem={setProblem}
        />
      )}
      <PdfDetails document={document} isLoading={!data && !error} />
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
