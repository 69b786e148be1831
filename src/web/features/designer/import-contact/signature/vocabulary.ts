/** Lower case, without accents: what the word lists below are compared with. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss').toLowerCase();
}

/** Matches a folded text that has a word beginning with one of the stems. */
function wordsBeginning(stems: string): RegExp {
  return new RegExp(`(?<![a-z])(?:${stems.trim().split(/\s+/).join('|')})`);
}

/** Matches a folded text that has one of the words. */
function words(list: string): RegExp {
  return new RegExp(`(?<![a-z])(?:${list.trim().split(/\s+/).join('|')})(?![a-z])`);
}

/** Matches a folded text that contains one of the parts, for German compounds. */
function parts(list: string): RegExp {
  return new RegExp(list.trim().split(/\s+/).join('|'));
}

/** Words of a position that companies use as an adjective: "obchodný riaditeľ" but "obchodná akadémia". */
const positionAdjectives = wordsBeginning(
  'obchodn veterinar pravn graf nakup predaj advok lekar architekt fotograf vertrieb einkauf manag advis',
);

/** Words of a position, folded. */
const positions = [
  wordsBeginning(`
    manager managing director direktor executive officer president chairm founder owner partner head chief consult engineer architekt(?!ur|onick)
    designer developer programmer analyst assistant associate specialist coordinator administrator adviser advisor secretary teacher
    lecturer professor photograph editor surveyor accountant lawyer attorney solicitor nurse doctor physician technician
    recruiter producer supervisor buyer representative agent trainer coach strategist scientist researcher
    riaditel konatel veduc manazer obchodnik nakupc predajc referent asistent uctovni advokat(?!sk|ni) pravnik lekar(?!en|sk) sestra
    technik projektant grafik grafick[ay](?!.*studi) fotograf(?!ick) programator analytik ucitel lektor redaktor poradc koordinator specialist majitel
    zakladatel spravc makler technolog majst stavbyved konzult sekretar personalist architect ekonom tlmocn prekladat
    psycholog terapeut kaderni kuchar cukrar vyvojar tester kontrolor dispecer skladnik veterinar(?!n) zubar notar(?!sk) exekutor
    reditel jednatel vedouci ucetni zastupce zastupca vyvojar lekarnik nakupc prodej prodejc makler sefredaktor
    leiter geschaftsfuhr inhaber berater entwickler referent assistent sachbearbeit prokurist rechtsanwalt
    steuerberat arzt arztin ingenieur techniker meister redakteur lehrer dozent buchhalt disponent
    hausarzt notar apothek grunder vorstand
    copywriter primar(?!n) dramaturg reziser moderator novinar journalist writer author autor artist umel(?!eck) musik(?!schul)
    skladatel barista sommelier stylist trener fyzioterap maser optik(?!a) elektrik instalat tesar stolar(?!st) murar vodic
    driver pilot inspe[ck]tor auditor broker banker bankar controller planner recept curator kurator librarian mediator
    tajomn primator starost poslan minister(?!st) sudca soudce vedec vyskumn vyzkumn student doktorand intern stazist
    praktikant volontar spoluzakladatel spolumajitel cofounder co-founder`),
  words('lead ceo cto cfo coo cmo cio cpo hr pr it ux ui vp svp evp md qa'),
  parts(`leiter(?:in)?(?![a-z]) entwickler(?:in)?(?![a-z]) berater(?:in)?(?![a-z]) arzt(?:in)?(?![a-z])
    arztin(?![a-z]) anwalt(?:in)?(?![a-z]) manager(?:in)?(?![a-z]) fuhrer(?:in)?(?![a-z]) gestalter(?:in)?(?![a-z])
    planer(?:in)?(?![a-z]) kaufmann(?![a-z]) kauffrau(?![a-z]) assistent(?:in)?(?![a-z])`),
];

/** Beginnings and endings of the name of a department, folded. */
const departmentStart =
  /^(?:department|dept|division|faculty|school of|institute of|chair of|oddelen|odbor|usek|diviz|fakult|katedr|sekci|stredisk|abteilung|bereich|fachbereich|lehrstuhl|fakultat|referat|dezernat|institut fur|team(?![a-z]))(?![a-z]*leiter)/;
const departmentEnd =
  /(?:department|division|team|dept\.?|oddeleni|oddelenie|abteilung|fakulta|faculty|katedra)$/;

/** Legal forms as written after a company's name. */
const legalForm =
  /(?:^|[\s,])(?:s\.? ?r\.? ?o\.?|spol\. s ?r\. ?o\.?|a\. ?s\.|a\.s|v\. ?o\. ?s\.|k\. ?s\.|z\. ?s\.|o\. ?z\.|n\. ?o\.|v\. ?v\. ?i\.|š\. ?p\.|p\. ?o\.|o\. ?p\. ?s\.|družstvo|gGmbH|GmbH|mbH|AG|KG|KGaA|OHG|UG|GbR|eG|e\. ?V\.|e\. ?K\.|e\. ?U\.|SE|Ltd\.?|Limited|LLC|L\.L\.C\.|Inc\.?|Corp\.?|Corporation|[Pp][Ll][Cc]|LLP|LP|Co\.|& Co|S\.A\.|B\.V\.|Sàrl|Kft\.?|Sp\. z o\. ?o\.)(?=$|[\s,.()&])/u;

/** Words of a company, school or office, folded. */
const companies = [
  wordsBeginning(`
    compan group holding partners associates laborator hospital universit college school academy institut agenc studio bank
    insurance architects solicitors surveyors consulting solutions services systems logistics roasters restaurant hotel
    foundation ministry council association clinic centre center industries
    kancelari kancelar poliklinik klinik nemocnic ambulanc ordinac lekaren univerzit skola gymnazi akademi ustav atelier agentur
    pekaren cukrar restauraci hotel penzion nakladatel vydavatel muzeum galeri divadl nadaci urad mesto obec ministerstv
    spolocnost spolecnost druzstv zdruzeni stavebnin strojirn zavod autoservis kvetinarstv kaviaren kavarn
    kanzlei praxis hochschule klinikum krankenhaus stiftung verlag buro apotheke verein werke kontor reederei
    gesellschaft handwerk
    poistovn pojistovn sporiteln banka reality tlaciaren tiskarn kniznic knihovna lekarna optika fitness salon farma pivovar
    church kostol farnost kirche pfarr predajn prodejn shop brewery bakery winery farms joinery backerei brauerei gasthaus stadtwerke`),
  parts('(?:st|ct)vo(?![a-z]) (?:st|ct)vi(?![a-z]) stavby(?![a-z]) bau(?![a-z]) werk(?![a-z])'),
];

const closing =
  /^(?:(?:(?:kind|best|warm|kindest|warmest|many)?\s*regards|best wishes|sincerely|yours (?:sincerely|faithfully|truly)|many thanks|thank you|all the best|with (?:kind|best)|respectfully|dakuj(?:em|eme)|dekuj[iu]|vdaka|s (?:pozdrav|uctou|pratel|pranim|priatel|prian)|(?:srdecne |pekne )?(?:pozdravujem|zdravim)|pekny (?:den|vecer|zvysok)|hezk\S* (?:den|zbytek|vikend)|prajem|preji|krasny den|mit (?:freundlich|best|herzlich|lieb)|(?:freundlich|beste|viele|liebe|herzlich|schone)\S* gru|hochachtungsvoll|vielen dank)|(?:best|thanks|cheers|yours|thx|diky|danke|vg|lg|mfg)(?:[ ,!]+\p{L}+)?[,!.]*$)/u;

const noise =
  /^(?:hi|hello|dear|dobry den|ahoj|vazen|hallo|sehr geehrte|liebe[rs]?|guten (?:tag|morgen)|subject|predmet|betreff|datum)(?![\p{L}])[\p{L} ]*[,!:]|^(?:von|from|od|komu|to|an|sent|date|cc):|^(?:sent from|get outlook|odoslane z|odeslano z|von meinem|gesendet von|follow us|find us|sledujte nas|folgen sie|please consider|think before|mysli|pred vytlac|nez vytisk|setr|bitte (?:denken|prufen)|this (?:e-?mail|message)|the information|tato (?:sprava|emailova)|obsah t(?:ejto|eto)|tento e-?mail|diese (?:e-?mail|nachricht)|confidential|disclaimer|dovern|important|upozornen)|^(?:geschaftsfuhr\p{L}*|vorstand|managing directors?|konatelia|jednatele): |registered (?:in|office|number)|company (?:no|number|reg)|amtsgericht|handelsregister|hrb|sitz der|ust-?id|vat |\bico\b|\bic ?dph|\bdic\b|^ic:? ?\d|zapisan|zapsan|iban|swift|\bbic\b|all rights reserved|unsubscribe|^(?:facebook|instagram|linkedin|twitter|youtube|xing|skype)$|^\W*$|^@|^logo$|^\(?(?:she|he|they|er|sie)\/(?:her|him|them|ihm|ihr)/u;

export const isPosition = (text: string): boolean =>
  positions.some((list) => list.test(fold(text))) ||
  (positionAdjectives.test(fold(text)) && !isCompany(text));
export const isDepartment = (text: string): boolean =>
  departmentStart.test(fold(text)) || (departmentEnd.test(fold(text)) && !isPosition(text));
export const hasLegalForm = (text: string): boolean => legalForm.test(text);
export const isCompany = (text: string): boolean =>
  hasLegalForm(text) || companies.some((list) => list.test(fold(text)));
export const isClosing = (text: string): boolean => text.length < 60 && closing.test(fold(text));
/** Greetings, disclaimers, registry entries and other lines that are no text of a card. */
export const isNoise = (text: string): boolean => noise.test(fold(text).trim());
