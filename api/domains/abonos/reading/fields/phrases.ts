// Words of labels that several fields share, as alternatives.

export const PERSON = `titular|asistente|assistent|abonado|abonada|abonat|socio|socia|soci|beneficiario|beneficiari|usuario|usuari|cliente|client|
  espectador|portador|poseedor|comprador|bonista`;
export const PAPER =
  'abono|abonament|bono|carnet|carne|entrada|ticket|tiquet|tarjeta|targeta|pase|passi|passe|titulo|titol|cupon|cupo|credencial|localidad|localitat';
export const ORDER = 'compra|pedido|comanda|reserva|operacion|operacio|venta|venda|transaccion|transaccio';
export const TAX = 'nif|cif|vat';
export const ORGANISER = `organizador|organizadora|organitzador|organitzadora|organizacion|organitzacio|promotor|promotora|club|emisor|emissor|emisora|
  emissora|organiza|organitza|org|organizer`;
export const SELLER = `distribuidor|distribuidora|distribucion|distribucio|dist|distr|distrib|distribuye|distribueix|vendedor|vendedora|venedor|venedora|
  ticketera|ticketing|comercializador|comercializadora|comercialitzador|comercialitzadora|comercializa|comercialitza|venta|venda|canal|
  intermediario|intermediari|operador|plataforma|agente|agent`;
export const SERVICE = `distribucion|distribucio|distrib|distr|gestion|gestio|venta|venda|envio|enviament|emision|emissio|servicio|servei|serveis|
  servicios|tramitacion|tramitacio|administracion|administracio|administrativos|administratius|plataforma|ticketera|impresion|impressio|
  operacion|operacio|online|internet|canal|reserva`;
export const CHARGE = `gastos|gasto|coste|costes|comision|comisiones|cargo|cargos|recargo|tasa|tasas|suplemento|despeses|despesa|cost|costos|comissio|
  comissions|carrec|carrecs|recarrec|taxa|taxes|suplement|precio|importe|preu|import|tarifa|fee`;
export const AMOUNT = 'precio|p|importe|valor|coste|preu|import|cost|cuota|quota|tarifa';
export const VENUE = `recinto|recinte|pabellon|pavello|pabello|instalacion|installacio|estadio|estadi|sede|seu|polideportivo|poliesportiu|local|palau|
  cancha|arena|espacio|espai|centro|centre`;
export const VENUE_ADDRESS =
  'recinto|recinte|pabellon|pavello|instalacion|installacio|sede|seu|evento|esdeveniment|lugar|lloc|local|estadio|estadi|cancha|polideportivo|poliesportiu';
export const SHOW = `evento|espectaculo|espectacle|acontecimiento|esdeveniment|competicion|competicio|acto|acte|event`;
