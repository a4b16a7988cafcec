import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { club } from '../../../api/club/club.ts';
import { formatEuros } from '../../ui/text.ts';
import { lowestPrice, type Passes } from './season-ticket-prices.ts';

/** The benefits of a membership besides the seat. */
export const PERKS = [
  {
    title: 'Tu asiento, con tu nombre',
    text: 'Los quince partidos de liga en casa y los del Trofeu Illes Balears y el Torneig THB Hotels, siempre en la misma butaca.',
  },
  {
    title: 'Carnet digital',
    text: 'En tu perfil, con su código, listo para enseñar en la puerta o para imprimir.',
  },
  {
    title: 'Voz en el club',
    text: 'Entrada a los entrenamientos abiertos y a la asamblea, donde la grada le puso nombre al fondo norte.',
  },
  {
    title: 'Renovación reservada',
    text: 'Quien ya es socio renueva primero, con su asiento guardado hasta que decida.',
  },
] as const;

interface Question {
  title: string;
  /** Plain text for structured data; the same as `content` without its links. */
  answer: string;
  content?: ReactNode;
}

const { ticketing } = club.contact;

/** Frequent questions about membership. */
export const questions = (passes: Passes): readonly Question[] => [
  {
    title: '¿Cómo me hago socio?',
    answer:
      'Compra el abono en la web de venta de entradas, eligiendo zona y asiento, o ven a la oficina del club con tu documento de identidad. En los dos casos sales con el asiento asignado.',
  },
  {
    title: '¿Cómo puedo pagar?',
    answer: `Online, en ${passes.instalments} plazos sin intereses. En la oficina, con tarjeta o en efectivo y en un solo pago.`,
  },
  {
    title: '¿Qué necesito para tener un descuento?',
    answer:
      'Un documento de identidad que acredite que te corresponde la tarifa, y que el abono esté a nombre de la persona que se beneficia de ella. Lo comprobamos al recoger el carnet y puede pedirse en los accesos.',
  },
  {
    title: '¿Qué son los packs familiares?',
    answer: `Abonos juntos y más baratos que por separado. El monoparental reúne 1 General y 1 Júnior desde ${formatEuros(lowestPrice(passes, 'singleParent'))}; el familiar, 2 General y 2 Júnior desde ${formatEuros(lowestPrice(passes, 'family'))}.`,
  },
  {
    title: '¿Qué zonas tienen plazas de movilidad reducida?',
    answer: `Las zonas 3 y 4, a ${formatEuros(lowestPrice(passes, 'reducedMobility'))}, con acceso sin escalones y sitio para quien te acompaña. Avísanos antes del primer partido y te esperamos en la puerta.`,
  },
  {
    title: '¿Puedo cambiar de asiento durante la temporada?',
    answer: `Sí, mientras haya sitio libre en la zona que prefieras, pagando la diferencia si es más cara. Pide cita con ${ticketing.name} y lo veis sobre el plano.`,
  },
  {
    title: 'Ya tengo mi abono. ¿Qué hago con él en la web?',
    answer:
      'Crea tu cuenta, entra en tu perfil y sube el PDF del abono: lo leemos al momento y te damos puntos por él.',
    content: (
      <>
        <Link to="/registro" className="text-fg underline">
          Crea tu cuenta
        </Link>
        , entra en{' '}
        <Link to="/perfil" className="text-fg underline">
          tu perfil
        </Link>{' '}
        y sube el PDF del abono: lo leemos al momento y te damos puntos por él.
      </>
    ),
  },
];
