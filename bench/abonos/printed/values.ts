// What the passes of clubs all over Spain say: the values that `passes.ts` picks from. Some given names are in no list that the
// reader knows, as on real passes. Forms of ReportLab take only letters of Latin-1.

const list = (text: string): readonly string[] => text.split('|').map((one) => one.trim());

/** Common and rare names, of all languages of Spain and of people from elsewhere. */
export const GIVEN =
  list(`Aina|Toni|Margalida Francisca|Joan Miquel|María del Carmen|Núria|Iñaki|Xisca|Llorenç|José Antonio|Àngels|Bàrbara|Guillem|
  Francisca Mª|Zoë|Mohamed|Jordi|Lucía|Tomeu|Antònia|Andrés|Sofía|Biel|Ana Belén|Òscar|Yolanda|Kevin|Antonio|Manuel|David|Javier|Daniel|
  Francisco Javier|Carlos|Alejandro|Miguel Ángel|Rafael|Pedro|Pablo|Ángel|Sergio|Alberto|Luis Miguel|Juan Carlos|Álvaro|Adrián|Raúl|Enrique|
  Ramón|Vicente|Rubén|Santiago|Joaquín|Mario|Ismael|Hugo|Mateo|Leo|Martín|Izan|Gonzalo|Noah|Liam|Thiago|Gael|Enzo|Bruno|Isabel|Laura|Cristina|
  Marta|Dolores|María José|Mª Ángeles|Pilar|Paula|Raquel|Mercedes|Rosario|Encarnación|Consuelo|Rocío|Martina|Julia|Valeria|Vega|Chloe|Noa|Triana|
  Jimena|Lola|Emma|Alma|Mia|Zulema|Purificación|Visitación|Angustias|Remedios|Primitivo|Eutimio|Heliodoro|Saturnino|Hermenegildo|Segismundo|Baldomero|
  Eleuterio|Leocadia|Filomena|Obdulia|Milagrosa|Nazaret|Montserrat|Meritxell|Jofre|Gerard|Oleguer|Sunyer|Muntsa|Txell|Blai|Mercè|Sílvia|Iolanda|
  Neus|Quirze|Bernat|Arnau|Pere-Joan|Caterina|Apol·lònia|Gal·la|Rut|Ònia|Miquela|Sión|Rafel|Damià|Vicent|Empar|Desemparats|Josep Vicent|
  Ferran|Xavier|Amparo|Iker|Ane|Maialen|Aitor|Gorka|Nekane|Unax|Haritz|Eneritz|Ibon|Xabier|Txomin|Jone|Oihane|Uxue|Xoel|Antía|Sabela|Anxo|Iria|
  Uxía|Brais|Noelia|Nel|Xuacu|Covadonga|Begoña|Guacimara|Ayoze|Airam|Fayna|Fátima Zahra|Youssef|Ayoub|Hafsa|Soukaina|Abdelkader|Bilal|
  Mamadou|Fatou|Ousmane|Aminata|Ibrahima|Wei|Xin Yi|Jiahao|Andrei|Ionela|Vasile|Mihaela|Oksana|Andrii|Dmytro|Yuliia|Svitlana|Plamen|Giulia|
  Luca|Jean-Pierre|Anaïs|Jürgen|Katharina|Nigel|Siobhán|Joao Pedro|Wilson|Jhon Jairo|Yuliana|Brayan|Leidy|Nayeli|Priyanka|Muhammad|
  Eutiquio|Sisenando|Zósimo|Fredesvinda|Ludgarda|Sinforosa|Eustasio|Rosalbina|Ginebra|Ot|Bru|Brau|Elm|Marçalina|Harkaitz|Eñaut|Ainize|Zuriñe Ane|
  Rexina|Ugío|Xenxo|Yeremay|Nira|Zihan|Xiaomeng|Nadzeya|Oumnia|Thierno|Siegfried|Aoife|Dragomira|Bhavna|Yosvany|Tarsila`);

/** Also compound names, with small words, hyphens and apostrophes. */
export const SURNAMES =
  list(`Vallespir|Frau|Riera|Salom|Coll|Ferrer|Fernández de la Fuente|Bonnín|Mas|Sureda|García|Martínez|Torrens|Ben Salah|
  Pons-Llabrés|Roig i Ferrà|O'Connor|Muñoz|Güell|Capó|Castelló|Nadal|Vich|de la Torre|Llull|Sastre|Oliver|Amengual|Pérez|Rodríguez|Fernández|
  López|González|Sánchez|Gómez|Jiménez|Ruiz|Hernández|Díaz|Moreno|Álvarez|Romero|Alonso|Gutiérrez|Navarro|Torres|Domínguez|Vázquez|Ramos|Gil|Serrano|
  Blanco|Molina|Suárez|Ortega|Delgado|Ortiz|Marín|Rubio|Sanz|Núñez|Iglesias|Cortés|Garrido|Lozano|Cano|Prieto|Méndez|Calvo|Gallego|Vidal|León|Peña|
  Cabrera|Campos|Vega|Fuentes|Carrasco|Reyes|Aguilar|Nieto|Pascual|Herrero|Hidalgo|Montero|Lorenzo|Giménez|Ibáñez|Sáez de Ibarra|Ruiz de Alda|
  Martín de la Sierra|Ponce de León|del Valle|de las Heras|de los Ríos|Ortiz y Gasset|Puig i Cadafalch|Ferrer-Dalmau|Sainz-Ezquerra|García-Valdés|
  D'Ors|Dall'Olio|Argüeso|Bagüés|Sagüillo|Magraner i Lluch|Saül|Françolí|Bruguera i Mestres|Bonaplata|Lluçà|Calonge|Paralleda|Col·lell|Gil·labert|
  Etxeberria|Goikoetxea|Agirrezabala|Urrutia|Zubiaurre|Ibarretxe|Mendizabal|Arizmendi|Seoane|Castiñeiras|Loureiro|Outeiral|Fariña|Carballo|
  Yllera|Hevia|Noriega|Betancort|Perdomo|Déniz|El Amrani|Benali|Diallo|Ndiaye|Traoré|Chen|Zhang|Popescu|Ionescu|Shevchenko|Petrenko|Kowalski|Rossi|
  Schäfer|Müller|Lefèvre|da Silva|Gonçalves|Quispe|Mamani|Singh`);

export const TYPES =
  list(`General|Adulto|Infantil|Juvenil|Familiar|VIP|Jubilado|Protector|Sub-25|Senior +65|Abono joven|Adult|Empresa|Juvenil (15 a 18 años)|
  Joven (hasta 25 años)|Mayores de 65|Familiar 2+1|Familia monoparental|Numerosa|Estudiante universitario|Jubilat|Jove|Infantil (0-14)|Socio compromisario|
  Simpatizante|Accionista|Media temporada|Segunda vuelta|Abono Plata|Bronce|Platino|Reducido|Bonificado|Desempleado|Discapacidad|Movilidad reducida|
  Federado|Escuela del club|Entrenador|Peña oficial|Corporativo|Invitación|Acompañante|Bebé|Soci de ple dret|Abonament familiar|Carnet bàsic|Tarifa plana|
  Renovación|Alta nueva|Promoción verano|Gold|Premium|Pack 2x1|Sénior|Xove|Gaztea|Heldua`);

/** Competitions; «YY» is the season. */
export const EVENTS =
  list(`Liga Regular Primera FEB YY|Liga Endesa YY|Lliga Femenina Endesa YY|LEB Oro - Liga Regular YY|Copa del Rey de Baloncesto YY|
  Segunda FEB Grupo Este YY|Euroliga - Fase Regular YY|Liga Regular y Playoff YY|Liga ACB, temporada regular|Supercopa Endesa YY|Copa de la Reina YY|
  Primera FEB Femenina, Grupo 2 YY|Liga Femenina 2 Grupo B|Tercera FEB Grupo E-B YY|Basketball Champions League YY|FIBA Europe Cup YY|EuroCup Women|
  7DAYS EuroCup YY|Primera Nacional Femenina YY|Lliga Catalana de Bàsquet YY|Copa Catalunya Femenina|Lliga Nacional Catalana YY|Campionat de Balears YY|
  Liga Vasca Masculina YY|Liga Galega de Baloncesto|Copa Galicia YY|Torneo Junior ACB|Campeonato de España Cadete YY|Liga Autonómica, Grupo A YY|
  Competición doméstica y europea YY|Todos los partidos de liga YY|Jornadas 1 a 17 de liga|Abono Liga Regular YY|OK Liga Femenina YY|Liga Asobal YY|
  Superliga Masculina de Voleibol YY|División de Honor Plata YY|1ª División Autonómica YY|Euskal Liga YY|Liga U22 YY|
  Liga Femenina Endesa · Fase Regular YY|Primera FEB · Grupo B|Lliga EBA · Grup C YY|Segunda FEB - Grupo Oeste YY|Women's EuroLeague YY|
  BC League, Road to Athens`);

/** Arenas, each with its address behind «#». */
export const VENUES = list(`Palau d'Esports Son Ferriol#Carrer de Margalida Caimari 12, 07198 Palma|
  Palau Municipal d'Esports Son Moix#Camí de la Vileta 40, 07011 Palma|
  Pabellón Príncipe Felipe#Avda. Cesáreo Alierta 120, 50013 Zaragoza|
  Polideportivo La Alhóndiga#C/ Alhóndiga s/n, 28901 Getafe|
  Pavelló Olímpic de Badalona#Av. Alfons XIII s/n, 08912 Badalona|
  Fernando Buesa Arena#Carretera de Zurbano s/n, 01013 Vitoria-Gasteiz|
  Centro Insular de Deportes#Avenida Alcalde José Ramírez Bethencourt 5, 35003 Las Palmas de Gran Canaria|
  Pavelló Nou Congost#Carrer de Berenguer d'en Palou 2, 08242 Manresa|
  La Cúpula#Calle Real 18, 30201 Cartagena|
  Bilbao Arena#Askatasuna Etorbidea 13, 48003 Bilbao|
  Illunbe#Paseo de Miramón 2, 20014 Donostia-San Sebastián|
  Nou Trinquet#Carrer de Sant Roc 5 bis, 46430 Sueca|
  Coliseum Rías Altas#Rúa Manuel Murguía s/n, 15011 A Coruña|
  Fontes do Sar#Rúa de Diego Bernal, 9, 15706 Santiago de Compostela|
  Martín Carpena#Calle Miguel de Mérida Nicolich 2, 29004 Málaga|
  Madison#Polígono Industrial El Rebollar, nave 14, 12540 Vila-real|
  El Pilar#C/ del Pilar 63, 39300 Torrelavega|
  Arena Mestral#Ctra. N-340, km 1.148,5, 43892 Mont-roig del Camp (Tarragona)|
  Pabellón de la Ciudad#Autovía A-6, km 203, 47014 Valladolid|
  Pista Coberta Sa Graduada#Plaça de la Constitució s/n, 07702 Maó, Menorca|
  Barris Nord#Carrer de l'Acadèmia 14, 25005 Lleida|
  Palacio de los Deportes de León#Avenida del Ingeniero Sáenz de Miera s/n, 24009 León|
  Multiusos Fontajau#Avinguda de Josep Tarradellas i Joan, 22-24, 17007 Girona|
  Quijote Arena#Camino Viejo de Alarcos, 30, 13005 Ciudad Real|
  Vista Alegre#Calle de la Utebo, 1, 28025 Madrid|
  Müllheim Halle#Avenida de la Constitución 4, 40004 Segovia|
  Pabellón Ángel Nieto#Calle de Villalpando s/n, 49005 Zamora|
  Frontón Bizkaia#Ibaizabal Hiribidea 2, 48004 Bilbao|
  Sporthall Ibaialde#Polígono Ibarluze, pabellón 7, 20120 Hernani|
  A Malata#Estrada da Malata s/n, 15591 Ferrol|
  Santiago Martín#Calle Las Mercedes, 35, 38108 La Laguna, Tenerife|
  Pavelló Salvador Gimeno#Plaza de les Corts Valencianes 3, 2ª planta, 03600 Elda (Alicante)|
  La Albericia#Avda. del Deporte 1 dup., 39012 Santander|
  Casa Gran del Bàsquet#Passeig dels Til·lers 8, 17820 Banyoles|
  Dôme Pirineos#Ctra. de Francia, km 2,3, 22700 Jaca (Huesca)|
  Pazo dos Remedios#Praza dos Remedios 1, 32003 Ourense|
  Zona Sur «Los Cantos»#Av. de los Castillos, s/n, Urb. Parque Lisboa, 28925 Alcorcón|
  Carranque#Travesía de Pirandello 6, 29010 Málaga`);

/** Rings: how high or in which part of an arena a seat is. */
export const RINGS =
  list(`Inferior|Superior|Anillo 2|Fondo 6|Grada Norte|Tribuna Este|Anillo Bajo|Preferencia|Lateral|Gol Sud|Anell Superior|General|
  Intermedio|Planta Alta|Nivel 2|Primera planta|Anfiteatro|Segundo Anfiteatro|Platea|Platea Baixa|Pista|Pie de pista|Primer anillo|2º anillo|
  Grada Supletoria|Tribuna Principal|Tribuna Alta|Graderío Oeste|Fondo Sur|Gol Nord|Córner|Palcos|Balcón|Zona VIP|Grada Joven|Animació|
  Grada Alta|Nivell 1|Anell Baix|Harmaila|Bancada Leste|Altillo|Zona Media`);

/** Blocks with names. */
export const STANDS =
  list(`Tribuna Oeste|Tribuna Este|Tribuna 2|Lateral B|Lateral Este|Lateral C-1|Fondo Norte|Fondo Sur|Fondo 3|Gol Nord|Gol Sud|Gol Sud 1|
  Grada Norte|Grada Alta|Grada B|Preferencia|Preferencia Sur|Preferent Est|Curva Norte|Corner Sur|Córner 4|Zona Norte|Sector Este|Pista Oeste|Palco 7|
  Llotja 3|Norte|Sur|Oest|Fons Nord`);

export const CLUBS =
  list(`Palma Mallorca Bàsquet|Bàsquet Illes|CB Son Ferriol|Zaragoza Basket|Club Joventut|Baskonia|C.B. Gran Canaria|Bàsquet Girona|
  Força Lleida CE|Obradoiro CAB|C.B. Breogán, S.A.D.|Real Betis Baloncesto|Unicaja|Fundación CB Granada|Gipuzkoa Basket|Bilbao Basket|Club Ourense Baloncesto|
  Hestia Menorca|UEMC Valladolid|Oviedo C.B.|Cáceres Ciudad del Baloncesto|Club Deportivo Maristas|Uni Girona|Valencia Basket Club|CB Almansa|Tizona`);

/** Where holders live. */
export const HOMES =
  list(`C/ Aragó 112, 3r 2a, 07005 Palma|Calle Mayor 7, 2º B, 50001 Zaragoza|Av. Jaume III 25, 1r, 07012 Palma|Carrer del Sol 4, 08912 Badalona|
  Plaza de España 3, 4º izq., 24001 León|Ronda de Sant Pere 19, àtic 1a, 08010 Barcelona|Rúa do Vilar 41, baixo, 15705 Santiago de Compostela|
  Calle Nueva s/n, 13300 Valdepeñas|Urb. Los Olivos, 27, 29649 Mijas (Málaga)|Kale Nagusia 12, 3. D, 20800 Zarautz|Camino de Ronda 88, esc. 2, 5º C, 18004 Granada|
  Passeig de Gràcia 101, 3r 1a, 08008 Barcelona|Ctra. de Valldemossa, km 7,4, 07120 Palma|Avda. de la Paz 10, portal 3, 1º A, 26004 Logroño|
  Carrer de Colom 6, porta 14, 46004 València|Travesía del Molino, 5, 39500 Cabezón de la Sal|C/ León y Castillo 220, 35004 Las Palmas de Gran Canaria`);
