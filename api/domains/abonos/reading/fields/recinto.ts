import { withKnownAccents } from '../text/accents.ts';
import { isAddress, startsAddress } from './direccion.ts';
import { openText } from './texts.ts';
import { VENUE } from './phrases.ts';
import type { Field } from './field.ts';

const TYPICAL =
  /palau|palacio|pazo|kiroldegi|frontoi|pavill|pista|ciudad deportiva|ciutat esportiva|insular|\bcampo?\b|ateneu|pabell|pavel|poliesp|polidep|estadi|arena|centre|centro|municipal|son moix|coliseu|coliseo|velodrom|sala|fonteta|multiusos|multius|complejo|complex|frontón|fronton|auditori|gimnas|plaza de toros/;

const confidence = { typical: 0.95, other: 0.65 };

const arena = openText({ most: 100, typical: TYPICAL, confidence, mended: withKnownAccents });

/** The arena. */
export const recinto: Field = {
  labels: {
    clear: `recinto, recinte, nombre|nom recinto|recinte|pabellon|pavello, recinto deportivo, instalacion deportiva, recinte esportiu, installacio esportiva, venue,
      ${VENUE}|camp|campo pabellon|pavello|estadio|estadi|recinto|recinte, lugar|lloc celebracion|celebracio|evento|esdeveniment|juego|joc|partidos|partits|encuentros|encontres, recinto|recinte|pabellon|pavello|instalacion|installacio|campo|camp|terreno|terreny juego|joc|club`,
    vague: `${VENUE}, lugar, lloc, donde, on, se? juega|juegan|juga|juguen|disputa|disputan a?`,
  },
  closed: false,
  // «Sede: C/ del Pilar 63, 28011 Madrid» is an office.
  read: (text, isOcr) => (startsAddress(text) && isAddress(text) ? null : arena(text, isOcr)),
  examples: [
    { text: "Palau d'Esports Son Moix", value: "Palau d'Esports Son Moix" },
    { text: 'Pabellón Principe Felipe', isOcr: true, value: 'Pabellón Príncipe Felipe' },
    { text: 'C/ del Pilar 63, 28011 Madrid', value: null },
    { text: 'Fernando Portillo «El Bosque»', value: 'Fernando Portillo «El Bosque»' },
    { text: '«Palau Vell»', value: 'Palau Vell' },
    { text: '07', value: null },
  ],
};
