import { club } from '../../../api/club/club.ts';
import { SocialIcon } from '../../app/SocialIcon.tsx';
import { Card } from '../../ui/Card.tsx';
import { ArrowRight } from '../../ui/icons.tsx';
import { Link } from 'react-router-dom';

const WAYS = [
  { to: '/entradas', title: 'Ven al pabellón', text: 'Tu sitio para el próximo partido, desde el móvil.' },
  { to: '/mi-carnet', title: 'Ya soy socio', text: 'Tu carnet digital, siempre a mano.' },
  { to: '/hazte-patrocinador', title: 'Somos empresa', text: 'Tu marca en la pista y en la camiseta.' },
];

/** Links to the club's networks and to membership. */
export function JoinSection() {
  return (
    <section
      aria-labelledby="unete"
      className="on-ink planks border-b border-hairline bg-navy text-fg later-[44rem] sm:later-[32rem] lg:later-[28rem]"
    >
      <div className="wrap grid gap-10 py-12 sm:py-16">
        <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4">
          <p className="display text-display-lg text-accent-text normal-case">{club.hashtag}</p>
          <ul aria-label="Redes sociales" className="flex flex-wrap gap-3">
            {club.socials.map(({ id, label, url }) => (
              <li key={id}>
                <a
                  href={url}
                  target="_blank"
                  rel="noopener"
                  className="inline-flex min-h-12 items-center gap-2 rounded-full border-2 border-fg/25 px-4 font-semibold hover:border-fg hover:bg-fg hover:text-canvas"
                >
                  <SocialIcon network={id} className="size-5" />
                  {label}
                  <span className="sr-only"> (se abre en otra pestaña)</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
        <h2 id="unete" className="display text-display-md">
          Únete al proyecto
        </h2>
        <ul className="-mt-4 grid gap-4 md:grid-cols-3">
          {WAYS.map(({ to, title, text }) => (
            <Card
              as="li"
              linked
              key={to}
              className="grid grid-cols-[1fr_auto] items-center gap-3 bg-ink p-5 sm:p-6"
            >
              <div>
                <h3 className="headline text-xl">
                  <Link to={to} className="card-link">
                    {title}
                  </Link>
                </h3>
                <p className="mt-1 text-muted">{text}</p>
              </div>
              <ArrowRight className="text-accent-text" />
            </Card>
          ))}
        </ul>
      </div>
    </section>
  );
}
