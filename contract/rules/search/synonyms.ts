import { stemOf, tokenize } from './tokenize.ts';

/** Acronyms and spellings with the same meaning, one group per line. */
const equivalents = `
ai | artificial intelligence
genai | gen ai | generative ai
ml | machine learning
llm | large language model | language model
nlp | natural language processing
rag | retrieval augmented generation
knn | k nearest neighbors | nearest neighbors
rrf | reciprocal rank fusion
lora | low rank adaptation | low rank adapters
sft | supervised fine tuning
peft | parameter efficient fine tuning
fine tuning | finetuning
api | application programming interface
roi | return on investment
kpi | key performance indicator
hr | human resources
pm | product manager
ux | user experience
pii | personal data | personally identifiable information
gdpr | general data protection regulation
eda | exploratory data analysis
csv | comma separated values
ocr | optical character recognition
mcp | model context protocol
hitl | human in the loop
mvp | minimum viable product
poc | proof of concept
rbac | role based access control | access control
cv | resume
email | mail | e mail
dataset | data set
multi agent | multiagent
ab test | split test
`;

/** Words for the same subject, one group per line. */
const related = `
hallucination | making things up | made up | fabricated | invented
chatgpt | gpt | claude | gemini | copilot | chatbot | chat assistant | assistant
natural language processing | language model
prompt engineering | prompting | prompt writing
privacy | personal data | confidential | data protection | private
gdpr | data protection | eu ai act | personal data
bias | fairness | discrimination | unequal treatment
ethics | ethical | responsible | fairness
safety | security | secure | guardrail | safeguard
guardrail | guard | limit
jailbreak | prompt injection | misuse | attack
attack | hack | exploit
deepfake | fake | cloned voice | pictures and voices
phishing | scam | fake
permission | access control | access rights | privilege
retry | backoff | when tools fail
idempotency | idempotent | repeated
function calling | tool calling
tool use | tool calling
human in the loop | human review | human approval | human oversight
approval | sign off
evaluation | test | measure | benchmark
metric | measure | figure
benchmark | test set | evaluation
ab test | compare versions | comparison
rater | annotator
inter rater | raters
annotation | labeling
semantic search | dense retrieval | embeddings
vector search | dense retrieval | embeddings | vectors
vector database | dense retrieval | vectors
similarity | distance | nearest
knowledge base | documents | handbook
source | citation | reference
split | chunk
latency | waiting time | speed | slow
pricing | price | cost | fee
cheap | low cost | free
expensive | cost
caching | cache
outlier | extreme value
deduplicate | duplicate
merge | join | combine
excel | spreadsheet | csv | table
pandas | python | table
sql | database | join tables
pivot | group
code | program | programming | python
coding | programming | python
developer | engineer | programmer
traceback | error message | exception
exception | error
bug | error | mistake | fault
mean | average
missing | empty | null
unicode | utf 8
analysis | analyze | analytics | summarize
statistics | summary | median | percentage
visualization | chart | plot
overfit | noise
neural | deep learning
random forest | trees | forest
classifier | classification | sorting
catastrophic forgetting | forgetting
gpu | memory | hardware
quantization | bits
hyperparameter | setting
summarize | summary
translation | translate
chain of thought | reasoning | step by step | writing steps
few shot | examples
zero shot | without examples
context window | context | tokens
template | reuse
model card | system card
anonymize | anonymous | pseudonymous
incident | bad day
impact assessment | harm
minimization | only the data
policy | rule | guideline
rules | policy
regulation | law | act
compliance | governance | regulation
strategy | roadmap
prioritize | score opportunities | rank
use case | opportunity | candidate
change management | adoption
adoption | rollout
vendor | buy | supplier
business case | return on investment | roi | payback
nlp | language model
eda | explore | summarize
requirement | specification
user research | watching people | interview users
proof of concept | pilot
job | role | career
hiring | recruiting | interview | applicants
interview | hiring
salary | offer | compensation
resume | portfolio | job application
stakeholder | sponsor
conflict | disagree | disagreement
difficult | hard
manager | boss | executive | leader
executive | leader | ceo | management
teacher | educator | school
employee | staff | team
late | delay | delayed
apology | apologize | sorry
negotiate | offer
listen | listening | say back
role play | rehearse | practice
rehearse | practice
robot | bland
beginner | introduction | basics | fundamentals | intro | newcomer | plain words
advanced | expert
picture | image | photo
voice | audio | speech
fact checking | checking answers | verify
verify | check
remember | memory
crash | resume
log | logging | monitoring
deploy | release | production
`;

/** A sequence of stems with the same meaning as another, and the factor of a match by it. */
export interface Alternative {
  stems: readonly string[];
  factor: number;
}

const relatedFactor = 0.6;

/** Maximum words of a phrase in a group. */
export const maxPhraseWords = 4;

export const stemsOf = (phrase: string): string[] => tokenize(phrase.replaceAll('-', ' ')).map(stemOf);

const alternatives = new Map<string, Alternative[]>();
const addGroups = (groups: string, factor: number): void => {
  for (const line of groups.trim().split('\n')) {
    const phrases = line.split('|').map(stemsOf);
    for (const phrase of phrases) {
      const key = phrase.join(' ');
      const others = phrases.filter((other) => other.join(' ') !== key);
      alternatives.set(key, [...(alternatives.get(key) ?? []), ...others.map((stems) => ({ stems, factor }))]);
    }
  }
};
addGroups(equivalents, 1);
addGroups(related, relatedFactor);

/** Returns whether a sequence of stems is a phrase of a group. */
export const isPhrase = (stems: readonly string[]): boolean => alternatives.has(stems.join(' '));

/** Returns the alternatives to a sequence of stems; for an acronym, also those related to its long form. */
export const alternativesOf = (stems: readonly string[]): readonly Alternative[] => {
  const direct = alternatives.get(stems.join(' ')) ?? [];
  const throughLongForms = direct
    .filter(({ factor }) => factor === 1)
    .flatMap((alternative) => alternatives.get(alternative.stems.join(' ')) ?? [])
    .filter(({ factor }) => factor < 1);
  return [...direct, ...throughLongForms];
};
