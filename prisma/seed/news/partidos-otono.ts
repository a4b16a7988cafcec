import type { Article } from './article.ts';

/** Match reports of the first half of the season, September to January. */
export const partidosOtono: Article[] = [
  {
    title: 'El Trofeu Illes Balears se queda en Palma',
    category: 'Partidos',
    reports: 'trofeu-final',
    published: { hoursAfterMatch: 3 },
    html: `<p>El primer título de la temporada ya está en la vitrina. <strong>Palma Mallorca Bàsquet</strong> remontó en el último cuarto a <strong>Halcones Menorca</strong> y se llevó el Trofeu Illes Balears por 84-80 ante una grada que estrenó el curso como lo había terminado: de pie.</p>
<p>El equipo menorquín mandó casi toda la mañana. Cerró el primer cuarto 18-24 por delante, castigando cada pérdida, y se fue al descanso con 41-43. En el tercero, cuando parecía que la final se escapaba (60-64), Rafel Quetglas juntó a Toni Bauzà y Facundo Irigoyen en pista y el partido cambió de ritmo.</p>
<h2>Un cierre de capitán</h2>
<p>Bauzà firmó 17 puntos y 9 asistencias, ocho de esos puntos en los cuatro últimos minutos. Malik Durrant, en su primer partido en casa, fue el máximo anotador con 22, y Tyrell Hoskins sumó 19 y el tapón que cerró la final a once segundos de la bocina.</p>
<blockquote>«Un torneo de septiembre no decide nada, pero enseña qué equipo quieres ser. Hoy hemos sido uno que no se rinde», dijo el capitán con la copa en la mano.</blockquote>
<p>El miércoles, también en casa, llega la semifinal del Torneig THB Hotels contra Faro Mallorca Bàsquet.</p>`,
  },
  {
    title: 'Estreno con victoria en Primera FEB',
    category: 'Partidos',
    reports: 'liga-01',
    published: { hoursAfterMatch: 3 },
    html: `<p>Hace tres años este club jugaba en pistas de barrio. El sábado ganó su primer partido en la segunda categoría del baloncesto español: 86-79 a <strong>Tudela Ribera</strong> en un Pavelló Son Tramuntana que contó los últimos diez segundos a coro.</p>
<p>El equipo salió sin complejos y abrió la primera brecha con los triples de Iker Zabalza (24-17 al final del primer cuarto). Tudela respondió desde la defensa, apretó antes del descanso (45-41) y llegó a los últimos diez minutos a una canasta y media, 66-63.</p>
<h2>Durrant, sin prisa</h2>
<p>Ahí apareció Malik Durrant. El escolta de Baltimore, autor de 24 puntos, anotó o asistió en siete ataques consecutivos. Domas Girkontas dominó la pintura con 16 puntos y 8 rebotes, y Zabalza acabó con 12, todos desde más allá del arco.</p>
<ul>
<li><strong>Lo mejor:</strong> solo nueve pérdidas en un debut.</li>
<li><strong>Lo mejorable:</strong> catorce rebotes ofensivos concedidos.</li>
<li><strong>El dato:</strong> 3.412 espectadores, récord del club en partido de liga.</li>
</ul>
<p>La próxima semana toca el primer viaje, a la pista de Linares Minero.</p>`,
  },
  {
    title: 'Tarde redonda: seis jugadores en dobles dígitos ante Delta Tortosa',
    category: 'Partidos',
    reports: 'liga-05',
    published: { hoursAfterMatch: 3 },
    html: `<p>El día en que se cambiaba la hora, el PMB le ganó tiempo al partido desde el salto inicial. <strong>Delta Tortosa</strong> no pudo seguir el paso de un equipo que anotó 27 puntos en el primer cuarto (27-14) y ya no miró atrás: 90-72 y tercera victoria en cinco jornadas.</p>
<p>Fue la noche, o más bien el mediodía, del reparto. Hoskins (17), Ruscone (14), Sandell (13), Durrant (12), Baldeh (11) e Irigoyen (10) terminaron por encima de la decena, y las 26 asistencias del equipo explican mejor que nada lo ocurrido.</p>
<p>Al descanso se llegó con 51-35 y el tercer cuarto sirvió para que la ventaja rozara los veinte puntos, 72-53. Quetglas aprovechó para dar minutos a los jóvenes: Nil Cardona defendió toda la pista y Guillem Tous se estrenó como anotador en la categoría.</p>
<blockquote>«Cuando la pelota viaja más rápido que nosotros, somos difíciles de defender», resumió el entrenador.</blockquote>`,
  },
  {
    title: 'Menorca gana en el último segundo un derbi de ida y vuelta',
    category: 'Partidos',
    reports: 'liga-08',
    published: { hoursAfterMatch: 3 },
    html: `<p>Un palmeo a 1,2 segundos del final decidió el derbi de Maó. <strong>Halcones Menorca</strong> se impuso por 80-78 a un PMB que había ido por delante en el descanso (40-45) y al final del tercer cuarto (61-63), y que se marchó de la isla vecina con la sensación de haberlo tenido todo en la mano.</p>
<p>El partido fue limpio y duro. Luka Marenić, con 18 puntos, sostuvo al equipo cuando los triples dejaron de entrar, y Kendrick Oyelaran firmó su mejor actuación desde que llegó: 14 puntos, 9 rebotes y cuatro recuperaciones.</p>
<h2>Los tiros libres, la cuenta pendiente</h2>
<p>La estadística no perdona: 11 de 21 desde la línea. «Si metemos uno más, hoy hablamos de otra cosa», admitió Marenić. El equipo queda con cuatro victorias y cuatro derrotas.</p>
<p>Más de doscientos aficionados hicieron la travesía en barco y acompañaron al equipo hasta el autobús. El desquite, en marzo y en casa.</p>`,
  },
  {
    title: 'Cinco minutos más de corazón: victoria en la prórroga contra Jerez',
    category: 'Partidos',
    reports: 'liga-09',
    published: { hoursAfterMatch: 3 },
    html: `<p>Hubo que jugar 45 minutos. <strong>Jerez Albariza</strong> empató a 77-77 con un triple lateral sobre la bocina y mandó a la prórroga un partido que el Palma había dominado a ratos y sufrido casi siempre. Lo que vino después fue un 11-8 construido en defensa: 88-85.</p>
<p>Facundo Irigoyen anotó 6 de sus 19 puntos en el tiempo extra, los dos últimos desde la línea y con la grada en silencio absoluto. Debajo del aro, Ousmane Baldeh se quedó con todo: 13 puntos y 15 rebotes, siete de ellos en ataque.</p>
<blockquote>«En la prórroga no se piensa, se corre hacia atrás. Hemos defendido cinco ataques como si fueran el último», contó Irigoyen.</blockquote>
<p>La nota triste fue la lesión de Iker Zabalza, que se retiró en el segundo cuarto con molestias en el tobillo derecho. El club informará de su evolución.</p>
<p>La competición se detiene ahora una semana. El equipo volverá a jugar el 6 de diciembre en Ponferrada.</p>`,
  },
  {
    title: 'Previa: el derbi de Mallorca, por primera vez en Primera FEB',
    category: 'Partidos',
    published: { day: '2025-12-11', time: '11:30' },
    html: `<p>El sábado a las 19:00 el Pavelló Son Tramuntana vive un partido que la isla nunca había visto en esta categoría. <strong>Faro Mallorca Bàsquet</strong> llega desde Inca con la mejor defensa de la competición y con la victoria de septiembre en el Torneig THB Hotels todavía fresca (77-81).</p>
<p>«Aquel día nos ganaron los duelos individuales», recuerda Rafel Quetglas. «Hemos trabajado toda la semana para que el sábado sean cinco contra cinco». El entrenador podrá contar con toda la plantilla salvo Iker Zabalza, que sigue con la recuperación de su esguince.</p>
<h2>Las claves</h2>
<ul>
<li><strong>El rebote:</strong> Faro captura doce rebotes ofensivos por partido.</li>
<li><strong>Villarejo:</strong> se encargará del máximo anotador visitante.</li>
<li><strong>La grada:</strong> no quedan entradas. Las puertas abren a las 17:45 y se recomienda llegar a pie o en transporte público.</li>
</ul>
<p>Antes del salto inicial habrá un minuto de aplausos para los voluntarios de los dos clubes que colaboraron en la recogida de alimentos de noviembre.</p>`,
  },
  {
    title: 'El derbi es de Palma',
    category: 'Partidos',
    reports: 'liga-11',
    published: { hoursAfterMatch: 3 },
    html: `<p>Había cuatro mil personas en el pabellón y todas recordarán dónde estaban. <strong>Palma Mallorca Bàsquet</strong> ganó el primer derbi mallorquín de la historia de la categoría, 82-75 frente a <strong>Faro Mallorca Bàsquet</strong>, en un partido que se jugó con los dientes apretados y se celebró con los brazos abiertos.</p>
<p>Faro empezó mejor. Castigó en el rebote (19-22 en el primer cuarto) y mantuvo la ventaja hasta el descanso, 38-40. La reacción llegó con la defensa de Hugo Villarejo, que dejó al máximo anotador visitante en dos canastas en toda la segunda parte y aún tuvo fuerzas para sumar 11 puntos.</p>
<h2>Los 27 de Durrant</h2>
<p>Con el 60-58 empezó el último cuarto y empezó también el recital de Malik Durrant: 27 puntos, doce de ellos en los últimos seis minutos. Toni Bauzà puso la pausa con 13 puntos y 8 asistencias.</p>
<blockquote>«He jugado en sitios más grandes, nunca en uno que sonara así», confesó Durrant.</blockquote>
<p>La afición de Faro, unas trescientas personas llegadas en tren desde Inca, aplaudió a los dos equipos al final. El derbi de vuelta se jugará en abril en Es Raiguer.</p>`,
  },
  {
    title: 'Sandell incendia Teruel desde el triple',
    category: 'Partidos',
    reports: 'liga-14',
    published: { hoursAfterMatch: 3 },
    html: `<p>Siete grados bajo cero fuera y mucho calor en las manos de Viktor Sandell. El ala-pívot sueco anotó seis triples camino de 20 puntos y el PMB ganó por 73-80 en la pista de <strong>Teruel Mudéjar</strong>, su segunda victoria de la temporada lejos de Palma.</p>
<p>El inicio fue local (21-15), con el equipo todavía entumecido por el viaje. Quetglas abrió el campo con Sandell de falso pívot y la pintura se despejó: 36-38 al descanso y 53-61 al final del tercer cuarto. Domas Girkontas, con 15 puntos y cinco asistencias desde el poste alto, encontró siempre al hombre libre.</p>
<p>Teruel se acercó a tres puntos a falta de dos minutos, pero Bauzà administró los últimos ataques sin perder un balón.</p>
<blockquote>«Me dejaron solo una vez y pensé que era un error. La segunda ya supe que era el plan», bromeó Sandell.</blockquote>
<p>Con ocho victorias y seis derrotas, el equipo cerrará la primera vuelta el sábado contra Cala Sant Antoni.</p>`,
  },
  {
    title: 'Cala Sant Antoni corta la racha',
    category: 'Partidos',
    reports: 'liga-15',
    published: { hoursAfterMatch: 3 },
    html: `<p>La primera vuelta termina con una derrota que escuece. <strong>Cala Sant Antoni</strong> se llevó por 76-81 un partido que el Palma tuvo controlado hasta el descanso (39-37) y que perdió en un tercer cuarto sin puntería.</p>
<p>El conjunto ibicenco cerró la zona, obligó a tirar de lejos y corrió tras cada fallo. Del 20-19 inicial se pasó al 58-62 con el que arrancó el último periodo, y aunque los 21 puntos de Malik Durrant y la energía de Marc Llinàs mantuvieron la esperanza, un triple a tablero a falta de 40 segundos decantó el duelo.</p>
<h2>Notable a mitad de camino</h2>
<p>El balance a estas alturas, ocho victorias y siete derrotas, está por encima de lo que el club había imaginado en verano. «Si en septiembre me ofrecen esto, lo firmo sin leer», dijo Quetglas. «Pero hoy estoy enfadado, porque hemos dejado de pasarnos la pelota».</p>
<p>La segunda vuelta empieza el domingo 25 en la pista de Tudela Ribera.</p>`,
  },
];
