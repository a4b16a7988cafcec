import type { FieldName } from '../../../api/domains/abonos/reading/read-abono.ts';

/** The labels of some sellers, in the order of their papers. */
export const LABELS: readonly (readonly [FieldName, string][])[] = [
  wording(`nombreAsistente Titular|tipoAbonament Tipo de abono|temporada Temporada|evento Evento|recinto Recinto|direccion Dirección|
    anillo Anillo|bloque Bloque|fila Fila|asiento Asiento|nifOrganizador NIF organizador|nifDistr NIF distribuidor|
    referenciaTicket Referencia ticket|codigoLocalizador Código localizador|precioEntrada Precio entrada|
    precioDistribucion Gastos de distribución|precioTotal Total`),
  wording(`evento Competición|temporada Temporada|recinto Pabellón|direccion Dirección del pabellón|nombreAsistente Nombre y apellidos|
    tipoAbonament Modalidad|anillo Zona|bloque Sector|fila Fila|asiento Butaca|codigoLocalizador Localizador|
    referenciaTicket Nº de abono|precioEntrada Precio|precioDistribucion Gastos de gestión|precioTotal Importe total|
    nifOrganizador CIF del organizador|nifDistr CIF del distribuidor`),
  wording(`nombreAsistente Nom i llinatges|tipoAbonament Tipus d'abonament|temporada Temporada|evento Competició|recinto Recinte|
    direccion Adreça|anillo Anell|bloque Bloc|fila Fila|asiento Seient|referenciaTicket Referència|codigoLocalizador Localitzador|
    precioEntrada Preu|precioDistribucion Despeses de gestió|precioTotal Total|nifOrganizador NIF organitzador|nifDistr NIF distribuïdor`),
  wording(`referenciaTicket Nº de entrada|codigoLocalizador Código de reserva|evento Evento|temporada Temporada|nombreAsistente Asistente|
    recinto Lugar|direccion Dirección|anillo Grada|bloque Bloque|fila Fila|asiento Asiento|tipoAbonament Tarifa|
    precioEntrada Importe|precioDistribucion Gastos de distribución|precioTotal Total pagado|nifOrganizador Organizador (CIF)|
    nifDistr Distribuidor (CIF)`),
  wording(`tipoAbonament Categoría|nombreAsistente Abonado/a|anillo Nivel|bloque Sector|fila Fila|asiento Asiento|evento Competición|
    temporada Temporada|recinto Instalación|direccion Domicilio|precioEntrada Cuota|precioDistribucion Comisión|precioTotal Total a pagar|
    referenciaTicket Referencia|codigoLocalizador Localizador|nifOrganizador NIF Organizador|nifDistr NIF Distribuidor`),
];

function wording(text: string): [FieldName, string][] {
  return text.split('|').map((one) => {
    const [field = '', ...label] = one.trim().split(' ');
    return [field as FieldName, label.join(' ')];
  });
}
