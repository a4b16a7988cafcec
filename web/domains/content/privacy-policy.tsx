import { Link } from 'react-router-dom';
import { club } from '../../../api/club/club.ts';
import type { LegalSection } from '../legal/LegalDocument.tsx';
import { PaymentProvider } from '../legal/PaymentProvider.tsx';
import { PURPOSES } from './privacy-purposes.ts';

const { venue, contact, legal } = club;
const privacyMail = <a href={`mailto:${contact.privacyEmail}`}>{contact.privacyEmail}</a>;

/** The eight sections of «Política de privacidad». */
export const PRIVACY_POLICY: readonly LegalSection[] = [
  {
    id: 'responsable',
    title: 'Quién responde de tus datos',
    body: (
      <>
        <p>
          El responsable del tratamiento es <strong>{club.name}</strong> (en adelante, «el Club»),{' '}
          {legal.form}, con NIF {legal.taxId} y domicilio en {venue.name}, {venue.street}, {venue.postalCode}{' '}
          {venue.city}, {venue.region}. Para todo lo que tenga que ver con tus datos, escribe a {privacyMail}{' '}
          o llama al <a href={contact.phoneHref}>{contact.phone}</a>.
        </p>
        <p>Los tratamos conforme a:</p>
        <ul>
          <li>el Reglamento (UE) 2016/679, general de protección de datos (RGPD);</li>
          <li>
            la Ley Orgánica 3/2018, de 5 de diciembre, de protección de datos personales y garantía de los
            derechos digitales (LOPDGDD);
          </li>
          <li>
            la Ley 34/2002, de servicios de la sociedad de la información y de comercio electrónico (LSSI-CE),
            en lo que toca a cookies y comunicaciones.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'datos',
    title: 'Qué datos tratamos',
    body: (
      <>
        <p>Solo los que nos das o los que nacen de usar tu cuenta:</p>
        <ul>
          <li>
            <strong>Cuenta:</strong> nombre, correo electrónico, tipo de cuenta y fecha de alta. De la
            contraseña guardamos solo una huella cifrada (argon2id) que no permite conocerla.
          </li>
          <li>
            <strong>Entradas y carnet:</strong> partidos para los que tienes entrada, su código y su uso en el
            acceso; número y tipo de socio, y fechas de validez.
          </li>
          <li>
            <strong>Abonos que subes:</strong> el PDF y lo que se lee en él, como nombre de asistente,
            asiento, referencia y precio. La lectura es automática y se hace en nuestros servidores. Si avisas
            de un error, también lo que nos escribes, hasta que el club lo comprueba.
          </li>
          <li>
            <strong>Participación:</strong> comentarios en las noticias, que son públicos y llevan tu nombre,
            y los puntos y logros que ganas.
          </li>
          <li>
            <strong>Avisos:</strong> si los activas, la dirección que tu navegador nos da para enviarlos, sus
            claves y los tipos de aviso que eliges.
          </li>
          <li>
            <strong>Patrocinio:</strong> nombre, empresa, correo, teléfono (si lo pones), nivel que te
            interesa y mensaje.
          </li>
          <li>
            <strong>Datos técnicos:</strong> la sesión iniciada y los registros necesarios para la seguridad,
            como los intentos de acceso fallidos. No hacemos perfiles con ellos.
          </li>
        </ul>
        <p>
          No pedimos datos de categorías especiales. Los campos obligatorios están señalados: sin ellos no
          podemos prestarte el servicio.
        </p>
      </>
    ),
  },
  {
    id: 'finalidades',
    title: 'Para qué los usamos y con qué base',
    body: (
      <>
        <ul>
          {PURPOSES.map(({ purpose, basis }) => (
            <li key={purpose}>
              <strong>{purpose}</strong> Base: {basis}
            </li>
          ))}
        </ul>
        <p>
          El consentimiento se puede retirar cuando quieras, tan fácilmente como se dio y sin que afecte a lo
          hecho hasta entonces. No tomamos decisiones con efectos jurídicos basadas solo en medios
          automáticos: un abono que la lectura no tenga claro lo revisa una persona.
        </p>
      </>
    ),
  },
  {
    id: 'conservacion',
    title: 'Cuánto tiempo los guardamos',
    body: (
      <>
        <ul>
          <li>
            <strong>Cuenta, comentarios, puntos y abonos:</strong> mientras tengas la cuenta. Al borrarla se
            borran con ella.
          </li>
          <li>
            <strong>Sesión:</strong> se cierra al salir y, como mucho, a los 30 días de iniciarla.
          </li>
          <li>
            <strong>Copia de tus entradas y tu carnet en el dispositivo</strong>, para enseñarlos sin
            conexión: hasta que cierras sesión.
          </li>
          <li>
            <strong>Entradas y compras:</strong> hasta que prescriban las obligaciones fiscales y contables,
            seis años según el Código de Comercio.
          </li>
          <li>
            <strong>Solicitudes de patrocinio:</strong> un año desde el último contacto, si no acaban en
            acuerdo.
          </li>
          <li>
            <strong>Avisos:</strong> hasta que los desactives o tu navegador los anule.
          </li>
        </ul>
        <p>
          Después, si la ley lo exige, los datos quedan bloqueados a disposición de jueces y administraciones
          durante el plazo de prescripción, y luego se eliminan.
        </p>
      </>
    ),
  },
  {
    id: 'destinatarios',
    title: 'Con quién los compartimos',
    body: (
      <>
        <p>No vendemos ni cedemos tus datos. Solo acceden a ellos:</p>
        <ul>
          <li>
            proveedores que alojan y mantienen la web, con contrato de encargo del artículo 28 del RGPD y
            servidores en el Espacio Económico Europeo;
          </li>
          <li>
            el servicio de avisos de tu navegador (de Google, Mozilla, Apple o Microsoft), solo si activas los
            avisos. El contenido viaja cifrado y ese servicio no puede leerlo;
          </li>
          <li>
            Apple o Google, solo si guardas una entrada en su monedero: tu nombre, el partido y el código. Si
            cierras tu cuenta, tu nombre se quita de la entrada guardada, que sigue valiendo;
          </li>
          <PaymentProvider />
          <li>administraciones, jueces y fuerzas de seguridad, cuando la ley obliga.</li>
        </ul>
        <p>
          Los servicios de avisos pueden estar fuera del Espacio Económico Europeo. En ese caso la
          transferencia se ampara en una decisión de adecuación de la Comisión Europea o en cláusulas
          contractuales tipo. La venta de abonos, el alta de socios, la tienda de la marca deportiva y las
          redes sociales están en webs de terceros, que tratan tus datos según sus propias políticas.
        </p>
      </>
    ),
  },
  {
    id: 'derechos',
    title: 'Tus derechos y cómo ejercerlos',
    body: (
      <>
        <p>Puedes pedirnos en cualquier momento:</p>
        <ul>
          <li>
            <strong>acceso:</strong> saber qué datos tuyos tenemos y recibir una copia;
          </li>
          <li>
            <strong>rectificación:</strong> corregir los que estén mal o incompletos;
          </li>
          <li>
            <strong>supresión:</strong> que los borremos cuando ya no hagan falta;
          </li>
          <li>
            <strong>oposición</strong> a los tratamientos que se basan en el interés legítimo;
          </li>
          <li>
            <strong>limitación:</strong> que los conservemos sin usarlos mientras se resuelve una reclamación;
          </li>
          <li>
            <strong>portabilidad:</strong> recibirlos en un formato que otra entidad pueda leer;
          </li>
          <li>
            <strong>retirar tu consentimiento</strong> y no ser objeto de decisiones automatizadas.
          </li>
        </ul>
        <p>
          Para ejercerlos, escribe un correo a {privacyMail} diciendo qué derecho quieres ejercer y{' '}
          <strong>adjunta una copia de tu DNI, NIE o pasaporte</strong>, para que podamos comprobar que eres
          tú. Tapa en ella lo que no haga falta: basta con el nombre, el número y la fecha de caducidad. Si
          actúas en nombre de otra persona, añade el documento que te autoriza.
        </p>
        <p>
          Es gratis y respondemos en el plazo de un mes, que puede alargarse otros dos si la petición es
          compleja; si es así, te lo diremos.
        </p>
      </>
    ),
  },
  {
    id: 'reclamaciones',
    title: 'Reclamar ante la Agencia Española de Protección de Datos',
    body: (
      <>
        <p>
          Si crees que no hemos tratado bien tus datos o no hemos atendido tus derechos, puedes presentar una
          reclamación ante la <strong>Agencia Española de Protección de Datos (AEPD)</strong>, calle de Jorge
          Juan, 6, 28001 Madrid, o en su sede electrónica:{' '}
          <a href="https://sedeaepd.gob.es" target="_blank" rel="noopener">
            sedeaepd.gob.es
            <span className="sr-only"> (se abre en otra pestaña)</span>
          </a>
          .
        </p>
        <p>
          No hace falta que nos escribas antes, pero te lo agradeceremos: a menudo podemos arreglarlo el mismo
          día.
        </p>
      </>
    ),
  },
  {
    id: 'seguridad',
    title: 'Seguridad, menores y cambios',
    body: (
      <>
        <p>
          Aplicamos medidas técnicas y organizativas acordes con el riesgo: conexiones cifradas, contraseñas
          guardadas como huella, accesos limitados según la función de cada persona del Club, copias de
          seguridad y bloqueo temporal de las cuentas tras varios intentos fallidos. Si una brecha de
          seguridad supusiera un riesgo alto para ti, te avisaríamos sin demora.
        </p>
        <p>
          Para crear una cuenta hay que tener al menos <strong>14 años</strong> (artículo 7 de la LOPDGDD).
          Por debajo de esa edad debe hacerlo quien tenga la patria potestad o la tutela; si descubrimos que
          no ha sido así, borraremos la cuenta.
        </p>
        <p>
          Si cambiamos esta política de forma importante lo anunciaremos en la web antes de que se aplique. Lo
          que se guarda en tu dispositivo se explica en la{' '}
          <Link to="/politica-cookies">política de cookies</Link>, y las condiciones de uso, en el{' '}
          <Link to="/aviso-legal">aviso legal</Link>.
        </p>
      </>
    ),
  },
];
