import type { LabelTopic } from '../model.ts';
import type { FieldName } from '../read-abono.ts';

// The meaning of labels, in Spanish and Catalan. Words without meaning («de», «del», «l'») are ignored on both sides. A
// phrase may mean two fields («Abono» is the type or the price): the format of its value and the other labels of the
// page decide. Words separated by strokes are alternatives; a word with a question mark is optional.

/** Whether a topic is a field; the others only delimit fields. */
export const isField = (topic: LabelTopic): topic is FieldName => topic !== 'other' && topic !== 'taxNumber';

interface Meaning {
  /** Always labels. */
  clear: string;
  /** Labels only with a colon, dots, or on their own. They also start values or headings. */
  vague?: string;
}

const PERSON = `titular|asistente|assistent|abonado|abonada|abonat|socio|socia|soci|beneficiario|beneficiari|usuario|usuari|cliente|client|
  espectador|portador|poseedor|comprador`;
const PAPER =
  'abono|abonament|carnet|carne|entrada|ticket|tiquet|tarjeta|targeta|pase|passi|localidad|localitat';
const ORDER = 'compra|pedido|comanda|reserva|operacion|operacio|venta|venda|transaccion|transaccio';
const TAX = 'nif|cif|vat';
const ORGANISER = `organizador|organizadora|organitzador|organitzadora|organizacion|organitzacio|promotor|promotora|club|emisor|emissor|emisora|
  emissora|organiza|organitza|org|organizer`;
const SELLER = `distribuidor|distribuidora|distribucion|distribucio|distr|distrib|distribuye|distribueix|vendedor|vendedora|venedor|venedora|
  ticketera|ticketing|comercializador|comercializadora|comercialitzador|comercialitzadora|comercializa|comercialitza|venta|venda|canal|
  intermediario|intermediari|operador|plataforma`;
const SERVICE = `distribucion|distribucio|distrib|distr|gestion|gestio|venta|venda|envio|enviament|emision|emissio|servicio|servei|serveis|
  servicios|tramitacion|tramitacio|administracion|administracio|administrativos|administratius|plataforma|ticketera|impresion|impressio|
  operacion|operacio|online|internet|canal|reserva`;
const CHARGE = `gastos|gasto|coste|costes|comision|comisiones|cargo|cargos|recargo|tasa|tasas|suplemento|despeses|despesa|cost|costos|comissio|
  comissions|carrec|carrecs|recarrec|taxa|taxes|suplement|precio|importe|preu|import|tarifa|fee`;
const AMOUNT = 'precio|p|importe|valor|coste|preu|import|cost|cuota|quota|tarifa';
const VENUE = `recinto|recinte|pabellon|pavello|pabello|instalacion|installacio|estadio|estadi|sede|seu|polideportivo|poliesportiu|local|palau|
  cancha|arena|espacio|espai|centro|centre`;
const VENUE_ADDRESS =
  'recinto|recinte|pabellon|pavello|instalacion|installacio|sede|seu|evento|esdeveniment|lugar|lloc|local|estadio|estadi';
const SHOW = `evento|espectaculo|espectacle|acontecimiento|esdeveniment|competicion|competicio|acto|acte|event`;

export const meanings: Record<LabelTopic, Meaning> = {
  taxNumber: {
    clear: `num? ${TAX}, nif cif, cif nif, id|identificacion|identificacio|codigo|codi|num fiscal, nif iva`,
  },
  // Known, so that their values are not taken for the end of the previous value.
  other: {
    clear: `num? dni|nie|pasaporte|passaport ${PERSON}?, dni nie|nif, nif nie, nif|nie|dni ${PERSON}, documento identidad?, document identitat?,
      num documento|document, email ${PERSON}?, mail, correo electronico?, ae, correu electronic?, telefono|telefon|tel|tlf|tfno|movil|mobil contacto|contacte?,
      num socio|soci|abonado|abonat|cliente|client|penya|pena, socio|soci|abonado|abonat|cliente|client num, codigo|codi socio|soci|cliente|client|postal,
      fecha|data emision|emissio|compra|nacimiento|naixement|alta|pago|pagament|factura|venta|venda|hora|caducidad|caducitat|operacion|operacio|impresion|impressio?,
      fecha|data inicio|inici|fin|fi validez|validesa?, forma|metodo|metode|medio|mitja pago|pagament, valido|valid|valida hasta|fins,
      puerta|porta acceso|acces|entrada?, acceso|acces puerta|porta|pabellon|pavello|recomendado|recomanat?, hora apertura|obertura|inicio|inici?, num? puerta|porta,
      atencion|atencio abonado|abonat|cliente|client, antiguedad, antiguitat, estado pago?, estat pagament?, num factura, factura num?, iban, cuenta,
      domicilio|domicili|direccion|adreca social|fiscal|${PERSON}, num? iva, cuota|quota|base iva, iva incluido|inclos, num tarjeta|targeta|carnet,
      importe|import iva, nacionalidad, nacionalitat,
      asientos|seients|partidos|partits|jornadas|jornades incluidos|incluidas|inclosos|incloses, num partidos|partits, sitio web, pagina web, total base|bases imponible|imponibles|imposable?, total cuotas? iva, comprado, comprat, terminal, terminado,
      oficina, oficinas, oficines, informacion, informacio, consultas, consultes, total neto, cargo|carrec cuenta|compte, fecha|data hora compra|operacion`,
    vague: `entrada por|per, edad, edat, iva, web, data, observaciones, observacions, pago, pagament, emision, emissio, codigo|codi barras|barres, qr,
      emitido, emes, tarjeta, targeta, poblacion, poblacio, municipio, municipi, provincia, cp, pais, sexo, sexe, descuento, descompte, cantidad,
      quantitat, unidades, unitats, uds, cant, renovacion, renovacio, estado, estat, situacion pago, ciudad, ciutat`,
  },
  nombreAsistente: {
    clear: `nombre|nom completo|complet? ${PERSON}, nombre|nom apellidos|cognoms|llinatges ${PERSON}?, apellidos|cognoms|llinatges nombre|nom, asistente, assistent,
      nombre|nom completo|complet, titular ${PAPER}?, beneficiario, beneficiari, persona abonada|titular|usuaria|asistente|assistent|beneficiaria, a nombre|nom,
      nombre|nom persona abonada|titular|usuaria, abonado|abonada|abonat|socio|soci titular, asistente titular, attendee, holder, datos|dades asistente|assistent,
      emitido|emes|expedido|expedit a? nombre|nom, nombre|nom abono|abonament|carnet, apellidos, cognoms, llinatges, primer|segundo|segon apellido|cognom|llinatge, abonado|abonada|abonat abonada|abonado|abonat, socio|socia|soci socia|socio|soci`,
    vague: `nombre, nom, abonado, abonada, abonat, socio, socia, soci, cliente, client, portador, portadora, poseedor,
      espectador, usuario, usuari, name, datos|dades titular|abonado|abonat|socio|soci, persona, comprador, compradora, destinatario, destinatari`,
  },
  tipoAbonament: {
    clear: `tipo|clase|categoria|modalidad|tarifa|perfil|tipus|classe|modalitat|formato|format ${PAPER}|tarifa|socio|soci|abonado|abonat|cuota|quota|titular|producto|producte|espectador|publico|public,
      modalidad, modalitat, tarifa aplicada, abono|abonament tipo|tipus|modalidad|modalitat|categoria, tarifa tipo|tipus, categoria tarifa|edad|edat`,
    vague: `tipo, tipus, clase, classe, categoria, perfil, abono, abonament, producto, producte, colectivo, collectiu, tarifa, formato, articulo, article, condicion, condicio`,
  },
  temporada: {
    clear: `temporada deportiva|esportiva|abono|abonament|valida?, campana deportiva|abonos?, campanya esportiva|abonaments?, temp, season,
      valido|valid|valida|vigente|vigent para|per|durante|durant? a? temporada, validez|validesa|vigencia temporada, curso deportivo, curs esportiu, periodo|periode validez|validesa|vigencia, anos temporada`,
    vague:
      'periodo, periode, validez, validesa, valido, valid, ejercicio, exercici, vigencia, curso, curs, valido|valid para|per',
  },
  evento: {
    clear: `${SHOW}, nombre|nom ${SHOW}, ${SHOW} espectaculo|espectacle|competicion|competicio, titulo|titol evento|esdeveniment, competicion|competicio incluida|inclosa`,
    vague: `concepto, concepte, descripcion, descripcio, actividad, activitat, liga, lliga, partidos, partits, torneo, torneig, programa, show, cicle, ciclo, campeonato, campionat`,
  },
  recinto: {
    clear: `recinto, recinte, nombre|nom recinto|recinte|pabellon|pavello, recinto deportivo, instalacion deportiva, recinte esportiu, installacio esportiva, venue,
      ${VENUE}|camp|campo pabellon|pavello|estadio|estadi|recinto|recinte, lugar|lloc celebracion|celebracio|evento|esdeveniment|juego|joc|partidos|partits|encuentros|encontres, recinto|recinte|pabellon|pavello|instalacion|installacio juego|joc|club`,
    vague: `${VENUE}, lugar, lloc, donde, on`,
  },
  direccion: {
    clear: `direccion|adreca|domicilio|domicili|direccio|ubicacion|ubicacio|situacion|situacio ${VENUE_ADDRESS}, direccion, adreca, domicilio, domicili, direccio,
      direccion|adreca|direccio postal|completa, address, dir recinto?`,
    vague:
      'ubicacion, ubicacio, como llegar, com arribar, com arribarhi, como llegar, situacion, situacio, donde estamos, on som',
  },
  anillo: {
    clear: `anillo zona|nivel|grada|graderia|graderio|tribuna|sector?, anell|anella zona|nivell|grada|graderia|tribuna|sector?, ring, zona|nivel|grada anillo, zona|nivell|grada anell`,
    vague: `zona, nivel, nivell, planta, grada, graderia, graderio, tribuna, piso, pis, altura, alcada, area, zona|nivel|nivell|tipo|area grada|graderia|graderio|asiento|seient|pabellon|pavello|recinto,
      grada|graderia|graderio|tribuna zona|nivel|nivell, localizacion, localitzacio, ubicacion|ubicacio asiento|seient, localidad, localitat, lugar grada`,
  },
  bloque: {
    clear: `num? bloque|bloc sector|seccion|seccio?, bloque|bloc num, block, num? sector, sector num|bloque|bloc`,
    vague: `num? seccion|seccio|modulo|modul|vomitorio|vomitori|cuadrante|quadrant, bl, blq, bloq, sec, sect, vom, boca`,
  },
  fila: { clear: 'num? fila, fila num, row, num? hilera, num? filera', vague: 'fil, f, linea' },
  asiento: {
    clear: `num? asiento|seient|butaca|silla|cadira, asiento|seient|butaca|silla|cadira num, asiento|seient butaca, butaca asiento|seient, seat`,
    vague: `num? localidad|localitat|plaza|placa, localidad|localitat|plaza|placa num, asto, as, but, lloc, puesto, num`,
  },
  nifOrganizador: {
    clear: `${TAX} cif|nif|empresa|entidad|entitat|club? ${ORGANISER}, ${ORGANISER} ${TAX}, organizador|organitzador cif|nif nif|cif, id|identificacion|identificacio|num fiscal? ${ORGANISER}|emisor,
      nif|cif emisor|emissor factura`,
    vague: `organizador, organizadora, organiza, organitzador, organitzadora, organitza, promotor, promotora, promueve, promou,
      entidad|empresa organizadora, entitat|empresa organitzadora, club organizador|organitzador, emisor, emissor, emite, organizado por, organitzat per, evento organizado por, esdeveniment organitzat per`,
  },
  nifDistr: {
    clear: `${TAX} cif|nif|empresa|entidad|entitat|punto|punt|canal? ${SELLER}, ${SELLER} ${TAX}, id|identificacion|identificacio|num fiscal? ${SELLER}`,
    vague: `distribuidor, distribuidora, distribuye, distribueix, distribuido|distribuida por, distribuit|distribuida per, vende, vendedor, venedor, empresa distribuidora,
      comercializa, comercialitza, comercializador, comercialitzador, vendido por, venut per, canal venta|venda, venta, venda, punto|punt venta|venda, ticketera, intermediario, intermediari`,
  },
  referenciaTicket: {
    clear: `referencia|ref|num|id|identificador|reference num|ticket? ${PAPER}|compra|operacion|operacio|venta|venda|expediente|expedient|transaccion|transaccio, num? referencia|reference, referencia num, ref num,
      ${PAPER} num|ref|id, codigo|codi|cod ticket|tiquet|entrada|referencia, num serie ticket|entrada|abono?, referencia|ref pedido|comanda|cliente, num? identificador|expediente|expedient`,
    vague: `ref, ticket, tiquet, operacion, operacio, num? pedido|comanda|operacion|operacio|orden|ordre|transaccion|transaccio|justificante|justificant|recibo|rebut, pedido|comanda num, num serie, id, num abono|abonament|reserva|compra, transaccion, matricula, serie`,
  },
  codigoLocalizador: {
    clear: `num|codigo|codi|cod|clave|clau? localizador|localitzador|locator compra|reserva|web|online|${PAPER}?, localizador|localitzador num,
      codigo|codi|cod|clave|clau ${ORDER}|confirmacion|confirmacio|verificacion|verificacio|validacion|validacio|seguridad|seguretat|descarga|descarrega, pnr`,
    vague:
      'codigo, codi, loc, loz, localiz, localitz, cod loc, reserva, cod, codigo|codi|clave|clau|cod acceso|acces|abono|abonament|entrada|control|web|identificacion|unico|unic, clave, clau, token, pin',
  },
  precioEntrada: {
    clear: `${AMOUNT} ${PAPER}|base|neto|neta|net|unitario|unitari|unidad|abonado|abonat|tarifa|socio|soci, base imponible|imposable, entrada|abono|abonament precio|preu|importe|import, ${PAPER} sin|sense gastos|despeses`,
    vague: `precio, preu, importe, import, base, subtotal, pvp, p v p, entrada, abono, abonament, cuota, quota, valor, tarifa, localidad, neto, net, carnet, precio|preu venta|venda, pvp ${PAPER}`,
  },
  precioDistribucion: {
    clear: `${CHARGE} por|per|adicionales|addicionals? ${SERVICE}, ${CHARGE} empresa|entidad distribuidora, comision|comissio ticketera`,
    vague: `distribucion, distribucio, gastos, despeses, gestion, gestio, comision, comissio, cargos, cargo, carrecs, carrec, tasas, taxes, tasa, taxa,
      recargo, recarrec, fee, suplemento, suplement, servicio, servei, gastos|despeses adicionales|addicionals, envio, enviament, emision|emissio, tramitacion, tramitacio, costes, costos`,
  },
  precioTotal: {
    clear: `precio|p|importe|preu|import|coste|cost|suma|valor total|final abono|abonament|compra|pagar|iva?, total a? pagar|pagado|pagat|abonado|abonat|compra|importe|import|precio|preu|eur|euros|final|ticket|tiquet|
      operacion|operacio|cobrado|cobrat|factura|pedido|comanda|abono|abonament|general|venta|venda|reserva|iva|euro|recibo|rebut, importe|import pagado|pagat|pagar|cobrado|cobrat|abonado|abonat|satisfecho|final,
      total con|amb gastos|despeses|iva, total iva|impuestos|impostos incluido|incluidos|inclos|inclosos|incl, precio|preu pagado|pagat|con gastos|amb despeses, total a pagar`,
    vague: 'total, pagado, pagat, suma, a pagar, cobrado, cobrat, importe, import',
  },
};
