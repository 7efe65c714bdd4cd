import { fuzzyMatches } from '../search/fuzzy-words.ts';
import { stemOf } from '../search/tokenize.ts';

/**
 * Ordinary English words, which phrase a question rather than name its subject. An ordinary word that no passage
 * contains says nothing about the subject, so it does not count as missing; an unknown name or term does.
 */
const words =
  'able another accept ache actual actually add afraid again ago agree ahead allow almost alone already alright always amount angry ' +
  'annoy anymore anyway apart apparent apply area arrive aside assume attempt avoid aware away awful back bad ' +
  'badly basic basically bear beat become begin behave believe belong benefit best better big bit bother bring bunch busy ' +
  'calm care careful catch cause certain chance change check choose clear clearly close come common complete ' +
  'complicated concern confuse confused consider continue correct count couple crazy current damn day deal decent ' +
  'decide deeper depend detail deliver dig direct discuss doubt drop dumb early easier easily easy effect effort else end ' +
  'enough ensure entire especially even eventually ever every everybody everyone everything exact exactly expect fact fail ' +
  'fair fast feel figure find fine finish first fit five fix follow forget form forward four full fully fun funny ' +
  'good great grow guess guy half handle happen hard hardly hate hear hell hey hope hour huge idea ignore ' +
  'imagine important include instead intend involve issue job keep kind kinda last late later latest lazy ' +
  'lead least leave let level likely line little live long look lose lot low main mainly major manage manner matter maybe ' +
  'mention mess mind minute miss mix moment month move multiple name near necessary never new next nice normal normally notice ' +
  'obvious obviously odd often okay old once open order ordinary overall part particular pass perfect ' +
  'pick piece place plain play plenty point poor possible possibly practical prefer pretty prevent ' +
  'problem proper properly provide pull purpose put quick quickly quite rather ready real realize recommend regard ' +
  'rely remain remember require rest right rough run ruin sad safe sake second see seem sense separate ' +
  'serious set settle share short show side silly simple simply since situation size slow small smart ' +
  'somebody somehow sometimes somewhere soon sorry sort sound specific spend stand start state stay stick stop ' +
  'straight strange struggle stuck stuff stupid successful sudden suggest suppose sure surely surprise take talk tend ' +
  'terrible thank thanks three today together tomorrow tonight top total totally touch toward tricky trouble true ' +
  'truth try turn twice two type typical typically understand unless useful usual usually various structure organize urgent urgently wait walk wanna ' +
  'watch way week weird whatever whenever wherever whether whole wise wonder word work worry worse worst worth wrong year ' +
  'anyways bunch dude folks freaking guys honestly insane literally seriously sheer stupidly super thingy thingies tons whatsoever ' +
  'yes yet matters sucks gonna gotta kinda sorta pls plz smth sth cuz bc tho rn dunno oops ugh please thx lol idk btw asap imo omg wtf huh hmm ok yeah yep nope dont doesnt isnt ' +
  'cant shouldnt wont arent didnt im ive id whats thats hows wheres whos theres youre theyre';

const stems = new Set(words.split(' ').map(stemOf));

/** Returns whether a term is the stem of an ordinary word. */
export const isOrdinary = (term: string): boolean => stems.has(term);

const sortedStems = [...stems].sort();
/** Minimum length at which a typing error is tolerated. */
const minMisspelledLength = 5;

/** Returns whether a term is an ordinary word with one typing error. */
export const isMisspelledOrdinary = (term: string): boolean =>
  term.length >= minMisspelledLength && fuzzyMatches(sortedStems, term, 1).length > 0;
