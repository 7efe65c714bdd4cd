import { startPlatform, type TestPlatform } from '../test/platform.ts';
import { enroll } from './sign-in.ts';
import { type Measurement, median, percentile } from './table.ts';

/** A question, and where it is asked. Learners are enrolled in the course. */
interface Question {
  message: string;
  courseId?: string;
  lectureId?: string;
  /** An earlier turn that the question refers to. */
  after?: { question: string; answer: string };
}

const interviews = 'interviewing-for-ai-roles';
const prompting = 'prompting-that-works';
const evaluating = 'evaluating-llm-outputs';

const turn = { question: 'What is a rubric?', answer: 'A rubric turns a criterion into a decision with anchors.' };

/** What visitors ask on the site. */
const siteQuestions: readonly Question[] = [
  'How much does PMCoach cost?',
  'Which course should I take first?',
  'Do I get a certificate?',
  'Can I get a refund?',
  'How do I get an invoice?',
  'Do you have a course about agents?',
  'Who teaches the course about retrieval?',
  'Is there anything free?',
  'What is overfitting?',
  'Are the courses in German?',
  'How long do I have access?',
  'Can my whole team learn here?',
  'Do you teach sourdough baking?',
].map((message) => ({ message }));

/** What learners ask inside a course. */
const lessonQuestions: readonly Question[] = [
  { courseId: prompting, message: 'What are the four parts of a prompt?' },
  { courseId: prompting, message: 'Why should I keep instructions and material apart?' },
  { courseId: prompting, message: 'How many examples should a prompt have?' },
  { courseId: prompting, message: 'What is prompt injection?' },
  { courseId: prompting, message: 'When should I not use a model?' },
  { courseId: prompting, message: 'Where do you teach structured output?' },
  { courseId: prompting, lectureId: 'four-parts', message: 'Summarize this lesson' },
  { courseId: prompting, lectureId: 'four-parts', message: 'Quiz me' },
  { courseId: prompting, lectureId: 'examples-that-steer', message: 'Explain this more simply' },
  { courseId: prompting, message: 'Was ist ein Prompt?' },
  { courseId: interviews, lectureId: 'six-stories', message: 'Summarize this lesson' },
  { courseId: interviews, lectureId: 'six-stories', message: 'Quiz me' },
  { courseId: interviews, lectureId: 'design-case', message: 'Give me an example' },
  { courseId: interviews, message: 'What do I say when I do not know the answer?' },
  { courseId: interviews, message: 'What still keeps me from my certificate?' },
  { courseId: interviews, message: 'Ask me a question about the offer' },
  { courseId: evaluating, message: 'How many cases do I need to compare two versions?' },
  { courseId: evaluating, message: 'What is the difference between a rubric and a check in code?' },
  { courseId: evaluating, lectureId: 'model-as-judge', message: 'When should I not use a judge?' },
  { courseId: evaluating, lectureId: 'write-a-rubric', message: 'and why?', after: turn },
  { courseId: evaluating, lectureId: 'write-a-rubric', message: 'shorter', after: turn },
  { courseId: evaluating, lectureId: 'write-a-rubric', message: 'another example', after: turn },
  { courseId: evaluating, message: 'How do I cook rice?' },
];

/** Rounds over all questions, and how many each learner asks: 20 a minute are allowed. */
const rounds = 6;
const questionsOfLearner = 12;

/** The first event with words; the ones before it name sources. */
const firstWords = /"type":"(?:claim|notice|remark|locked)"/;

/** Milliseconds until the first words of an answer. */
const firstWordsMs = async (url: string, { message, after, ...context }: Question, headers: Record<string, string>) => {
  const startedAt = performance.now();
  const response = await fetch(`${url}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ message, ...(context.courseId && { context }), ...(after && { history: [after] }) }),
  });
  if (response.status !== 200 || !response.body) throw new Error(`The assistant responded with ${response.status}.`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let text = ''; ; ) {
    const { value, done } = await reader.read();
    if (done) throw new Error(`"${message}" was answered without words: ${text}`);
    text += value;
    if (!firstWords.test(text)) continue;
    const elapsedMs = performance.now() - startedAt;
    await reader.cancel();
    return elapsedMs;
  }
};

/** Creates a learner who is enrolled in the courses of the questions. Resolves to the headers of their calls. */
const enrolledLearner = async (url: string, number: number): Promise<Record<string, string>> => {
  const email = `bench-${number}@example.com`;
  await enroll(url, email, interviews);
  const headers = await enroll(url, email, evaluating);
  return { ...headers, 'x-local-viewer-address': `198.18.201.${number + 1}` };
};

const measureAnswers = async ({ url }: TestPlatform): Promise<{ first: number; later: number[] }> => {
  const visitor = (number: number) => ({ 'x-local-viewer-address': `198.18.200.${number + 1}` });
  const first = await firstWordsMs(url, siteQuestions[0] as Question, visitor(0));
  const later: number[] = [];
  let learners = 0;
  for (let round = 0; round < rounds; round++) {
    for (const question of siteQuestions) later.push(await firstWordsMs(url, question, visitor(later.length % 250)));
    for (let at = 0; at < lessonQuestions.length; at += questionsOfLearner) {
      const learner = await enrolledLearner(url, learners++);
      for (const question of lessonQuestions.slice(at, at + questionsOfLearner))
        later.push(await firstWordsMs(url, question, learner));
    }
  }
  return { first, later };
};

/** Time until the assistant's first words without a model, in the local cloud. */
export const benchChat = async (): Promise<Measurement[]> => {
  const platform = await startPlatform();
  try {
    const { first, later } = await measureAnswers(platform);
    const questions = `${later.length} answers to ${siteQuestions.length + lessonQuestions.length} questions`;
    return [
      { what: 'first words in a new environment', measured: `${first.toFixed(0)} ms`, goal: '' },
      { what: `first words, p50 of ${questions}`, measured: `${median(later).toFixed(0)} ms`, goal: '' },
      { what: 'first words, p95', measured: `${percentile(later, 0.95).toFixed(0)} ms`, goal: '≤ 150 ms' },
      { what: 'first words, slowest', measured: `${Math.max(...later).toFixed(0)} ms`, goal: '' },
    ];
  } finally {
    await platform.stop();
  }
};
