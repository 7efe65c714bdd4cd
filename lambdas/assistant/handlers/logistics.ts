import { relatedTerms } from '#contract/rules/assistant/related-terms.ts';
import type { Hit } from '#contract/rules/assistant/retriever.ts';
import { termsOf } from '#contract/rules/assistant/terms.ts';
import { phrases } from '../phrases.ts';
import type { Reply, Scene } from '../scene.ts';
import { subjectTerms } from '../understanding/follow-up.ts';
import { type OtherLanguage, searchWordsOf } from '../understanding/language.ts';
import { courseFacts, courseTopics } from './course-topics.ts';
import { openingOf, paymentOf, progressOf, type StateText } from './learner-state.ts';

/** What people ask about their certificate, money, access or data. */
export interface Topic {
  /** Matches questions about it. */
  pattern: RegExp;
  /** Ids of the FAQ questions that answer it, or the heading of a fact of the course. */
  answers: readonly string[];
  /** Matches English search words translated from another language, which have no grammar. */
  words?: RegExp;
  /** Describes the learner's own state in the answer. */
  state?: StateText;
  /** What a passage of a lesson has to contain to be quoted beside the FAQ. */
  passagePattern?: RegExp;
  /** Adds facts from the outline of the course, in English. */
  outlineText?: (scene: Scene) => string;
}

/** Topics in the order in which they are tried: more specific ones first. */
const topics: readonly Topic[] = [
  {
    pattern: /\b(?:linked ?in|open badge|badge|on my (?:cv|resume)|share (?:my|the) certificate)\b/i,
    answers: ['badge'],
  },
  { pattern: /\bcertificates?\b.*\b(?:private|hide|public)\b/i, answers: ['private-certificate'] },
  {
    pattern:
      /\b(?:verify|check|real|genuine|fake|prove)\b.*\bcertificates?\b|\bcertificates?\b.*\b(?:verif\w+|real|genuine|fake|valid)\b/i,
    answers: ['verify'],
  },
  {
    pattern:
      /\bcompletion\b.*\bmastery\b|\bmastery\b.*\bcompletion\b|\b(?:two|both|kinds? of|types? of|difference|which)\b.*\bcertificates?\b/i,
    answers: ['two-certificates', 'mastery'],
  },
  {
    pattern:
      /\bmastery\b.*\b(?:again|fail\w*|miss\w*|repeat|retry)\b|\b(?:fail\w*|miss\w*|repeat|retry)\b.*\bmastery\b/i,
    answers: ['mastery-again', 'mastery'],
  },
  { pattern: /\bmastery\b/i, answers: ['mastery', 'two-certificates'] },
  { pattern: /\bcertificates?\b/i, answers: ['earn'], state: progressOf, passagePattern: /\bcertificates?\b/i },
  {
    pattern:
      /\b(?:how (?:far|much)\b.{0,30}\b(?:am i|have i (?:done|finished|completed|watched|left))|my progress|what(?:'s| is) left|how much (?:is|have i) (?:left|done)|lessons? (?:are )?left)\b/i,
    words: /\bprogress\b/,
    answers: [],
    state: progressOf,
  },
  {
    pattern: /\b(?:money back|refund(?:ed)?|cancel my (?:order|purchase|payment))\b/i,
    answers: ['refund'],
    state: paymentOf,
  },
  { pattern: /\b(?:invoice|receipt|tax|vat)\b/i, answers: ['invoice', 'pay'] },
  {
    pattern:
      /\b(?:how (?:can|do) i pay|pay (?:by|with)|credit card|paypal|installments?|subscription|(?:monthly|yearly|annual) (?:fee|costs?|price|payments?))\b/i,
    words: /^(?:costs? )?pay(?: course)?$/,
    answers: ['pay'],
  },
  {
    pattern:
      /\b(?:get|see|open|unlock|watch|have|buy)\b.{0,20}\b(?:whole course|all (?:the )?(?:lessons|sections)|everything|it all|them all) (?:at once|now|immediately|today)\b|\bupgrade\b|\bpremium\b/i,
    answers: ['all-at-once'],
  },
  {
    pattern:
      /\b(?:when (?:does|do|will|is).*(?:open|unlock|available)|when (?:do|will|can) (?:i|we) (?:get|see|have) the (?:next|other|second|last) \w+|(?:didn'?t|did not|never|haven'?t) (?:get|got|received?)\b.{0,12}\b(?:e-?mail|day|section|lesson)|next (?:section|lesson).*(?:open|unlock)|still locked|is .* locked)\b/i,
    words: /\b(?:next|opens?)\b.*\b(?:opens?|next|lessons?|section)\b/,
    answers: ['release'],
    state: openingOf,
  },
  { pattern: /\btime ?zone\b/i, answers: ['time-zone'] },
  {
    pattern: /\bpause\b.*\b(?:course|emails?|lessons?|subscription)\b|\b(?:can i|i want to|i need to) take a break\b/i,
    words: /\bpause\b/,
    answers: ['pause'],
  },
  {
    pattern:
      /\b(?:restart|repeat|redo) (?:the|this|my) (?:whole )?(?:course|class|program)\b|\b(?:can|could|may|how (?:can|do)) i (?:restart|start over)\b(?! (?:a|an|my|the)\b)|\bstart (?:the course )?again\b|\b(?:course|class|program)\b.*\bfrom the beginning\b/i,
    answers: ['restart'],
  },
  {
    pattern: /\b(?:unsubscribe|stop (?:the |these |your )?e?-?mails?|too many e?-?mails?|no more e?-?mails?)\b/i,
    words:
      /\b(?:cancel|stop|unsubscribe)\b.*\bemails?\b|\bemails?\b.*\b(?:cancel|stop|unsubscribe)\b|^cancel(?: course)?$/,
    answers: ['unsubscribe'],
  },
  {
    pattern:
      /\b(?:how long|forever|expire|lifetime)\b.*\b(?:access|use|watch|keep (?:it|this|access|the course|this course))\b|\b(?:lose|still have|keep) (?:my )?access\b|\b(?:still|again|later)\b.*\b(?:after|when|once)\b.{0,20}\b(?:done|finish(?:ed)?|complet\w+|over)\b|\b(?:after|when|once)\b.{0,20}\b(?:done|finish(?:ed)?|complet\w+|over)\b.*\b(?:still|again|later)\b/i,
    words: /\b(?:long|time|forever|days)\b.*\baccess\b|\baccess\b.*\b(?:long|time|forever|days)\b|^access(?: course)?$/,
    answers: ['access'],
  },
  {
    pattern:
      /\b(?:do i (?:have|need) to pay|really free|discount|coupon|(?:is|get|have) (?:this|it|the course|everything) (?:really |all )?for free|what did (?:i|we) pay)\b|\b(?:this|the) (?:course|certificate|upgrade)\b.{0,20}\b(?:cost|free|price)\b|\b(?:cost|price) of (?:this|the) (?:course|certificate|upgrade)\b|^(?:what(?:'?s| is) the )?(?:price|costs?)[?!. ]*$/i,
    words: /\b(?:costs?|price|free)\b.*\bcourse\b|\bcourse\b.*\b(?:costs?|price|free|pay)\b|^(?:costs?|price|free)$/,
    answers: [courseFacts.cost, 'pay'],
    state: paymentOf,
  },
  { pattern: /\b(?:captions?|subtitles?|transcripts?)\b/i, answers: ['captions'] },
  {
    pattern:
      /\b(?:which browser|what do i need (?:to watch|(?:on|for) my (?:computer|laptop|phone))|old phone|supported (?:browser|device)s?|on my (?:phone|tablet|ipad))\b/i,
    answers: ['requirements'],
  },
  {
    pattern:
      /\b(?:install|setup|set up)\b.*\b(?:python|notebooks?|anything|software)\b|\bwhere does (?:my|the) code run\b|\bnotebooks?\b.*\b(?:install|run|offline)\b/i,
    answers: ['notebook'],
  },
  { pattern: /\b(?:download|keep|take|export|save)\b.*\bnotebooks?\b/i, answers: ['notebook-kept'] },
  {
    pattern:
      /\b(?:you|they|anyone|anybody)\b.{0,12}\b(?:store|save|keep|record|log|read)s?\b.*\b(?:i (?:ask|type|write)|my questions?|this chat|my chats?|conversations?)\b|\b(?:questions|chats?|conversations?) (?:is |are |be |get )?(?:stored|saved|recorded|logged|kept)\b|\bwho (?:reads|sees) (?:this|my questions)\b/i,
    answers: ['assistant-kept'],
  },
  {
    pattern:
      /\b(?:are you|is this) (?:ever |always )?(?:wrong|reliable|a (?:bot|human|person|robot)|an ai)\b|\bwhat (?:do|can) you (?:know|do)\b|\bcan (?:you|i trust you) be wrong\b/i,
    answers: ['assistant-knows', 'assistant-wrong'],
  },
  {
    pattern: /\b(?:delete|close|remove)\b.*\b(?:account|my data|profile)\b|\bdownload (?:all )?my data\b|\bgdpr\b/i,
    words: /\baccount\b.*\bdelete\b/,
    answers: ['delete'],
  },
  {
    pattern:
      /\b(?:change|new|other|another|different|update)\b.*\be?-?mail address\b|\bmy (?:\w+ )?e?-?mail(?: address)?\b.{0,20}\b(?:gone|changed|expired|new|no longer|does ?n'?t (?:exist|work))\b/i,
    answers: ['change-email'],
  },
  { pattern: /\b(?:track(?:ing)? me|cookies|analytics|(?:sell|share) my data)\b/i, answers: ['tracking'] },
  {
    pattern:
      /\b(?:contact|talk to|speak to|reach|write to)\b.*\b(?:a (?:real )?(?:person|human)|someone (?:at|from|here|real)|support|you|your team)\b|\b(?:talk|speak) to someone[?!. ]*$|\bcustomer (?:service|support)\b/i,
    answers: ['answer-time'],
  },
];

/** Words of messages about the asker or this course, rather than about what a lecture teaches. */
const personal =
  /\b(?:i|i'm|im|me|my|mine|we|our|us|you|your|this course|the course|a course|this really|really free|this assistant|(?:is|are) there|(?:the|this|that|a) certificate|lessons|section|emails|notebooks|subtitles|captions|transcripts|browser|mastery)\b/i;
/** Words of messages about a case in a lecture. */
const teaching =
  /\b(?:handbook|bike|shop|(?:a|each|our|the) store|customers?|agents?|prompts?|models?|chunks?|embedding|example|according to|compl(?:y|iance)|laws?|lesson (?:on|about)|vendor|pilot|product|question cost|run|train|rag|halden|loanbot|assistant should|pipeline|api|tokens?|keywords?|search(?:es)?)\b/i;

/** Words of messages about this site, regardless of their other words. */
const site =
  /\b(?:(?:this|your) (?:course|class|training|program|site|website|page|platform|app|assistant|chat)|the course|(?:my|the|your|this) (?:completion |mastery )?certificates?|mastery|badges?|linked ?in|my (?:account|profile|progress)|i (?:bought|paid|subscribed|enrolled)|(?:can|could|do|must) i (?:have to |need to )?pay(?=[?!.,;]|$| (?:and|by|with|in|for (?:it|this|the course)|later|now)\b)|(?:get|got|receive|received|stop) (?:the|your|these|any|an?|no) e-?mails?|enroll\w*|subscri\w*|unsubscribe|do you (?:accept|give|have|keep|offer|save|sell|send|share|store|take|track))\b/i;

/** Returns the words of a message that name a subject, other than those of a topic. */
const ownTerms = ({ pattern }: Topic, message: string): string[] => subjectTerms(message.replace(pattern, ' '));

/** Returns whether a message names a subject besides a topic, so that it may be about a lesson. */
export const saysMoreThan = (topic: Topic, message: string): boolean =>
  !site.test(message) && ownTerms(topic, message).length > 0;

/** Words for what other organizations also issue or charge. */
const commonElsewhere = /\b(?:certificates?|badges?|pay|costs?|prices?|fees?|free|invoices?|receipts?|tax)\b/i;

/**
 * Returns whether a message names something that neither the FAQ nor the facts of the course mention, such as another
 * organization's certificate or invoice.
 */
export const namesOther = ({ help }: Scene, topic: Topic, message: string): boolean => {
  if (!commonElsewhere.test(message)) return false;
  const known = new Set(
    help?.passages.flatMap(({ heading = '', lines }) => termsOf([heading, ...lines.map(([text]) => text)].join('\n'))),
  );
  const isKnown = (term: string): boolean => known.has(term) || relatedTerms(term).some((other) => known.has(other));
  return ownTerms(topic, message).some((term) => !isKnown(term));
};

/** Returns the topic of a message about the asker's certificate, money, access or data; undefined for any other. */
export const logisticsTopic = (message: string): Topic | undefined => {
  if (message.length > 300 || teaching.test(message)) return undefined;
  const isPersonal = personal.test(message) || message.trim().split(/\s+/).length <= 3;
  return isPersonal ? topics.find(({ pattern }) => pattern.test(message)) : undefined;
};

/** Maximum length in characters of a message about the course as a whole. */
const maxCourseQuestionLength = 100;

/** Returns what a message asks about the course as a whole, such as who teaches it; undefined for any other. */
export const courseTopic = (message: string): Topic | undefined =>
  message.length > maxCourseQuestionLength ? undefined : courseTopics.find(({ pattern }) => pattern.test(message));

/** Words of messages in another language about the asker or this course. */
const personalIn: Record<OtherLanguage, RegExp> = {
  de: /\b(?:ich|mich|mir|mein\w*|wir|uns|unser\w*|dies\w* kurs\w*|der kurs|den kurs|das zertifikat|nächste[nr]? (?:lektion|abschnitt)\w*)\b/i,
  es: /\b(?:yo|mis?|me|tengo|puedo|quiero|necesito|debo|cancelo|nuestr[oa]s?|este curso|el curso|del curso|el certificado|(?:próxima|siguiente) (?:lección|sección))(?!\p{L})/iu,
  fr: /\b(?:je|j[’']\w+|mes?|mon|ma|moi|nous|notre|nos|ce cours|le cours|du cours|le certificat)\b/i,
};
/** Maximum search words of a message that is taken to be about the asker without such words. */
const maxImpersonalWords = 2;

/** Returns the topic of a message in another language, by its words in English. */
export const logisticsTopicIn = (message: string, language: OtherLanguage): Topic | undefined => {
  const words = searchWordsOf(message, language);
  if (message.length > 300 || teaching.test(words)) return undefined;
  const isPersonal = personalIn[language].test(message) || words.split(' ').length <= maxImpersonalWords;
  return isPersonal ? topics.find((topic) => topic.pattern.test(words) || topic.words?.test(words)) : undefined;
};

/** Minimum share of a message that a lesson's passage covers to be quoted beside the FAQ. */
const minLessonCoverage = 0.3;

/** Returns what a lesson says about a topic of the FAQ. */
const lessonsOn = ({ retriever }: Scene, { passagePattern }: Topic, message: string): Hit[] =>
  retriever
    .rank(message)
    .filter(({ passage, coverage }) => coverage >= minLessonCoverage && passagePattern?.test(passage.lines.join(' ')))
    .slice(0, 1)
    .map(({ passage }) => retriever.extract(passage, message));

/**
 * Answers from the FAQ, the facts of the course, and the learner's own state. In another language, adds that the facts
 * are in English.
 */
export const answerLogistics = (scene: Scene, topic: Topic, message: string, language?: OtherLanguage): Reply => {
  const { help, state } = scene;
  const claims = topic.answers.flatMap((answer): Hit[] => {
    const passage = help?.passages.find(
      ({ source, heading }) => (source.kind === 'page' && source.path === `/faq#${answer}`) || heading === answer,
    );
    return passage ? [{ text: passage.lines.map(([text]) => text).join(' '), source: passage.source }] : [];
  });
  claims.push(...lessonsOn(scene, topic, message));
  const own = state && topic.state?.(state, language);
  const remarks = [
    topic.outlineText?.(scene),
    own,
    language && claims.length > 0 ? phrases[language].facts : undefined,
  ].filter(Boolean);
  return { claims, ...(remarks.length > 0 && { remark: remarks.join(' ') }) };
};
