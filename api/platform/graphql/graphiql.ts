import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GraphiQLOptions } from 'graphql-yoga';
import { club } from '../../club/club.ts';
import { preparedResponse, sendPrepared, type PreparedResponse } from '../http/prepared-response.ts';
import { GRAPHIQL_SECURITY_POLICY } from '../http/security-headers.ts';

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

const options: GraphiQLOptions = {
  title: `${club.name} · GraphQL`,
  defaultTabs,
  credentials: 'same-origin',
};

/** Whether a request is a browser's that opens the endpoint. @param accepted the media types, the best first */
export function asksForGraphiQL({ method }: IncomingMessage, accepted: readonly string[]): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  return accepted.find((type) => type === 'text/html' || type.endsWith('json')) === 'text/html';
}

/** The editor's page, prepared with its first request: its code is nine megabytes of text, and always the same. */
let prepared: Promise<PreparedResponse> | undefined;

async function prepare(): Promise<PreparedResponse> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
  const page = preparedResponse({
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, no-cache',
      vary: 'Accept, Accept-Encoding',
      // GraphiQL needs a policy of its own.
      'content-security-policy': GRAPHIQL_SECURITY_POLICY,
    },
    body: renderGraphiQL(options),
  });
  // The quick compression of first responses runs in the thread of all requests, where this body would take too long.
  return { ...page, wasSent: true };
}

/** Sends the editor's page, compressed, or a 304 to a browser that has it. */
export async function sendGraphiQL(request: IncomingMessage, response: ServerResponse): Promise<void> {
  prepared ??= prepare();
  await sendPrepared(request, response, await prepared);
}
