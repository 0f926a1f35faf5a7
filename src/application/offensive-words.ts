/**
 * Words that no public address may hold, in the languages of the messages. They were chosen from the lists
 * that `naughty-words`, `cuss` and `obscenity` keep, as far as no name of a person, a place or a thing holds
 * them. In ASCII letters, with spaces between.
 */
export interface OffensiveWords {
  /** They count within longer words too. */
  readonly anywhere: string;
  /** They count alone, or where all the rest is made of these words and companions: "kissmyass". */
  readonly words: string;
  /** Also names of people or of things, so they count among companions, never alone: "bigdick". */
  readonly beside: string;
  /** Words that make an utterance of the others. */
  readonly companions: string;
  /** Companions that are surnames too, so they count before a name alone: "smalldick", not "dicksmall". */
  readonly epithets?: string;
  /** Words that say nothing about a name beside them, only about offensive words: "shitforbrains". */
  readonly fillers?: string;
}

export const offensiveWords: Readonly<Record<string, OffensiveWords>> = {
  en: {
    anywhere: `
      arsehole asshole azzhole bastards bitches blowjob bollocks bullshit buttfuck butthole buttplug childporn
      clitoris cocksuck cumshot cumslut cunt deepthroat dickhead dipshit ejaculat faggot fatass fuck
      fuxk fvck gangbang godhatesfags handjob hategays hatejews heilhitler hitler horseshit jackoff jerkoff
      jewhater killalljews killgays killjews killyourself masturbat mothafuck nigga nigger paedophil
      pedophil pornhub pornograph pornstar raghead rimjob shitbag shitface shithead shithole shitshow
      siegheil sonofabitch towelhead wetback whitepower`,
    words: `
      anal anus arse ass asses azz bastard biatch bitch boobs clit cum dildo fag fags fck fcuk fucked fucker
      fuckers fucking fuk fuker fukin gook jackass jizz kkk milf milfs
      nazi nazis orgy pedo penis piss pissed porn porno pron pussies pussy rape raped rapist retard retarded
      sex shit shits shitty slut sluts slutty smut spic suckmy tit tits titties tranny turd twat vagina
      wank wanker whore whores`,
    beside: 'butt chink cock cocks dick dicks fanny hooker hookers kike muff',
    companions: `
      all bigger biggest bloody damn dirty dumb eat eating eats every face fat get girl girls great
      hairy happens hate hole horny huge iam ihate ilike ilove isa iwant kick kill lick like live lol
      lover mother my off pics rub stupid suck sucker sucks the thisis tiny total ugly very video
      videos want watch wet with you youare your yours`,
    epithets: 'big cheap free fresh head hot kiss little love much old show small sweet white',
    fillers: 'brains for not stuff that them these this those who why yes',
  },
  de: {
    anywhere: `
      arschfick arschgeige arschgesicht arschloch drecksau dreckshure fickdich ficken fickt fotzen
      gefickt hurenkind hurensohn judenraus kackbratze kanaken kinderficker missgeburt mutterficker
      nuttensohn scheiss scheisse schlampen schwanzlutsch schwuchtel wichser`,
    words: `
      arsch fotze hure huren kacke kanake moese muschi neger nutte nutten pimmel pisser schlampe
      titten vergasen verpissdich wichse wichsen`,
    beside: 'fick ficker schwanz',
    companions: `
      alle alte alter bist blas blase deine deinen deiner dich dicke dicker die dir dumm dumme duzu eine
      einen fette fetter geil geile grosse grosser hast ich jeden leck leckmicham lutsch mein meine
      meinen mich mutter nur und verdammte`,
  },
  es: {
    anywhere: `
      chingatumadre chupapija chupapolla comemierda conchadetumadre conchatumadre conchetumare culiado
      gilipolla hijaputa hijodeperra hijodeputa hijoputa hijueputa lameculo malparid mamaguev mariconazo
      putamadre soplapolla tuputa vetealamierda`,
    words: `
      cabron cabrones carajo chingada chingar cojones culero culo follar joder maricon maricones mierda
      pajero pendeja pendejas pendejo pendejos puta putas puto putos zorra`,
    beside: 'coger concha pinche polla pollas verga',
    companions: `
      chupa chupame come como dela eres esta este hija hijo las los madre mala mame mis mucha mucho pura
      puro que sos soy toda todas todo todos una unos vete`,
    epithets: 'gran grande vieja viejo',
  },
  fr: {
    anywhere: `
      bougnoule branleur connards connasse encule filsdepute groscon grosseputain grossepute niquetamere
      niquetarace pauvrecon petitcon pouffiasse putainde salecon salecul salopard suceuse trouduc`,
    words: `
      batard bordel bouffon chatte chiasse chier chiotte chiottes connard couille couilles jetencule
      merde merdeux nichon nichons putain pute putes salaud salope salopes tapette`,
    beside: 'bite bites',
    companions: `
      cest elle espece fait fille grand grande gros grosse mange mes mon petit petite quel quelle sale
      sales suce suis tes ton tous tout toute une vieille vieux`,
  },
  pt: {
    anywhere: `
      arrombad boqueteir caralho cuzao cuzinho filhadaputa filhodaputa filhodumaputa fodase fodeu
      punheteir putaquepariu tomanocu tomarnocu vaisefod vaitefod`,
    words: 'boceta buceta cacete foda foder merda paneleiro porra punheta puta putaria puto viado xoxota',
    beside: 'bicha piroca',
    companions: `
      chupa chupameu essa esse filha filho gostosa mae meu minha nao pra que seu sou sua toda todo toma
      tua uma vai velha voce`,
  },
  it: {
    anywhere: `
      bocchinar culatton diocane dioporca dioporco figliodiputtana leccaculo madonnatroia mignotta
      minchione pompinar porcamadonna porcodio puttana rompicazzo rottoinculo stronza stronzo
      succhiacazz testadicazzo testadiminchia vaffancul`,
    words: `
      cazzi cazzo coglione coglioni culo froci frocio merda merde minchia pompini pompino puttane
      ricchione stronze stronzi tette troie zoccola`,
    beside: 'bastarda bastardo fica figa troia vacca',
    companions: `
      brutta brutto che della faccia figlia figlio grande mangia mia mio nel non pezzodi porca porco
      questa sei sono sporca succhia testadi tua tuo una`,
  },
  nl: {
    anywhere: `
      godverdomme hoerenjong hoerenzoon kankerhoer kankerlijder kankerlijer klootzak kutmarokkaan
      kutwijf moederneuk neukert pleurishoer pleurislijer teringlijer tyfuslijer zakkenwasser`,
    words: 'flikker hoer hoeren kanker klote kut kutten lul lullen mongool neuk neuken slet sletten',
    beside: 'kloten pijpen reet teef tering',
    companions: `
      dikke een gore het hun jij jouw krijg mijn moeder oude rot stomme vette vieze vuile wat wijf
      wijven zijn`,
  },
  ja: {
    anywhere: 'bukkake hentai kichigai kusoyaro kutabare paizuri yariman',
    words: 'chinchin chinko chinpo kintama kuso omanko oppai unko',
    beside: 'manko',
    companions: 'baka daisuki onna otoko yaro',
  },
};

/** Names and usual texts in which one of them is no word: "cunt" counts in no name with "Scunthorpe". */
export const innocentWords = 'cuntis niggard scunthorpe snigger therapist tit4tat';
