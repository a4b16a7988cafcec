import type { Article } from './article.ts';

/** The first team: signings, interviews, injuries, statistics. */
export const equipo: Article[] = [
  {
    title: 'Malik Durrant, puntos y experiencia para el estreno en Primera FEB',
    category: 'Equipo',
    published: { day: '2025-08-12', time: '12:00' },
    html: `<p>El escolta estadounidense <strong>Malik Durrant</strong> (Baltimore, 1996) es nuevo jugador de Palma Mallorca Bàsquet. Llega después de cinco temporadas en las ligas alemana y belga, en las que siempre estuvo entre los diez máximos anotadores, y llevará el dorsal 0.</p>
<p>«Buscábamos a alguien capaz de fabricarse un tiro cuando el reloj aprieta y que, además, quisiera defender», explica el director deportivo, Javier Santolaria. «Malik preguntó por el equipo antes que por el contrato».</p>
<h2>Un número con historia</h2>
<p>Durrant escogió el 0 en el instituto, el año en que se quedó fuera del equipo. «Me recuerda de dónde salgo», cuenta. Aterriza en Palma con su mujer y dos hijas, que ya han pedido plaza en la escuela de básquet del club.</p>
<blockquote>«Me han dicho que aquí la grada no se sienta. Tendré que comprobarlo».</blockquote>
<p>La plantilla empezará la pretemporada el lunes 18 con reconocimientos médicos y una primera sesión en la playa.</p>`,
  },
  {
    title: 'Toni Bauzà renueva hasta 2028: «Quiero acabar donde empecé»',
    category: 'Equipo',
    published: { day: '2025-09-02', time: '13:00' },
    html: `<p>El capitán no se mueve. <strong>Toni Bauzà</strong>, base palmesano y único jugador que ha estado en el club desde su fundación en 2022, ha firmado por tres temporadas más.</p>
<p>Bauzà jugó el primer partido de la historia de la entidad ante 140 personas y marcó la canasta del segundo ascenso ante tres mil. Por el camino ha repartido más asistencias que nadie y ha dado clase de matemáticas por las mañanas en un instituto de Llevant, un trabajo que conserva.</p>
<h2>«El club ha crecido más deprisa que yo»</h2>
<p>«Cuando empezamos, lavábamos nosotros las camisetas. Ahora hay niños que se las ponen para dormir», reflexiona. Sobre el reto de la nueva categoría, no se esconde: «Vamos a perder partidos que nos dolerán. Lo importante es que nadie pueda decir que no estábamos».</p>
<p>La renovación se anunció en el patio del colegio donde Bauzà aprendió a botar, con sus antiguos entrenadores en primera fila.</p>`,
  },
  {
    title: 'Parte médico de Iker Zabalza',
    category: 'Equipo',
    published: { day: '2025-11-24', time: '14:20' },
    html: `<p>Las pruebas realizadas esta mañana en Clínica Ponent a <strong>Iker Zabalza</strong> han confirmado un esguince de tobillo derecho con afectación de la sindesmosis. El escolta se lesionó el sábado en el segundo cuarto del partido contra Jerez Albariza.</p>
<p>Los servicios médicos del club han optado por un tratamiento conservador. El jugador llevará una bota ortopédica durante cuatro semanas y comenzará después el trabajo de fuerza y propiocepción. El tiempo de baja estimado es de entre doce y catorce semanas, en función de su evolución.</p>
<blockquote>«Me ha tocado parar cuando mejor estaba. Volveré con más puntería», ha escrito Zabalza a la afición.</blockquote>
<p>El escolta vitoriano era hasta ahora el segundo triplista más acertado de la competición, con un 46 % de acierto.</p>`,
  },
  {
    title: 'Domas Girkontas: «En Lituania el pívot también tiene que saber pasar»',
    category: 'Equipo',
    published: { day: '2025-12-30', time: '11:00' },
    html: `<p>Recibe con un café de puchero y un castellano que mejora cada semana. <strong>Domas Girkontas</strong>, 33 años, es el pívot titular del PMB y el jugador con más partidos profesionales de la plantilla: 612.</p>
<h2>Una escuela de pies</h2>
<p>«De niño entrenaba en un gimnasio tan pequeño que no se podía correr», cuenta. «Así que aprendíamos a pivotar y a pasar. Mi entrenador decía que el bote era para los que no sabían qué hacer». Hoy esa herencia se nota: es el tercer asistente del equipo.</p>
<p>De Mallorca le sorprendió la luz y le conquistó la gente. «En el mercado de Santa Catalina ya no me dejan pagar las naranjas. Dicen que a cambio de un rebote más».</p>
<blockquote>«Los jóvenes me preguntan cómo se juega tantos años. La respuesta es aburrida: dormir, estirar y pedir perdón pronto».</blockquote>
<p>¿Su deseo para el año nuevo? «Que Ousmane deje de ganarme en los tiros libres después de entrenar. Le debo ya once cenas».</p>`,
  },
  {
    title: 'La temporada en diez cifras',
    category: 'Equipo',
    published: { day: '2026-05-14', time: '10:00' },
    html: `<p>El primer curso en Primera FEB ya es historia. Estos son los números que lo cuentan:</p>
<ul>
<li><strong>15</strong> victorias y 15 derrotas en la liga.</li>
<li><strong>12</strong> triunfos en 15 partidos como local.</li>
<li><strong>3</strong> victorias fuera: Soria, Teruel y Dénia.</li>
<li><strong>1</strong> título, el Trofeu Illes Balears.</li>
<li><strong>94</strong> puntos, la mayor anotación, contra Halcones Menorca.</li>
<li><strong>66</strong> puntos, la mejor defensa, ante Ponferrada Templario.</li>
<li><strong>27</strong> puntos de Malik Durrant en el derbi.</li>
<li><strong>15</strong> rebotes de Ousmane Baldeh contra Jerez Albariza.</li>
<li><strong>12</strong> asistencias de Toni Bauzà contra Menorca.</li>
<li><strong>5</strong> jugadores formados en la isla que han debutado en la categoría.</li>
</ul>
<p>«Detrás de cada cifra hay alguien que no sale en la foto», recuerda Rafel Quetglas, que cita a los fisioterapeutas, al utillero y a «quien abre el pabellón a las siete de la mañana».</p>
<p>El cuerpo técnico trabaja ya en la próxima temporada. La intención es mantener el bloque y sumar un base con altura.</p>`,
  },
  {
    title: 'Ousmane Baldeh, el hombre de los cinco tapones',
    category: 'Equipo',
    published: { daysAgo: 4, time: '12:10' },
    html: `<p>Hay jugadores que se ven en la estadística y otros que se ven en la cara del rival cuando entra a canasta. <strong>Ousmane Baldeh</strong> pertenece a las dos especies. Los cinco tapones de los cuartos de final del Torneig THB Hotels igualan el récord del club, que ya era suyo.</p>
<p>Nacido en Banjul y criado en Santa Coloma, empezó a jugar a los quince años porque era el único que llegaba a descolgar los balones del tejado del colegio. «Tardé dos años en entender las faltas», ríe.</p>
<h2>Trabajo de sombra</h2>
<p>Cada martes se queda media hora más con la entrenadora ayudante, Marta Iriarte. Repasan vídeos de los bases contrarios: qué mano usan, cuándo se levantan, qué miran. «No salto más que los demás», asegura, «salgo antes».</p>
<blockquote>«Un tapón no vale dos puntos. Vale los seis siguientes, porque el que venía ya no viene».</blockquote>
<p>El próximo partido en casa será su número cien con el PMB. El club le entregará una camiseta conmemorativa antes del salto inicial.</p>`,
  },
  {
    title: 'Nil Cardona amplía su contrato y será jugador del primer equipo a todos los efectos',
    category: 'Equipo',
    published: { daysAgo: 12, time: '11:45' },
    html: `<p><strong>Nil Cardona</strong> deja atrás la ficha vinculada. El escolta de Sóller, que llegó al club con catorce años, ha firmado su primer contrato profesional y mantendrá el dorsal 8.</p>
<p>Cardona subió al primer equipo para completar entrenamientos y se ganó el sitio robando balones. «Es el primero que llega y el último que pregunta cuándo se acaba», dice de él Rafel Quetglas. Compagina el deporte con segundo de Fisioterapia.</p>
<p>En el acto, celebrado en la pista auxiliar, estuvieron sus compañeros del equipo júnior y su abuela, que le regaló una sobrasada para repartir en el vestuario. Según fuentes bien informadas, no llegó entera al entrenamiento de la tarde.</p>`,
  },
];
