import { plain } from '../text/letters.ts';

// Words of labels in Basque, Galician and English, with the Spanish word for the same. Basque and English put the more general
// word last: «seat number».

const BASQUE = new Map(
  Object.entries({
    abonatua: 'abonado',
    abonu: 'abono',
    abonamendu: 'abono',
    abonamendua: 'abono',
    abonua: 'abono',
    abizenak: 'apellidos',
    antolatzailea: 'organizador',
    banaketa: 'distribucion',
    banatzailea: 'distribuidor',
    bazkide: 'socio',
    bazkidea: 'socio',
    bloke: 'bloque',
    blokea: 'bloque',
    denboraldi: 'temporada',
    denboraldia: 'temporada',
    erabiltzailea: 'usuario',
    eraztuna: 'anillo',
    erreserba: 'reserva',
    erosketa: 'compra',
    erreferentzia: 'referencia',
    eser: 'asiento',
    eserleku: 'asiento',
    eserlekua: 'asiento',
    eskaera: 'pedido',
    gastuak: 'gastos',
    guztira: 'total',
    harmaila: 'grada',
    helbidea: 'direccion',
    ifk: 'nif',
    ifz: 'nif',
    ilara: 'fila',
    instalazioa: 'instalacion',
    izen: 'nombre',
    jardunaldia: 'competicion',
    izena: 'nombre',
    jarl: 'asiento',
    jarlekua: 'asiento',
    kiroldegia: 'pabellon',
    kodea: 'codigo',
    komisioa: 'comision',
    kostua: 'coste',
    kudeaketa: 'gestion',
    lehiaketa: 'competicion',
    lokalizatzailea: 'localizador',
    maila: 'nivel',
    mota: 'tipo',
    ordaindua: 'pagado',
    prezioa: 'precio',
    salmenta: 'venta',
    sarrera: 'entrada',
    sektorea: 'sector',
    titularra: 'titular',
    txartel: 'tarjeta',
    txartela: 'tarjeta',
    zenbakia: 'num',
    zenbatekoa: 'importe',
    zk: 'num',
  }),
);

const GALICIAN = new Map(
  Object.entries({
    anel: 'anillo',
    apelidos: 'apellidos',
    asento: 'asiento',
    bancada: 'grada',
    custo: 'coste',
    custos: 'costes',
    despesas: 'gastos',
    enderezo: 'direccion',
    entidade: 'entidad',
    modalidade: 'modalidad',
    nome: 'nombre',
    pavillon: 'pabellon',
    persoa: 'persona',
    prezo: 'precio',
    tempada: 'temporada',
    xestion: 'gestion',
  }),
);

const ENGLISH = new Map(
  Object.entries({
    address: 'direccion',
    amount: 'importe',
    attendee: 'asistente',
    block: 'bloque',
    booking: 'reserva',
    by: 'por',
    code: 'codigo',
    competition: 'competicion',
    date: 'fecha',
    distribution: 'distribucion',
    distributor: 'distribuidor',
    entrance: 'puerta',
    fee: 'gastos',
    fees: 'gastos',
    full: 'de',
    gate: 'puerta',
    handling: 'gestion',
    holder: 'titular',
    level: 'nivel',
    management: 'gestion',
    name: 'nombre',
    number: 'num',
    of: 'de',
    order: 'pedido',
    organiser: 'organizador',
    organizer: 'organizador',
    paid: 'pagado',
    pass: 'pase',
    price: 'precio',
    purchase: 'compra',
    reference: 'referencia',
    row: 'fila',
    seat: 'asiento',
    section: 'seccion',
    seller: 'vendedor',
    service: 'servicio',
    sold: 'vendido',
    stand: 'grada',
    surname: 'apellidos',
    tax: 'fiscal',
    tier: 'anillo',
    type: 'tipo',
    vat: 'nif',
    venue: 'recinto',
  }),
);

/** «antolatzailearen»: «of the organiser», in Basque. */
const withoutGenitive = (word: string) => word.replace(/(?<=a)ren$/, '');

const ofBasque = (word: string) => BASQUE.get(word) ?? BASQUE.get(withoutGenitive(word));

/** The Spanish word for a Basque, Galician or English word of labels, in plain letters; other words as they are. */
export const inSpanish = (word: string): string =>
  ofBasque(word) ?? GALICIAN.get(word) ?? ENGLISH.get(word) ?? word;

/** Whether a word is of a language that puts the more general word last, so that «seat number» is read from its end. */
export const endsWithSubject = (text: string): boolean => {
  const word = plain(text).replace(/[^a-z]/g, '');
  return ofBasque(word) !== undefined || ENGLISH.has(word);
};
