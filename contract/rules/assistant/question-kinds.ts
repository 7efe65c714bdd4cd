import { queryTerms } from './terms.ts';

/** Asks for a procedure, an amount, or a choice between products, which a lesson on the subject often does not name. */
const asksForSpecifics =
  /\bhow (?:do|can|does|would|should) (?:i|we|you|one|it|people|my|our)\b|^can (?:i|we|you|my|our|it)\b|\bhow (?:much|many|big|high|long)\b|\b(?:price|cost|fee|salary)s?\b|\bwhich (?!of\b)|\bwhat (?:laptop|library|framework|tool|model|software|app|time)\b|\b(?:best|good|free|cheap|cheapest|popular|most accurate)\b.{0,20}\b(?:tools?|apps?|librar(?:y|ies)|programs?|packages?|software|frameworks?|services?|sites?|websites?|books?|compan(?:y|ies)|firms?|vendors?|providers?|laptops?)\b|\b(?:better|faster|cheaper)\b.{0,30}\bor\b|\bor\b.{0,40}\b(?:better|faster|cheaper)\b/i;

/** Additional confidence that such a question requires. */
const specificsDoubt = 0.4;
/** Number of terms below which it requires that for any answer, because chance covers a short question easily. */
const minLongTerms = 5;

/** Returns the additional confidence required to answer a question at all. */
export const doubtOf = (question: string): number =>
  asksForSpecifics.test(question) && queryTerms(question).length < minLongTerms ? specificsDoubt : 0;

/** Returns the additional confidence, beyond `doubtOf`, required to answer without a caution. */
export const cautionOf = (question: string): number =>
  asksForSpecifics.test(question) ? specificsDoubt - doubtOf(question) : 0;

const quantityQuestion = /\bhow (?:many|much|large|big|long|often)\b/i;
const quantity = /\d|\b(?:none|one|two|three|four|five|six|seven|eight|nine|ten|dozen|half)\b/i;
const whyQuestion = /\bwhy\b/i;
const reason = /\b(?:because|since|so that|therefore|otherwise|which is why)\b/i;

/** Returns whether a text has figures for a question that asks how many, or a reason for one that asks why. */
export const answersKind = (question: string, text: string): boolean =>
  (quantityQuestion.test(question) && quantity.test(text)) || (whyQuestion.test(question) && reason.test(text));
