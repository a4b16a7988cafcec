import type { GraphiQLOptions } from 'graphql-yoga';
import { club } from '../../club/club.ts';

/** The example tabs of GraphiQL; each runs unchanged on the demonstration club. */
const defaultTabs = [
  `# Los próximos partidos en casa
query ProximosPartidos {
  matches(filter: { upcoming: true, home: true }, pageSize: 5) {
    totalCount
    items {
      id
      subject
      matchDate
      location
      competition
      ticketPrice
      isOnSale
    }
  }
}
`,
  `# Las últimas noticias de una categoría
query UltimasNoticias {
  news(category: "Equipo", pageSize: 3) {
    items {
      id
      title
      excerpt
      publicationDate
      category {
        name
      }
    }
  }
}
`,
  `# Quién soy y qué entradas tengo (hay que iniciar sesión en la web)
query Yo {
  viewer {
    name
    roles
    tickets {
      id
      qrCode
      match {
        subject
        matchDate
      }
    }
  }
}
`,
  `# Comprar una entrada (hay que iniciar sesión en la web).
# El id del partido sale de la primera pestaña y va abajo, en «Variables».
mutation Comprar($input: PurchaseTicketInput!) {
  purchaseTicket(input: $input) {
    __typename
    ... on PurchaseTicketSuccess {
      ticket {
        id
        qrCode
      }
    }
    ... on UserError {
      code
      message
    }
  }
}
`,
].map((query) => ({
  query,
  variables: query.includes('$input') ? '{ "input": { "matchId": "1" } }' : null,
}));

export const graphiql = {
  title: `${club.name} · GraphQL`,
  defaultTabs,
  credentials: 'same-origin' as const,
};

/** The editor's page: ten megabytes of code as text, so it is only loaded when it is requested. */
export async function renderGraphiQL(options: GraphiQLOptions): Promise<string> {
  const editor = await import('@graphql-yoga/render-graphiql');
  return editor.renderGraphiQL(options);
}
