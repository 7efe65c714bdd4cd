import type { Hit } from '#contract/rules/assistant/retriever.ts';
import { lectureSource, type Reply, type Scene } from '../scene.ts';
import { findMeantLecture } from './find-lecture.ts';
import { lookup, refusal } from './lookup.ts';

/** Most lectures named as an answer. */
const maxLectures = 3;
const minCoverage = 0.45;
/** The same for a lecture named as a guess. Lower, because a wrong guess costs little time. */
const minGuessCoverage = 0.1;
const guess = 'No lesson uses your words. The answer may be here:';
/** Minimum score relative to the best lecture. */
const minRelativeScore = 0.55;

/** Says which lectures teach a subject, with the section and the heading. */
export const locate = (scene: Scene, subject: string): Reply => {
  if (!scene.isInside) return lookup(scene, subject);
  const ranked = scene.retriever.rank(subject).filter(({ coverage }) => coverage >= minGuessCoverage);
  const isSure = ranked.some(({ coverage }) => coverage >= minCoverage);
  const best = ranked[0]?.score ?? 0;
  const headings = new Map<string, Set<string>>();
  for (const { passage, score } of ranked) {
    if (passage.source.kind !== 'lecture' || score < best * minRelativeScore) continue;
    const own = headings.get(passage.source.lectureId) ?? new Set();
    if (passage.heading !== undefined && own.size < 2) own.add(passage.heading);
    headings.set(passage.source.lectureId, own);
  }
  const meant = findMeantLecture(scene, subject);
  // A quiz asks about its subject and teaches nothing.
  const isTaught = meant?.isOpen && meant.contentType !== 'quiz';
  const ids = [...new Set([...(isTaught ? [meant.id] : []), ...headings.keys()])].slice(0, maxLectures);
  const claims = ids.flatMap((id): Hit[] => {
    const lecture = scene.lectures.find((one) => one.id === id);
    if (!lecture) return [];
    const [heading, ...others] = headings.get(id) ?? [];
    const below = heading === undefined ? '' : `, under ${[heading, ...others].map((one) => `“${one}”`).join(' and ')}`;
    const text = `The lesson “${lecture.title}” in section ${lecture.sectionIndex + 1}, “${lecture.sectionTitle}”, is about this${below}.`;
    return [{ text, source: lectureSource(scene, lecture, heading) }];
  });
  const locked = scene.retriever.findLocked(subject);
  if (claims.length === 0) return refusal(scene, { locked, nearby: scene.retriever.retrieve(subject).nearby });
  return { ...(!isSure && !isTaught && { remark: guess }), claims, locked };
};
