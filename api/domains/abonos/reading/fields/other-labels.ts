import { AMOUNT, PERSON, TAX } from './phrases.ts';
import type { Labels } from './field.ts';

/** «NIF» alone: the number of the company near it. */
export const taxNumberLabels: Labels = {
  clear: `num? ${TAX}, nif cif, cif nif, id|identificacion|identificacio|codigo|codi|num fiscal, nif iva`,
};

/** Labels of what is not stored: known, so that their values are not taken for the end of the previous value. */
export const otherLabels: Labels = {
  clear: `num? dni|nie|pasaporte|passaport ${PERSON}?, dni nie|nif, nif nie, dni|nie|pasaporte|passaport|cuenta|compte|tarjeta|targeta num, nif|nie|dni ${PERSON}, documento identidad?, document identitat?,
      num documento|document, email ${PERSON}?, mail, correo electronico?, ae, correu electronic?, telefono|telefon|tel|tlf|tfno|movil|mobil contacto|contacte?,
      num cliente|clienta|client|penya|pena, cliente|clienta|client num, codigo|codi cliente|client|postal, cp localidad|localitat|poblacion|poblacio|municipio|municipi|ciudad|ciutat,
      fecha|data emision|emissio|compra|nacimiento|naixement|alta|pago|pagament|factura|venta|venda|hora|caducidad|caducitat|operacion|operacio|impresion|impressio?,
      fecha|data inicio|inici|fin|fi validez|validesa?, forma|metodo|metode|medio|mitja pago|pagament, valido|valid|valida hasta|fins,
      puerta|porta acceso|acces|entrada?, acceso|acces puerta|porta|pabellon|pavello|recomendado|recomanat?, hora apertura|obertura|inicio|inici?, num? puerta|porta,
      atencion|atencio abonado|abonat|cliente|client, antiguedad, antiguitat, estado pago?, estat pagament?, num factura, factura num?, num pagina, num abonos|abonaments|carnets|entradas|entrades|localidades|localitats, iban, cuenta,
      domicilio|domicili|direccion|adreca social|fiscal|${PERSON}, titular cuenta|compte, num? iva, cuota|quota|base iva, iva incluido|inclos, num tarjeta|targeta|carnet,
      importe|import iva, nacionalidad, nacionalitat,
      asientos|seients|partidos|partits|jornadas|jornades incluidos|incluidas|inclosos|incloses, num partidos|partits, sitio web, pagina web, total base|bases imponible|imponibles|imposable?, total cuotas? iva, comprado, comprat, terminal, terminado,
      oficina, oficinas, oficines, informacion, informacio, consultas, consultes, total neto, ${AMOUNT} temporada? anterior|pasada|passada, cargo|carrec cuenta|compte, fecha|data hora compra|operacion`,
  vague: `entrada por|per, contacto, contacte, condiciones, condicions, edad, edat, iva, web, data, observaciones, observacions, pago, pagament, pag, pagina, entregado, entregat, cambio, canvi, emision, emissio, codigo|codi barras|barres, qr,
      emitido, emes, tarjeta, targeta, poblacion, poblacio, municipio, municipi, provincia, cp, pais, sexo, sexe, descuento, descompte, bonificacion, bonificacio, rebaja, rebaixa, cantidad,
      quantitat, unidades, unitats, uds, cant, renovacion, renovacio, estado, estat, situacion pago, ciudad, ciutat`,
};
