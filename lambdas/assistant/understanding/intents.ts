import type { ChatTurn } from '#contract/schemas/assistant.ts';
import { type Resolved, resolveFollowUp, subjectTerms } from './follow-up.ts';
import { type OtherLanguage, otherLanguageOf } from './language.ts';

/** What somebody asks for. `subject` is what is left of the message without the request; it may be empty. */
export type Intent =
  | {
      kind: 'lookup' | 'example' | 'simpler' | 'summary' | 'location' | 'quiz';
      subject: string;
      asks?: Resolved['asks'];
      /** The message alone, where the subject completes it from the conversation. */
      focus?: string;
    }
  | { kind: 'comparison'; one: string; other: string; subject: string }
  | { kind: 'traceback'; subject: string }
  | { kind: 'prompt-check'; prompt: string }
  | { kind: 'other-language'; language: OtherLanguage; subject: string }
  | { kind: 'cannot'; what: 'answer-key' | 'rules' | 'write-code'; subject: string };

const answerKey =
  /\b(?:answers?|solutions?|answer key|correct options?|right (?:answers?|options?)|key)\b.{0,40}\b(?:quiz(?:zes)?|quiz-\w+|exam|final test|exercises?|assignments?|notebook)\b|\b(?:quiz(?:zes)?|exam|exercises?|assignments?)\b.{0,40}\b(?:answers?|solutions?|answer key|correct (?:answer|option)|right (?:answer|option))\b|\bwhich option is (?:correct|right)\b|\b(?:show|give|print|reveal|send|tell)\b.{0,20}\b(?:solutions?|answer key)\b/i;
/** Asks how or by whom answers are graded, rather than for an answer. */
const marking =
  /\b(?:who|how|when|should|do|does|will|is|are|was|were)\b.{0,60}\b(?:mark|grade|score|assess)(?:s|d|ed|es|ing)?\b/i;
const askingForKey = /\b(?:show|give|print|reveal|send|tell|solutions?|key|correct|right)\b/i;
const writeCode =
  /^(?:please |can you |could you |just )*(?:write|give|send|code|complete|finish|solve|do)\b.{0,20}\b(?:the code|code for|my code|the function|the exercise|exercise \d|my (?:exercise|assignment|homework|notebook))\b/i;
const rules =
  /^(?:please |now |hey,? )*(?:ignore|forget|disregard|override)\b.{0,40}\b(?:instructions?|rules?|prompts?)\b|^\W*(?:system|assistant|developer|admin)\s*:|\b(?:your|the) system prompt\b|^(?:please )?(?:repeat after me|pretend (?:to be|you)|act as|you are (?:now|the (?:admin|teacher|administrator|instructor)))\b|\bgrade me \d+/i;

const errorName = /\b(?:[A-Z]\w*\.)*[A-Z]\w*(?:Error|Exception|Warning)\b(?=\s*(?::|$|\n|\()|\b)/;
const hint =
  /\b(?:hint|stuck|tip)\b.{0,60}\b(?:exercise|task|notebook|cell|test|check|function)\b|\b(?:exercise|task|notebook|cell|(?:my|the|this|hidden|last) (?:tests?|checks?|function))\b.{0,60}\b(?:fails?|failing|hint|stuck|doesn'?t work|broken)\b|^(?:can i (?:get|have) |give me |i need )?(?:a|another|the next|one more|next) hint\b/i;

const promptCheck =
  /\b(?:is|are|check|review|rate|improve|critique|judge|grade|feedback on|look at|think (?:of|about)|how good is|wrong with)\b.{0,20}\b(?:my|this|the following|our) prompt\b/i;

const quiz =
  /\b(?:quiz|test|examine) me\b|\bask me\b.{0,20}\bquestions?\b|\bpractice questions?\b|\b(?:give|show) me\b.{0,15}\b(?:quiz|test|self-?check|control) questions?\b|\bcheck my (?:understanding|knowledge)\b|^(?:another|next|one more) question\b/i;

const nextQuestion = /^(?:another|next|one more)(?: practice)? question\b/i;

const politeness =
  /^(?:(?:hi|hey|hello|ok|okay|please|pls|so|well)[,!. ]+)*(?:(?:can|could|would|will) (?:you|i|we) (?:please |pls )?(?:get |have |see )?)?(?:please |pls )?(?:where (?:was|is) it said (?:that )?)?/i;
const summary =
  /^(?:i (?:need|want|would like) |give me |show me |write |make |list |what(?:'?s| is| are| were) )?(?:the |a |an |some |this |my )?(?:short |quick |brief |main |key |most important |final )*(?:summar(?:y|ise|ize)|sum (?:it |this )?up|tl;?dr|recap|key ?points?|takeaways?|key ideas|main (?:points?|ideas?|takeaways?)|gist|essence|nutshell|bottom line|highlights|overview|rundown|cliff ?notes)\b|\b(?:what (?:is|was)|what'?s) (?:this|the|that|“[^”]*”|"[^"]*") ?(?:lesson|lecture|video|reading|brief|section|text|notebook|one)? ?(?:all )?about\b|\bwhat matters (?:most )?in this\b|\bsummar(?:y|ise|ize) (?:please|pls)\b|\b(?:short|shorter|quick|condensed|compact) (?:version|overview|summary|recap)\b|\bboil (?:it|this|that) down\b|\bwhat (?:should|do|must) i (?:really |absolutely )?(?:remember|take away|keep in mind) (?:from|of) (?:this|the|it)\b|\bthe most important (?:things?|points?|stuff|bits?) (?:in|of|from|here)\b|\bwhat did (?:this|that|the) (?:lesson|lecture|video|reading) (?:say|teach|cover)\b|\bin (?:a nutshell|short|brief|a few (?:words|sentences|lines)|(?:one|two|three|\d) (?:sentences?|lines|bullets|bullet points))[?!. ]*$/i;

const simpler =
  /\b(?:like i(?:'| a)?m (?:five|5|\d+|a (?:kid|child|beginner)|stupid|dumb)|eli5|in (?:very )?(?:simple|plain|easy|simpler|easier|other|normal|everyday|human|layman'?s?) (?:words?|terms?|english|language)|more simply|easier explanation|simpler explanation|for dummies|for beginners|dumb (?:it|this|that) down|simplify (?:it|this|that|the)|too (?:complicated|hard|difficult|abstract|technical)|(?:went|goes|was|is) too fast|(?:went |is )?over my head|lost me|you lost me|(?:^|\bi (?:really |still |just )?)(?:don'?t|do not|didn'?t) (?:get|understand)|(?:i(?:'| a)?m|this is|it'?s|^) ?(?:so |very |really |totally )?confus(?:ed|ing)|makes no sense|simply explain)\b|^(?:explain|say|put|make|describe)\b.{0,80}\bsimpl(?:er|y)\b|\bsimpler(?: please| pls)?[?!. ]*$|^simpler\b/i;

const example =
  /(?<!\b(?:should|do|did|must|may) (?:i|we|one) )\b(?:give|show|tell)\b.{0,20}\bexamples?\b|\b(?:see|have|want|got|know|is there|are there)\b.{0,12}\b(?:an?|another|any|one more|some) (?:more )?(?:concrete |real |practical )?examples?\b|^(?:an? |another |one more |more |any )?(?:concrete |real |practical )?examples?\b(?! (?:that|do|should|are|is))|\bfor example\?$/i;

const location =
  /\bwhere\b.*\b(?:taught|teach(?:es)?|cover(?:s|ed)?|explain(?:s|ed)?|discuss(?:es|ed)?|mention(?:s|ed)?|that (?:thing|part|bit)|talk(?:s|ed)?)\b|\bwhere\b.*\b(?:find|read|learn)\b.*\b(?:about|again|lesson|lecture|video|course|section|part)\b|\b(?:which|what) (?:lesson|lecture|video|module|reading|notebook|chapter)s?\b.*\b(?:cover|explain|talk|teach|discuss|is|are|was|were|do i|did|deal|mention|has|had|about)\w*\b|\b(?:which|what) (?:section|part)s?\b.*\b(?:covers?|explains?|explained|talks?|talked|teach(?:es)?|taught|discuss(?:es|ed)?|deals?|mention(?:s|ed)?|about)\b|\bwhere(?:'?s| is| are| was| were)\b.{0,40}\b(?:bits?|parts?|thing|stuff|examples?|template|table|checklist|list|sections?|lesson|video|story|picture|figure|formula|code|piece|chapter|explanation)\b|\bwhere (?:did|do|does) (?:you|it|they|we|he|she|the (?:course|lesson|video)) (?:say|talk|cover|mention|explain|show|teach)|\b(?:find|remember|remind me|looking for|forgot)\b.{0,20}\b(?:where|(?:which|what) (?:lesson|lecture|video|part|section)|the (?:part|bit|place|lesson|section) (?:about|on|where|with))\b/i;

/** The words of a thing to compare: few, and no whole question. */
const side = String.raw`((?!(?:is|are|was|do|does|did|can|could|will|would|should|what|how|why|who|when|where|which|if|i|we|you|they|he|she|it|somebody|someone)\b)[^,;?!]{1,50}?)`;
const verdict = String.raw`(?:what|which|whats|wheres|where|how)(?:'?s| is| one is| one| do i| should i)?\b.{0,12}\b(?:better|best|differen(?:ce|t)|line|right|safer|choose|pick|tell|know)`;
const comparisons = [
  /\bdifferences? (?:between|of) (.+?) (?:and|vs\.?|versus|or) (.+)/i,
  /^(?:please )?(?:compare|contrast) (.+?) (?:and|with|to|vs\.?|versus|against) (.+)/i,
  /\bhow (?:do|does|is|are) (.+?) (?:differ(?:ent)?) (?:from|to|than) (.+)/i,
  /^(?:what(?:'?s| is) the )?differences?:? (.+?) (?:vs\.?|versus|and|or) (.+)/i,
  /^(.+?) (?:vs\.?|versus|or|and)(?: an?)? (.+?)(?:[,;:]| -| –)? *(?:what(?:'?s| is) (?:the )?difference|how (?:do|are) they (?:differ|different)|what is better|which is better)/i,
  new RegExp(String.raw`^${side} (?:vs\.?|versus|or|and) ${side}[,;:.?! –-]+${verdict}`, 'i'),
  new RegExp(
    `^${side} or ${side}[,;:.?! –-]+(?:i(?:'m| am|m)? )?(?:always |keep |still )?(?:confus|mix|can'?t tell|not sure|unsure)`,
    'i',
  ),
  new RegExp(`^${side} and ${side}[,;:.?! –-]+(?:i )?(?:always |keep |still )?(?:confus|mix|can'?t tell)`, 'i'),
  new RegExp(`^(?:what|which|whats)(?:'?s| is)? (?:better|safer|best)[,:]? ${side} or ${side}$`, 'i'),
  new RegExp(`^is it (?:better|safer|best) (?:to )?${side} or (?:to )?${side}$`, 'i'),
  new RegExp(`^(?:isn'?t|is|are|aren'?t) ${side} (?:just )?the same (?:thing )?as ${side}$`, 'i'),
  /^(.+?) (?:vs\.?|versus) (.+?)$/i,
];

/** Subject of a request about the lesson beside it as a whole. */
export const thisLesson = 'this lesson';

/** Ways to name the lesson beside the message as a whole. */
const openLesson =
  /\b(?:this|that|the|current) (?:whole |entire |last )?(?:lesson|lecture|video|reading|text|page|brief|notebook|chapter|unit|one)\b|\b(?:this|that) (?:part|section)\b/i;

const scaffolding =
  /\blike i(?:'| a)?m (?:an? )?\w+|\b(?:give|show|tell|explain|describe|summar(?:ize|ise|y)|sum|up|recap|tl;?dr|key|main|points?|takeaways?|gist|quiz|test|ask|practice|question|questions|example|examples|instance|simpler|simply|simple|plain|english|words|terms|easier|explanation|lesson|lecture|video|section|part|module|reading|where|which|taught|teaches|covers?|explains?|talks?|talked|mention(?:ed|s)?|covered|bits?|thing|stuff|find|remember|remind|wheres|whats|was|were|did|do|does|like|five|im|dummies|beginners|short|please|pls|me|you|your|we|about|dont|don't|didn't|get|got|understand|confus(?:ed|ing)|this|that|these|the|here)\b|[?!."“”]/gi;

const withoutScaffolding = (text: string): string => text.replace(scaffolding, ' ').replace(/\s+/g, ' ').trim();

const subjectOf = (message: string, { question, topic }: Resolved): string => {
  const own = withoutScaffolding(message);
  if (subjectTerms(own).length > 0) return own;
  if (topic === '') return own;
  const earlier = withoutScaffolding(question === message ? topic : question);
  return subjectTerms(earlier).length > 0 ? earlier : topic;
};

/** Returns what a request for practice is about; another question is about what the first one was. */
const practiceSubject = (message: string, turns: readonly ChatTurn[]): string => {
  const own = withoutScaffolding(message);
  if (!nextQuestion.test(message) || subjectTerms(own).length > 0) return own;
  const first = turns.findLast(({ question }) => quiz.test(question) && !nextQuestion.test(question));
  return first ? withoutScaffolding(first.question) : own;
};

const compared = (message: string): { one: string; other: string } | undefined => {
  for (const pattern of comparisons) {
    const [, one, other] = pattern.exec(message) ?? [];
    if (one !== undefined && other !== undefined && one.length < 80 && other.length < 120)
      return { one: one.trim(), other: other.replace(/[?!.]{1,9}$/, '').trim() };
  }
  return undefined;
};

/** Returns what a message asks for, in the light of the earlier turns. Costs time linear in its length. */
export const understand = (message: string, turns: readonly ChatTurn[]): Intent => {
  // Requests stand at the beginning or end of a message; what is between may be a pasted text.
  const request = message.length > 600 ? `${message.slice(0, 300)} ${message.slice(-300)}` : message;
  const plain = request.replace(politeness, '');
  if (rules.test(plain)) return { kind: 'cannot', what: 'rules', subject: request };
  if (promptCheck.test(request)) return { kind: 'prompt-check', prompt: message };
  if (/\bTraceback \(most recent call last\)/.test(request) || errorName.test(request) || hint.test(plain))
    return { kind: 'traceback', subject: message.slice(0, 4000) };
  if (answerKey.test(plain) && (!marking.test(plain) || askingForKey.test(plain)))
    return { kind: 'cannot', what: 'answer-key', subject: request };
  if (writeCode.test(plain)) return { kind: 'cannot', what: 'write-code', subject: request };
  const language = otherLanguageOf(request);
  if (language) return { kind: 'other-language', language, subject: request };
  const resolved = resolveFollowUp(plain, turns);
  const subject = () => subjectOf(plain, resolved);
  // Without a subject of its own, a practice question is about the lesson beside it, not about what was asked before.
  if (quiz.test(plain))
    return { kind: 'quiz', subject: /\b(?:that|it)\b/i.test(plain) ? subject() : practiceSubject(plain, turns) };
  const isOnLesson = openLesson.test(plain) && !/\b(?:about|on|called) \w|[“"]/.test(plain.replace(openLesson, ''));
  const isSummary = summary.test(plain);
  if (isSummary && isOnLesson) return { kind: 'summary', subject: thisLesson };
  if (resolved.asks) return { kind: 'lookup', subject: resolved.question, asks: resolved.asks };
  if (isSummary) return { kind: 'summary', subject: /\bthis\b|[“"]/.test(plain) ? plain : subject() };
  const pair = compared(plain.replace(/[?!.]{1,9}$/, ''));
  if (pair) return { kind: 'comparison', ...pair, subject: plain };
  if (simpler.test(plain)) return { kind: 'simpler', subject: isOnLesson ? thisLesson : subject() };
  if (example.test(plain)) return { kind: 'example', subject: subject() };
  if (location.test(plain)) return { kind: 'location', subject: subject() };
  return {
    ...{ kind: 'lookup', subject: resolved.question },
    ...(resolved.focus !== undefined && { focus: resolved.focus }),
  };
};
