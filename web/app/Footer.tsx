import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { club } from '../../api/club/club.ts';
import { Crest } from '../ui/art/Crest.tsx';
import { useCookieSettings } from './cookie-settings.tsx';
import { TICKET_PAGES } from './navigation.ts';
import { useSite } from './site.tsx';
import { SocialIcon } from './SocialIcon.tsx';

const LINKS = [
  { to: '/', label: 'Inicio' },
  { to: '/calendario', label: 'Calendario' },
  { to: '/plantilla', label: 'Plantilla' },
  { to: '/noticias', label: 'Noticias' },
  { to: '/equipacion-nike', label: 'Equipación' },
  { to: '/hazte-socio', label: 'Hazte socio' },
  { to: '/patrocinadores', label: 'Patrocinadores' },
  { to: '/tienda', label: 'Tienda' },
];

const LEGAL = [
  { to: '/aviso-legal', label: 'Aviso legal' },
  { to: '/politica-privacidad', label: 'Política de privacidad' },
  { to: '/politica-cookies', label: 'Política de cookies' },
];

export function Footer() {
  const { year } = useSite();
  const openCookieSettings = useCookieSettings();
  return (
    <footer className="on-ink planks mt-auto bg-ink pb-(--tab-h) text-fg later-[85rem] sm:later-[78rem] lg:later-[32rem] print:hidden">
      <div className="wrap grid grid-cols-2 gap-x-6 gap-y-10 py-12 md:py-14 lg:grid-cols-[2fr_1fr_1fr_1.4fr]">
        <About />
        <LinkList title="Enlaces" links={LINKS} />
        <LinkList
          title="Entradas"
          links={[{ to: '/entradas', label: 'Todas las entradas' }, ...TICKET_PAGES]}
        />
        <Contact />
      </div>
      <div className="border-t border-hairline">
        <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-5 text-sm text-muted">
          <p>
            © {year} {club.name}. Todos los derechos reservados.
          </p>
          <ul className="flex flex-wrap gap-x-6">
            {LEGAL.map((link) => (
              <li key={link.to}>
                <FooterLink to={link.to}>{link.label}</FooterLink>
              </li>
            ))}
            <li>
              <button type="button" onClick={openCookieSettings} className={LINE}>
                Preferencias de cookies
              </button>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  );
}

const LINE = 'inline-flex min-h-11 items-center lg:min-h-9 hover:text-fg hover:underline';

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={LINE}>
      {children}
    </Link>
  );
}

function About() {
  return (
    <div className="col-span-2 lg:col-span-1">
      <div className="flex items-center gap-4">
        <Crest abbreviation={club.abbreviation} solid className="w-14" />
        <p className="display min-w-0 text-2xl">{club.name}</p>
      </div>
      <p className="mt-5 max-w-sm text-muted">{club.description}</p>
      <ul className="mt-5 -ml-2.5 flex flex-wrap">
        {club.socials.map(({ id, label, url }) => (
          <li key={id}>
            <a
              href={url}
              target="_blank"
              rel="noopener"
              aria-label={`${label} (se abre en otra pestaña)`}
              className="grid size-11 place-items-center rounded-md text-muted hover:bg-fg/10 hover:text-fg"
            >
              <SocialIcon network={id} className="size-5" />
            </a>
          </li>
        ))}
      </ul>
      <a
        href={club.supporter.url}
        target="_blank"
        rel="noopener"
        className="mt-6 inline-flex items-center gap-4 rounded-md border border-hairline px-4 py-3 hover:border-fg"
      >
        <span className="text-sm text-muted">{club.supporter.intro}</span>
        <span className="headline text-lg">{club.supporter.name}</span>
        <span className="sr-only"> (se abre en otra pestaña)</span>
      </a>
    </div>
  );
}

function LinkList({ title, links }: { title: string; links: readonly { to: string; label: string }[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="headline text-lg">{title}</h2>
      <ul className="mt-3 text-muted">
        {links.map((link) => (
          <li key={link.to}>
            <FooterLink to={link.to}>{link.label}</FooterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Contact() {
  return (
    <div className="col-span-2 lg:col-span-1">
      <h2 className="headline text-lg">Contacto</h2>
      <address className="mt-3 grid justify-items-start text-muted not-italic">
        <p className="mb-2">
          {club.venue.name}
          <br />
          {club.venue.street}
          <br />
          {club.venue.postalCode} {club.venue.city}, {club.venue.region}
        </p>
        <a href={club.contact.phoneHref} className={LINE}>
          {club.contact.phone}
        </a>
        <a href={`mailto:${club.contact.email}`} className={LINE}>
          {club.contact.email}
        </a>
        <a href={club.links.maps} target="_blank" rel="noopener" className={LINE}>
          Cómo llegar
          <span className="sr-only"> (se abre en otra pestaña)</span>
        </a>
      </address>
    </div>
  );
}
