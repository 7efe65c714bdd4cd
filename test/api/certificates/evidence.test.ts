import { expect, test } from '@jest/globals';
import type { Evidence, OpenBadge } from '#contract/credential/open-badge.ts';
import { lecturesInOrder } from '#contract/rules/resume.ts';
import { completeLectures, courseId, enroll, newGraduate } from '#test/support/learners.ts';
import { type Learner, newLearner, send } from '#test/support/platform.ts';
import { findFaultNow } from '#test/support/verify-online.ts';

const params = { courseId };

/** Issues the certificate of a learner who has completed the course and returns its credential. */
const credentialOf = async (ada: Learner): Promise<OpenBadge> => {
  const { id } = await ada.call('generateCertificate', { params });
  return (await send<OpenBadge>('getCredential', { params: { certificateId: id } })).body;
};

const narrativeOf = (evidence: readonly Evidence[], genre: string): string | undefined =>
  evidence.find((item) => item.genre === genre)?.narrative;

test('a script that clicks through a course gets a credential that says so', async () => {
  const script = await newGraduate('A Script');
  const credential = await credentialOf(script);
  const { evidence } = credential;
  const { sections } = await script.call('getCourse', { params });
  const lectures = sections.flatMap((section) => section.lectures);
  const countOf = (kind: string) => lectures.filter(({ contentType }) => contentType === kind).length;
  const minutes = Math.floor(
    lectures.filter(({ contentType }) => contentType === 'video').reduce((sum, { duration }) => sum + duration, 0) / 60,
  );
  expect(evidence[0]?.name).toBe(`${lectures.length} of ${lectures.length} lessons completed`);
  expect(narrativeOf(evidence, 'Video')).toBe(
    `0 of ${minutes} minutes watched. ${countOf('video')} videos, all marked as completed by hand.`,
  );
  expect(narrativeOf(evidence, 'Reading')).toBe(`${countOf('reading')} readings, all marked as completed by hand.`);
  expect(narrativeOf(evidence, 'Explorable')).toBe('1 explorable, marked as completed by hand.');
  const quizzes = evidence.filter(({ genre }) => genre === 'Quiz');
  expect(quizzes).toHaveLength(countOf('quiz'));
  for (const { narrative } of quizzes) expect(narrative).toMatch(/^Passed with (\d+) of \1 at the first attempt\.$/);

  expect(await findFaultNow(credential)).toBeUndefined();
});

test('moving every video to its end watches nothing', async () => {
  const ada = await newLearner();
  await ada.call('saveProfile', { body: { name: 'Ada Lovelace' } });
  const content = await enroll(ada);
  for (const { sectionIndex, lectureIndex, lecture } of lecturesInOrder(content)) {
    if (lecture.contentType !== 'video') continue;
    const { duration } = lecture;
    const watched: [number, number][] = [[0, duration]];
    const body = { sectionIndex, lectureIndex, timestamp: duration, duration, watched };
    await ada.call('saveVideoProgress', { params, body });
  }
  await completeLectures(ada, content);
  await ada.call('completeCourse', { params });
  const { evidence } = await credentialOf(ada);
  expect(narrativeOf(evidence, 'Video')).toMatch(
    /^0 of \d+ minutes watched\. \d+ videos, all completed at 90% of their length\.$/,
  );
});
