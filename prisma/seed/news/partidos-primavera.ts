import type { Article } from './article.ts';

/** Match reports of the second half of the season, January to May. */
export const partidosPrimavera: Article[] = [
  {
    title: 'Zabalza vuelve y tumba a Madrid Estudiantil con un triple a ocho segundos',
    category: 'Partidos',
    reports: 'liga-21',
    published: { hoursAfterMatch: 3 },
    html: `<p>Más de tres meses después de su lesión, Iker Zabalza eligió el mejor momento para recordar por qué se le echaba de menos. Su triple desde la esquina, con 84-84 y el reloj muriendo, dio al PMB el triunfo más sonado del curso: 87-84 contra <strong>Madrid Estudiantil</strong>, líder de la clasificación.</p>
<p>Nada lo anunciaba en el primer cuarto. El líder corrió, acertó y se marchó 18-29, y al descanso seguía mandando con 40-47. La remontada se cocinó despacio: una zona de ajustes, dos robos de Cardona y un tercer cuarto que dejó el marcador en 62-66.</p>
<h2>La última jugada</h2>
<p>«La jugada era para Malik», explicó Quetglas. Todos en el pabellón lo sabían, también la defensa: Durrant, que llevaba 25 puntos, atrajo a dos hombres y dobló el balón a la esquina. Zabalza terminó con 15 puntos y con la voz rota.</p>
<blockquote>«Durante la recuperación soñé con este tiro. En el sueño también entraba», dijo el escolta.</blockquote>
<p>El equipo suma once victorias y diez derrotas, y es el primero que derrota al líder en lo que va de 2026.</p>`,
  },
  {
    title: 'Dulce desquite contra Halcones Menorca',
    category: 'Partidos',
    reports: 'liga-23',
    published: { hoursAfterMatch: 3 },
    html: `<p>El palmeo de noviembre tuvo respuesta. <strong>Palma Mallorca Bàsquet</strong> venció por 94-89 a <strong>Halcones Menorca</strong> en un derbi balear de muchos puntos y mejor ambiente, con 350 aficionados menorquines en la grada oeste.</p>
<p>El ritmo fue alto desde el inicio (25-23) y el Palma encontró ventajas con Tyrell Hoskins, imparable en carrera: 23 puntos y 11 rebotes. El descanso llegó con 52-44 y la diferencia se mantuvo en el tercer cuarto, 73-66, gracias a los 19 puntos de Luka Marenić.</p>
<p>Menorca nunca se fue del partido. Se puso a dos a falta de un minuto y entonces habló la cabeza: tres ataques seguidos dirigidos por Bauzà, tres canastas bajo el aro. El capitán acabó con 12 asistencias, la mejor marca del equipo esta temporada.</p>
<blockquote>«Los derbis se ganan con las piernas hasta el minuto 38. Después, con la calma», apuntó Bauzà.</blockquote>`,
  },
  {
    title: 'Previa: dos partidos en cuatro días para atar la permanencia',
    category: 'Partidos',
    published: { day: '2026-04-21', time: '12:00' },
    html: `<p>Con trece victorias y trece derrotas, el PMB afronta la semana más intensa del curso. El miércoles a las 20:30 recibe a <strong>Huesca Pirineos</strong> y el domingo a las 12:30 visita a <strong>Marina Dénia</strong>. Una victoria en cualquiera de los dos partidos asegura matemáticamente la permanencia.</p>
<p>«No quiero oír la palabra calculadora», avisa Rafel Quetglas, que prevé rotar más de lo habitual. Facundo Irigoyen arrastra una sobrecarga en el gemelo y es duda para el primero de los dos encuentros.</p>
<ul>
<li><strong>Miércoles, 20:30:</strong> entradas desde 15 euros en la web y en taquilla.</li>
<li><strong>Menores de 12 años:</strong> gratis acompañados de un abonado.</li>
<li><strong>Domingo, 12:30:</strong> pantalla gigante en la explanada del pabellón, con desayuno popular desde las 11:30.</li>
</ul>
<p>Los dos rivales llegan con objetivos distintos: Huesca se juega el quinto puesto y Dénia, su propia salvación. En la primera vuelta, el Palma perdió por 84-77 en Huesca y ganó 91-83 a Dénia en la mañana de Reyes.</p>`,
  },
  {
    title: '¡Somos de Primera FEB! La permanencia se firma en Dénia',
    category: 'Partidos',
    reports: 'liga-28',
    published: { hoursAfterMatch: 3 },
    html: `<p>Misión cumplida. <strong>Palma Mallorca Bàsquet</strong> ganó por 75-83 en la pista de <strong>Marina Dénia</strong> y jugará también la próxima temporada en Primera FEB. A la explanada de Son Tramuntana, donde seiscientas personas seguían el partido en pantalla gigante, le faltó suelo para saltar.</p>
<p>El equipo no especuló. Abrió con 17-22, se fue al descanso nueve arriba (35-44) y resistió el mejor momento local, cuando Dénia se acercó a 58-62. Kendrick Oyelaran, con 18 puntos, y Matteo Ruscone, con 16 y dos triples seguidos en el momento más frío, despejaron las dudas.</p>
<h2>Del barrio a consolidarse</h2>
<p>Fundado en 2022, con dos ascensos en tres temporadas, el club llegaba a la categoría con el presupuesto más modesto de los dieciséis equipos. «Nos dijeron que vendríamos de visita», recordó la presidenta, Francesca Moll. «Hemos decidido quedarnos a vivir».</p>
<blockquote>«Este vestuario no tiene un jugador franquicia: tiene diecinueve», celebró Quetglas.</blockquote>
<p>Quedan dos jornadas. La primera, el sábado en casa contra Teruel Mudéjar, será una fiesta.</p>`,
  },
  {
    title: 'Despedida de casa con la duodécima victoria',
    category: 'Partidos',
    reports: 'liga-29',
    published: { hoursAfterMatch: 3 },
    html: `<p>Doce victorias en quince partidos de liga: así cierra el curso un Pavelló Son Tramuntana que se ha convertido en fortín. La última fue un 88-77 contra <strong>Teruel Mudéjar</strong> con más sonrisas que nervios y una vuelta de honor que duró casi media hora.</p>
<p>El primer cuarto fue parejo (21-19), pero el Palma se soltó antes del descanso (46-39) y resolvió en el tercero con un baloncesto alegre, 68-57. Malik Durrant se despidió de su público con 19 puntos, Domas Girkontas añadió 17 y Pau Estelrich, palmesano y abonado desde niño a los rebotes, llegó a 10.</p>
<p>A falta de dos minutos, Quetglas puso en pista a los cinco jugadores formados en la isla: Amengual, Cardona, Llinàs, Sansó y Tous. La ovación tapó la megafonía.</p>
<blockquote>«Hoy he visto a mi padre llorar en la fila cuatro. Con eso me quedo», dijo Miquel Sansó.</blockquote>`,
  },
  {
    title: 'Punto final en Sant Antoni con acento joven',
    category: 'Partidos',
    reports: 'liga-30',
    published: { hoursAfterMatch: 3 },
    html: `<p>La temporada terminó con derrota, 89-85 contra <strong>Cala Sant Antoni</strong>, y con una mirada al futuro. Con los deberes hechos, Quetglas dejó en el banquillo a Durrant y Hoskins y entregó el partido a los jóvenes, que lo pelearon hasta la última posesión.</p>
<p>Guillem Tous, de 18 años, fue titular por primera vez y respondió con 9 puntos y 6 asistencias. Marc Llinàs, con 14, fue el mejor del equipo. Los locales mandaron por 24-18 y 47-40, pero el Palma se puso a tres al final del tercer cuarto, 69-66, y tuvo un triple para empatar a falta de cinco segundos.</p>
<p>El balance definitivo es de quince victorias y quince derrotas. La plantilla se reunirá el lunes con la afición en la plaza para celebrar la permanencia.</p>`,
  },
];
