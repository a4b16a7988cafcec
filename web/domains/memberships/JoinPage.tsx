import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { club } from '../../../api/club/club.ts';
import { Seo } from '../../app/Seo.tsx';
import { useSite } from '../../app/site.tsx';
import { SocialIcon } from '../../app/SocialIcon.tsx';
import { PERKS, questions } from '../content/membership.tsx';
import { loadPasses, WithPasses } from '../content/season-passes.tsx';
import { lowestPrice, type Passes } from '../content/season-ticket-prices.ts';
import { ZonePriceTable } from '../tickets/ZonePriceTable.tsx';
import { Accordion } from '../../ui/Accordion.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { CalendarDays, Ticket } from '../../ui/icons.tsx';
import { IdCard, MessageSquareText } from '../../ui/page-icons.tsx';
import { PageBand } from '../../ui/PageBand.tsx';
import { formatEuros } from '../../ui/text.ts';
import { FamilyPacks } from './FamilyPacks.tsx';
import { joinJsonLd } from './join-json-ld.ts';
import { PaymentWays } from './PaymentWays.tsx';
import { TicketingContact } from './TicketingContact.tsx';
import { ZoneMap } from './ZoneMap.tsx';

/** In the order of the benefits. */
const PERK_ICONS = [Ticket, IdCard, MessageSquareText, CalendarDays];

export const load = loadPasses;

/** Information about becoming a member. */
export default function JoinPage() {
  return (
    <WithPasses title="Hazte socio" seed="socio">
      {(passes) => <Join passes={passes} />}
    </WithPasses>
  );
}

function Join({ passes }: { passes: Passes }) {
  const { origin, season } = useSite();
  return (
    <>
      <Seo
        title="Hazte socio"
        description={`Hazte socio del ${club.name}: abonos ${season.label} desde ${formatEuros(lowestPrice(passes, 'junior'))}, precios por zona, packs familiares y pago en ${passes.instalments} plazos sin intereses.`}
        jsonLd={joinJsonLd(origin, season.label, passes)}
      />
      <PageBand
        kicker={`Temporada ${season.label} · ${club.league}`}
        title="Hazte socio"
        seed="socio"
        foot={<Figures passes={passes} />}
      >
        <p>
          Un asiento, quince partidos de liga en casa y {club.members.roundly} personas a tu lado que tampoco
          piensan sentarse.
        </p>
        <div className="mt-2 flex flex-wrap gap-3">
          <ButtonLink href={club.links.becomeMember} size="lg" className="max-sm:w-full">
            Comprar mi abono
          </ButtonLink>
          <ButtonLink to="#precios" variant="secondary" size="lg" className="max-sm:w-full">
            Ver precios
          </ButtonLink>
        </div>
      </PageBand>
      <div className="wrap grid gap-14 py-10 sm:gap-20 sm:py-16">
        <Perks />
        <section aria-labelledby="precios" className="grid gap-6">
          <Heading id="precios" title="Elige tu zona">
            Seis zonas alrededor de la pista y una tarifa para cada edad. Precios por persona para toda la
            temporada {season.label}.
          </Heading>
          <ZoneMap passes={passes} />
          <ZonePriceTable passes={passes} />
        </section>
        <section aria-labelledby="packs" className="grid gap-6">
          <Heading id="packs" title="Packs familiares">
            Venir juntos sale más barato. Todas las butacas del pack están seguidas y en la zona que elijas.
          </Heading>
          <FamilyPacks passes={passes} />
        </section>
        <section aria-labelledby="pago" className="grid gap-6">
          <Heading id="pago" title="Paga como prefieras" />
          <PaymentWays passes={passes} />
        </section>
        <div className="grid gap-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-14">
          <section aria-labelledby="preguntas" className="grid content-start gap-5">
            <Heading id="preguntas" title="Preguntas frecuentes" />
            <Accordion
              items={questions(passes).map(({ title, answer, content }) => ({
                title,
                content: content ?? answer,
              }))}
              openAt={0}
            />
          </section>
          <TicketingContact />
        </div>
      </div>
      <Closing />
    </>
  );
}

function Heading({ id, title, children }: { id: string; title: string; children?: ReactNode }) {
  return (
    <div className="grid gap-2">
      <h2 id={id} className="display text-display-md">
        {title}
      </h2>
      {children && <p className="max-w-[43.5em] text-lg text-muted">{children}</p>}
    </div>
  );
}

function Figures({ passes }: { passes: Passes }) {
  const figures = [
    { value: formatEuros(lowestPrice(passes, 'junior')), label: 'Júnior, desde' },
    { value: formatEuros(lowestPrice(passes, 'general')), label: 'General, desde' },
    { value: `${passes.instalments}×`, label: 'Plazos sin intereses' },
  ];
  return (
    <dl className="grid max-w-xl grid-cols-3 gap-px overflow-hidden rounded-md border border-hairline bg-hairline">
      {figures.map(({ value, label }) => (
        <div key={label} className="flex flex-col gap-2 bg-board px-3 py-3.5 sm:px-4 sm:py-4">
          <dt className="caption text-muted">{label}</dt>
          <dd className="figure mt-auto text-[2.25rem] text-coral-bright sm:text-[2.75rem]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Perks() {
  return (
    <section aria-labelledby="ventajas" className="grid gap-6">
      <Heading id="ventajas" title="Qué te llevas" />
      <ul className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {PERKS.map(({ title, text }, at) => {
          const Icon = PERK_ICONS[at];
          return (
            <li key={title} className="grid content-start gap-2 border-t-3 border-fg pt-4">
              {Icon && <Icon size={30} className="text-accent-text" />}
              <h3 className="headline text-xl">{title}</h3>
              <p className="text-muted">{text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Links to the ticket seller, the networks and the season ticket page. */
function Closing() {
  const { season } = useSite();
  return (
    <section aria-labelledby="siguiente" className="bg-coral text-white">
      <div className="wrap grid gap-8 py-12 sm:py-16 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-end">
        <div className="grid justify-items-start gap-5">
          <h2 id="siguiente" className="display max-w-full text-display-lg wrap-anywhere">
            Te guardamos sitio
          </h2>
          <p className="max-w-[33.5em] text-lg">
            La meta son {club.members.goal} socios. Falta muy poco, y falta el tuyo.
          </p>
          <ButtonLink
            href={club.links.becomeMember}
            variant="secondary"
            size="lg"
            className="border-white text-white hover:bg-white hover:text-coral max-sm:w-full"
          >
            Comprar mi abono
          </ButtonLink>
          <p>
            <Link to="/entradas/abonos" className="font-semibold underline underline-offset-4">
              Más sobre los abonos {season.label}
            </Link>
          </p>
        </div>
        <ul aria-label="Redes sociales" className="grid grid-cols-2 gap-3">
          {club.socials.map(({ id, label, url }) => (
            <li key={id}>
              <ButtonLink
                href={url}
                variant="secondary"
                className="w-full border-white text-white hover:bg-white hover:text-coral"
              >
                <SocialIcon network={id} className="size-5" /> {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
