import { readFileSync } from 'node:fs';

/** Short names of the courses in the grades. */
const courseIds: Record<string, string> = {
  agents: 'agents-step-by-step',
  literacy: 'ai-literacy-in-ten-days',
  capstone: 'ai-product-capstone',
  strategy: 'ai-strategy-for-executives',
  evals: 'evaluating-llm-outputs',
  tuning: 'fine-tuning-when-and-how',
  interviews: 'interviewing-for-ai-roles',
  ml: 'machine-learning-in-plain-words',
  prompting: 'prompting-that-works',
  python: 'python-for-data-work',
  rag: 'rag-from-first-principles',
  responsible: 'responsible-ai-in-practice',
  stakeholders: 'stakeholder-conversations',
  emails: 'writing-email-with-ai',
};

/** A search as people type it. Grades: 3 is what they look for, 2 teaches a good part of it, 1 touches it. */
export interface GradedQuery {
  query: string;
  /** Grade by course id; empty when nothing here answers the search. */
  courses: ReadonlyMap<string, number>;
  /** Grade by `courseId/lectureId`. */
  lectures: ReadonlyMap<string, number>;
}

const parseGrade = (text: string): [path: string, grade: number] => {
  const [, name = '', lecture = '', grade] = /^(\w+)(\/[\w-]+)? ([123])$/.exec(text) ?? [];
  const id = courseIds[name];
  if (!id) throw new Error(`"${text}" is not a grade.`);
  return [`${id}${lecture}`, Number(grade)];
};

const parseLine = (line: string): GradedQuery => {
  const [query = '', list = ''] = line.split(' |');
  const parts = list.split(',').map((part) => part.trim());
  const grades = parts.filter((part) => part !== '').map(parseGrade);
  return {
    query,
    courses: new Map(grades.filter(([path]) => !path.includes('/'))),
    lectures: new Map(grades.filter(([path]) => path.includes('/'))),
  };
};

/** Reads the searches of `relevance-set.txt`, one per line: the query, a bar, and its grades. */
export const readRelevanceSet = (): GradedQuery[] =>
  readFileSync('test/contract/rules/search/relevance-set.txt', 'utf8').trim().split('\n').map(parseLine);

/** A course that a search shows, with the lessons it points to, best first. */
export interface RankedCourse {
  id: string;
  lectures: readonly string[];
}

export interface Relevance {
  /** Normalized discounted cumulative gain of the first five courses. */
  ndcg: number;
  /** Whether the first course has the highest grade of the query, or nothing was found as it should be. */
  isSuccess: boolean;
  /** Whether a lesson shown with the first three courses is a graded one; undefined when the query has none. */
  isLectureFound: boolean | undefined;
}

const gain = (grade: number, rank: number): number => (2 ** grade - 1) / Math.log2(rank + 2);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Compares what a search shows with its grades. A search that should find nothing counts 1 if it does. */
export const relevanceOf = ({ courses, lectures }: GradedQuery, shown: readonly RankedCourse[]): Relevance => {
  if (courses.size === 0) {
    return { ndcg: shown.length === 0 ? 1 : 0, isSuccess: shown.length === 0, isLectureFound: undefined };
  }
  const top = shown.slice(0, 5).map(({ id }) => courses.get(id) ?? 0);
  const ideal = [...courses.values()].sort((a, b) => b - a).slice(0, 5);
  return {
    ndcg: sum(top.map(gain)) / sum(ideal.map(gain)),
    isSuccess: top[0] === ideal[0],
    isLectureFound:
      lectures.size === 0
        ? undefined
        : shown.slice(0, 3).some(({ id, lectures: own }) => own.some((lecture) => lectures.has(`${id}/${lecture}`))),
  };
};
