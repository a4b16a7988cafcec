import type { FieldName } from '../../../api/domains/abonos/reading/read-abono.ts';
import type { Chance } from '../chance.ts';

/** The fields of a pass as printed; a field that a paper does not print is empty. */
export type PassTruth = Record<FieldName, string | number>;

const GIVEN = `Aina|Toni|Margalida Francisca|Joan Miquel|María del Carmen|Núria|Iñaki|Xisca|Llorenç|José Antonio|Àngels|Bàrbara|
  Guillem|Francisca Mª|Zoë|Mohamed|Jordi|Lucía|Tomeu|Antònia|Andrés|Sofía|Biel|Ana Belén|Òscar|Yolanda|Kevin`;
const SURNAMES = `Vallespir|Frau|Riera|Salom|Coll|Ferrer|Fernández de la Fuente|Bonnín|Mas|Sureda|García|Martínez|Torrens|Ben Salah|
  Pons-Llabrés|Roig i Ferrà|O'Connor|Muñoz|Güell|Capó|Castelló|Nadal|Vich|de la Torre|Llull|Sastre|Oliver|Amengual|Pérez`;
const TYPES = `General|Adulto|Infantil|Juvenil|Familiar|VIP|Jubilado|Protector|Sub-25|Senior +65|Abono joven|Adult|Empresa`;
const EVENTS = `Liga Regular Primera FEB YY|Liga Endesa YY|Lliga Femenina Endesa YY|LEB Oro - Liga Regular YY|Copa del Rey de Baloncesto YY|
  Segunda FEB Grupo Este YY|Euroliga - Fase Regular YY`;
const VENUES = `Palau d'Esports Son Ferriol#Carrer de Margalida Caimari 12, 07198 Palma|Palau Municipal d'Esports Son Moix#Camí de la Vileta 40, 07011 Palma|
  Pabellón Príncipe Felipe#Avda. Cesáreo Alierta 120, 50013 Zaragoza|Polideportivo La Alhóndiga#C/ Alhóndiga s/n, 28901 Getafe|
  Pavelló Olímpic de Badalona#Av. Alfons XIII s/n, 08912 Badalona|Fernando Buesa Arena#Carretera de Zurbano s/n, 01013 Vitoria-Gasteiz|
  Centro Insular de Deportes#Avenida Alcalde José Ramírez Bethencourt 5, 35003 Las Palmas de Gran Canaria|
  Pavelló Nou Congost#Carrer de Berenguer d'en Palou 2, 08242 Manresa`;
const RINGS = `Inferior|Superior|Anillo 2|Fondo 6|Grada Norte|Tribuna Este|Anillo Bajo|Preferencia|Lateral|Gol Sud|Anell Superior|General`;
const CLUBS = `Palma Mallorca Bàsquet|Bàsquet Illes|CB Son Ferriol|Zaragoza Basket|Club Joventut|Baskonia|C.B. Gran Canaria`;
const HOMES = `C/ Aragó 112, 3r 2a, 07005 Palma|Calle Mayor 7, 2º B, 50001 Zaragoza|Av. Jaume III 25, 1r, 07012 Palma|Carrer del Sol 4, 08912 Badalona`;

const list = (text: string) => text.split('|').map((one) => one.trim());
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const DIGITS = '0123456789';

export const pickClub = (chance: Chance) => chance.pick(list(CLUBS));
export const pickHome = (chance: Chance) => chance.pick(list(HOMES));

/** What the passes of one order have in common. */
export type Season = Pick<
  PassTruth,
  'temporada' | 'evento' | 'recinto' | 'direccion' | 'nifOrganizador' | 'nifDistr'
>;

/** A season of a club at its arena. */
export function inventSeason(chance: Chance): Season {
  const year = chance.whole(2024, 2028);
  const [recinto = '', direccion = ''] = chance.pick(list(VENUES)).split('#');
  const short = `${year}/${String(year + 1).slice(2)}`;
  return {
    temporada: `${year}/${year + 1}`,
    evento: chance.pick(list(EVENTS)).replace('YY', chance.pick([short, `${year}/${year + 1}`])),
    recinto,
    direccion,
    nifOrganizador: companyNumber(chance, chance.pick(['G', 'A'])),
    nifDistr: companyNumber(chance, 'B'),
  };
}

/** A pass of somebody with a seat of its own. */
export function inventPass(chance: Chance, season: Season): PassTruth {
  const cents = chance.pick([4000, 5500, 9500, 9725, 11000, 15050, 22050, 30000, 123450]);
  const fee = chance.pick([0, 100, 150, 275, 440, 60]);
  const euros = (amount: number) => (amount / 100).toFixed(2);
  const letters = (count: number) => chance.letters(count, LETTERS);
  const digits = (count: number) => chance.letters(count, DIGITS);
  return {
    ...season,
    nombreAsistente: `${chance.pick(list(GIVEN))} ${chance.pick(list(SURNAMES))} ${chance.pick(list(SURNAMES))}`,
    tipoAbonament: chance.pick(list(TYPES)),
    anillo: chance.pick(list(RINGS)),
    bloque: chance.pick([
      String(chance.whole(101, 140)),
      `A${chance.whole(1, 9)}`,
      String(chance.whole(1, 24)),
    ]),
    fila: chance.whole(1, 30),
    asiento: chance.whole(1, 60),
    referenciaTicket: chance.pick([
      `${letters(4)}-${digits(6)}`,
      `PMB-${String(season.temporada).slice(0, 4)}-${digits(6)}`,
      digits(10),
      `${letters(2)}${digits(7)}`,
    ]),
    codigoLocalizador: chance.letters(chance.pick([6, 8, 10]), LETTERS + DIGITS.slice(2)),
    precioEntrada: euros(cents),
    precioDistribucion: euros(fee),
    precioTotal: euros(cents + fee),
  };
}

function companyNumber(chance: Chance, kind: string): string {
  const digits = chance.letters(7, DIGITS);
  const sum = [...digits].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 1 : 2);
    return total + Math.floor(value / 10) + (value % 10);
  }, 0);
  return `${kind}${digits}${(10 - (sum % 10)) % 10}`;
}

/** The ways in which papers write a sum of money. */
export const MONEY: Record<string, (euros: string, cents: string) => string> = {
  comma: (euros, cents) => `${euros},${cents} €`,
  point: (euros, cents) => `${euros}.${cents} €`,
  word: (euros, cents) => `${euros},${cents} EUR`,
  before: (euros, cents) => `€ ${euros},${cents}`,
  apostrophe: (euros, cents) => `${euros}'${cents} €`,
  quote: (euros, cents) => `${euros}’${cents} €`,
  acute: (euros, cents) => `${euros}´${cents} €`,
  middle: (euros, cents) => `${euros}·${cents} €`,
  inside: (euros, cents) => `${euros}€${cents}`,
  raised: (euros, cents) => `${euros}<sup style="font-size:60%">${cents}</sup> €`,
  spoken: (euros, cents) => (Number(cents) === 0 ? `${euros} euros` : `${euros} euros con ${cents} céntimos`),
};

/** A sum as some paper writes it, in HTML. */
export function money(amount: string | number, form: string): string {
  const [euros = '0', cents = '00'] = String(amount).split('.');
  const grouped = form === 'comma' || form === 'before' ? euros.replace(/\B(?=(\d{3})+$)/g, '.') : euros;
  return (MONEY[form] ?? MONEY.comma)?.(grouped, cents) ?? '';
}
