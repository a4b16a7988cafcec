import type { Article } from './article.ts';

/** Youth teams, schools and camps. */
export const cantera: Article[] = [
  {
    title: 'Arranca el curso en las escuelas: 420 niñas y niños en once colegios',
    category: 'Cantera',
    published: { day: '2025-09-22', time: '17:00' },
    html: `<p>Las escuelas de Palma Mallorca Bàsquet han abierto el curso con <strong>420 participantes</strong> de entre 5 y 12 años repartidos en once colegios de Palma, Marratxí y Llucmajor. Son 130 más que el año pasado y, por primera vez, hay más niñas que niños en la categoría prebenjamín.</p>
<p>«A estas edades no entrenamos jugadas, entrenamos ganas», explica la coordinadora, Xesca Amer. Cada grupo tiene dos monitores y una ratio máxima de doce participantes.</p>
<ul>
<li>Dos sesiones por semana, de 16:30 a 17:45.</li>
<li>Un encuentro mensual en el pabellón, sin marcador.</li>
<li>Becas completas para 45 familias, financiadas por Caixa Llevant.</li>
</ul>
<p>Las inscripciones siguen abiertas en los centros que aún tienen plazas. La primera semana es de prueba y no tiene coste.</p>`,
  },
  {
    title: 'Guillem Tous, de recogepelotas a anotar en Primera FEB',
    category: 'Cantera',
    published: { day: '2025-10-28', time: '12:30' },
    html: `<p>El 26 de octubre, a falta de tres minutos para el final contra Delta Tortosa, <strong>Guillem Tous</strong> se quitó el chándal. Dos ataques después dejaba una bandeja con la izquierda y el banquillo se levantaba entero. Tiene 18 años y hace cuatro pasaba la mopa en los tiempos muertos.</p>
<p>«Conocía cada tabla del suelo, sé dónde resbala», bromea. Se formó en la escuela del barrio de La Soledat, pasó por el infantil B «porque era el más bajito» y creció quince centímetros en un verano.</p>
<h2>Clases por la mañana, pista por la tarde</h2>
<p>Tous estudia primero de Ingeniería Informática en la universidad y entrena con los dos equipos. Sergi Amengual, que recorrió el mismo camino, es su sombra: «Le digo que no tenga prisa y que tire cuando esté solo. Lo segundo le cuesta más».</p>
<blockquote>«Mi madre grabó la canasta, pero de la emoción se ve el techo».</blockquote>`,
  },
  {
    title: 'El júnior femenino se clasifica para la fase final de Balears',
    category: 'Cantera',
    published: { day: '2026-02-23', time: '10:45' },
    html: `<p>El equipo <strong>júnior femenino</strong> del PMB ha ganado su grupo y jugará en abril la fase final del campeonato de Balears. Lo consiguió a falta de dos jornadas y con la mejor defensa de la competición: 41 puntos recibidos por partido.</p>
<p>Bajo la dirección de Laura Bibiloni, el grupo combina jugadoras de segundo año con cinco cadetes. La capitana, Aina Cladera, ha vuelto tras nueve meses de recuperación de rodilla y fue decisiva en el último partido con tres triples seguidos.</p>
<p>«No somos altas y no somos muchas, así que corremos», resume la entrenadora. La fase final se disputará en Palma, en el pabellón auxiliar de Son Tramuntana, con entrada libre.</p>
<blockquote>«El año pasado vimos la final desde la grada. Este año queremos que nos vean a nosotras», dice Cladera.</blockquote>`,
  },
  {
    title: 'Subcampeonas de Balears por un suspiro',
    category: 'Cantera',
    published: { day: '2026-04-13', time: '09:50' },
    html: `<p>Una canasta. Eso separó al <strong>júnior femenino</strong> de su primer título autonómico. El equipo de Laura Bibiloni perdió la final del domingo en el último ataque, después de remontar doce puntos y con la grada del pabellón auxiliar llena hasta las escaleras.</p>
<p>El viernes había superado con claridad los cuartos de final y el sábado resolvió la semifinal con una defensa zonal que desesperó al rival. En la final, Aina Cladera y la cadete Marga Vives sostuvieron al equipo hasta el último segundo.</p>
<p>El segundo puesto da el billete para el campeonato de España, que se jugará en mayo. Será la primera vez que un equipo de formación del club participe en un torneo nacional.</p>
<p>«Llorar un domingo y viajar en mayo: es un buen cambio», consolaba Bibiloni a sus jugadoras.</p>`,
  },
  {
    title: 'Campus de verano: cuatro semanas de básquet, mar y amigos',
    category: 'Cantera',
    published: { day: '2026-05-19', time: '16:30' },
    html: `<p>Ya se puede reservar plaza en el <strong>Campus PMB</strong>, que este año crece hasta las cuatro semanas y estrena turno de tecnificación para jugadores y jugadoras de 14 a 17 años.</p>
<ul>
<li><strong>Turnos:</strong> del 29 de junio al 24 de julio, de lunes a viernes.</li>
<li><strong>Horario:</strong> de 9:00 a 14:00, con acogida desde las 8:00 y comedor opcional.</li>
<li><strong>Edades:</strong> de 6 a 17 años, en grupos de nivel.</li>
<li><strong>Precio:</strong> 120 euros por semana; 20 % de descuento para abonados y hermanos.</li>
</ul>
<p>Cada grupo tendrá dos horas de pista, talleres de lanzamiento y de vídeo, y una mañana de playa. Marc Llinàs y Miquel Sansó dirigirán el turno de tecnificación; Toni Bauzà impartirá, cómo no, el taller de matemáticas del tiro.</p>
<p>Hay quince becas disponibles, que se tramitan con los servicios sociales de cada municipio. Más información en la oficina del club.</p>`,
  },
  {
    title: 'Tres cadetes entrenan por primera vez con el primer equipo',
    category: 'Cantera',
    published: { daysAgo: 3, time: '17:20' },
    html: `<p>Biel Adrover, Jaume Riutort y Pau Nadal Coll tienen entre 15 y 16 años y una historia que contar en clase. Los tres jugadores del <strong>cadete A</strong> completaron ayer la sesión del primer equipo, dentro del plan del club para acercar las dos plantillas.</p>
<p>Rafel Quetglas los repartió en equipos distintos y no les ahorró nada. «El primer bloqueo me lo puso Girkontas. Creo que aún lo noto», reconoce Adrover. Riutort se llevó un consejo de Iker Zabalza sobre los pies al tirar, y Nadal Coll, un tapón de Baldeh y el aplauso posterior.</p>
<h2>Un día al mes</h2>
<p>La experiencia se repetirá una vez al mes con jugadoras y jugadores de los equipos cadete y júnior. «No es un premio, es parte del trabajo», aclara el director deportivo, Javier Santolaria. «Queremos que sepan qué les falta y que comprueben que no es tanto».</p>`,
  },
  {
    title: 'El minibásquet llena Son Tramuntana con 36 equipos',
    category: 'Cantera',
    published: { daysAgo: 20, time: '19:00' },
    html: `<p>Treinta y seis equipos, cuatro pistas y ningún marcador. La <strong>Trobada de Minibàsquet</strong> reunió el domingo a más de cuatrocientos niños y niñas de toda Mallorca en una mañana en la que solo se contaron las sonrisas y los bocadillos de Forn Can Rotger.</p>
<p>Participaron las once escuelas del club y otras entidades de Inca, Manacor, Alcúdia y Sóller. Jugadores del primer equipo arbitraron varios partidos: Hugo Villarejo no pitó ni una falta y Facundo Irigoyen tuvo que explicar, sin éxito, unos pasos.</p>
<p>Al acabar, cada participante dejó escrito en un mural qué le gusta del baloncesto. La respuesta más repetida fue «pasarla». El mural puede verse en el vestíbulo durante las próximas semanas.</p>`,
  },
];
