import { editDistance, onlyLetters, plain } from './letters.ts';

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
  mª m.ª yassine yeray yesenia yoel yosu younes yusuf zaida zaira zakaria zigor zurine
  abdelaziz abdelkader abdelkarim abdellah abdellatif abderrahim abderrahman abdoulaye abdul abdullah abraham abundio adaia adama aday
  adelaida adelina adoracion adrien agapito agurtzane agustiniano aimara ainoa airam alan alana albina alejandrina aleksandr aleksandra
  alessandro alessia alexander alexandru alexis aleyda alice alin alioune allal alma amadou amanda amara amarilis amelia aminata amira
  amparito anabel analia ancor andoni andrada andreea andrei andrej andrii andriy anette angeline angustias anibal anisa anita annabel anouk
  antje antonella anxela anxo apolonia aquilino arabella araitz aranzazu arcadio arianna arianne aridane aritz arkaitz arlet armand arsenio
  artemio ascension ashley asma asmae assane assumpcio assumpta asuncio atilano atteneri augusto aurelia aurelie avelina avelino awa axel aya
  aylin ayman aymane ayoze azucena badr bakary balbino baldomero baltasar basilia basilio beatrice belarmino benedicta benedicto benigna
  benigno bernabe bernadette bernarda bernardeta bernardina bernardino betlem betsabe bianca bilel bogdan bonifacio boris bosco boubacar
  bouchaib brahim brandon brayan brian brigida brittany bryan caetano cajetan calixto camelia candelaria candida candido carmela carmelita
  carmelo casandra casiana casiano casimira casimiro casto catalin catarina cecilio ceferino celedonio celeste celestina celestino celina
  celinda cesareo cesc chaimae chantal charles charlotte charo cheikh chelo chema chiara chloe christian christina christine christopher
  cipriano cira ciriaco cirilo ciro clarisa claude claudine clementina clotilde coia conchi consol consolacio consolacion constantin
  constantino conxa conxita corentin cornelia covadonga crescencia cristiana cristobalina daida dailos dalia dalila damaris dana danae danil
  danila danna daria darya dayana dayanara deborah delfina delia demetrio denisa dennis denys desemparats desi desideria desiderio devora
  diarra dimas dimitar dina dionisia dionisio diosdado djamila dmitri dmytro dolca domenec dominga dominica dominique domitila donato dora
  dorotea doroteo dragos driss dulce dulcinea dylan echedey edelmira edison edmundo eduard eduarda edward efrain efren egoitz ekaterina eladia
  eladio elba elea eleazar eleder eleonor eleonora eleuterio elian eliana elicia eligio elina elisabeth eliza ellen elodia eloina emanuel
  emerita emeterio emiliana emily emmanuel empar encarnacio encarni endika eneida eneritz enma epifania epifanio erea erica eriz erlinda
  ernestina estanislao estanislau estebania estefani estiven etelvina eudoxia eufemia eufrasia eugene eulogia eulogio eusebi eusebia eusebio
  eustaquia eustaquio eutimio euxebio evangelina evaristo evelia evelin evelyn ezequiela fabia fabiana fabiano fabio fadel fadila fadwa farah
  farid farida fatema fathia fatimata fatna fatou fatoumata faustina fayna federica felicia feliciana felicidad felicitas felicitat ferdinand
  ferreol fidela fidencio filomena fily fiona flavio florencia florentina florentino florian floriano florinda fortunato fouad francesco
  francois frank frederic freya fructuoso fuencisla fuensanta fulgencio gabino gabriele gabriella gael gala galla gara garbine garikoitz
  gaudencia gaudencio gema genara genaro geno george georgeta georgi georgia georgiana gerardina germana gertrudis gheorghita ghita ghizlane
  giada gianluca gilberto ginesa gioconda giorgia giovanni giulia gladys glenda godofredo goizalde grace gracian gregoria griselda guacimara
  gualter guayarmina guerau guiem guifre guillaume guillermina gumersindo habiba hadriana hafida hafsa hafssa hajar halima hamid hamida
  hamilton hanan hanane hanna hannah haoran haridian haritza harkaitz harold harry harun hasan hasnae havva hayat haydee heidi helen helene
  heliodoro henar hermenegilda hermenegildo herminio hermosinda hiba hicham hilari hilaria hilda hind hipolito homero honorato honoria honorio
  horacio hortensia houssam humbert hussain hussein iballa ibon ibrahima ibtissam iciar idaira idaly idir idris idrissa ignacia ihor ikram
  ilaria ildefonso ilham ilia iliana ilias ilie ilyas ilyass imad imran ina inaqui inaxio indalecio indira ingrid inna inocencia inocencio
  intza ioan iolanda ion ionel ionela iosif iosu ireneo iria irina iryna isa isabela isabella isaias isidora isidoro isidra isis ismail issa
  itsaso iu iulia iulian iuliana iustin ivet ivette ivo ivonne ixone iyad iyan izei jacinta jack jackeline jacqueline jade jairo jalal james
  jamila jandro jaouad jara jasmin jasmina jason jawad jean jeanette jefferson jeison jelena jenifer jennifer jenny jeremias jeremy jesica
  jessica jesusa jhon jhonatan jiahao jiayi jimena jimmy joao joaquima joaquina joey jofre johan johana johanna john johnny jonas jonatan jone
  jony jordana jordina joris joritz josefine joseph joshua jovita juanma julie juliet julieta juliette junjie jurgen justa justina justino
  kader kamal kamila karen karima karina karine karl karla karmele karolina katalin katarzyna kate katerina katharina katherine kathleen katia
  katty katya keila kelly kenia kenza keren khadijah khadim khalid khalil kiara kilian kimetz klaus kofi konstantin krasimir kristian kristina
  krystyna kwame ladislau laila lamberto lamia lamiae lamin lamine lara larisa laure laureana laureano laurent laurentino laurentiu lautaro
  layla lazaro leandra leidi leidy leila leocadia leonard leoncio leonel leonid leonida leonides leonila leopoldo leovigildo lesley lesly
  leyla liam liana lidon ligia lilia lilian liliana lilibeth liling lilly lily linda linette linus lisa lisandro lisardo lisbeth liubov
  liudmila livia lledo llorens loida loli loredana loreto loris lotfi louis louise luana lubomir luci luciana lucila lucilia lucinda lucrecia
  ludivina luka lukas lukasz luminita lupe lydia lyudmila macari macaria macario mael magda magdalene magnolia maha mahamadou mahdi maia maica
  maicol maida maimuna maitane maixa maksym malak malika mamadou mamen manoel manolita mar marceliano marcelina marcelino marcia marcial
  marcin marcio marco marcus marga margaret margot mari mariachiara mariajesus mariajose mariama maribel marie mariel mariela marife mariflor
  marijose marilena marilo marilu marilyn mariola marion marisa marisela marius mariya marko marlen marlene marlon marouane martha martiniano
  martyna marusia marwa marwan mary maryam maryna massimo matei mathias matilda matteo matthew matthias maura maurice mauricio mauro mawa
  maxima maximiliano maximino maximo maya mayra maysa mbaye mehdi mei melanio melany melba melchor melina melissa meliton melitona melody
  mencia merche meri meriam meriem meryem mia micaela michael michaela michal michel michele michelle migdalia mihaela mihail mikaela mikhail
  milagrosa mileva milton mimoun mimount minerva miquela miren mireya miroslav mirta misael modesta modesto modou mohamad mohammad mohammadi
  mohand mokhtar mouad mouhamed mounia moussa muhammad munia muntsa mustapha mykola myriam nabil nabila nacho nadezhda nadya nahikari naima
  najat najib nala nancy naomi narcisa narciso nassim natacha natalie nataliia nataliya natanael natasha nathalie natividade nauzet nayara
  nayeli nayra nazaret nazaria nazario nazha nebenka nel nela nelida nelly nelson nemesio nere nereida nestor nezha ngone niall nicanor
  nicasio niceto nicholas nico nicola nicolae nicolasa nicole nidia nigel nikita niko nikola nikolai nikolay nikole nina nira nisrine nizar
  noah noe noel noela noelle noemia nohaila nolasc norah norbert norberto norman nouhaila nour noura nunilo nuno nuri obdulia obdulio octavi
  octavia octavio odile odon ohiana oiane oihan oksana olaf olaya olegario oleguer oleh oleksandr oleksandra oleksii olena olesya olha olivia
  olivier olvido omaima omaira omar ona onesimo onofre ordono oreto oria orlando osama oscarina osman osvaldo othman ouassima oumaima oumar
  ousama ousmane pancracio pascal pascale pascuala pastora patricio paul paulino paulo pavel penelope pep pepe pepita petar peter petr
  petronila petru petya philippe pia pietro pio piotr placida plamen policarpo porfirio primitivo prisca priscila prudencia prudencio puri
  purificacion queralt quico quintin quique quirze quiteria radoslav radostina radouane radu rafa rafaela raimon raimunda raisa raissa ralph
  ramira rania rayan rebecca redouane remedio renato rene reynaldo riad ricarda rigoberto rihab robin rocco rodica rodolfo rogelia rogelio roi
  roland rolando romain romina romualdo ronald roque rosalina rosalino rosamari rosamaria rosanna rosaria rosaura roselia rosella rosendo
  rosita rosmery roxane rufina ruperta ruperto ruslan rut ryad ryan sabah sabrina sadia safa safae sagrario salah salima salustiano salva
  salvadora salvi samanta samantha sami samia samu sanae sandro sanja sanna santi sarah sarai satur saturnina saturnino saulo savina scarlett
  sebastiao sebastien sefa segismundo selena selene selma septimio serafina serena serge serhii severiana severiano severo shaila shakira
  sharon shirley sidi siham silvano silverio silvina silviu simeon simone sion sirio siro socorro sofi sofiane sofie solange soledat sonsoles
  sonya sophia sophie soufian soufiane soukaina soumia stanislav stefania stefano stella stephane stephanie stephen steven stoyan sulaiman
  sulayman sumaya susanna sven svetla svitlana sylvia sylvie tabata taha taida tamar tanausu tarik tarsicio tatsiana tecla telesforo tenesor
  teodora teodosio teofila teofilo teona teresita tetiana tetyana thais thierry thomas tiago tiberio tibor tiburcio timothy tina tirso tonina
  tono torcuato toribia toribio traian triana tudor txell txomin txus ubaldo uliana umberto unax unay urbici uriel urko ursula usue uxoa vadym
  valeriana valeriano valerie valerii valeriu valeriya vasil vasyl venancio vianney vicky victoriana victoriano victorino vilma vincent vinyet
  viorel viorica virgilio virginie virtudes visi visitacion vitalia vitalie vitalii vitaliy vladyslav volodymyr wafae walter wei wenceslada
  wilfredo wilhelm william willian wilmer wilson xabi xandre xaquin xaro xela xenia xesc xiao xiaoling xiaoyan xin xoel xulio xurxo yadira
  yael yahir yaima yaira yamal yamila yamina yanet yanina yanira yannick yara yaroslav yasin yasir yasmin yasmine yasser yassin yassir yauci
  yeison yenifer yeremy yevheniia yi ying yingying yoan yohana yohanna yone youness yousra yuleidy yulia yuliana yuliia yuliya yurena yuri
  yurii yvette yvonne zacarias zahara zahira zahra zainab zaineb zakariya zaloa zayd zeltia zenaida zineb ziortza zita zoila zoltan zoraya
  zuberoa zuhaitz zuleima zulema zunilda`.split(/\s+/),
);

/** Whether a word is a common first name. */
export const isGivenName = (word: string): boolean =>
  plain(word)
    .split(/[-.·]/)
    .some((part) => GIVEN.has(part)) || GIVEN.has(onlyLetters(plain(word)));

/** Shorter names resemble too many others. */
const SHORTEST_MISREAD = 4;

/** Whether a word that is no common first name differs from one in a single letter: «Torneu» is a misread «Tomeu». */
export function resemblesGivenName(word: string): boolean {
  const seen = plain(word);
  if (seen.length < SHORTEST_MISREAD || isGivenName(word)) return false;
  return [...GIVEN].some((name) => editDistance(asOne(seen), asOne(name), 1) <= 1);
}

/** «rn» looks like «m». */
const asOne = (name: string) => name.replaceAll('rn', 'm');

/** «Mª del Mar», «Mª Teresa»: OCR reads the small raised letter as a large one, or as a sign. */
export const withShortMaria = (name: string): string =>
  name.replace(
    /(?<![\p{L}\d])M(?:[aàáâäeéèº°]|[^\p{L}\d\s.,-]{1,2})(?= (\p{L}+))/u,
    (seen, following: string) => (/^del?$/u.test(following) || isGivenName(following) ? 'Mª' : seen),
  );
