/** Patterns of requests for something other than a fact, matched against a message without polite openings. */

/** Asks for the answer of a quiz or the solution of an exercise. */
export const answerKey: readonly RegExp[] = [
  /\b(?:answers?|solutions?|answer key|correct options?|right (?:answers?|options?)|key)\b.{0,40}\b(?:quiz(?:zes)?|quiz-\w+|exam|final test|exercises?|assignments?|notebook)\b/i,
  /\b(?:quiz(?:zes)?|exam|exercises?|assignments?)\b.{0,40}\b(?:answers?|solutions?|answer key|correct (?:answer|option)|right (?:answer|option))\b/i,
  /\bwhich option is (?:correct|right)\b/i,
  /\b(?:show|give|print|reveal|send|tell)\b.{0,20}\b(?:solutions?|answer key)\b/i,
];
/** Asks how or by whom answers are graded, rather than for an answer. */
export const marking =
  /\b(?:who|how|when|should|do|does|will|is|are|was|were)\b.{0,60}\b(?:mark|grade|score|assess)(?:s|d|ed|es|ing)?\b/i;
/** Asks about answer keys in general, rather than for one. */
export const aboutKeys = /^(?:should|must|may|why|when)\b(?!.*\b(?:i|me|my)\b)/i;
export const askingForKey = /\b(?:show|give|print|reveal|send|tell|solutions?|key|correct|right)\b/i;

export const writeCode =
  /^(?:please |can you |could you |just )*(?:write|give|send|code|complete|finish|solve|do)\b.{0,20}\b(?:the code|code for|my code|the function|the exercise|exercise \d|my (?:exercise|assignment|homework|notebook))\b/i;

/** Tries to change how the assistant works. */
export const rules: readonly RegExp[] = [
  /^(?:please |now |hey,? )*(?:ignore|forget|disregard|override)\b.{0,40}\b(?:instructions?|rules?|prompts?)\b/i,
  /^\W*(?:system|assistant|developer|admin)\s*:/i,
  /\byour system prompt\b|\b(?:print|show|reveal|repeat|tell|give|output|leak)\b.{0,30}\bsystem prompt\b/i,
  /^(?:please )?(?:repeat after me|pretend (?:to be|you)|act as|you are (?:now|the (?:admin|teacher|administrator|instructor)))\b/i,
  /\bgrade me \d+/i,
];

/** The name of an error, or the heading that Python prints above one. */
export const namedError =
  /\bTraceback \(most recent call last\)|\b(?:[A-Z]\w*\.)*[A-Z]\w*(?:Error|Exception|Warning)\b(?=\s*(?::|$|\n|\()|\b)/;
/** Asks for help with an exercise, if one is open or named. */
export const hint: readonly RegExp[] = [
  /\b(?:hint|stuck|tip)\b.{0,60}\b(?:exercise|task|notebook|cell|test|check|function)\b/i,
  /\b(?:exercise|task|notebook|cell|(?:my|the|this|hidden|last) (?:tests?|checks?|function))\b.{0,60}\b(?:fails?|failing|hint|stuck|doesn'?t work|broken)\b/i,
  /\bmy (?:code|program|solution|loop)\b.{0,40}\b(?:fails?|failing|stuck|broken|(?:does|do|is)(?:n'?t| not) (?:work|run)\w*)/i,
  /^(?:can i (?:get|have) |give me |i need )?(?:a|another|the next|one more|next) hint\b/i,
];

const checking = String.raw`\b(?:is|are|check|review|rate|improve|critique|judge|grade|feedback on|look at|think (?:of|about)|how good is|wrong with)\b.{0,20}\b(?:my|this|the following|our) prompt\b`;
/** Asks to check a prompt that is in the message or in the next one. */
export const promptCheck: readonly RegExp[] = [
  /\b(?:my|this|the following|our) prompt\b(?: is| was)?\s{0,3}(?:[:\n"“]|[-–] )/i,
  /^is [“"][^"”]{10,}[”"] (?:an? )?(?:\w+ )?prompt\b/i,
  new RegExp(String.raw`${checking}.{0,40}[:"“\n]`, 'i'),
  new RegExp(
    String.raw`^(?!(?:when|where|why|should|do|does|can (?:i|it|we|they))\b).{0,12}${checking}(?: (?:any )?(?:good|bad|ok|okay|fine|right|clear|enough|please|pls|for me))*[?!. ]*$`,
    'i',
  ),
];

/** Asks for a practice question. */
export const quiz: readonly RegExp[] = [
  /^(?:(?:now|then|and|just|ok|i want you to|let'?s) )*(?:quiz|test|examine) me\b/i,
  /\b(?:you|please) (?:quiz|test|examine) me\b/i,
  /\bask me\b.{0,20}\b(?:questions?|something|anything)\b|\bpractice questions?\b/i,
  /\b(?:give|show) me\b.{0,15}\b(?:quiz|test|self-?check|control) questions?\b/i,
  /\blet me (?:try|do|answer|have)\b.{0,15}\bquestions?\b|\bcheck my (?:understanding|knowledge)\b/i,
  /^(?:another|next|one more) question\b/i,
];
export const nextQuestion = /^(?:another|next|one more)(?: practice)? question\b/i;

const summaryWord =
  '(?:summary|tl;?dr|recap|key ?points?|takeaways?|key ideas|main (?:points?|ideas?|takeaways?)|gist|essence|nutshell|bottom line|highlights|overview|rundown|cliff ?notes)';
/** What follows the word for a summary in a request, rather than in a statement. */
const requestEnd = String.raw`(?= (?:of|for|about|on|from|in|here|please|pls|this|that|it)\b|[?!.,]|$)`;
export const summary: readonly RegExp[] = [
  /^(?:summar(?:ise|ize)|sum (?:it |this |that |up)|recap)\b/i,
  new RegExp(
    `^(?:i (?:need|want|would like) |give me |show me |write |make |list |what(?:'?s| is| are| were) )?(?:the |a |an |some |this |my )?(?:short |quick |brief |main |key |most important |final )*${summaryWord}${requestEnd}`,
    'i',
  ),
  /\b(?:what (?:is|was)|what'?s) (?:this|the|that|“[^”]*”|"[^"]*") ?(?:lesson|lecture|video|reading|brief|section|text|notebook|one)? ?(?:all )?about\b/i,
  /\bwhat (?:is|was) (?:it|this|that) (?:all )?about[?!. ]*$|\bwhat matters (?:most )?in this\b/i,
  /\bsummar(?:y|ise|ize) (?:please|pls)\b|\b(?:short|shorter|quick|condensed|compact) (?:version|overview|summary|recap)\b/i,
  /\bboil (?:it|this|that) down[?!. ]*$|\bthe most important (?:things?|points?|stuff|bits?) (?:in|of|from|here)\b/i,
  /\bwhat (?:should|do|must) i (?:really |absolutely )?(?:remember|take away|keep in mind) (?:from|of) (?:this|the|it)\b/i,
  /\bwhat did (?:this|that|the) (?:lesson|lecture|video|reading) (?:say|teach|cover)\b/i,
  /^(?!(?:what|how|why)\b).*\bin (?:a nutshell|short|brief|a few (?:words|sentences|lines)|(?:one|two|three|\d) (?:sentences?|lines|bullets|bullet points))[?!. ]*$/i,
];

export const simpler: readonly RegExp[] = [
  /\blike i(?:'| a)?m (?:five|5|\d+|a (?:kid|child|beginner)|stupid|dumb)\b|\beli5\b|\bfor (?:dummies|beginners)\b/i,
  /\bin (?:very )?(?:simple|plain|easy|simpler|easier|other|normal|everyday|human|layman'?s?) (?:words?|terms?|english|language)\b/i,
  /\bmore simply\b|\b(?:easier|simpler) explanation\b|\b(?:dumb (?:it|this|that) down|simplify (?:it|this|that|the)|simply explain)\b/i,
  /(?:^|\b(?:this|that|it|lesson|video|reading|explanation|everything)(?:'?s| is| was| are| were)? )(?:way |far |much |a bit |all )*too (?:complicated|hard|difficult|abstract|technical)\b/i,
  /\b(?:went|goes|was|is) (?:way |much |far )?too fast\b|\bover my head\b|\blost me\b|\bi(?:'| a)?m (?:totally |completely )?lost\b/i,
  /(?:^|\bi (?:really |still |just )?)(?:don'?t|do not|didn'?t) (?:get|understand)\b(?! (?:an?|any|the|my|your) (?:e-?mails?|mail|message|certificate|link|invoice|receipt|badge|access)\b)/i,
  /(?:\b(?:i(?:'| a)?m|this is|it'?s)|^) ?(?:so |very |really |totally )?confus(?:ed|ing)\b|(?:^|\b(?:this|that|it) )makes no sense\b/i,
  /^(?:explain|say|put|make|describe)\b.{0,80}\b(?:simpl(?:er|y)|easier|to an? (?:\w+[- ])?(?:child|kid|beginner|layman|\w+[- ]years?[- ]old))\b/i,
  /^simpler\b|\b(?:explain|say|put|tell|describe)\b.{0,60}\bsimpler(?: please| pls)?[?!. ]*$/i,
];

export const example: readonly RegExp[] = [
  /(?<!\b(?:should|do|did|must|may) (?:i|we|one) )\b(?:give|show|tell)\b.{0,20}\bexamples?\b/i,
  /\b(?:see|have|want|got|know|is there|are there)\b.{0,12}\b(?:an?|another|any|one more|some) (?:more )?(?:concrete |real |practical )?examples?\b/i,
  /^(?:an? |another |one more |more |any )?(?:concrete |real |practical )?examples?\b(?! (?:that|do|should|are|is))|\bfor example\?$/i,
  /\bwhat (?:does|do|would|might|could)\b.{0,60}\blook like (?:in (?:practice|real life)|for real|concretely)\b/i,
];

/** Asks where to put or find something outside the lessons. */
export const ownPlace =
  /\bfind out where\b|\bwhere\b.{0,30}\b(?:do|should|can|must|would) (?:i|we) (?:mention|explain|discuss|cover|talk|teach|note)\b/i;
/** Asks where in the course something is taught. */
export const location: readonly RegExp[] = [
  /^where (?:was|is|were|did) (?:that|this|it)[?!. ]*$/i,
  /\b(?:re-?watch|re-?read|watch|read|see|go (?:back )?to|take me to|jump to)\b.{0,20}\b(?:part|bit|section|lesson|lecture|video|reading) (?:about|on|where|with)\b/i,
  /\bwhere\b.*\b(?:taught|teach(?:es)?|cover(?:s|ed)?|explain(?:s|ed)?|discuss(?:es|ed)?|mention(?:s|ed)?|that (?:thing|part|bit)|talk(?:s|ed)?)\b/i,
  /\bwhere\b.*\b(?:find|read|learn)\b.*\b(?:about|again|lesson|lecture|video|course|section|part)\b/i,
  /\b(?:which|what) (?:lesson|lecture|video|module|reading|notebook|chapter)s?\b.*\b(?:cover|explain|talk|teach|discuss|is|are|was|were|do i|did|deal|mention|has|had|about)\w*\b/i,
  /\b(?:which|what) (?:section|part)s?\b.*\b(?:covers?|explains?|explained|talk(?:s|ed)? about|teach(?:es)?|taught|discuss(?:es|ed)?|deals?|mention(?:s|ed)?|about)\b/i,
  /\bwhere(?:'?s| is| are| was| were)\b.{0,40}\b(?:bits?|parts?|thing|stuff|examples?|template|table|checklist|list|sections?|lesson|video|story|picture|figure|formula|code|piece|chapter|explanation)\b/i,
  /\bwhere (?:did|do|does) (?:you|it|they|we|he|she|the (?:course|lesson|video)) (?:say|talk|cover|mention|explain|show|teach)/i,
  /\b(?:find|remember|remind me|looking for|forgot)\b.{0,20}\b(?:where|(?:which|what) (?:lesson|lecture|video|part|section)|the (?:part|bit|place|lesson|section) (?:about|on|where|with))\b/i,
];
