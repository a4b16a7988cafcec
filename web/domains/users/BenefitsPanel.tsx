import { Ticket } from '../../ui/icons.tsx';
import { IdCard, MessageSquareText, ShoppingBag } from '../../ui/page-icons.tsx';
import { CourtCrop } from '../../ui/art/CourtCrop.tsx';

const BENEFITS = [
  { Icon: Ticket, title: 'Entradas', text: 'Compra en segundos y entra con el código QR de tu móvil.' },
  {
    Icon: IdCard,
    title: 'Carnet digital',
    text: 'Si eres socio, tu carnet siempre contigo y listo para imprimir.',
  },
  {
    Icon: MessageSquareText,
    title: 'Comentarios',
    text: 'Opina en las noticias y suma puntos de aficionado.',
  },
  {
    Icon: ShoppingBag,
    title: 'Descuentos en la tienda',
    text: 'Precios de casa en cuanto abramos la tienda del club.',
  },
];

/** Benefits of an account. */
export function BenefitsPanel() {
  return (
    <aside className="on-ink relative isolate overflow-hidden rounded-lg bg-navy text-fg">
      <CourtCrop seed="ventajas" className="absolute inset-x-0 top-0 -z-10 h-40 md:h-56" />
      <div className="mt-40 bg-navy p-6 sm:p-8 md:mt-56">
        <h2 className="display text-display-sm">Ventajas de tener cuenta</h2>
        <ul className="mt-6 grid gap-6 sm:grid-cols-2">
          {BENEFITS.map(({ Icon, title, text }) => (
            <li key={title} className="flex gap-4">
              <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-accent" />
              <div>
                <h3 className="headline text-lg">{title}</h3>
                <p className="mt-1 text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
