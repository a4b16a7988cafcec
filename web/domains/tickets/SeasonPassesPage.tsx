import { Link } from 'react-router-dom';
import { club } from '../../../api/club/club.ts';
import { breadcrumbs } from '../../app/breadcrumbs.ts';
import { Seo } from '../../app/Seo.tsx';
import { useSite } from '../../app/site.tsx';
import { loadPasses, WithPasses } from '../content/season-passes.tsx';
import { lowestPrice, type Passes } from '../content/season-ticket-prices.ts';
import { PageBand } from '../../ui/PageBand.tsx';
import { Accordion } from '../../ui/Accordion.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { CalendarCheck, Coins, Star, Tag } from '../../ui/page-icons.tsx';
import { formatEuros } from '../../ui/text.ts';
import { TicketsNav } from './TicketsNav.tsx';
import { ZonePriceTable } from './ZonePriceTable.tsx';

const reasons = (passes: Passes) => [
  {
    Icon: CalendarCheck,
    title: 'Tu sitio, todo el año',
    text: 'El mismo asiento en cada partido de liga en casa, sin colas y sin quedarte fuera cuando se agotan las entradas.',
  },
  {
    Icon: Tag,
    title: 'Sale a cuenta',
    text: `Desde ${formatEuros(lowestPrice(passes, 'general'))} la temporada entera, menos de lo que cuestan seis entradas sueltas.`,
  },
  {
    Icon: Coins,
    title: `En ${passes.instalments} plazos sin intereses`,
    text: 'Págalo online poco a poco, o de una vez en la oficina con tarjeta o en efectivo.',
  },
  {
    Icon: Star,
    title: 'Eres del club',
    text: 'Carnet de socio, trato preferente y un lugar en una grada que ha vivido dos ascensos en tres temporadas.',
  },
];

const questions = (passes: Passes) => [
  {
    title: '¿Cómo puedo pagar el abono?',
    content: `Online en ${passes.instalments} plazos sin intereses, o en la oficina del club con tarjeta o en efectivo.`,
  },
  {
    title: '¿Qué necesito para las tarifas reducidas?',
    content:
      'Un documento de identidad que acredite la tarifa. El abono va siempre a nombre de la persona que se beneficia del descuento.',
  },
  {
    title: '¿Qué incluyen los packs familiares?',
    content: `El pack monoparental (1 General + 1 Júnior) cuesta desde ${formatEuros(lowestPrice(passes, 'singleParent'))}; el familiar (2 General + 2 Júnior), desde ${formatEuros(lowestPrice(passes, 'family'))}. Los asientos del pack están juntos.`,
  },
  {
    title: 'Ya tengo abono: ¿qué hago con él en la web?',
    content: (
      <>
        Crea tu cuenta, entra en <Link to="/perfil">tu perfil</Link> y sube el PDF de tu abono: lo leemos al
        momento y te damos puntos por él.
      </>
    ),
  },
];

export const load = loadPasses;

/** The season ticket: benefits, prices and registration. */
export default function SeasonPassesPage() {
  return (
    <WithPasses title="Abonos" seed="abonos-b">
      {(passes) => <SeasonPasses passes={passes} />}
    </WithPasses>
  );
}

function SeasonPasses({ passes }: { passes: Passes }) {
  const site = useSite();
  const { origin } = site;
  const season = site.season.label;
  const { contact, links, venue } = club;
  return (
    <>
      <Seo
        title={`Abonos ${season}`}
        description={`Abonos ${season} del ${club.name} desde ${formatEuros(lowestPrice(passes, 'junior'))}: precios por zona, packs familiares y pago en ${passes.instalments} plazos sin intereses. Únete a los ${club.members.now} socios.`}
        jsonLd={[
          {
            '@type': 'Product',
            name: `Abono ${season} del ${club.name}`,
            description: `Todos los partidos de liga en casa en el ${venue.name}.`,
            image: `${origin}/og/club.png`,
            brand: { '@type': 'SportsOrganization', name: club.name },
            offers: {
              '@type': 'AggregateOffer',
              priceCurrency: 'EUR',
              lowPrice: lowestPrice(passes, 'junior'),
              url: `${origin}/entradas/abonos`,
            },
          },
          breadcrumbs(origin, ['Entradas', '/entradas'], ['Abonos', '/entradas/abonos']),
        ]}
      />
      <PageBand kicker={`Temporada ${season}`} title="Abonos" seed="abonos-b" foot={<TicketsNav />}>
        <p>
          Tu asiento en el {venue.name} para toda la temporada. Más de un abrazo por partido, garantizado.
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-4">
          <ButtonLink href={links.signUpForm} size="lg">
            Quiero mi abono
          </ButtonLink>
          <p className="flex items-baseline gap-2 text-fg">
            <span className="figure text-[2.25rem] text-coral-bright">{club.members.now}</span> socios
          </p>
        </div>
      </PageBand>
      <div className="wrap grid gap-12 py-10 sm:gap-16 sm:py-14">
        <Reasons passes={passes} />
        <section aria-labelledby="precios" className="grid gap-6">
          <div className="grid gap-2">
            <h2 id="precios" className="display text-display-md">
              Precios por zona
            </h2>
            <p className="max-w-[43.5em] text-muted">
              Precios por persona para la temporada {season}. Las tarifas reducidas se acreditan con documento
              de identidad y el abono va a nombre de quien se beneficia de ellas.
            </p>
          </div>
          <ZonePriceTable passes={passes} />
        </section>
        <section
          aria-labelledby="preguntas"
          className="grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
        >
          <div className="grid content-start gap-5">
            <h2 id="preguntas" className="display text-display-sm">
              Antes de decidirte
            </h2>
            <Accordion items={questions(passes)} openAt={0} />
          </div>
          <div className="on-ink planks grid content-center gap-4 self-start rounded-lg bg-navy p-6 text-fg sm:p-8">
            <h2 className="headline text-2xl">¿Dudas con tu zona?</h2>
            <p className="text-muted">
              {contact.ticketing.name}, {contact.ticketing.position.toLowerCase()}, te ayuda a elegir asiento.
            </p>
            <div className="grid gap-3">
              <ButtonLink href={links.signUpForm}>Quiero mi abono</ButtonLink>
              <ButtonLink href={links.appointment} variant="secondary">
                Pedir cita
              </ButtonLink>
              <ButtonLink href={contact.ticketing.phoneHref} variant="ghost">
                {contact.ticketing.phone}
              </ButtonLink>
            </div>
          </div>
        </section>
      </div>
    </>
  );
}

function Reasons({ passes }: { passes: Passes }) {
  return (
    <section aria-labelledby="por-que" className="grid gap-6">
      <h2 id="por-que" className="display text-display-md">
        Por qué abonarse
      </h2>
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {reasons(passes).map(({ Icon, title, text }) => (
          <li key={title} className="grid content-start gap-2 border-t-3 border-fg pt-4">
            <Icon size={30} className="text-accent-text" />
            <h3 className="headline text-xl">{title}</h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
