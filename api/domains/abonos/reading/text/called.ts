// Typical words in the names of arenas, streets, competitions, companies and clubs: in lower case, without accents.

export const STREET =
  /^(c\.|c\/|calle|carrer|cami|camino|avda\.?|av\.|avinguda|avenida|plaza|placa|pl\.|pza\.?|passeig|paseo|pg\.|via|gran via|ronda|rambla|ctra\.?|carretera|poligono?|pol\. ind|travessera|travessia|travesia|trv\.|glorieta|rda\.|rua|r\/|kalea|passatge|pasaje|parque|parc|moll|muelle|bulevar|autovia|urb\.|urbanizacion|barri|barrio|partida|paratge|paraje)(?=[\s\p{L}])/u;
export const POSTCODE = /\b\d{5}\b/;
export const ARENA =
  /^(palau|palacio|camp municipal|campo municipal|pabellon|pavello|poli ?dep|poli ?esp|estadi|arena|coliseu|coliseo|multiusos|centro deportivo|centre esportiu|complejo|complex|velodrom|fonteta|fronton|ciutat esportiva|ciudad deportiva|camp d|instal)|\b(arena|center|centre|palace|hall|kiroldegia)$/;
export const COMPETITION =
  /\b(liga|lliga|copa|supercopa|superlliga|superliga|eurolliga|euroliga|eurocup|campeonato|campionat|torneo|torneig|trofeu|trofeo|fase regular|leb|feb|acb|eba|lf\d?|endesa|play-?offs?|champions|asobal|division|divisio|serie|conferencia|preferent|nacional)\b/;
export const PASS_TITLE = /\b(abono|abonament)\b.*20\d\d\s*[/–-]\s*\d\d.*\p{L}{3}/u;
/**
 * Companies and offices have addresses too, and are no arenas. But «sa» before a word is an article: «Sa Calatrava».
 */
export const COMPANY =
  /\b(s\.? ?l\.?(u\.?)?|s\. ?a\.?(d\.?)?|s a|sad?(?! [a-z]{3})|sccl|nif|cif|oficin\w*|oficines|tel\b\.?|tfno|inscrit\w*|registr\w*|domicili social|domicilio social|sede social)(?=\W|$)/;
export const SEASON = /20\d\d\s*[/–-]\s*(20)?\d\d|\b(abon|temporada|carnet|campan).*\b\d\d\s*[/–-]\s*\d\d\b/;
/** Words of clubs and sellers that are also names of people. */
export const NO_PERSON =
  /\b(club|basquet|basket|baloncesto|esport\w*|deport\w*|entrades|entradas|taquill\w*|abon\w*|carnet|ticket\w*|tiquet\w*|temporada|secretari\w*|gracias|gracies|servei\w*|servicio\w*|associacio|asociacion|fundacio\w*|federaci\w*|unio|union|atletic\w*|athletic|sporting|penya|codigo|codi|caixa|oficina|grada|zona|tribuna|total|compra|pase|passi|sector|bloque|bloc|fila|seient|asiento|mi|mis|tu|tus|el teu|norte|sur|nord|sud|para|por|amb|titulars?|titulares|portador\w*|resguard\w*|comprobante|comprovant|justificant\w*)\b/;
/** «CB», «C.D.», «S.A.D.»: letters in the names of clubs and companies. */
export const INITIALS = /^(\p{Lu}\.){2,}\p{Lu}?$|^\p{Lu}{2,3}$/u;
/** «Patrocinan: Hostal …», «Amb la col·laboració de …»: lines that name sponsors. */
export const SPONSORS =
  /\b(patrocina[nt]?|patrocinad\w+ p[eo]r|patrocinador\w*s|col-? ?l?abor(a|an|en|acion?)|sponsors?)\b/;
