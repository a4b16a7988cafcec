import type { Article } from './article.ts';

/** Events around the matches. */
export const eventos: Article[] = [
  {
    title: 'Dos mil personas en la presentación del equipo',
    category: 'Eventos',
    published: { day: '2025-09-12', time: '22:45' },
    html: `<p>La plaza se quedó pequeña. Unas dos mil personas arroparon este viernes al primer equipo en una presentación al aire libre que mezcló <em>xeremiers</em>, batucada y una canasta colgada entre dos plátanos centenarios.</p>
<p>Los jugadores llegaron a pie desde el puerto, acompañados por los equipos de la cantera. El más aclamado fue el capitán, Toni Bauzà; el más atrevido, Tyrell Hoskins, que aceptó el reto de un niño y se llevó el concurso de mates pese a los adoquines.</p>
<h2>La camiseta, al fin</h2>
<p>También se estrenó la equipación: azul marino con las líneas de la pista dibujadas en coral. La segunda, color arena, rinde homenaje al marés de los edificios de Palma.</p>
<blockquote>«Hace tres años nos presentamos en un bar», recordó Bauzà desde el escenario. «El dueño está aquí. Seguimos debiéndole los cafés».</blockquote>`,
  },
  {
    title: 'Puertas abiertas: un entrenamiento con 600 entrenadores',
    category: 'Eventos',
    published: { day: '2025-10-13', time: '10:20' },
    html: `<p>El entrenamiento del domingo tuvo público, y mucho. Seiscientas personas siguieron desde la grada la sesión de <strong>puertas abiertas</strong>, en la que los aficionados pudieron votar con cartulinas de colores qué ejercicio tocaba a continuación. Ganó tres veces el concurso de triples.</p>
<p>Iker Zabalza se impuso en la final a una aficionada de 16 años, Maria del Mar Sastre, que encestó siete de diez y se marchó con una invitación para entrenar con el júnior femenino.</p>
<p>Después, firmas, fotos y ensaimada en el vestíbulo. La próxima jornada de puertas abiertas será en primavera.</p>`,
  },
  {
    title: 'Los Reyes cambian los camellos por la línea de tres',
    category: 'Eventos',
    published: { day: '2026-01-05', time: '12:00' },
    html: `<p>Melchor tira a tabla, Gaspar defiende poco y Baltasar es, según todas las pruebas, sospechosamente parecido a un ala-pívot del primer equipo. Los <strong>Reyes Magos</strong> visitaron el domingo Son Tramuntana después de la victoria contra Marina Dénia y recogieron más de quinientas cartas.</p>
<p>La fiesta sirvió para cerrar la campaña «Un juguete, una canasta»: se han entregado 1.150 juguetes nuevos a las familias atendidas por los servicios sociales de cuatro barrios de Palma.</p>
<p>Por cada canasta del partido, Caixa Llevant donaba además un lote de libros de Llibreria Lletra Petita. Con los 91 puntos del PMB, la biblioteca del hospital infantil estrena hoy una estantería entera.</p>`,
  },
  {
    title: 'El derbi balear se vive también fuera: así será la Fan Zone',
    category: 'Eventos',
    published: { day: '2026-03-19', time: '16:00' },
    html: `<p>El domingo 22, desde las 10:00, la explanada de Son Tramuntana se convierte en <strong>Fan Zone</strong> con motivo del partido contra Halcones Menorca. La entrada es libre, con o sin localidad para el encuentro.</p>
<ul>
<li><strong>10:00</strong> Torneo 3x3 por equipos mixtos. Inscripción en el momento.</li>
<li><strong>10:30</strong> Taller de pintacaras y pancartas para los más pequeños.</li>
<li><strong>11:00</strong> Encuentro de peñas de Mallorca y Menorca, con arroz brut para todos.</li>
<li><strong>11:30</strong> Apertura de puertas del pabellón.</li>
<li><strong>12:30</strong> Salto inicial.</li>
</ul>
<p>Balear Ferris fleta un barco especial para la afición menorquina. A su llegada al puerto la esperarán los <em>dimonis</em> de la peña local, «para que se sientan como en casa», prometen.</p>
<p>Se recomienda llegar a pie, en bicicleta o en autobús: el aparcamiento de la explanada permanecerá cerrado hasta las 16:00. Taller Pedalada amplía para la ocasión el aparcabicis vigilado de la puerta 2.</p>`,
  },
  {
    title: 'Una plaza llena para celebrar la permanencia',
    category: 'Eventos',
    published: { day: '2026-05-11', time: '22:30' },
    html: `<p>No hubo título que ofrecer, pero nadie lo echó en falta. La plantilla celebró el lunes con su afición la <strong>permanencia en Primera FEB</strong> en una plaza que cantó el nombre de los diecinueve jugadores, uno a uno y por orden de dorsal.</p>
<p>Rafel Quetglas, que había prometido cortarse la barba si se ganaban quince partidos, cumplió en directo. Malik Durrant habló en mallorquín durante doce segundos, ensayados durante semanas según confesó su profesora, la socia número 1.000.</p>
<blockquote>«Gràcies per no seure mai», alcanzó a decir Durrant antes de que la plaza se viniera abajo.</blockquote>
<p>La noche terminó con un recuerdo para los que ya no están y con un anuncio de la presidenta: la asamblea de socios se celebrará el día 28.</p>`,
  },
  {
    title: 'Firma de autógrafos y clínic de tiro el sábado por la mañana',
    category: 'Eventos',
    published: { daysAgo: 5, time: '16:45' },
    html: `<p>¿Quieres saber cómo se coloca el codo de un 46 % en triples? Iker Zabalza y Viktor Sandell dirigirán un <strong>clínic de tiro</strong> abierto a todas las edades en la pista auxiliar de Son Tramuntana. Es gratuito y hay sesenta plazas, por orden de llegada.</p>
<p>La sesión durará una hora y media. Habrá canastas a tres alturas y una silla de ruedas deportiva para quien quiera probar el baloncesto adaptado, con la ayuda de los jugadores del equipo inclusivo del club.</p>
<ul>
<li><strong>10:00</strong> Recepción y reparto de grupos.</li>
<li><strong>10:15</strong> Clínic de tiro.</li>
<li><strong>11:45</strong> Firma de autógrafos con toda la plantilla.</li>
</ul>
<p>Basta con traer ropa deportiva y una botella de agua reutilizable.</p>`,
  },
  {
    title: 'La exposición «Cuatro pistas, un club» recorre nuestra historia',
    category: 'Eventos',
    published: { daysAgo: 27, time: '12:00' },
    html: `<p>Un balón pinchado, una pizarra con la jugada del segundo ascenso y la primera lista de socios, escrita a mano y con 63 nombres. La exposición <strong>«Cuatro pistas, un club»</strong> reúne en el vestíbulo de Son Tramuntana los objetos que cuentan el camino desde 2022.</p>
<p>El recorrido está dividido en las cuatro canchas en las que ha jugado el equipo: el patio de colegio de los primeros entrenamientos, el polideportivo municipal del primer ascenso, la pista prestada de la segunda temporada y el pabellón actual. En cada una suena una grabación del público de entonces.</p>
<p>La comisaria, Caterina Sureda, pidió a los aficionados que abrieran sus cajones. «Llegaron doscientas piezas. La más valiosa es un bocadillo de cartón que alguien llevó de pancarta», asegura.</p>
<p>Puede visitarse los días de partido desde la apertura de puertas y los jueves de 17:00 a 20:00.</p>`,
  },
];
