import type { Evidence, UnsignedBadge } from '#contract/credential/open-badge.ts';
import { certificateTitle } from '#contract/rules/certificate-title.ts';
import { masteryShare, masteryWaitDays } from '#contract/rules/mastery.ts';
import type { MasteryRecord } from '#contract/rules/mastery-record.ts';
import { formatCount, formatDate } from '../email/templates/text.ts';
import { createEvidence } from './evidence.ts';

const dateOf = (instant: string): string => formatDate(new Date(instant), 'UTC');

const skillEvidence = ({
  name,
  asked,
  correct,
  submittedAt,
  daysAfterLecture,
}: MasteryRecord['skills'][number]): Evidence =>
  createEvidence(
    `Skill: ${name}`,
    `${correct} of ${formatCount(asked, 'question')} not seen before were answered correctly on ${dateOf(submittedAt)}, ${formatCount(daysAfterLecture, 'day')} after the last lesson of this skill.`,
    'Skill',
  );

const notebookEvidence = (count: number): Evidence[] =>
  count === 0
    ? []
    : [
        createEvidence(
          'Notebooks',
          `${formatCount(count, 'notebook')}, all checks passed when run again on the server.`,
          'Notebook',
        ),
      ];

/** States how Mastery was shown: only what is recorded. `completedAt` is when the course was completed. */
export const masteryEvidence = ({ skills, notebooks }: MasteryRecord, completedAt: string): Evidence[] => [
  createEvidence(
    `${formatCount(skills.length, 'skill')} shown`,
    `The course was completed on ${dateOf(completedAt)}.`,
    'Skills',
  ),
  ...skills.map(skillEvidence),
  ...notebookEvidence(notebooks),
];

/** Returns a shorter form of this evidence for the printed certificate. */
export const masterySummary = ({ masteredAt, skills, notebooks }: MasteryRecord): string =>
  [
    `${formatCount(skills.length, 'skill')} shown by ${dateOf(masteredAt)}, each with questions not seen before, at least ${masteryWaitDays} days after its last lesson: ${skills.map(({ name, asked, correct }) => `${name} ${correct} of ${asked}`).join(', ')}.`,
    ...notebookEvidence(notebooks).map(({ narrative }) => narrative),
  ].join(' ');

/** Turns the credential of a completed course into that of Mastery, a separate achievement. */
export const toMasteryCredential = (
  badge: UnsignedBadge,
  record: MasteryRecord,
  completedAt: string,
): UnsignedBadge => {
  const { achievement } = badge.credentialSubject;
  const name = certificateTitle({ courseTitle: achievement.name, kind: 'mastery' });
  const notebooks =
    record.notebooks > 0 ? ' All checks of its notebooks pass when they are run again on the server.' : '';
  return {
    ...badge,
    name,
    credentialSubject: {
      ...badge.credentialSubject,
      achievement: {
        ...achievement,
        id: achievement.id.replace('#version-', '#mastery-version-'),
        achievementType: 'Competency',
        name,
        criteria: {
          narrative: `Complete the course. Then, at least ${masteryWaitDays} days after the last lesson of each skill, correctly answer at least ${masteryShare * 100}% of questions on it that you have not seen before.${notebooks}`,
        },
      },
    },
    evidence: masteryEvidence(record, completedAt),
  };
};
