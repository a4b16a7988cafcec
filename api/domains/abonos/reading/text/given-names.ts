import { onlyLetters, plain } from './letters.ts';

/** Common first names in Spain, without accents: they distinguish a person from a club or a stand. */
const GIVEN = new Set(
  `aaron abel abril adam adria adrian adriana agnes agueda agusti agustin agustina aicha aida aina ainara ainhoa aitana aitor alba albert alberto
  aleix alejandra alejandro alex alexandra alexandre alexia alfons alfonso alfred alfredo alicia alina almudena alvaro amadeu amadeo amalia
  amparo ana anais anastasia anastasi andrea andreu andres angel angela angeles angels anna anselm anselmo antoni antonia antonio apollonia araceli
  aran ariadna arnau artur arturo asier asuncion aurelio aurora balbina balma barbara bartolome bartomeu beatriz beatriu begona belen
  benet benito benjamin bernardo bernat berta biel blai blanca blas borja bruno candela caridad carla carles carlos carlota carme carmen carmina carolina
  catalina caterina cayetana cecilia celia cesar cinta clara claudia coloma conrado concepcion consuelo cosme cristian cristina cristobal cristofol damia damian
  dani daniel daniela dario david debora diego didac dolores dolors domingo elena elisa elisabet elisenda eloi eloy elsa elvira emili emilia emilio emma
  encarna encarnacion enric enrique eric erika ernest ernesto esperanza esteban estefania estel estela ester esther estrella eudald eugenia eugeni eugenio eulalia eva
  fatima fatiha fe federico feliciano felip felipe felix fermi fermin fernanda fernando ferran florencio francesc francesca francina francisca francisco gabriel gabriela
  gaspar gemma genis genoveva gerard gerardo german gines gisela gloria gonzalo gorka gracia gregorio guadalupe guillem guillermo gustavo hamza hassan hector helena
  heribert hugo iago ian ibai ignacio ignasi iker ibrahim imma immaculada inaki ines inigo inmaculada irati irene iris isaac isabel isidre isidro ismael itziar
  ivan izan jacint jacinto jacob jaime jan jana janira jaume javier jeroni jeronimo jesus joan joana joaquim joaquin joel jon jonathan jordi jorge josep jose
  josefa josefina juan juana judit judith julen juli julia julian juliana julio karim kevin khadija laia laura leandro leire leo leonor leticia lidia lina lluc llucia
  llorenc lluis lola lorena lorenzo lourdes lucas lucia luciano luis luisa luz macarena magdalena magi maite malena manel manuel manuela marc marcal marcel marcelo marcos
  margalida margarida margarita maria mariam marian mariana mariano marina mario marisol marta marti martin martina mateo mateu matias maties maria max mercedes merce meritxell
  miguel mikel mila milagros miquel mireia miriam mohamed mohammed moises monica montse montserrat narcis natalia naiara nadia nerea neus nicolas nicolau nieves nil noa noelia
  noemi nora nuria odette ofelia olaia olalla olga oliver oriol oscar otger pablo paco paloma pamela pascual patricia patrick pau paula paulina pedro pepa pere pilar pol
  praxedis quim quima rafael rafel ramiro ramon raquel raul rebeca regina remedios remei ricard ricardo rita robert roberto rocio roc rodrigo roger rosa rosalia rosario roser
  ruben rufino ruth salma salvador samuel sandra santiago sara saray saul sebastia sebastian serafi serafin sergi sergio silvia simon sofia soledad sonia stefan susana svetlana
  tamara tania tatiana teo teodor teodoro teresa tomas tomeu toni trinidad trini ulises unai urbano valentina valentin valeria vanesa vanessa veronica vicenc vicent vicente victor
  victoria violeta virginia wenceslao xabier xavi xavier xesca xisca xoan yago yaiza yasmina yolanda youssef zoe zoraida
  adela adolfo afonso agostino ahmed aimar aiora aitziber alazne alejo alesander alfonsina ali alonso amaia amal amaya amets amin amina anas ander
  ane angelina angelo anne antia anton antxon arantxa arantza arantzazu argi ariana armando aroa arritxu asel aurea ayoub azahara bautista bea
  belinda benat bilal bittor bouchra brais bras breixo brenda breogan camila camilo carlinhos casilda celso chaima chus claudio clemente cora
  corina cosmin delfin denis desire deva diana dimitri dunia edgar edith edu eduardo edurne eider eire ekaitz elaia elene elias eliseo elixabete
  elizabeth eloisa elvis emiliano enara eneko enzo erik erlantz estibaliz estitxu etor eunice ezequiel fabian fabiola fabricio faustino fausto
  fco felisa fermina fidel fiz flavia flora florin fran froilan gaizka galo garazi garoa georgina gervasio gheorghe gillem goiuri goizane goncal
  graciela greta guiomar haizea hana haritz hasna helga herminia hilario hodei houda humberto idoia igor imane imanol ioana ionut ioseba irantzu
  iratxe isaura ivana izaro izaskun iziar jacobo jadiya jamal javi joanna jokin josu josune juanjo julene kepa kerman koldo ladislao lander larbi
  leonardo leyre lois lorea luca lucio lur mahmoud maialen maider maika manoli manolo mara marcela maren marino mariona markel maruxa matilde
  maxim mayte melania melisa miguela mihai milan milena mirari mirian mounir mustafa nagore nahia nahuel naia naroa natividad nekane nicoleta
  oier oihana oihane olatz otilia otto paz pelayo pello peru petra piedad placido pura rachid raimundo ramona ramos regulo renata rosana roxana
  sabela sabino said saida saioa salome samir samira sebastiana severino sheila silvestre simona sira sixto soraya sorin tareixa tareq telmo tere
  thiago timoteo tito tristan uxia uxue vasile vega vera vero vicenta vladimir wafa walid wendy xaime xan xana xandra xiana xoana xose xulia
  mª m.ª yassine yeray yesenia yoel yosu younes yusuf zaida zaira zakaria zigor zurine`.split(/\s+/),
);

/** Whether a word is a common first name. */
export const isGivenName = (word: string): boolean =>
  plain(word)
    .split(/[-.·]/)
    .some((part) => GIVEN.has(part)) || GIVEN.has(onlyLetters(plain(word)));

/** «Mª del Mar», «Mª Teresa»: OCR reads the small raised letter as a large one, or as a sign. */
export const withShortMaria = (name: string): string =>
  name.replace(
    /(?<![\p{L}\d])M(?:[aàáâäeéèº°]|[^\p{L}\d\s.,-]{1,2})(?= (\p{L}+))/u,
    (seen, following: string) => (/^del?$/u.test(following) || isGivenName(following) ? 'Mª' : seen),
  );
