import type { FieldName } from './read-abono.ts';
import { editDistance, plain, skeleton } from './letters.ts';

// What labels mean, in Spanish and Catalan. Words that carry no meaning («de», «del», «l'») are left out on both sides.
// A phrase may stand for two fields («Abono» names the type or the price): the shape of its value decides.

interface Meaning {
  /** Unmistakable as labels. */
  clear: string;
  /** Labels only when something shows it: a colon, dots, or standing alone. They also begin values or headings. */
  vague?: string;
}

/** What a label names: a field of ours, a tax number of whoever stands nearby, or something that we do not keep. */
export type LabelTopic = FieldName | 'taxNumber' | 'other';

const meanings: Record<LabelTopic, Meaning> = {
  taxNumber: { clear: 'nif, cif, nif cif, cif nif, num nif, num cif, vat, id fiscal, nif iva' },
  // Known so that their values are not taken for the end of the value before them.
  other: {
    clear: `dni, dni nie, dni titular, nif titular, documento, num documento, document, email, correo electronico, correo,
      correu electronic, correu, telefono, telefon, tel, num socio, num soci, num abonado, num abonat, fecha emision,
      data emissio, fecha compra, data compra, fecha nacimiento, data naixement, forma pago, forma pagament, fecha, fecha hora,
      puerta acceso, porta acces, hora, atencion abonado, atencio abonat`,
    vague:
      'puerta, porta, acceso, acces, entrada por, edad, edat, iva, web, data, observaciones, observacions, pago, pagament',
  },
  nombreAsistente: {
    clear: `nombre asistente, asistente, nombre apellidos, apellidos nombre, nombre completo, nombre abonado,
      nombre abonada, nombre titular, titular, titular abono, titular carnet, nombre socio, nombre socia, beneficiario,
      nombre beneficiario, persona abonada, persona titular, a nombre, nombre usuario, nombre persona abonada,
      nom assistent, assistent, nom cognoms, nom llinatges, llinatges nom, cognoms nom, nom complet, nom abonat,
      nom abonada, nom titular, titular abonament, nom soci, nom socia, beneficiari, nom beneficiari, a nom, nom usuari,
      nom persona abonada, asistente titular, attendee, datos asistente, dades assistent`,
    vague: `nombre, nom, abonado, abonada, abonat, socio, socia, soci, cliente, client, portador, portadora, poseedor,
      espectador, usuario, usuari, name, datos titular, dades titular, persona`,
  },
  tipoAbonament: {
    clear: `tipo abono, tipo abonament, clase abono, categoria abono, modalidad abono, modalidad, tarifa, tarifa aplicada,
      tipo tarifa, tipo carnet, tipo socio, tipo pase, abono tipo, tipus abonament, classe abonament, categoria abonament,
      modalitat abonament, modalitat, tipus tarifa, tarifa aplicada, tipus carnet, tipus soci, abonament tipus,
      tipo localidad, tipo entrada, tipus entrada`,
    vague:
      'tipo, tipus, clase, classe, categoria, perfil, abono, abonament, producto, producte, colectivo, collectiu',
  },
  temporada: {
    clear: `temporada, temporada deportiva, temporada esportiva, campana, campanya, temp, season, valido temporada,
      valid temporada, temporada valida, temporada abono, temporada abonament, curso deportivo, curs esportiu`,
    vague: 'periodo, periode, validez, validesa, valido, valid, ejercicio, vigencia',
  },
  evento: {
    clear: `evento, nombre evento, espectaculo, espectacle, acontecimiento, esdeveniment, nom esdeveniment, acto, acte,
      nombre espectaculo, nom espectacle, evento espectaculo, event, competicion, competicio`,
    vague:
      'concepto, concepte, descripcion, descripcio, actividad, activitat, liga, lliga, partidos, partits',
  },
  recinto: {
    clear: `recinto, recinte, nombre recinto, nom recinte, recinto deportivo, recinte esportiu, lugar celebracion,
      lloc celebracio, instalacion deportiva, installacio esportiva, venue`,
    vague: `pabellon, pavello, pabello, estadio, estadi, lugar, lloc, instalacion, installacio, sede, seu, local, cancha, donde,
      polideportivo, poliesportiu, palau, arena, centro, espacio, espai`,
  },
  direccion: {
    clear: `direccion, direccion recinto, direccion postal, adreca, adreca recinte, adreca postal, domicilio, domicili, direccio,
      direccion pabellon, adreca pavello, domicilio recinto, domicili recinte, address, dir`,
    vague: 'ubicacion, ubicacio, como llegar, com arribar, situacion, situacio',
  },
  anillo: {
    clear: 'anillo, anell, anillo zona, anell zona, anillo nivel, anell nivell, ring',
    vague: `zona, nivel, nivell, planta, grada, graderia, graderio, tribuna, piso, pis, altura, alcada, area, zona grada,
      zona asiento, zona seient, localizacion, nivel grada, nivell graderia`,
  },
  bloque: {
    clear: 'bloque, bloc, num bloque, num bloc, bloque sector, bloc sector, block',
    vague: 'sector, num sector, seccion, seccio, modulo, modul, vomitorio, vomitori, bl, blq',
  },
  fila: { clear: 'fila, num fila, row, hilera, filera', vague: 'fil, f' },
  asiento: {
    clear: `asiento, seient, num asiento, num seient, butaca, num butaca, asiento butaca, seient butaca, seat, silla,
      cadira, num silla, num cadira`,
    vague:
      'localidad, localitat, num localidad, num localitat, plaza, placa, num plaza, num placa, asto, as, but, lloc, puesto',
  },
  nifOrganizador: {
    clear: `nif organizador, cif organizador, nif cif organizador, cif nif organizador, organizador nif, organizador cif,
      nif organizadora, cif organizadora, nif entidad organizadora, cif entidad organizadora, nif promotor, cif promotor,
      nif club, cif club, nif emisor, cif emisor, nif org, cif org, identificacion fiscal organizador, id fiscal organizador,
      nif organitzador, cif organitzador, nif cif organitzador, cif nif organitzador, organitzador nif, organitzador cif,
      nif organitzadora, cif organitzadora, nif entitat organitzadora, cif entitat organitzadora, nif emissor, cif emissor,
      identificacio fiscal organitzador, nif empresa organizadora, promotor nif, club nif, club cif, vat organizer`,
    vague: `organizador, organizadora, organiza, organitzador, organitzadora, organitza, promotor, promotora, promueve, promou,
      entidad organizadora, entitat organitzadora, club organizador, club organitzador, emisor, emissor, emite`,
  },
  nifDistr: {
    clear: `nif distribuidor, cif distribuidor, nif cif distribuidor, cif nif distribuidor, distribuidor nif, distribuidor cif,
      nif distribuidora, cif distribuidora, nif distr, cif distr, nif distrib, cif distrib, nif distribucion, cif distribucion,
      nif vendedor, cif vendedor, nif canal venta, cif canal venta, nif punto venta, nif ticketera, nif comercializador,
      nif comercializadora, nif empresa distribuidora, nif entidad distribuidora, id fiscal distribuidor,
      identificacion fiscal distribuidor, nif distribuidor, cif distribuidor, nif distribucio, cif distribucio,
      nif venedor, cif venedor, nif canal venda, cif canal venda, nif comercialitzador, nif comercialitzadora,
      nif empresa distribuidora, nif entitat distribuidora, identificacio fiscal distribuidor, nif venta, cif venta`,
    vague: `distribuidor, distribuidora, distribuye, distribueix, distribuido por, distribuit per, vendedor, venedor,
      comercializa, comercialitza, comercializador, comercialitzador, vendido por, venut per, canal venta, canal venda, venta`,
  },
  referenciaTicket: {
    clear: `referencia ticket, ref ticket, referencia entrada, ref entrada, referencia abono, ref abono, referencia compra,
      ref compra, num referencia, referencia, num ticket, num entrada, ticket num, entrada num, id ticket, id entrada,
      referencia tiquet, ref tiquet, referencia abonament, ref abonament, num tiquet, id tiquet, tiquet num,
      codigo ticket, codi tiquet, codigo entrada, codi entrada, ticket ref, tiquet ref, referencia operacion,
      referencia operacio, referencia pedido, referencia comanda, numero serie ticket, referencia localidad`,
    vague:
      'ref, ticket, tiquet, reference, operacion, operacio, pedido, comanda, num serie, num abono, num abonament',
  },
  codigoLocalizador: {
    clear: `codigo localizador, localizador, cod localizador, localizador compra, localizador reserva, localizador abono,
      localizador entrada, num localizador, codigo reserva, codigo compra, cod reserva, cod compra,
      codi localitzador, localitzador, cod localitzador, localitzador compra, localitzador reserva, localitzador abonament,
      localitzador entrada, num localitzador, codi reserva, codi compra, locator, localizador num, pnr`,
    vague: 'codigo, codi, loc, cod loc, reserva, cod, codigo barras, codigo acceso, codi acces',
  },
  precioEntrada: {
    clear: `precio entrada, precio abono, importe entrada, importe abono, valor entrada, valor abono, precio base, tarifa base,
      precio localidad, precio unitario, importe base, base imponible, cuota abono, entrada precio, abono precio, precio neto,
      precio tarifa, precio carnet, precio pase,
      preu entrada, preu abonament, import entrada, import abonament, valor abonament, preu base, preu localitat,
      preu unitari, import base, quota abonament, entrada preu, abonament preu, preu net, preu carnet`,
    vague:
      'precio, preu, importe, import, base, subtotal, pvp, entrada, abono, abonament, cuota, quota, valor, tarifa, localidad',
  },
  precioDistribucion: {
    clear: `gastos distribucion, precio distribucion, coste distribucion, costes distribucion, comision distribucion,
      cargo distribucion, importe distribucion, gastos gestion, coste gestion, precio gestion, comision gestion, cargo gestion,
      cargos gestion, comision venta, gastos envio, gastos emision, recargo distribucion, gastos servicio, gastos distrib,
      despeses distribucio, preu distribucio, cost distribucio, costos distribucio, comissio distribucio,
      carrec distribucio, import distribucio, despeses gestio, cost gestio, preu gestio, comissio gestio, carrec gestio,
      comissio venda, despeses emissio, carrecs gestio, despeses servei, gastos distr, despeses distr, tasa gestion, taxa gestio`,
    vague: `distribucion, distribucio, gastos, despeses, gestion, gestio, comision, comissio, cargos, carrecs, tasas, taxes,
      recargo, recarrec, fee, suplemento, servicio, servei`,
  },
  precioTotal: {
    clear: `precio total, importe total, total pagar, total pagado, total abonado, total compra, coste total, total importe,
      total precio, preu total, import total, total pagat, total abonat, cost total, total import, total preu, suma total,
      total eur, total euros, total final, precio final, preu final, total ticket, total tiquet, total operacion`,
    vague: 'total, pagado, pagat, suma, a pagar',
  },
};

const FILLERS = new Set('de del la el l d dels los las les lo en al es s y i e o a/a'.split(' '));

/** The words of a label as they are compared: plain, without fillers, every way of writing «número» the same. */
export function labelWord(text: string): string {
  const word = plain(text)
    // «Abonado/a», «abonat(ada)»: whoever it is.
    .replace(/(?<=\p{L}{3})[/(](a|o|as|os|da|ada|na)\)?$/u, '')
    .replace(/^n[.\s]*[ºo°ª]\.?$|^n[^\p{L}\d]{1,2}$|^num(ero)?\.?$|^nr[oe]?\.?$/u, 'num')
    .replace(/^[ld]['’´`]/, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
  return FILLERS.has(word) ? '' : word;
}

interface Phrase {
  topic: LabelTopic;
  words: number;
  letters: string;
  shape: string;
  clear: boolean;
}

const phrases: Phrase[] = Object.entries(meanings).flatMap(([topic, { clear, vague = '' }]) =>
  [clear, vague].flatMap((list, index) =>
    list
      .split(',')
      .map((phrase) => phrase.trim().split(/\s+/).map(labelWord).filter(Boolean))
      .filter((words) => words.length > 0)
      .map((words) => ({
        topic: topic as LabelTopic,
        words: words.length,
        letters: words.join(''),
        shape: skeleton(words.join('')),
        clear: index === 0,
      })),
  ),
);

/** The most words that a label has. */
export const LONGEST_LABEL = Math.max(...phrases.map(({ words }) => words));

/** What a label may mean. */
export interface LabelMeaning {
  topic: LabelTopic;
  clear: boolean;
  /** 1 for a label as it should be written, less for each slip. */
  likeness: number;
}

const known = new Map<string, LabelMeaning[]>();

/**
 * What some words mean as a label.
 * @param words as `labelWord` leaves them, without empty ones.
 * @param slips whether letters may be misread, as in scans.
 */
export function meaningsOf(words: readonly string[], slips: boolean): LabelMeaning[] {
  const key = `${slips ? '~' : '='}${words.join(' ')}`;
  const before = known.get(key);
  if (before) return before;
  const found = search(words.join(''), words.length, slips);
  if (known.size > 20_000) known.clear();
  known.set(key, found);
  return found;
}

function search(letters: string, words: number, slips: boolean): LabelMeaning[] {
  const shape = skeleton(letters);
  let found: LabelMeaning[] = [];
  for (const phrase of phrases) {
    if (Math.abs(phrase.words - words) > (slips ? 1 : 0)) continue;
    const likeness = likenessOf(phrase, letters, shape, slips);
    if (likeness > 0) found.push({ topic: phrase.topic, clear: phrase.clear, likeness });
  }
  const best = Math.max(0, ...found.map(({ likeness }) => likeness));
  found = found.filter(({ likeness }) => likeness === best);
  return found.filter((one, index) => found.findIndex(({ topic }) => topic === one.topic) === index);
}

function likenessOf(phrase: Phrase, letters: string, shape: string, slips: boolean): number {
  if (phrase.letters === letters) return 1;
  // A digit in what a text layer says is a digit: «B10» is a block, not the word «blo».
  if (!slips && letters.length < 6) return 0;
  if (slips && phrase.shape === shape) return phrase.letters.length > 2 ? 0.95 : 0;
  const limit = Math.min(3, Math.floor(phrase.letters.length / (slips ? 5 : 8)));
  if (limit === 0) return 0;
  const slipsFound = editDistance(phrase.shape, shape, limit);
  return slipsFound <= limit ? 1 - (slipsFound + 0.5) / phrase.letters.length : 0;
}
