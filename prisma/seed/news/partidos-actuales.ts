import type { Article } from './article.ts';

/** Reports and previews of matches around the start of the demonstration. */
export const partidosActuales: Article[] = [
  {
    title: 'Un muro en el último cuarto contra Soria Duero',
    category: 'Partidos',
    reports: 'actual-09',
    published: { hoursAfterMatch: 3 },
    html: `<p>El PMB cerró su aro cuando más falta hacía y sumó una victoria de oficio, 81-73 ante <strong>Soria Duero</strong>. El equipo visitante solo anotó una canasta en juego en los cuatro minutos finales.</p>
<p>El arranque fue prometedor (22-16), con Tyrell Hoskins dominando el rebote. Soria se recompuso antes del descanso, 41-38, y el tercer cuarto fue un intercambio de golpes que terminó 60-57. Fue entonces cuando Villarejo y Oyelaran subieron la línea de presión y el balón dejó de llegar a la pintura.</p>
<p>Hoskins acabó con 18 puntos y 9 rebotes; Facundo Irigoyen, con 14 y la dirección de todos los ataques importantes.</p>
<blockquote>«La defensa no sale en los resúmenes, pero es la que te deja dormir», dijo Rafel Quetglas.</blockquote>`,
  },
  {
    title: 'Un mal primer tiempo condena al PMB en Tudela',
    category: 'Partidos',
    reports: 'actual-10',
    published: { hoursAfterMatch: 3 },
    html: `<p>No basta con jugar veinte minutos. El Palma perdió por 82-76 en la pista de <strong>Tudela Ribera</strong> después de una primera mitad desconectada (25-17 en el primer cuarto, 46-35 al descanso) y de una reacción que llegó a tiempo de emocionar, pero no de ganar.</p>
<p>La charla del vestuario surtió efecto. Con Sansó y Baldeh juntos en pista, el equipo recuperó el rebote y se acercó hasta 63-57. Luka Marenić, con 17 puntos, empató incluso el partido a falta de tres minutos, pero dos triples locales seguidos cerraron la puerta.</p>
<p>«Hemos regalado el desayuno y hemos querido cobrarnos la comida», lamentó Quetglas, que no buscó excusas en el madrugón del viaje. El equipo vuelve a casa para jugar entre semana los cuartos de final del Torneig THB Hotels.</p>`,
  },
  {
    title: 'Nil Cardona mete al equipo en semifinales del Torneig THB Hotels',
    category: 'Partidos',
    reports: 'actual-torneig-cuartos',
    published: { hoursAfterMatch: 3 },
    html: `<p>Noche de estreno para un jugador de la casa. Nil Cardona, con 16 puntos y cinco robos, fue el protagonista del 79-74 contra <strong>Cala Sant Antoni</strong> que clasifica al PMB para las semifinales del Torneig THB Hotels.</p>
<p>El equipo ibicenco salió con más energía (15-21) y mantuvo la delantera al descanso, 36-38. Quetglas apostó entonces por un quinteto pequeño y muy presionante, y el partido se dio la vuelta: 57-55 al final del tercer cuarto y un último parcial de nervios templados.</p>
<h2>Baldeh, dueño del aire</h2>
<p>Ousmane Baldeh sumó 12 puntos, 14 rebotes y cinco tapones, el último a siete segundos del final cuando Sant Antoni buscaba el triple del empate.</p>
<p>El rival en semifinales será Halcones Menorca, de nuevo en Son Tramuntana. Las entradas ya están a la venta y vuelan: los abonados tienen su localidad incluida.</p>`,
  },
  {
    title: 'Asalto a Dénia: tercera victoria a domicilio',
    category: 'Partidos',
    reports: 'actual-11',
    published: { hoursAfterMatch: 3 },
    html: `<p>El Palma se ha aprendido el camino. Ganó por 77-86 en la pista de <strong>Marina Dénia</strong>, la misma en la que firmó la permanencia, y llega a la jornada 12 con siete victorias y cuatro derrotas.</p>
<p>El equipo mandó de principio a fin, aunque nunca pudo relajarse. El 18-25 inicial se quedó en 39-43 al descanso y en un ajustado 60-62 cuando faltaban diez minutos. Ahí volvieron a aparecer los de siempre: Malik Durrant, con 26 puntos, y Viktor Sandell, con 17 y cinco triples.</p>
<p>Toni Bauzà repartió 11 asistencias y superó las quinientas con la camiseta del club. «No lo sabía. Me lo ha dicho un niño en la puerta del autobús», contó el capitán.</p>
<blockquote>«Ganar fuera es cuestión de aburrirse menos que el rival: hacer lo mismo, bien, cuarenta minutos», explicó Quetglas.</blockquote>
<p>El próximo partido es en casa, contra Teruel Mudéjar. Quedan entradas en la web.</p>`,
  },
  {
    title: 'Previa de la jornada 12: Teruel Mudéjar pone a prueba el fortín',
    category: 'Partidos',
    published: { daysAgo: 1, time: '10:30' },
    html: `<p>Vuelve el baloncesto a Son Tramuntana. El PMB, con siete victorias en once jornadas, recibe a <strong>Teruel Mudéjar</strong>, un equipo que vive del rebote y que llega con tres triunfos seguidos.</p>
<p>Rafel Quetglas podrá contar con la plantilla al completo. Miquel Sansó entrenó al margen el primer día de la semana por un golpe en la rodilla, pero se ha ejercitado ya con el grupo. «Teruel te obliga a cerrar cada rebote con los cinco. Si miramos el balón, perdemos», advierte el entrenador.</p>
<h2>Lo que hay que saber</h2>
<ul>
<li><strong>Puertas:</strong> abren 75 minutos antes del inicio. Día y hora, en el <a href="/calendario">calendario</a>.</li>
<li><strong>Entradas:</strong> a 15 euros en <a href="/entradas">la web</a>; se entra con el QR del móvil.</li>
<li><strong>En el descanso:</strong> partido de los equipos de minibásquet.</li>
<li><strong>Radio:</strong> en directo en Ràdio Pla i Costa.</li>
</ul>
<p>Los antecedentes son favorables: el curso pasado el Palma ganó los dos partidos, 73-80 en Teruel y 88-77 en casa.</p>`,
  },
  {
    title: 'La semifinal contra Halcones Menorca, casi llena',
    category: 'Partidos',
    published: { daysAgo: 2, time: '18:15' },
    html: `<p>Quedan las últimas localidades para la semifinal del <strong>Torneig THB Hotels</strong> entre Palma Mallorca Bàsquet y <strong>Halcones Menorca</strong>. El derbi balear se jugará entre semana, a las 20:30, en Son Tramuntana.</p>
<p>Los dos equipos se conocen de memoria. El curso pasado se repartieron los triunfos en liga, ambos por un puñado de puntos, y el Trofeu Illes Balears se decidió entre ellos en los últimos segundos. «Nos queremos mucho fuera de la pista y nada dentro», resume Facundo Irigoyen.</p>
<p>El club ha reservado para la afición visitante el sector oeste de la grada, al que se accede por la puerta 6. Quien tenga abono no debe sacar entrada: el partido está incluido.</p>`,
  },
  {
    title: 'Aplazado el partido de la jornada 17 en Jerez',
    category: 'Partidos',
    published: { daysAgo: 6, time: '13:40' },
    html: `<p>La federación ha aceptado la petición de <strong>Jerez Albariza</strong> y el encuentro de la jornada 17 no se disputará en la fecha prevista. El Palacio de Deportes La Viña acogerá ese fin de semana un acontecimiento comprometido con anterioridad y los dos clubes no han encontrado otra pista disponible.</p>
<p>La nueva fecha se acordará en los próximos días y se anunciará en esta web y en la aplicación de avisos. En el <a href="/calendario">calendario</a> el partido figura como aplazado.</p>
<p>Las aficionadas y aficionados que hubieran reservado plaza en el viaje organizado por las peñas conservan su asiento para la nueva fecha o pueden pedir la devolución del importe escribiendo a la oficina de atención al socio.</p>`,
  },
];
