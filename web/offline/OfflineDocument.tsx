import type { ReactNode } from 'react';
import { club } from '../../api/club/club.ts';
import { ClubMark } from '../ui/art/ClubMark.tsx';
import { buttonClass } from '../ui/Button.tsx';
import { PageBand } from '../ui/PageBand.tsx';
import { Stub } from '../ui/Stub.tsx';

interface OfflineDocumentProps {
  /** URLs of the site's style sheets and of the built `page.ts`. */
  styles: readonly string[];
  script: string;
}

/**
 * The page shown instead of any page when there is no network. The build renders it once to plain HTML; `page.ts` fills
 * in the saved passes by the ids and `data-` attributes here.
 */
export function OfflineDocument({ styles, script }: OfflineDocumentProps) {
  return (
    <html lang="es">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#0b1524" />
        <meta name="robots" content="noindex" />
        <title>{`Sin conexión · ${club.abbreviation}`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <script type="module" src={script} />
      </head>
      <body>
        <div className="flex min-h-dvh flex-col">
          <header className="on-ink bg-ink text-fg print:hidden">
            <div className="wrap flex h-16 items-center">
              <a href="/" className="rounded-sm">
                <ClubMark abbreviation={club.abbreviation} name="Palma Mallorca" suffix="Bàsquet" />
              </a>
            </div>
          </header>
          <main className="flex-1">
            <Message />
            <Saved />
            <Possible />
          </main>
          <footer className="on-ink planks bg-ink text-fg print:hidden">
            <p className="wrap py-6 text-sm text-muted">
              {club.venue.name} · {club.venue.address}
            </p>
          </footer>
        </div>
        <ul id="pass" hidden>
          <EmptyPass />
        </ul>
      </body>
    </html>
  );
}

function Message() {
  return (
    <div className="print:hidden">
      <PageBand
        seed="sin-conexion"
        kicker="Tiempo muerto"
        title="Sin conexión"
        foot={
          <div className="flex flex-wrap gap-3">
            <button type="button" id="retry" className={buttonClass()}>
              Reintentar
            </button>
            <a id="to-saved" href="#guardado" hidden className={buttonClass('secondary')}>
              Ver lo guardado
            </a>
          </div>
        }
      >
        <p>No llegamos a la web del club. Comprueba tu red y vuelve a intentarlo.</p>
        <p role="status" id="back" className="font-semibold text-ok" />
      </PageBand>
    </div>
  );
}

/** The passes saved on the device: a list that the script fills, or an explanation of how to save one. */
function Saved() {
  return (
    <section
      id="guardado"
      aria-labelledby="saved-title"
      className="wrap grid gap-6 py-8 md:py-12 print:block print:p-0"
    >
      <Title id="saved-title">Guardado en este dispositivo</Title>
      <ul id="passes" className="grid gap-8 empty:hidden" />
      <div id="nothing" hidden className="max-w-2xl text-lg text-muted">
        <p>
          Aquí no hay entradas guardadas. Cuando tengas conexión, inicia sesión y abre «Mis entradas» en tu
          perfil: las de los próximos partidos se guardan con su código QR. Tu carnet de socio, también.
        </p>
      </div>
      <div id="about-saved" hidden className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
        <p className="text-sm text-muted">
          Se actualiza cuando hay conexión. Se borra de aquí al cerrar sesión.
        </p>
        <button type="button" id="remove" className={buttonClass('secondary', 'sm')}>
          Borrar de este dispositivo
        </button>
      </div>
    </section>
  );
}

function Possible() {
  return (
    <section aria-labelledby="possible-title" className="wrap grid gap-5 pb-12 md:pb-20 print:hidden">
      <Title id="possible-title">Qué funciona sin conexión</Title>
      <ul className="grid max-w-2xl list-disc gap-2 pl-5 text-lg marker:text-accent-text">
        <li>
          Entrar al pabellón: enseña el código QR de tu entrada o de tu carnet con el brillo de la pantalla
          alto.
        </li>
        <li>Leer lo que ya tenías abierto en otras pestañas.</li>
        <li>
          Llamarnos al{' '}
          <a href={club.contact.phoneHref} className="font-semibold text-accent-text underline">
            {club.contact.phone}
          </a>
          .
        </li>
      </ul>
      <p className="max-w-2xl text-muted">
        Comprar entradas, el calendario y las noticias necesitan conexión.
      </p>
    </section>
  );
}

function Title({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h2 id={id} className="display border-b-3 border-fg pb-2 text-display-sm print:hidden">
      {children}
    </h2>
  );
}

/** The empty stub of a ticket or member card. */
function EmptyPass() {
  return (
    <li>
      <Stub
        as="h3"
        kicker={<span data-kicker="" />}
        title={<span data-title="" />}
        facts={[{ label: 'Dato', value: '' }]}
        tear={
          <>
            <div className="size-[200px] overflow-hidden rounded-sm bg-white">
              <svg role="img" width="200" height="200" shapeRendering="crispEdges">
                <rect width="100%" height="100%" fill="#fff" />
                <path fill="#000" />
              </svg>
            </div>
            <p className="mt-1 font-semibold" data-note="" />
            <p className="caption max-w-56">
              Actualizado: <span data-saved-at="" />
            </p>
          </>
        }
      />
    </li>
  );
}
