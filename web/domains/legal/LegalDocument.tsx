import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Seo } from '../../app/Seo.tsx';
import { useSite } from '../../app/site.tsx';
import { cx } from '../../ui/cx.ts';
import { formatFullDate } from '../../ui/dates.ts';
import { PageBand } from '../../ui/PageBand.tsx';

export interface LegalSection {
  /** Its anchor: `#tus-derechos`. */
  id: string;
  title: string;
  body: ReactNode;
}

/** Date of the last change; one date for all texts, since they refer to each other. */
const UPDATED = '2026-11-21';

const DOCUMENTS = [
  { to: '/aviso-legal', label: 'Aviso legal' },
  { to: '/politica-privacidad', label: 'Política de privacidad' },
  { to: '/politica-cookies', label: 'Política de cookies' },
];

interface LegalDocumentProps {
  /** Its path, which also sets its position among the three texts. */
  path: (typeof DOCUMENTS)[number]['to'];
  description: string;
  /** A summary in two plain sentences. */
  summary: ReactNode;
  sections: readonly LegalSection[];
}

/** A legal text: a table of contents at the side, numbered sections with an anchor each. */
export function LegalDocument({ path, description, summary, sections }: LegalDocumentProps) {
  const { origin } = useSite();
  const title = DOCUMENTS.find(({ to }) => to === path)?.label ?? '';
  return (
    <>
      <Seo
        title={title}
        description={description}
        jsonLd={{
          '@type': 'WebPage',
          name: title,
          url: origin + path,
          dateModified: UPDATED,
          inLanguage: 'es',
        }}
      />
      <PageBand kicker="Información legal" title={title} seed={path} foot={<Documents path={path} />}>
        {summary}
        <p className="text-base">
          Última actualización: <time dateTime={UPDATED}>{formatFullDate(UPDATED)}</time>
        </p>
      </PageBand>
      <div className="wrap grid gap-8 py-10 sm:py-14 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-16">
        <Contents sections={sections} />
        <div className="prose-club">
          {sections.map(({ id, title: heading, body }, at) => (
            <section key={id} aria-labelledby={id} className="not-first:mt-12">
              <h2 id={id} tabIndex={-1} className="mt-0!">
                {at + 1}. {heading}
              </h2>
              <div className="mt-4 space-y-[1.15em] [&_:is(ul,ol)]:mt-3 [&_h3]:mt-7">{body}</div>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

/** Links to the other two texts. */
function Documents({ path }: { path: string }) {
  return (
    <nav aria-label="Textos legales">
      <ul className="flex flex-wrap gap-x-6">
        {DOCUMENTS.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={to === path ? 'page' : undefined}
              className={cx(
                'inline-flex min-h-11 items-center border-b-3 font-semibold hover:border-fg',
                to === path ? 'border-coral-bright' : 'border-transparent text-muted hover:text-fg',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav
      aria-labelledby="indice"
      className="self-start rounded-lg border border-hairline bg-surface p-5 lg:sticky lg:top-[calc(var(--bar-h)+1.5rem)] lg:border-0 lg:bg-transparent lg:p-0"
    >
      <h2 id="indice" className="headline border-b-3 border-fg pb-2.5 text-lg">
        Contenido
      </h2>
      <ol className="mt-1.5">
        {sections.map(({ id, title }, at) => (
          <li key={id}>
            <Link
              to={{ hash: id }}
              // Like a browser's own anchor, the focus moves to the section.
              onClick={() => document.getElementById(id)?.focus({ preventScroll: true })}
              className="flex min-h-11 items-center gap-3 py-1.5 leading-snug wrap-anywhere underline-offset-4 hover:underline lg:min-h-10"
            >
              <span className="figure w-5 shrink-0 text-lg text-accent-text">{at + 1}</span>
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
