import { Link } from 'react-router-dom';
import { club } from '../../../api/club/club.ts';
import type { LegalSection } from '../legal/LegalDocument.tsx';

const { venue, contact, legal } = club;

/** The seven sections of «Aviso legal». */
export const LEGAL_NOTICE: readonly LegalSection[] = [
  {
    id: 'titular',
    title: 'Titular de la web',
    body: (
      <>
        <p>
          En cumplimiento del artículo 10 de la Ley 34/2002, de 11 de julio, de servicios de la sociedad de la
          información y de comercio electrónico (LSSI-CE), estos son los datos de quien responde de esta web:
        </p>
        <ul>
          <li>
            <strong>Titular:</strong> {club.name} (en adelante, «el Club»), {legal.form}.
          </li>
          <li>
            <strong>NIF:</strong> {legal.taxId}.
          </li>
          <li>
            <strong>Inscripción:</strong> {legal.registry}.
          </li>
          <li>
            <strong>Domicilio:</strong> {venue.name}, {venue.street}, {venue.postalCode} {venue.city},{' '}
            {venue.region}.
          </li>
          <li>
            <strong>Teléfono:</strong> <a href={contact.phoneHref}>{contact.phone}</a>.
          </li>
          <li>
            <strong>Correo electrónico:</strong> <a href={`mailto:${contact.email}`}>{contact.email}</a>.
          </li>
        </ul>
        <p>
          Esta es la web de demostración de un club inventado: la entidad, sus números de registro, sus
          direcciones, sus teléfonos y las personas que aparecen en ella no existen. El texto es el que
          publicaría un club real.
        </p>
      </>
    ),
  },
  {
    id: 'objeto',
    title: 'Objeto y aceptación',
    body: (
      <>
        <p>
          La web informa sobre la actividad deportiva y social del Club y permite a quien lo desee crear una
          cuenta, conseguir entradas para los partidos, consultar su carnet de socio, leer sus abonos,
          comentar las noticias, participar en el programa de puntos y ponerse en contacto con el Club.
        </p>
        <p>
          Navegar por ella atribuye la condición de persona usuaria y supone aceptar este aviso en la versión
          publicada en cada momento. Algunos servicios, como la compra de abonos o el alta de socios, se
          prestan en webs de terceros y tienen sus propias condiciones, que se muestran antes de contratarlos.
        </p>
        <p>
          El Club puede modificar la web y este aviso cuando lo exijan la ley o el servicio. La fecha de la
          última actualización figura al principio de la página.
        </p>
      </>
    ),
  },
  {
    id: 'condiciones-de-uso',
    title: 'Condiciones de uso',
    body: (
      <>
        <p>
          El acceso es libre y gratuito. Para algunas funciones hace falta una cuenta, que es personal: los
          datos del registro deben ser veraces, y la contraseña, secreta. Quien sospeche que otra persona usa
          su cuenta debe avisar cuanto antes a{' '}
          <a href={`mailto:${contact.memberCareEmail}`}>{contact.memberCareEmail}</a>.
        </p>
        <p>Al usar la web te comprometes a no:</p>
        <ul>
          <li>
            publicar comentarios ofensivos, discriminatorios, violentos o que vulneren derechos de otros;
          </li>
          <li>suplantar a otra persona ni subir abonos o documentos ajenos sin su permiso;</li>
          <li>
            revender entradas, duplicar sus códigos QR o acceder al pabellón con la entrada de otra persona;
          </li>
          <li>
            introducir programas dañinos, saltarte las medidas de seguridad o sobrecargar el servicio con
            peticiones automáticas.
          </li>
        </ul>
        <p>
          Cada entrada es personal y admite un solo acceso. El Club puede retirar los comentarios que
          incumplan estas normas y suspender las cuentas desde las que se hagan, informando del motivo a la
          persona afectada, que puede pedir que se revise la decisión.
        </p>
      </>
    ),
  },
  {
    id: 'propiedad-intelectual',
    title: 'Propiedad intelectual e industrial',
    body: (
      <>
        <p>
          El nombre, el escudo, los colores, los textos, las ilustraciones, el diseño y el código de la web
          pertenecen al Club o a quienes le han cedido sus derechos, y están protegidos por el texto refundido
          de la Ley de Propiedad Intelectual (Real Decreto Legislativo 1/1996) y por la Ley 17/2001, de
          Marcas. Los nombres y distintivos de otros clubes, competiciones y patrocinadores pertenecen a sus
          titulares.
        </p>
        <p>
          Puedes ver, imprimir y compartir los contenidos para uso personal, y citar las noticias indicando la
          fuente y enlazando a ellas. Cualquier otro uso, sobre todo el comercial, necesita autorización por
          escrito. Los medios de comunicación pueden pedir material en{' '}
          <a href={`mailto:${contact.pressEmail}`}>{contact.pressEmail}</a>.
        </p>
        <p>
          Lo que escribes en los comentarios sigue siendo tuyo. Al publicarlo autorizas al Club a mostrarlo en
          la web mientras no lo borres o pidas que se borre.
        </p>
      </>
    ),
  },
  {
    id: 'enlaces',
    title: 'Enlaces a otras webs',
    body: (
      <>
        <p>
          Hay enlaces a webs que no gestiona el Club: la venta de abonos, la tienda de la marca deportiva, los
          patrocinadores, los mapas y las redes sociales. Se abren en otra pestaña y así se indica. El Club no
          controla sus contenidos ni sus condiciones y no responde de ellos, pero retirará un enlace en cuanto
          sepa que lleva a un contenido ilícito.
        </p>
        <p>
          Puedes enlazar cualquier página de esta web siempre que no la presentes como propia, no la muestres
          dentro de un marco y no des a entender que el Club te patrocina o te avala.
        </p>
      </>
    ),
  },
  {
    id: 'responsabilidad',
    title: 'Responsabilidad',
    body: (
      <>
        <p>
          El Club cuida de que la información sea correcta y de que la web esté disponible, pero no puede
          garantizar que no haya errores ni interrupciones. Las fechas, los horarios y las sedes de los
          partidos dependen de las competiciones y pueden cambiar: vale la última versión publicada en el{' '}
          <Link to="/calendario">calendario</Link>.
        </p>
        <p>
          Los precios incluyen los impuestos aplicables. Si un error evidente hiciera aparecer un precio
          equivocado, el Club lo comunicará a quien haya comprado para que confirme o anule la compra sin
          coste.
        </p>
        <p>
          El Club no responde de los daños que se deban a un uso contrario a este aviso, a causas de fuerza
          mayor o a los servicios de terceros. Nada de lo anterior limita los derechos que la ley reconoce a
          las personas consumidoras.
        </p>
      </>
    ),
  },
  {
    id: 'ley-aplicable',
    title: 'Protección de datos, ley aplicable y jurisdicción',
    body: (
      <>
        <p>
          El tratamiento de datos personales se explica en la{' '}
          <Link to="/politica-privacidad">política de privacidad</Link> y el uso de cookies en la{' '}
          <Link to="/politica-cookies">política de cookies</Link>, que forman parte de este aviso.
        </p>
        <p>
          Este aviso se rige por la ley española. Si usas la web como persona consumidora, serán competentes
          los juzgados de tu domicilio, y puedes acudir antes a los servicios de consumo de tu comunidad
          autónoma. En los demás casos, las partes se someten a los juzgados y tribunales de {club.city}.
        </p>
        <p>
          Si una cláusula resultara nula, las demás seguirán siendo válidas. Antes de pleitear, escríbenos a{' '}
          <a href={`mailto:${contact.email}`}>{contact.email}</a>: casi todo se arregla hablando.
        </p>
      </>
    ),
  },
];
