import { club } from '../../../../api/club/club.ts';

interface MessagePreviewProps {
  title: string;
  body: string;
}

/** A message as a phone shows it, with placeholders for empty fields. */
export function MessagePreview({ title, body }: MessagePreviewProps) {
  return (
    <figure className="grid gap-2">
      <figcaption className="text-sm font-semibold">Vista previa</figcaption>
      <div className="on-ink rounded-lg bg-navy p-4 sm:p-6">
        <div className="mx-auto grid max-w-sm grid-cols-[2.5rem_minmax(0,1fr)] gap-3 rounded-lg bg-surface p-3.5 text-fg">
          <img src="/icon-192.png" alt="" width={40} height={40} className="size-10 rounded-md" />
          <div className="grid min-w-0 gap-0.5">
            <p className="text-xs text-muted">{club.shortName} · ahora</p>
            <p className="font-semibold wrap-anywhere">{title.trim() || 'Título'}</p>
            <p className="text-[0.9375rem] whitespace-pre-line wrap-anywhere">
              {body.trim() || 'Texto del mensaje'}
            </p>
          </div>
        </div>
      </div>
    </figure>
  );
}
