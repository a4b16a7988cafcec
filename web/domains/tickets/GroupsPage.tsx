import { club } from '../../../api/club/club.ts';
import { breadcrumbs } from '../../app/breadcrumbs.ts';
import { Seo } from '../../app/Seo.tsx';
import { useSite } from '../../app/site.tsx';
import { PageBand } from '../../ui/PageBand.tsx';
import { Accordion } from '../../ui/Accordion.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Building, Cake, GraduationCap, Mail, Megaphone, Phone } from '../../ui/page-icons.tsx';
import { TicketsNav } from './TicketsNav.tsx';

const GROUPS = [
  {
    Icon: GraduationCap,
    title: 'Colegios y clubes',
    text: 'Una mañana o una tarde de baloncesto de verdad: todos juntos en la misma zona, saludo en el videomarcador y foto de equipo en la pista al terminar.',
  },
  {
    Icon: Megaphone,
    title: 'Peñas y aficiones',
    text: 'Bloque de asientos para animar sin parar. También para aficiones visitantes que viajan con su equipo.',
  },
  {
    Icon: Building,
    title: 'Empresas',
    text: 'Invita a tu equipo o a tus clientes: asientos corporativos, recepción antes del partido y factura a nombre de la empresa.',
  },
  {
    Icon: Cake,
    title: 'Cumpleaños y celebraciones',
    text: 'El partido, la mascota y la pista como regalo. Cuéntanos quién cumple años y nosotros ponemos la sorpresa.',
  },
] as const;

const STEPS = [
  {
    title: 'Escríbenos',
    text: 'Dinos cuántos sois, qué partido os apetece y si necesitáis plazas accesibles.',
  },
  {
    title: 'Recibe tu propuesta',
    text: 'Te proponemos una zona y un precio de grupo según el partido y la fecha.',
  },
  {
    title: 'A la grada',
    text: 'Confirmas, repartes las entradas y entráis todos juntos por el mismo acceso.',
  },
] as const;

const QUESTIONS = [
  {
    title: '¿Hace falta que todos compren por separado?',
    content:
      'No. En la web se compra una entrada por persona; para grupos gestionamos todas de una vez con un único responsable.',
  },
  {
    title: '¿Con cuánta antelación hay que pedirlo?',
    content:
      'Cuanto antes mejor, sobre todo en los derbis. Si quedan asientos juntos, hacemos lo posible hasta el mismo día.',
  },
  {
    title: '¿Podemos llevar pancarta o bombos?',
    content:
      'Claro que sí. Avísanos al pedir las entradas y te decimos qué zona es la mejor para hacer ruido.',
  },
] as const;

/** Group offers and their contact. */
export default function GroupsPage() {
  const { contact, venue } = club;
  const { ticketing } = contact;
  const { origin, season } = useSite();
  return (
    <>
      <Seo
        title="Entradas para grupos"
        description={`Ven en grupo al ${venue.name}: colegios, clubes, peñas, empresas y celebraciones. Asientos juntos y precio de grupo para los partidos del ${club.name}.`}
        jsonLd={breadcrumbs(origin, ['Entradas', '/entradas'], ['Grupos', '/entradas/grupos'])}
      />
      <PageBand kicker={`Temporada ${season.label}`} title="Grupos" seed="grupos" foot={<TicketsNav />}>
        <p>
          Con los tuyos se anima mejor. Asientos juntos, precio de grupo y una experiencia a vuestra medida.
        </p>
        <div className="mt-2 flex flex-wrap gap-3">
          <ButtonLink href={requestAddress(ticketing.email)} size="lg">
            <Mail size={20} /> Pedir propuesta
          </ButtonLink>
          <ButtonLink href={ticketing.phoneHref} size="lg" variant="secondary">
            <Phone size={20} /> {ticketing.phone}
          </ButtonLink>
        </div>
      </PageBand>
      <div className="wrap grid gap-12 py-10 sm:gap-16 sm:py-14">
        <section aria-labelledby="para-quien" className="grid gap-6">
          <h2 id="para-quien" className="display text-display-md">
            ¿Con quién vienes?
          </h2>
          <ul className="grid gap-4 sm:grid-cols-2">
            {GROUPS.map(({ Icon, title, text }) => (
              <Card key={title} as="li" className="flex gap-4 p-5 sm:p-7">
                <Icon size={34} className="shrink-0 text-accent-text" />
                <div className="grid content-start gap-1.5">
                  <h3 className="headline text-2xl">{title}</h3>
                  <p className="text-muted">{text}</p>
                </div>
              </Card>
            ))}
          </ul>
        </section>
        <section aria-labelledby="como" className="on-ink planks rounded-lg bg-navy p-6 text-fg sm:p-10">
          <h2 id="como" className="display text-display-sm">
            Así de fácil
          </h2>
          <ol className="mt-6 grid gap-8 md:grid-cols-3">
            {STEPS.map(({ title, text }, at) => (
              <li key={title} className="grid grid-cols-[auto_minmax(0,1fr)] gap-4">
                <span aria-hidden="true" className="figure text-[3.5rem] text-coral-bright">
                  {at + 1}
                </span>
                <div className="grid content-start gap-1">
                  <h3 className="headline text-xl">{title}</h3>
                  <p className="text-muted">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </section>
        <section aria-labelledby="dudas" className="grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="grid content-start gap-5">
            <h2 id="dudas" className="display text-display-sm">
              Preguntas habituales
            </h2>
            <Accordion items={QUESTIONS} />
          </div>
          <Card
            as="section"
            aria-labelledby="contacto-grupos"
            className="grid content-start gap-3 self-start p-6 sm:p-8"
          >
            <h2 id="contacto-grupos" className="headline text-2xl">
              {ticketing.name}
            </h2>
            <p className="text-muted">{ticketing.position}</p>
            <address className="grid gap-1 not-italic">
              <a
                href={`mailto:${ticketing.email}`}
                className="w-fit max-w-full py-2 font-semibold wrap-anywhere underline underline-offset-4"
              >
                {ticketing.email}
              </a>
              <a href={ticketing.phoneHref} className="w-fit py-2 font-semibold underline underline-offset-4">
                {ticketing.phone}
              </a>
            </address>
            <ButtonLink to="/calendario?proximos=1" variant="secondary" className="mt-2">
              Elegir partido
            </ButtonLink>
          </Card>
        </section>
      </div>
    </>
  );
}

/** A mail template with the information that the club needs. */
function requestAddress(email: string): string {
  const body = [
    'Nombre del grupo:',
    'Cuántos somos:',
    'Partido que nos interesa:',
    'Plazas accesibles:',
    'Teléfono:',
  ];
  return `mailto:${email}?subject=${encodeURIComponent('Entradas para grupo')}&body=${encodeURIComponent(body.join('\r\n'))}`;
}
