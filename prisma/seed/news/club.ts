import type { Article } from './article.ts';

/** The club itself: members, sponsors, social projects. */
export const clubNews: Article[] = [
  {
    title: 'Abierta la campaña de abonos: «Palma no se sienta»',
    category: 'Club',
    published: { day: '2025-07-22', time: '10:00' },
    html: `<p>Palma Mallorca Bàsquet abre hoy la campaña de abonos para su primera temporada en Primera FEB con un lema que nació solo, en el fondo norte: <strong>«Palma no se sienta»</strong>. Los precios van de los 85 euros de la zona 6 a los 150 de la zona 1, con tarifas reducidas para júnior, joven y sénior.</p>
<ul>
<li><strong>Renovaciones:</strong> hasta el 10 de agosto, con el asiento reservado.</li>
<li><strong>Nuevas altas:</strong> desde el 11 de agosto, en la web y en la oficina.</li>
<li><strong>Packs familiares:</strong> desde 110 euros para familias monoparentales y desde 200 para dos adultos y dos júniors.</li>
<li><strong>Pago:</strong> en tres plazos sin intereses por internet, o con tarjeta o efectivo en la oficina.</li>
</ul>
<p>El abono incluye los quince partidos de liga y los encuentros en casa del Trofeu Illes Balears y del Torneig THB Hotels. Quien tenga derecho a descuento deberá acreditarlo con su documento de identidad.</p>
<p>«El abono más barato cuesta menos de seis euros por partido. Queremos que venir sea una costumbre y no un lujo», subraya la presidenta, Francesca Moll. Toda la información está en <a href="/hazte-socio">Hazte socio</a>.</p>`,
  },
  {
    title: 'Ya somos más de mil socios',
    category: 'Club',
    published: { day: '2025-10-15', time: '12:15' },
    html: `<p>Se llama <strong>Antònia Garau</strong>, tiene 71 años, vive en Son Gotleu y es la socia número 1.000 de Palma Mallorca Bàsquet. Se hizo el abono el martes por la tarde, «después de la compra», y salió de la oficina con una camiseta firmada y el susto de los aplausos.</p>
<p>Jugó de joven en el equipo de la parroquia, cuando las canastas eran de hierro y se cosían los números a mano. Hacía cuarenta años que no pisaba un pabellón. «Me trajo mi nieta a ver el primer partido de liga y no me senté», dice.</p>
<p>El club cerró la temporada anterior con 640 abonados. El crecimiento responde al ascenso, pero también a los packs familiares, que suponen ya una de cada cuatro altas. La meta es llegar a los <strong>1.500</strong>.</p>
<blockquote>«Un club se funda una vez y se construye cada vez que alguien se saca el carnet», celebró Francesca Moll.</blockquote>`,
  },
  {
    title: 'Aigües de Tramuntana, patrocinador principal por tres temporadas',
    category: 'Club',
    published: { day: '2025-09-10', time: '13:30' },
    html: `<p>La empresa mallorquina <strong>Aigües de Tramuntana</strong> será el patrocinador principal del PMB durante las tres próximas temporadas. Su marca lucirá en el frontal de la camiseta del primer equipo y de todos los equipos de formación.</p>
<p>El acuerdo se firmó en el manantial, en plena Serra, y tiene una cláusula poco habitual: el compromiso de retirar las botellas de plástico de un solo uso del pabellón antes de que acabe el curso. Se instalarán doce fuentes y cada abonado recibirá una botella reutilizable.</p>
<p>«No queríamos una valla, queríamos un proyecto», explicó la directora general de la compañía, Bel Colom. Por su parte, la responsable comercial del club, Neus Capellà, destacó que el convenio permitirá becar a veinte jugadoras y jugadores de cantera.</p>`,
  },
  {
    title: 'La grada dona 4,2 toneladas de alimentos',
    category: 'Club',
    published: { day: '2025-11-27', time: '18:00' },
    html: `<p>La recogida de alimentos organizada en los dos últimos partidos en casa, junto con los voluntarios de Faro Mallorca Bàsquet, ha terminado con una cifra que emociona: <strong>4.200 kilos</strong> de legumbres, aceite, leche y productos de higiene que ya están en los comedores sociales de Palma e Inca.</p>
<p>Los jugadores de los dos clubes cargaron juntos los camiones el miércoles por la tarde. «El 13 de diciembre seremos rivales; hoy somos vecinos», dijo Hugo Villarejo con una caja de garbanzos en cada mano.</p>
<p>La iniciativa se enmarca en el programa social del club, que incluye también:</p>
<ul>
<li>cincuenta localidades por partido para entidades de personas con discapacidad;</li>
<li>visitas mensuales a la planta de pediatría del hospital;</li>
<li>un equipo de baloncesto para personas con síndrome de Down, que entrena los jueves.</li>
</ul>
<p>Gracias a las 1.900 personas que colaboraron.</p>`,
  },
  {
    title: 'Energía del sol para encender el pabellón',
    category: 'Club',
    published: { day: '2026-02-03', time: '11:20' },
    html: `<p>La cubierta de Son Tramuntana produce desde este lunes su propia electricidad. <strong>Energia Solar Migjorn</strong> ha completado la instalación de 380 placas que cubrirán cerca del 60 % del consumo anual del edificio.</p>
<p>La obra se ha hecho en seis semanas, sin interrumpir entrenamientos ni partidos. Los días sin actividad, el excedente se comparte con el colegio y el centro de salud vecinos a través de una comunidad energética.</p>
<p>Un panel en el vestíbulo mostrará en directo cuánta energía se genera. El sábado, durante la victoria contra Linares Minero, ya pudo verse el primer dato de prueba: suficiente para mantener encendido el marcador durante toda la temporada.</p>`,
  },
  {
    title: 'La asamblea aprueba las cuentas y pone nombre al fondo norte',
    category: 'Club',
    published: { day: '2026-05-28', time: '22:10' },
    html: `<p>La asamblea ordinaria de socios aprobó el jueves las cuentas de la temporada, cerradas con un superávit de 18.400 euros, y el presupuesto de la próxima, que crece un 9 %. Asistieron 312 personas, la participación más alta desde la fundación.</p>
<p>El punto más aplaudido fue el último. A propuesta de las peñas, la grada norte pasará a llamarse <strong>Fons Nord «Mestre Colau»</strong>, en memoria de Nicolau Ferrà, maestro y entrenador que enseñó a jugar a tres generaciones del barrio.</p>
<h2>Los acuerdos</h2>
<ul>
<li>Congelación del precio de los abonos para quien renueve.</li>
<li>Creación de un equipo sénior femenino, que competirá en categoría autonómica.</li>
<li>Destino del superávit a la reforma de los vestuarios de cantera.</li>
</ul>
<p>«Cuatro años y ya tenemos a quién recordar», dijo la presidenta antes del minuto de aplausos.</p>`,
  },
  {
    title: 'Agotadas las entradas para el derbi de la jornada 15',
    category: 'Club',
    published: { daysAgo: 3, time: '10:15' },
    html: `<p>No queda ni una. Las entradas para el derbi entre Palma Mallorca Bàsquet y <strong>Faro Mallorca Bàsquet</strong> se agotaron en menos de dos horas y Son Tramuntana volverá a registrar un lleno de cuatro mil personas.</p>
<p>El club ha habilitado un servicio de <strong>cesión de asiento</strong>: los abonados que no puedan asistir tienen hasta dos días antes del partido para liberar su localidad escribiendo a la oficina de atención al socio. Se asignarán, por orden de solicitud, a quien esté en la lista de espera.</p>
<p>Se recuerda que cada entrada es personal y lleva un código QR único: las copias y capturas de entradas ajenas no permiten el acceso, y el club no se hace responsable de las compradas fuera de su web.</p>
<p>Para quien se quede fuera, habrá pantalla gigante en la explanada.</p>`,
  },
  {
    title: 'Cómo usar tu entrada digital en tres pasos',
    category: 'Club',
    published: { daysAgo: 15, time: '09:30' },
    html: `<p>Las entradas de papel son ya un recuerdo. Para que el acceso sea más rápido y nadie se pierda el salto inicial, esto es lo que conviene saber de la <strong>entrada digital</strong>:</p>
<ul>
<li><strong>Compra:</strong> entra en <a href="/entradas">Entradas</a>, elige el partido y confirma. Necesitas una cuenta gratuita.</li>
<li><strong>Encuentra:</strong> tu código QR queda guardado en <a href="/perfil">tu perfil</a>, dentro de «Mis entradas». Puedes imprimirlo.</li>
<li><strong>Entra:</strong> acerca la pantalla al lector, con el brillo alto. Cada código vale para una persona y un acceso.</li>
</ul>
<p>Cada compra suma además 20 puntos en el programa de aficionados. Si tienes abono, súbelo en PDF desde el perfil: se lee de forma automática y añade 100 puntos.</p>
<p>¿Dudas? En la taquilla hay una mesa de ayuda desde 75 minutos antes de cada partido, atendida por voluntarios que hablan castellano, catalán, inglés y alemán.</p>`,
  },
];
