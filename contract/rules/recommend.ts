import type { CourseCard } from '../schemas/course.ts';
import type { Questionnaire, Recommendation } from '../schemas/learner.ts';
import { topicWords } from './topic.ts';

/** The known history of a learner. */
export interface LearnerHistory {
  /** Cards of enrolled courses and whether they are completed. */
  enrolled: { course: CourseCard; isComplete: boolean }[];
  questionnaire: Questionnaire | null;
}

/** `because` is the part of the reason that several courses may share. */
type Ranked = Recommendation & { score: number; because?: string };

const levelByExperience: Record<Questionnaire['experience'], CourseCard['level']> = {
  none: 'beginner',
  some: 'beginner',
  regular: 'intermediate',
  expert: 'advanced',
};

const levelOrder = ['beginner', 'intermediate', 'advanced'] as const;
const rank = (course: CourseCard): number => levelOrder.indexOf(course.level);

const formatHours = (seconds: number): string => {
  const rounded = Math.max(1, Math.round(seconds / 3600));
  return `${rounded} ${rounded === 1 ? 'hour' : 'hours'}`;
};

/** Ranks courses on the topic of a completed course, best one level higher. */
const recommendFromFinished = (course: CourseCard, history: LearnerHistory): Ranked[] =>
  history.enrolled
    .filter((entry) => entry.isComplete && entry.course.topics.some((topic) => course.topics.includes(topic)))
    .map(({ course: finished }) => {
      const levelDifference = rank(course) - rank(finished);
      const score = 60 + (levelDifference === 1 ? 20 : levelDifference === 0 ? 10 : -30);
      const step = levelDifference > 0 ? ': this is the next step.' : '.';
      return { ...course, score, reason: `Because you finished ${finished.title}${step}` };
    });

/** Ranks by the questionnaire: topic, then level, then whether the course fits into a month of the learner's time. */
const recommendFromQuestionnaire = (course: CourseCard, { questionnaire }: LearnerHistory): Ranked[] => {
  const topic = questionnaire?.topics.find((wanted) => course.topics.includes(wanted));
  if (!questionnaire || !topic) return [];
  const isAtLevel = course.level === levelByExperience[questionnaire.experience];
  const fitsSchedule = questionnaire.weeklyMinutes > 0 && course.duration <= questionnaire.weeklyMinutes * 60 * 4;
  const reason = fitsSchedule
    ? `Because you said you want to learn about ${topicWords(topic)}; its ${formatHours(course.duration)} of video, reading and exercises fit in your month.`
    : `Because you said you want to learn about ${topicWords(topic)}.`;
  return [{ ...course, reason, score: 50 + (isAtLevel ? 20 : 0) + (fitsSchedule ? 5 : 0) }];
};

/**
 * Ranks free courses for beginners. The reason is the course's promise, preceded by a sentence on its fit if the
 * learner has answered the questionnaire.
 */
const recommendForBeginner = (course: CourseCard, { questionnaire }: LearnerHistory): Ranked[] => {
  if (course.level !== 'beginner' || course.price !== 0) return [];
  if (!questionnaire) return [{ ...course, score: 10, reason: course.promise }];
  const isAtLevel = levelByExperience[questionnaire.experience] === course.level;
  const because = `Free, and ${isAtLevel ? 'right for your experience' : 'it covers the basics'}.`;
  return [{ ...course, score: 10, because, reason: `${because} ${course.promise}` }];
};

/** Shows each shared sentence only once; later courses have only their own promise as the reason. */
const withOwnReasons = (ranked: readonly Ranked[]): Recommendation[] => {
  const said = new Set<string>();
  return ranked.map(({ score: _score, reason, because = reason, ...course }) => {
    const isSaid = said.has(because);
    said.add(because);
    return { ...course, reason: isSaid ? course.promise : reason };
  });
};

/**
 * Recommends courses, best first, each with its strongest reason. Excludes enrolled courses; equal scores keep the
 * order of `courses`.
 */
export const recommend = (courses: readonly CourseCard[], history: LearnerHistory, limit = 6): Recommendation[] => {
  const enrolledIds = new Set(history.enrolled.map(({ course }) => course.id));
  const ranked = courses
    .filter(({ id }) => !enrolledIds.has(id))
    .flatMap((course) => {
      const reasons = [
        ...recommendFromFinished(course, history),
        ...recommendFromQuestionnaire(course, history),
        ...recommendForBeginner(course, history),
      ];
      const best = reasons.sort((a, b) => b.score - a.score)[0];
      return best ? [best] : [];
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, limit);
  return withOwnReasons(ranked);
};
