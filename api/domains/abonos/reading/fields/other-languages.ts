import { plain } from '../text/letters.ts';

// Words of labels in Basque, Galician, English and German, with the Spanish word for the same. Basque, English and German put
// the more general word last: «seat number».

const BASQUE = new Map(
  Object.entries({
    abizenak: 'apellidos',
    abonamendu: 'abono',
    abonamendua: 'abono',
    abonatua: 'abonado',
    abonu: 'abono',
    abonua: 'abono',
    antolatzailea: 'organizador',
    atea: 'puerta',
    banaketa: 'distribucion',
    banatzailea: 'distribuidor',
    bazkide: 'socio',
    bazkidea: 'socio',
    bidalketa: 'envio',
    bloke: 'bloque',
    blokea: 'bloque',
    deiturak: 'apellidos',
    denboraldi: 'temporada',
    denboraldia: 'temporada',
    denera: 'total',
    egiaztapen: 'verificacion',
    ekitaldia: 'evento',
    erabiltzailea: 'usuario',
    eraztuna: 'anillo',
    erosketa: 'compra',
    erref: 'ref',
    erreferentzia: 'referencia',
    errenkada: 'fila',
    erreserba: 'reserva',
    eser: 'asiento',
    eserleku: 'asiento',
    eserlekua: 'asiento',
    eskabide: 'solicitud',
    eskaera: 'pedido',
    faktura: 'factura',
    gastuak: 'gastos',
    gunea: 'zona',
    guztira: 'total',
    guztizkoa: 'total',
    harmaila: 'grada',
    helbidea: 'direccion',
    ifk: 'nif',
    ifz: 'nif',
    ilara: 'fila',
    instalazioa: 'instalacion',
    izapide: 'tramitacion',
    izen: 'nombre',
    izena: 'nombre',
    jabea: 'titular',
    jardunaldia: 'competicion',
    jarl: 'asiento',
    jarlekua: 'asiento',
    jauregia: 'palau',
    jokalekua: 'recinto',
    kategoria: 'categoria',
    kirol: 'deportiva',
    kiroldegia: 'pabellon',
    kiroldegiko: 'pabellon',
    kodea: 'codigo',
    kokapen: 'localizacion',
    kokatzaile: 'localizador',
    kokatzailea: 'localizador',
    komisioa: 'comision',
    kostua: 'coste',
    kudeaketa: 'gestion',
    lehiaketa: 'competicion',
    lerroa: 'fila',
    lokalizatzailea: 'localizador',
    maila: 'nivel',
    modalitatea: 'modalidad',
    mota: 'tipo',
    nan: 'dni',
    ordainagiri: 'recibo',
    ordainagiria: 'recibo',
    ordaindua: 'pagado',
    ordaintzeko: 'pagar',
    osoa: 'total',
    pabiloia: 'pabellon',
    prezio: 'precio',
    prezioa: 'precio',
    salmenta: 'venta',
    saltzailea: 'vendedor',
    sarbidea: 'acceso',
    sarrera: 'entrada',
    sektorea: 'sector',
    solairua: 'planta',
    sustatzailea: 'promotor',
    titularra: 'titular',
    tokia: 'lugar',
    txapelketa: 'competicion',
    txartel: 'tarjeta',
    txartela: 'tarjeta',
    zenbakia: 'num',
    zenbateko: 'importe',
    zenbatekoa: 'importe',
    zk: 'num',
  }),
);

const GALICIAN = new Map(
  Object.entries({
    andar: 'planta',
    anel: 'anillo',
    apelidos: 'apellidos',
    asento: 'asiento',
    bancada: 'grada',
    cadeira: 'asiento',
    custo: 'coste',
    custos: 'costes',
    despesas: 'gastos',
    enderezo: 'direccion',
    entidade: 'entidad',
    fileira: 'fila',
    localidade: 'localidad',
    modalidade: 'modalidad',
    nome: 'nombre',
    pavillon: 'pabellon',
    persoa: 'persona',
    prezo: 'precio',
    ringleira: 'fila',
    solicitude: 'solicitud',
    taxas: 'tasas',
    tempada: 'temporada',
    xestion: 'gestion',
    xestora: 'gestora',
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
    category: 'categoria',
    code: 'codigo',
    competition: 'competicion',
    date: 'fecha',
    distribution: 'distribucion',
    distributor: 'distribuidor',
    entrance: 'puerta',
    fee: 'gastos',
    fees: 'gastos',
    first: 'de',
    full: 'de',
    gate: 'puerta',
    handling: 'gestion',
    holder: 'titular',
    home: 'particular',
    invoice: 'factura',
    level: 'nivel',
    management: 'gestion',
    member: 'socio',
    name: 'nombre',
    number: 'num',
    of: 'de',
    order: 'pedido',
    organiser: 'organizador',
    organizer: 'organizador',
    paid: 'pagado',
    pass: 'pase',
    passenger: 'asistente',
    price: 'precio',
    purchase: 'compra',
    receipt: 'recibo',
    reference: 'referencia',
    ring: 'anillo',
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
    total: 'total',
    type: 'tipo',
    vat: 'nif',
    venue: 'recinto',
  }),
);

/** A compound that is no more than its parts is not here: see `inGerman`. */
const GERMAN = new Map(
  Object.entries({
    adresse: 'direccion',
    anbieter: 'vendedor',
    anschrift: 'direccion',
    anzahl: 'cantidad',
    auftrag: 'pedido',
    austragungsort: 'recinto',
    ausweis: 'dni',
    bearbeitung: 'tramitacion',
    bereich: 'zona',
    bestell: 'pedido',
    bestellung: 'pedido',
    betrag: 'importe',
    bezahlt: 'pagado',
    buchung: 'reserva',
    code: 'codigo',
    datum: 'fecha',
    dem: 'de',
    den: 'de',
    der: 'de',
    des: 'de',
    die: 'de',
    dauerkarte: 'abono',
    ebene: 'nivel',
    eingang: 'puerta',
    einlass: 'puerta',
    eintrittskarte: 'entrada',
    einzel: 'unitario',
    endbetrag: 'importe final',
    endpreis: 'precio final',
    ermassigung: 'descuento',
    etage: 'planta',
    familienname: 'apellidos',
    gebuhr: 'gastos',
    gebuhren: 'gastos',
    geburt: 'nacimiento',
    gesamt: 'total',
    grund: 'base',
    halle: 'pabellon',
    inhaber: 'titular',
    inhaberin: 'titular',
    jahreskarte: 'abono',
    karte: 'entrada',
    kartenart: 'tipo entrada',
    kartentyp: 'tipo entrada',
    kategorie: 'categoria',
    kauf: 'compra',
    kaufer: 'comprador',
    kauferin: 'comprador',
    kosten: 'costes',
    kunde: 'cliente',
    kundin: 'cliente',
    lieferung: 'envio',
    mitglied: 'socio',
    mwst: 'iva',
    nachname: 'apellidos',
    name: 'nombre',
    nummer: 'num',
    platz: 'asiento',
    preis: 'precio',
    preiskategorie: 'categoria tarifa',
    pruf: 'verificacion',
    rang: 'anillo',
    rechnung: 'factura',
    referenz: 'referencia',
    reihe: 'fila',
    reservierung: 'reserva',
    saison: 'temporada',
    saisonkarte: 'abono',
    sektor: 'sector',
    sicherheit: 'seguridad',
    sitz: 'asiento',
    sitzplatz: 'asiento',
    spielort: 'recinto',
    spielstatte: 'recinto',
    spielzeit: 'temporada',
    sporthalle: 'pabellon',
    stadion: 'estadio',
    steuer: 'fiscal',
    summe: 'suma',
    system: 'plataforma',
    tarif: 'tarifa',
    ticketart: 'tipo ticket',
    tickettyp: 'tipo ticket',
    tribune: 'tribuna',
    typ: 'tipo',
    und: 'y',
    umsatzsteuer: 'iva',
    ust: 'iva',
    ustid: 'nif',
    ustidnr: 'nif',
    veranstalter: 'organizador',
    veranstaltung: 'evento',
    veranstaltungsort: 'recinto',
    verein: 'club',
    verkauf: 'venta',
    verkaufer: 'vendedor',
    verkauferin: 'vendedor',
    versand: 'envio',
    vertrieb: 'distribucion',
    verwaltung: 'administracion',
    von: 'de',
    vorgang: 'operacion',
    vorname: 'nombre',
    vorverkauf: 'venta',
    wettbewerb: 'competicion',
    zahlbetrag: 'importe pagar',
    zahlung: 'pago',
    zahlungsart: 'forma pago',
    zahlungsweise: 'forma pago',
    zone: 'zona',
    zugang: 'acceso',
    zuname: 'apellidos',
    zuschlag: 'recargo',
  }),
);

/** The words of labels in these languages, in plain letters. */
export const OTHER_LANGUAGES: readonly string[] = [BASQUE, GALICIAN, ENGLISH, GERMAN].flatMap((words) => [
  ...words.keys(),
]);

/** «antolatzailearen»: «of the organiser», in Basque. */
const withoutGenitive = (word: string) => word.replace(/(?<=a)ren$/, '');

/** OCR reads the «I» of «Ilara» and «Izena» as an «l»; none of these languages has a word of labels that starts with «ll» or «lz». */
const withCapitalI = (word: string) => word.replace(/^l(?=[lz])/, 'i');

function ofBasque(read: string): string | undefined {
  const word = withCapitalI(read);
  return BASQUE.get(word) ?? BASQUE.get(withoutGenitive(word));
}

/** «Gebuehr», «Strasse»: German words as they are written without their own letters. */
const withoutUmlauts = (word: string) => word.replaceAll('ß', 'ss').replace(/(?<=[aou])e/g, '');

/** The Spanish word for a German word of labels, in plain letters; also in the genitive, «des Inhabers». */
export const inGerman = (word: string): string | undefined =>
  GERMAN.get(word) ?? GERMAN.get(withoutUmlauts(word)) ?? GERMAN.get(word.replace(/(?<=\p{L}{4})s$/u, ''));

/** Letters between the words of a German compound: «Karten-preis», «Buchungs-code». */
const BETWEEN_WORDS = ['', 's', 'n', 'en'];
const SHORTEST_PART = 4;

/**
 * «Kartenpreis», «Buchungsnr.»: the words of a German compound in Spanish, the last one first, as «precio entrada».
 * @param isWord whether a word, in plain letters, is one of labels.
 */
export function ofGermanCompound(text: string, isWord: (word: string) => boolean): string | null {
  const word = text.replace(/nr$/, 'nummer');
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
    const last = inGerman(word.slice(at));
    if (!last) continue;
    for (const link of BETWEEN_WORDS) {
      const first = word.slice(0, at - link.length);
      if (first.length < SHORTEST_PART || !word.slice(0, at).endsWith(link)) continue;
      if (isWord(inSpanish(first))) return `${last} ${inSpanish(first)}`;
    }
  }
  return null;
}

/** The Spanish word for a Basque, Galician, English or German word of labels, in plain letters; other words as they are. */
export const inSpanish = (word: string): string => known(word) ?? word;

const known = (word: string) => ofBasque(word) ?? GALICIAN.get(word) ?? ENGLISH.get(word) ?? inGerman(word);

/** Whether a word is of a language that puts the more general word last, so that «seat number» is read from its end. */
export const endsWithSubject = (text: string): boolean => {
  const word = plain(text).replace(/[^a-zß]/g, '');
  return ofBasque(word) !== undefined || ENGLISH.has(word) || inGerman(word) !== undefined;
};
