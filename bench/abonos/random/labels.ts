import type { Chance } from '../chance.ts';
import type { PassTruth } from '../drawing/invented-pass.ts';

// Labels of a pass's fields for random layouts (`random-papers.ts`).

export type Language = 'es' | 'ca';

const spanish: Record<keyof PassTruth, string> = {
  nombreAsistente: `Titular|Nombre del titular|Abonado|Abonado/a|Nombre|Nombre y apellidos|Asistente|Titular del abono|Socio/a|
    Nombre del abonado|Persona abonada|A nombre de|Nombre completo|Beneficiario|Apellidos y nombre|Socio|Cliente|Portador`,
  tipoAbonament: `Tipo|Tipo de abono|Modalidad|Categoría|Tarifa|Clase|Tipo de tarifa|Categoría de abono|Tipo abono|Perfil|
    Clase de abono|Modalidad de abono|Tipo de localidad|Tipo de socio|Producto`,
  temporada: 'Temporada|Campaña|Temporada deportiva|Temp.|Válido para la temporada|Periodo|Validez|Ejercicio',
  evento: `Evento|Espectáculo|Competición|Nombre del evento|Acontecimiento|Concepto|Descripción|Actividad|Acto`,
  recinto: `Recinto|Lugar|Pabellón|Instalación|Sede|Lugar de celebración|Recinto deportivo|Instalación deportiva|Estadio|Local`,
  direccion: 'Dirección|Domicilio|Dirección del recinto|Ubicación|Dir.|Dirección postal|Situación',
  anillo: 'Anillo|Zona|Grada|Nivel|Graderío|Anillo / Zona|Tribuna|Planta|Área',
  bloque: 'Bloque|Sector|Sección|Bl.|Módulo|N.º de bloque|Vomitorio|Bloque / Sector|Puerta/Sector',
  fila: 'Fila|Fila n.º|Nº de fila|Núm. fila|Hilera|F.|Fila núm.',
  asiento:
    'Asiento|Butaca|Localidad|Plaza|Nº de asiento|Silla|Asiento n.º|Nº asiento|Núm. de butaca|As.|Número de asiento',
  nifOrganizador: `NIF organizador|CIF organizador|CIF del organizador|NIF del club|Organizador (NIF)|CIF promotor|NIF/CIF organizador|
    N.I.F. organizador|C.I.F. del club|NIF entidad organizadora|Organizador NIF|Emisor (CIF)|CIF del promotor`,
  nifDistr: `NIF distribuidor|CIF distribuidor|NIF del distribuidor|Distribuidor (NIF)|CIF vendedor|NIF distribuidora|NIF canal de venta|
    N.I.F. distribuidor|C.I.F. distribuidora|NIF comercializador|CIF ticketera|Vendedor (CIF)|NIF distribución`,
  referenciaTicket: `Referencia|Ref.|Referencia ticket|Nº de ticket|Nº de entrada|Ref. ticket|Número de referencia|Nº referencia|
    Referencia de la entrada|Nº ticket|Ticket|N.º de pedido|Pedido|Núm. de ticket|Referencia de compra|Nº de serie|Expediente|
    Número de pedido|Nº abono|Ticket nº|Nº operación|Identificador|N.º expediente`,
  codigoLocalizador: `Localizador|Código localizador|Cód. localizador|Localizador de compra|Código de reserva|Código|Loc.|
    Localizador reserva|Código de compra|Código de acceso|Código de localizador|Cód. reserva|Clave de acceso`,
  precioEntrada: `Precio|Precio abono|Importe|Precio de la entrada|Precio base|Importe del abono|Tarifa base|Cuota|Base|Abono|
    Precio del abono|Subtotal|PVP|Valor del abono|Importe abono|Precio entrada|Precio unitario|Cuota de abonado`,
  precioDistribucion: `Gastos de gestión|Distribución|Gastos|Gastos de distribución|Comisión|Comisión de venta|Cargos|Gastos de envío|
    Precio distribución|Gestión|Gastos gestión|Gastos de emisión|Coste de gestión|Recargo|Tasas|Cargo por gestión|
    Gastos de tramitación|Comisión por servicio|Cargo por servicio|Costes de emisión`,
  precioTotal: `Total|Importe total|Total a pagar|Precio total|Total pagado|TOTAL|Total abonado|Suma|Total compra|Total (IVA incl.)|
    Total con gastos|Total EUR|Total factura|A pagar|Importe pagado|Total cobrado`,
};

const catalan: Record<keyof PassTruth, string> = {
  nombreAsistente: `Titular|Nom del titular|Abonat|Abonat/ada|Nom|Nom i cognoms|Nom i llinatges|Assistent|Soci/a|Abonat/da|A nom de|
    Nom complet|Beneficiari|Persona abonada|Nom de l'abonat|Cognoms i nom|Llinatges i nom|Client|Titular de l'abonament`,
  tipoAbonament: `Tipus|Tipus d'abonament|Modalitat|Categoria|Tarifa|Classe|Tipus de tarifa|Categoria d'abonament|Classe d'abonament|
    Perfil|Tipus de soci|Producte`,
  temporada: 'Temporada|Campanya|Temporada esportiva|Vàlid per a la temporada|Període|Validesa|Temp.',
  evento: `Esdeveniment|Espectacle|Competició|Acte|Nom de l'esdeveniment|Concepte|Descripció|Activitat`,
  recinto: `Recinte|Lloc|Pavelló|Instal·lació|Seu|Lloc de celebració|Recinte esportiu|Instal·lació esportiva|Poliesportiu|Estadi`,
  direccion: 'Adreça|Domicili|Adreça del recinte|Ubicació|Adreça postal|Situació',
  anillo: 'Anell|Zona|Grada|Graderia|Nivell|Tribuna|Anell / Zona|Planta|Àrea',
  bloque: 'Bloc|Sector|Secció|Mòdul|Núm. de bloc|Bl.|Vomitori|Bloc / Sector',
  fila: 'Fila|Filera|Núm. fila|Fila núm.|F.|Núm. de fila',
  asiento: 'Seient|Butaca|Localitat|Plaça|Núm. de seient|Cadira|Núm. seient|Seient núm.|Número de seient',
  nifOrganizador: `NIF organitzador|CIF organitzador|NIF de l'organitzador|NIF del club|Organitzador (NIF)|CIF promotor|
    NIF entitat organitzadora|Emissor (CIF)|CIF de l'entitat organitzadora|N.I.F. organitzador`,
  nifDistr: `NIF distribuïdor|CIF distribuïdor|NIF del distribuïdor|Distribuïdor (NIF)|CIF venedor|NIF distribuïdora|NIF canal de venda|
    NIF comercialitzador|N.I.F. distribuïdor|Venedor (CIF)`,
  referenciaTicket: `Referència|Ref.|Núm. de tiquet|Núm. d'entrada|Referència tiquet|Referència de l'entrada|Núm. de comanda|Tiquet|
    Número de referència|Comanda|Núm. de referència|Ref. tiquet|Núm. d'operació|Expedient|Núm. de sèrie|Núm. d'abonament|Identificador`,
  codigoLocalizador: `Localitzador|Codi localitzador|Codi de reserva|Localitzador de compra|Codi|Loc.|Codi de localitzador|Codi de compra|
    Codi d'accés|Clau d'accés|Localitzador reserva`,
  precioEntrada: `Preu|Preu de l'abonament|Import|Preu base|Preu de l'entrada|Quota|Import de l'abonament|Abonament|Preu abonament|Base|
    Subtotal|PVP|Valor de l'abonament|Preu unitari|Import abonament|Quota d'abonat`,
  precioDistribucion: `Despeses de gestió|Despeses|Distribució|Despeses de distribució|Comissió|Comissió de venda|Càrrecs|Gestió|
    Despeses d'emissió|Despeses d'enviament|Cost de gestió|Recàrrec|Taxes|Despeses de tramitació|Comissió de servei|Càrrec per gestió`,
  precioTotal: `Total|Import total|Total a pagar|Preu total|Total pagat|TOTAL|Suma|Total abonat|Total compra|Total (IVA inclòs)|
    Total amb despeses|A pagar|Import pagat|Total EUR`,
};

const split = (labels: Record<keyof PassTruth, string>) =>
  new Map(
    Object.entries(labels).map(([field, list]) => [field, list.split('|').map((label) => label.trim())]),
  );

const known = { es: split(spanish), ca: split(catalan) };

/** A label for each field, none of them twice; in both languages separated by a stroke, if both are requested. */
export function labelsBy(chance: Chance, language: Language | 'both'): Record<keyof PassTruth, string> {
  const taken = new Set<string>();
  const pick = (field: string, one: Language) => {
    const free = (known[one].get(field) ?? []).filter((label) => !taken.has(label.toLowerCase()));
    const label = chance.pick(free);
    taken.add(label.toLowerCase());
    return label;
  };
  const labels = { ...spanish };
  for (const field of Object.keys(spanish) as (keyof PassTruth)[]) {
    if (language !== 'both') labels[field] = pick(field, language);
    else {
      const [ca, es] = [pick(field, 'ca'), pick(field, 'es')];
      labels[field] = ca.includes('/') || es.includes('/') ? ca : `${ca} / ${es}`;
    }
  }
  return labels;
}

/** A label for a field, with one in another language. */
export function labelIn(
  chance: Chance,
  field: keyof PassTruth,
  language: Language,
  other: Language,
): [string, string] {
  const plain = (one: Language) =>
    (known[one].get(field) ?? []).filter((label) => !label.includes('/') && !label.includes('('));
  return [chance.pick(plain(language)), chance.pick(plain(other))];
}
