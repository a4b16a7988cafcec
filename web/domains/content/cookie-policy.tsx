import { Link } from 'react-router-dom';
import { club } from '../../../api/club/club.ts';
import { CookieSettingsButton } from '../../app/cookie-settings.tsx';
import { CookieTable } from '../legal/CookieTable.tsx';
import type { LegalSection } from '../legal/LegalDocument.tsx';

const BROWSERS = [
  { name: 'Google Chrome', url: 'https://support.google.com/chrome/answer/95647?hl=es' },
  {
    name: 'Mozilla Firefox',
    url: 'https://support.mozilla.org/es/kb/proteccion-antirrastreo-mejorada-en-firefox-para-escritorio',
  },
  { name: 'Safari en Mac', url: 'https://support.apple.com/es-es/guide/safari/sfri11471/mac' },
  { name: 'Safari en iPhone y iPad', url: 'https://support.apple.com/es-es/105082' },
  {
    name: 'Microsoft Edge',
    url: 'https://support.microsoft.com/es-es/microsoft-edge/eliminar-las-cookies-en-microsoft-edge-63947406-40ac-c3b8-57b9-2a946a29ae09',
  },
  { name: 'Opera', url: 'https://help.opera.com/en/latest/web-preferences/#cookies' },
];

/** The text of «Política de cookies». */
export const COOKIE_POLICY: readonly LegalSection[] = [
  {
    id: 'que-son',
    title: 'Qué son las cookies',
    body: (
      <>
        <p>
          Una cookie es un pequeño archivo que una web guarda en tu dispositivo para recordar algo entre una
          página y la siguiente: que has iniciado sesión, por ejemplo. Aquí llamamos así también a otras
          formas de guardar datos en el navegador, como el almacenamiento local, porque la ley las trata
          igual.
        </p>
        <p>
          Las usamos conforme al artículo 22.2 de la Ley 34/2002 (LSSI-CE), al Reglamento (UE) 2016/679 (RGPD)
          y a la guía sobre el uso de las cookies de la Agencia Española de Protección de Datos.
        </p>
      </>
    ),
  },
  {
    id: 'tipos',
    title: 'Qué tipos hay',
    body: (
      <>
        <ul>
          <li>
            <strong>Según quién las pone:</strong> <em>propias</em>, si las guarda esta web, o{' '}
            <em>de terceros</em>, si las guarda otra entidad.
          </li>
          <li>
            <strong>Según cuánto duran:</strong> <em>de sesión</em>, que se borran al terminar la visita, o{' '}
            <em>persistentes</em>, que se quedan un tiempo definido.
          </li>
        </ul>
        <p>Según para qué sirven, distinguimos tres:</p>
        <ul>
          <li>
            <strong>Necesarias.</strong> Sin ellas la web no funciona: mantienen tu sesión y recuerdan lo que
            has decidido sobre las demás. No requieren permiso.
          </li>
          <li>
            <strong>Analíticas.</strong> Cuentan visitas y páginas para saber qué mejorar. Solo se guardan si
            las aceptas.
          </li>
          <li>
            <strong>De marketing.</strong> Sirven para enseñarte ofertas del Club en otras webs. Solo se
            guardan si las aceptas.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'cookies-que-usamos',
    title: 'Qué cookies usa esta web',
    body: (
      <>
        <CookieTable />
        <p>
          <strong>
            Hoy esta web no carga ninguna herramienta de analítica ni de marketing, ni propia ni de terceros.
          </strong>{' '}
          Las cookies analíticas de la tabla son las que guardaría la que el Club tiene prevista, y no se
          pondrán hasta que lo hayas permitido. Tu decisión queda registrada desde ahora y se respetará
          entonces; si las rechazas, cualquiera que hubiera en tu navegador se borra en el acto.
        </p>
        <p>No usamos cookies de marketing ni compartimos lo que guardan las demás.</p>
      </>
    ),
  },
  {
    id: 'tu-decision',
    title: 'Cómo decidir y cambiar de opinión',
    body: (
      <>
        <p>
          La primera vez que entras te preguntamos. Aceptar y rechazar cuestan lo mismo, y mientras no decidas
          solo hay cookies necesarias. Guardamos qué elegiste, cuándo y sobre qué versión de esta política
          durante <strong>1 año</strong>; después volvemos a preguntar.
        </p>
        <p>Puedes cambiar de opinión cuando quieras, aquí o al pie de cualquier página:</p>
        <p>
          <CookieSettingsButton />
        </p>
        <noscript>
          <p>Con JavaScript desactivado esta web no guarda ninguna cookie que dependa de tu permiso.</p>
        </noscript>
      </>
    ),
  },
  {
    id: 'navegador',
    title: 'Cómo borrarlas en tu navegador',
    body: (
      <>
        <p>
          También puedes ver, bloquear y borrar las cookies desde la configuración del navegador. Si bloqueas
          las necesarias podrás leer la web, pero no iniciar sesión. Así se hace en cada uno:
        </p>
        <ul>
          {BROWSERS.map(({ name, url }) => (
            <li key={name}>
              <a href={url} target="_blank" rel="noopener">
                {name}
                <span className="sr-only"> (se abre en otra pestaña)</span>
              </a>
            </li>
          ))}
        </ul>
      </>
    ),
  },
  {
    id: 'mas-informacion',
    title: 'Más información y cambios',
    body: (
      <p>
        Si añadimos o quitamos cookies actualizaremos esta página y, si hace falta tu permiso, volveremos a
        pedírtelo. Para cualquier duda, escribe a{' '}
        <a href={`mailto:${club.contact.privacyEmail}`}>{club.contact.privacyEmail}</a>. Cómo tratamos tus
        datos y cómo ejercer tus derechos se explica en la{' '}
        <Link to="/politica-privacidad">política de privacidad</Link>.
      </p>
    ),
  },
];
