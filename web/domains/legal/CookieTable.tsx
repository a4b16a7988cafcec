const SESSION = 'Sesión';

/** What the browser stores, or would store with consent, and for how long. */
const COOKIES = [
  {
    kind: 'Necesarias',
    name: 'pmb_session',
    owner: 'Propia',
    purpose: 'Mantiene tu sesión iniciada. Se borra al salir; como mucho dura 30 días.',
    lifetime: SESSION,
  },
  {
    kind: 'Necesarias',
    name: 'pmb_device',
    owner: 'Propia',
    purpose:
      'Recuerda que ya has iniciado sesión en este dispositivo, para que los intentos de otras personas no te impidan entrar.',
    lifetime: '1 año',
  },
  {
    kind: 'Necesarias',
    name: 'cookie_consent',
    owner: 'Propia, almacenamiento local',
    purpose: 'Recuerda lo que has decidido sobre las cookies, y cuándo.',
    lifetime: '1 año',
  },
  {
    kind: 'Necesarias',
    name: 'scroll',
    owner: 'Propia, almacenamiento de sesión',
    purpose: 'Te devuelve al punto de la página en que estabas cuando vuelves atrás.',
    lifetime: SESSION,
  },
  {
    kind: 'Necesarias',
    name: 'draft',
    owner: 'Propia, almacenamiento de sesión',
    purpose:
      'Guarda lo que escribes en un formulario o un comentario, por si la página se recarga. Nunca contraseñas. Se borra al enviarlo y al salir.',
    lifetime: SESSION,
  },
  {
    kind: 'Necesarias',
    name: 'pmb_passes',
    owner: 'Propia, almacenamiento local',
    purpose: 'Guarda tus entradas y tu carnet para enseñarlos sin conexión. Se borra al salir.',
    lifetime: SESSION,
  },
  {
    kind: 'Necesarias',
    name: 'pmb_push',
    owner: 'Propia, almacenamiento local',
    purpose: 'Recuerda de quién son los avisos que recibe este dispositivo. Se borra al salir.',
    lifetime: SESSION,
  },
  {
    kind: 'Analíticas',
    name: '_ga',
    owner: 'Google, no instalada',
    purpose: 'Distinguiría a unas visitas de otras para contarlas.',
    lifetime: '2 años',
  },
  {
    kind: 'Analíticas',
    name: '_gid',
    owner: 'Google, no instalada',
    purpose: 'Distinguiría las visitas de un mismo día.',
    lifetime: '24 h',
  },
] as const;

const CELL = 'border-b border-hairline py-3 pr-3 align-top sm:pr-5';

/** The cookies by name. Three columns, so that it fits a phone without scrolling. */
export function CookieTable() {
  return (
    <table className="table! w-full table-fixed border-collapse text-left text-[0.9375rem] leading-snug">
      <caption className="sr-only">Cookies de esta web: nombre, finalidad y duración</caption>
      <thead>
        <tr>
          {['Cookie', 'Para qué sirve', 'Duración'].map((label, at) => (
            <th
              key={label}
              scope="col"
              className={`caption border-b-3! border-fg! px-0! pb-2.5! ${['w-[38%] sm:w-[34%]', '', 'w-[21%] sm:w-[16%]'][at]}`}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {COOKIES.map(({ kind, name, owner, purpose, lifetime }) => (
          <tr key={name}>
            <th scope="row" className={`${CELL} pl-0! font-normal!`}>
              <code className="px-0! bg-transparent! font-semibold [overflow-wrap:anywhere]">{name}</code>
              <span className="block text-sm text-muted">{kind}</span>
              <span className="block text-sm text-muted">{owner}</span>
            </th>
            <td className={`${CELL} pl-0!`}>{purpose}</td>
            <td className={`${CELL} pr-0! pl-0! font-semibold`}>{lifetime}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
