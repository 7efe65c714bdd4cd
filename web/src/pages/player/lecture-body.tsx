import { CircleQuestionMark, Lock, SquareTerminal, Star } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { LearnerLecture } from '#contract/schemas/content.ts';
import { messages } from '#web/src/api/problem-messages.ts';
import { useOperation } from '#web/src/api/use-operation.ts';
import { UnsupportedContent } from '#web/src/features/player/content-panels.tsx';
import { isUpgradeSold } from '#web/src/lib/course-labels.ts';
import { formatDay } from '#web/src/lib/format.ts';
import { paths } from '#web/src/lib/paths.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { Skeleton, SkeletonBox } from '#web/src/ui/skeleton.tsx';
import styles from './lecture-body.module.css';
import { LectureTabs } from './lecture-tabs.tsx';
import type { LectureView } from './lecture-view.ts';

const QuizLecture = lazy(() => import('./quiz-lecture.tsx').then((module) => ({ default: module.QuizLecture })));

const QuizSkeleton = () => (
  <Skeleton label="Loading the quiz">
    <SkeletonBox shape="control" />
  </Skeleton>
);

const lockedReason = ({ requiresUpgrade, unlocksAt }: LearnerLecture, isSold: boolean): string => {
  if (requiresUpgrade) {
    return isSold ? 'One payment unlocks every lesson of the course.' : 'Premium for this course is not on sale.';
  }
  const opensText = unlocksAt ? `It opens on ${formatDay(unlocksAt)}.` : 'It opens later.';
  return isSold ? `${opensText} With Premium you do not have to wait.` : opensText;
};

/** Shown for a lecture this learner cannot open: why, when it opens, and how to unlock it now. */
const LockedLecture = ({ courseId, lecture }: { courseId: string; lecture: LearnerLecture }) => {
  const { data: course } = useOperation('getCourse', { params: { courseId } });
  const isSold = course === undefined || isUpgradeSold(course);
  const { requiresUpgrade } = lecture;
  const Icon = requiresUpgrade ? Star : Lock;
  return (
    <div className={`stack-12 ${styles.locked}`}>
      <Icon className={requiresUpgrade ? 'award' : 'muted'} size={28} strokeWidth={1.75} aria-hidden />
      <h2 className="title">{requiresUpgrade ? 'This lesson is part of Premium' : 'This lesson is not open yet'}</h2>
      <p className={styles.text}>{lockedReason(lecture, isSold)}</p>
      {isSold && (
        <ButtonLink variant="primary" to={paths.upgrade(courseId)}>
          Upgrade to Premium
        </ButtonLink>
      )}
    </div>
  );
};

const contentByKind = {
  quiz: {
    Icon: CircleQuestionMark,
    title: messages.quizTitle,
    text: 'Questions about what you have learned so far. Passing it completes this lesson.',
    action: 'Take quiz',
  },
  notebook: {
    Icon: SquareTerminal,
    title: 'Notebook',
    text: 'Code to run and edit right in your browser.',
    action: 'Open notebook',
  },
};

/** For a lecture that opens in the course player, not in the drip viewer (docs/product.md#errors). */
const OpenInPlayerPanel = ({ kind, url }: { kind: keyof typeof contentByKind; url: string }) => {
  const { Icon, title, text, action } = contentByKind[kind];
  return (
    <section className={`stack-12 surface ${styles.elsewhere}`} aria-labelledby="elsewhere-title">
      <Icon className="accent" size={28} strokeWidth={1.75} aria-hidden />
      <h2 id="elsewhere-title" className="title">
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
      <ButtonLink variant="primary" to={url}>
        {action}
      </ButtonLink>
    </section>
  );
};

/** Content below the title, by kind of lecture. */
export const LectureBody = (view: LectureView) => {
  const { source, entry } = view;
  const { lecture } = entry;
  const { contentType } = lecture;
  const playerUrl = source.coursePlayerUrl?.(entry);
  if (!lecture.isUnlocked) return <LockedLecture courseId={source.courseId} lecture={lecture} />;
  if (playerUrl && (contentType === 'quiz' || contentType === 'notebook')) {
    return <OpenInPlayerPanel kind={contentType} url={playerUrl} />;
  }
  switch (contentType) {
    case 'quiz':
      return (
        <Suspense fallback={<QuizSkeleton />}>
          <QuizLecture key={lecture.id} {...view} />
        </Suspense>
      );
    case 'video':
    case 'reading':
    case 'notebook':
      return <LectureTabs {...view} />;
    default:
      return <UnsupportedContent />;
  }
};
