import { type FragmentType, getFragment, graphql } from '../../../gql/index.ts';
import { formatDateTime, formatShortDate } from '../../../ui/dates.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { paperSize } from './paper-size.ts';

const PdfDetails_document = graphql(`
  fragment PdfDetails_document on UploadedDocument {
    title
    author
    creator
    producer
    createdAt
    pageCount
    pageWidth
    pageHeight
  }
`);

interface PdfDetailsProps {
  /** Null if the file cannot be read. */
  document: FragmentType<typeof PdfDetails_document> | null | undefined;
  isLoading: boolean;
}

/** What a PDF says about itself: a pass that an image editor made is worth a second look. */
export function PdfDetails({ document, isLoading }: PdfDetailsProps) {
  if (isLoading) return <Skeleton className="h-11" />;
  if (!document) return <p className="text-sm text-muted">No se han podido leer los datos del PDF.</p>;
  const { title, author, creator, producer, createdAt, pageCount, pageWidth, pageHeight } = getFragment(
    PdfDetails_document,
    document,
  );
  const paper = paperSize(pageWidth, pageHeight);
  const rows: readonly [string, string | null][] = [
    ['Título', title],
    ['Autor', author],
    ['Creado con', creator],
    ['Convertido con', producer],
    ['Fecha de creación', createdAt && formatDateTime(createdAt)],
    ['Páginas', String(pageCount)],
    ['Tamaño de página', paper.full],
  ];
  const summary = [
    pageCount === 1 ? '1 página' : `${pageCount} páginas`,
    paper.short,
    createdAt && `creado el ${formatShortDate(createdAt)}`,
  ];
  return (
    <details className="rounded-md border border-hairline bg-surface px-4 text-sm">
      <summary className="min-h-11 cursor-pointer py-3">
        <span className="font-semibold">Datos del PDF</span>{' '}
        <span className="text-muted">{summary.filter(Boolean).join(' · ')}</span>
      </summary>
      <dl className="grid gap-x-4 gap-y-1 pb-4 sm:grid-cols-[auto_minmax(0,1fr)]">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="wrap-anywhere max-sm:mb-2">{value ?? 'No consta'}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
