import { useQuery } from 'urql';
import type { PageLoad } from '../../app/page.ts';
import { graphql } from '../../gql/index.ts';
import { preload } from '../../graphql/preload.ts';
import { Ticket } from '../../ui/icons.tsx';
import { Bell, Coins, FileText, Handshake, Mail, MemberCard, ShoppingBag } from '../../ui/page-icons.tsx';
import { type PanelCard, PanelCards } from '../PanelCards.tsx';
import { PanelPage } from '../PanelPage.tsx';

const CommercialQuery = graphql(`
  query CommercialPage {
    products(pageSize: 1) {
      totalCount
    }
    matchSales(pageSize: 1) {
      totalCount
    }
    memberships(pageSize: 1) {
      totalCount
    }
    sponsorInquiries(pageSize: 1) {
      totalCount
    }
    abonosToReview(pageSize: 1) {
      totalCount
    }
    allSponsors(pageSize: 1) {
      totalCount
    }
  }
`);

export const load: PageLoad = (client) => preload(client, CommercialQuery, {}, 'cache-and-network');

/** The tab for the shop, tickets, members and sponsors. */
export default function CommercialPage() {
  const [{ data }] = useQuery({ query: CommercialQuery });
  const cards: PanelCard[] = [
    {
      title: 'Productos',
      text: 'La tienda: nombres, precios, existencias y fotos.',
      Icon: ShoppingBag,
      to: '/admin/commercial/products',
      count: { value: data?.products.totalCount ?? null, unit: ['producto', 'productos'] },
    },
    {
      title: 'Entradas vendidas',
      text: 'Ventas de cada partido y lista de asistentes.',
      Icon: Ticket,
      to: '/admin/commercial/tickets',
      count: { value: data?.matchSales.totalCount ?? null, unit: ['partido en casa', 'partidos en casa'] },
    },
    {
      title: 'Pagos',
      text: 'Lo cobrado y devuelto en la web, recibos y conciliación.',
      Icon: Coins,
      to: '/admin/commercial/payments',
    },
    {
      title: 'Carnets de socio',
      text: 'Concede, renueva y da de baja carnets.',
      Icon: MemberCard,
      to: '/admin/commercial/memberships',
      count: { value: data?.memberships.totalCount ?? null, unit: ['carnet', 'carnets'] },
    },
    {
      title: 'Solicitudes de patrocinio',
      text: 'Empresas que escriben: estado y notas del equipo.',
      Icon: Mail,
      to: '/admin/commercial/inquiries',
      count: { value: data?.sponsorInquiries.totalCount ?? null, unit: ['solicitud', 'solicitudes'] },
    },
    {
      title: 'Revisión de abonos',
      text: 'Los PDF que el lector no ha entendido del todo.',
      Icon: FileText,
      to: '/admin/commercial/abonos',
      count: { value: data?.abonosToReview.totalCount ?? null, unit: ['por revisar', 'por revisar'] },
    },
    {
      title: 'Notificaciones',
      text: 'Escribe a los móviles de la afición y mira qué ha llegado.',
      Icon: Bell,
      to: '/admin/commercial/notifications',
    },
    {
      title: 'Patrocinadores',
      text: 'Quién aparece en la web, con qué logotipo y en qué orden.',
      Icon: Handshake,
      to: '/admin/sponsors',
      count: { value: data?.allSponsors.totalCount ?? null, unit: ['patrocinador', 'patrocinadores'] },
    },
  ];
  return (
    <PanelPage title="Comercial" description="Tienda, entradas, socios y patrocinio.">
      <PanelCards label="Secciones comerciales" cards={cards} />
    </PanelPage>
  );
}
