// Marks that count as letters beside others are no name alone: the apostrophe of Hawaiian, ー, 々.
const letter = /(?!\p{Lm})\p{L}/u;
const digit = /\p{N}/u;
const letterOrNumber = /(?!\p{Lm})[\p{L}\p{N}]/u;
// A name may hold a colon, a slash or an equals sign: Karonhiahén:te, Raman a/l Kumar, ジャン＝ポール.
const signInFront = /^[=+@\uff1d\uff0b\uff20-]/u;
// Malaysians have another name behind one: "Tan Ah Kow @ Tan Beng Huat".
const atSign = /(?<! )[@\uff20]|[@\uff20](?! )/u;

/** Whether a text can be a person's name, in any script. */
export function isPersonName(text: string): boolean {
  if (!letter.test(seen(text)) || signInFront.test(text) || atSign.test(text)) return false;
  return !carriesAny(text, inNoPersonName);
}

export function isInitial(text: string): boolean {
  return isPersonName(text) && !digit.test(text);
}

/** Whether a text can be the name of a person or a business, which may be a domain: "Example.com Store". */
export function isBusinessName(text: string): boolean {
  return letterOrNumber.test(seen(text)) && !carriesAny(text, inNoBusinessName);
}

/**
 * What a text must not carry into the mails, pages and spreadsheets of a company: whoever signs up strangers
 * with "https://…" as their name has the company send its links. Names are read as mail programs, browsers
 * and spreadsheets read them: wide letters and full stops as usual ones, and without characters that nobody
 * sees.
 */
type Carried = keyof typeof patterns;

const small = String.raw`[\p{Ll}\d-]`;
const inWord = String.raw`[\p{L}\p{N}-]`;
// Endings that programs turn into links. Those of two letters count at the end of a text alone, since
// "jan.de boer" is a name.
const generic =
  `com net org info biz xyz online site shop store club app dev website example blog casino click digital icu
  loan mobi space tech top vip bid live news zone world today agency chat email finance network
  poker porn sex science shopping social software support systems technology tips trade video webcam wiki
  work xxx ltd`.split(/\s+/);
const national =
  `ac ai at au be br by ca cc cf ch cl cn co cz de es eu fm fr ga gg gl gq gr hk hu il in io ir it jp
  kr kz ly me ml mx nl nz pl pt pw ro ru sh sk so su tk to tr tv tw ua uk us ws рф бел ком онлайн орг рус
  сайт укр ελ ею срб қаз გე 中国 中國 公司 网址 网络 在线 台湾 台灣 香港 みんな 한국 닷컴 भारत ไทย امارات السعودية مصر`.split(
    /\s+/,
  );
// Endings of hosts that are also words and names. They count in small letters alone, where few write names.
const wordlike =
  `academy actor bar beauty bet bio bond boutique build buzz cafe cam care cash cc center cfd chat city cloud
  codes coffee company cool date deals design direct dog domains edu energy express fans farm fit fun fund
  fyi games gift gifts gold gov guide guru host house how ink life limited link lol love ltd market media
  men moe money monster name ninja now one ooo page party pics plus press pro promo pub quest red rent
  report rest review rip rocks run sale sbs school services show sites skin social solutions stream studio
  style supply surf tax team tel theater tickets tools top tours town toys training travel tube ventures
  vet vote watch wedding win wine works wtf yoga zip`.split(/\s+/);
const otherNational =
  `ad ae af ag al am ao ar aw az ba bb bd bf bg bh bi bj bm bn bo bs bt bw bz cd cg ci ck cm cr cu cv cw
  cy dj dk dm do dz ec ee eg et fi fj fo gd ge gh gi gm gn gp gs gt gu gy hn hr ht id ie im iq is je jm jo
  ke kg kh ki km kw la lb lc li lk lr ls lt lu lv ma mc mg mk mm mn mo mp mq ms mt mu mv mw mx my mz na nc
  ne nf ng ni no np nr nu om pa pe pf pg ph pk pm pr ps py qa re rs rw sa sb sc se sg si sl sm sn ss st sv
  sx sy sz tc td tf tg th tj tl tm tn tt tz ug uy uz va vc ve vg vi vn vu wf ye yt za zm zw`.split(/\s+/);
/** Also names, behind an initial. */
const isName = /^(?:de|ly|so|su|to)$/;
const behindInitial = national.filter((code) => !isName.test(code));
const nationalEnd = `(?=$|[/:?!,;)])`;
const endings = `(?:${generic.join('|')})(?!${inWord})|(?:${national.join('|')})${nationalEnd}`;

// Whoever hides an address from filters spells its signs: "jo (at) example dot com". "Dot" is also a name.
const at = `(?:at|ät|arroba|arobase|chiocciola|apenstaartje)`;
const dot = `(?:d[o0]t|punkt|punto|ponto|point|punt|nokta|kropka|tečka|tochka|точка)`;
const open = String.raw`\s*[([{<]\s*`;
const close = String.raw`\s*[)\]}>]\s*`;
const spelledDot = String.raw`(?:[\s_-]+${dot}[\s_-]+|${open}${dot}${close})`;
const signAsDot = String.raw`\s?[·•‧∙⋅*点點]\s?`;
const spelled = [
  `${inWord}${open}(?:${at}|@)${close}${inWord}`,
  String.raw`${inWord}${open}\.${close}${inWord}`,
  String.raw`${inWord}\s+${at}\s+${inWord}+(?:\s*\.\s*|${spelledDot})(?:${endings})`,
  `${inWord}${spelledDot}(?:${generic.join('|')})(?!${inWord})`,
  `${inWord}${signAsDot}(?:com|net|org)(?!${inWord})`,
].join('|');

const patterns = {
  link: /:\/\/|(?<!\p{L})(?:https?|ftp|javascript|vbscript|mailto|tel|sms):\S|(?<!\p{L})data:\p{L}+\/|[\p{L}\p{N}]\.\p{L}{2,}(?::\d+)?\/\S|\\\\\w/iu,
  domain: new RegExp(
    [
      String.raw`(?<!\p{L})www\d?\.\S`,
      String.raw`(?<!\p{L})(?:h(?:tt|xx)ps?|www)(?!\p{L})`,
      String.raw`${inWord}{3}\.(?:${inWord}{2,3}\.)?(?:${endings})`,
      // Where the ending is in another script, no name was shortened: 例え.jp.
      String.raw`(?!\p{Script=Latin})\p{L}\.(?:${endings})`,
      // An initial and a full stop stand before names, but none of these is a name.
      String.raw`${inWord}\s*\.\s?com(?!${inWord})`,
      String.raw`${inWord}\.(?:info|biz|xyz|org)(?!${inWord})`,
    ].join('|'),
    'iu',
  ),
  // What nobody capitalises is a host rather than a name: "t.me", "casino.page". Initials stand before a few
  // names of two letters: "j.ng", "k.so".
  host: new RegExp(
    [
      `(?<!${inWord})${small}+\\.(?:${generic.join('|')})(?!${inWord})`,
      `(?<!${inWord})${small}+\\.(?:${behindInitial.join('|')})(?=\\s|${nationalEnd})`,
      `(?<!${inWord})${small}{3,}\\.(?:${wordlike.join('|')})(?!${inWord})`,
      `(?<!${inWord})${small}{3,}(?:\\.|\\s${dot}\\s)(?:${[...national, ...otherNational].join('|')})${nationalEnd}`,
    ].join('|'),
    'u',
  ),
  spelledAddress: new RegExp(spelled, 'iu'),
  mailAddress: /[^\s@]@[^\s@]+\.\p{L}{2}/u,
  markup:
    /<[a-z/!?%]|%3c|\\x3c|\\u003c|&(?:#x?[\da-f]+|lt|gt|amp|quot|apos|nbsp);|\{[{%#]|[$#]\{|\[\[|\]\(|\[\/?(?:url|img|link|email|color|size|code|b|i|u)[=\]]|(?<!\p{L})on\p{L}{4,} ?=|\$\(|\{ ?"/iu,
  // What spreadsheets compute: text after an equals sign, and after another sign if it calls or refers.
  formula: /^=|^[+@-].*[(|!]|[,;"|]\s*=/,
  // "Jennifer 8", "X-12" and "the 3rd" are names; so many digits are a date, an account or a number to call.
  number: /(?:\p{Nd}\P{Nd}*){5}/u,
  // "Ke$ha" is a name, "$1000" is none.
  money: /\p{Sc} ?\p{Nd}|\p{Nd} ?(?:\p{Sc}|[円元]|руб)/iu,
  // Parts of programs, queries and templates. A grave accent may stand for an apostrophe: "O`Brien".
  program:
    /[{}]|%[\p{L}\d{]|&\p{L}+;|\*\||\|\*|\.\.[/\\]|(?<!\p{L})`[^`]+`(?!\p{L})|^[;|&]|&&|['"] ?;|['"] ?or ?['"\d]|; ?(?:drop|select|insert|update|delete) /iu,
  picture: /\p{Extended_Pictographic}|\p{Regional_Indicator}/u,
  messenger:
    /whats ?app|wechat|telegram|instagram|\binsta:|discord|snapchat|카카?오?톡|微信|[v薇]信|\bline ?id\b/i,
  // No language needs so many marks on a letter, beside those that it has a letter for, nor one again.
  stackedMarks: /\p{Script=Inherited}{4}|(\p{Mn})\1\1/u,
  // What programs put for a letter that they could not read.
  lostLetter: /\ufffd/,
};

const inNoBusinessName: readonly Carried[] = ['link', 'mailAddress', 'markup', 'formula', 'stackedMarks'];
/** A person's name has no "@" in a word, so a mail address need not be looked for. */
const inNoPersonName = (Object.keys(patterns) as Carried[]).filter((kind) => kind !== 'mailAddress');

const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** The text without what nobody sees, some of which are letters by Unicode: the fillers of Hangul. */
function seen(text: string): string {
  return text.replace(unseen, '');
}

/** Whether a text carries any of these. */
function carriesAny(text: string, kinds: readonly Carried[]): boolean {
  const read = seen(text.normalize('NFKC')).replaceAll('。', '.').trim();
  return kinds.some((kind) => patterns[kind].test(read));
}
