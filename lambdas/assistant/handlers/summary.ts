import { isCode, isListItem, isSelfContained, joinTexts, unitsOf } from '#contract/rules/assistant/passage-units.ts';
import type { Hit, VisiblePassage } from '#contract/rules/assistant/retriever.ts';
import { lectureSource, type Reply, type Scene } from '../scene.ts';
import { findMeantLecture, notOpen } from './find-lecture.ts';
import { refusal } from './lookup.ts';

/** Most parts of a lecture that a summary quotes. */
const maxParts = 6;
/** Longest part in characters. */
const maxPartLength = 320;

const keyPoints = /^key points$/i;
/** Headings of parts that organize the work rather than teach. */
const organization =
  /^(?:schedule|time|how to go about it|judge the result|hints|what you will (?:see|build)|the code)\b/i;

/** Returns the first sentences of a passage that make sense alone, up to the length of a part. */
const beginningOf = ({ lines }: VisiblePassage): string | undefined => {
  const units = unitsOf(lines);
  const start = units.findIndex(({ text, kind }) => kind !== 'block' && isSelfContained(text) && !/[:?]$/.test(text));
  const list = units.find(({ kind }) => kind === 'list');
  if (start < 0) return list?.text;
  const part: string[] = [];
  for (const unit of units.slice(start)) {
    if (part.length > 0 && (unit.kind !== 'sentence' || joinTexts([...part, unit.text]).length > maxPartLength)) break;
    if (unit.text.endsWith(':') && unit.kind === 'sentence') break;
    part.push(unit.text);
  }
  return joinTexts(part);
};

/** Summarizes a lecture by its author's key points, else by the beginning of each of its parts. */
export const summarize = (scene: Scene, subject: string): Reply => {
  const lecture = findMeantLecture(scene, subject);
  if (!lecture) return refusal(scene, scene.retriever.retrieve(subject));
  if (!lecture.isOpen) return notOpen(scene, lecture);
  const passages = scene.retriever.passages.filter(
    ({ source }) => source.kind === 'lecture' && source.lectureId === lecture.id,
  );
  const written = passages.filter(({ lines }) => lines[0]?.[1] === undefined);
  const points = written.filter(({ heading }) => keyPoints.test(heading ?? ''));
  const remark = `“${lecture.title}” in short:`;
  const source = (heading?: string): Hit['source'] => lectureSource(scene, lecture, heading);
  if (points.length > 0) {
    const texts = points.flatMap(({ lines }) => lines.map(([text]) => text)).filter((text) => !isCode(text));
    const [introduction] = written
      .filter(({ heading }) => heading === undefined)
      .flatMap((one) => beginningOf(one) ?? []);
    const items = texts.map((text) => (isListItem(text) || text.startsWith('|') ? text : `- ${text}`));
    return {
      remark,
      claims: [
        ...(introduction ? [{ text: introduction, source: source() }] : []),
        { text: joinTexts(items), source: source(points[0]?.heading) },
      ],
    };
  }
  const seen = new Set<string | undefined>();
  const parts = (written.length > 0 ? written : passages).filter(({ heading }) => {
    if (organization.test(heading ?? '') || (heading !== undefined && seen.has(heading))) return false;
    seen.add(heading);
    return true;
  });
  const claims = parts.flatMap((passage): Hit[] => {
    const text = beginningOf(passage);
    return text ? [{ text, source: source(passage.heading) }] : [];
  });
  if (claims.length === 0) return refusal(scene, scene.retriever.retrieve(lecture.title));
  return { remark, claims: claims.slice(0, maxParts) };
};
