import { useEffect, useMemo, useRef, useState } from 'react';
import type { Assessments, AssignmentFile, Rubric, Submission } from '#contract/schemas/assignment.ts';
import { call } from '#web/src/api/client.ts';
import { createAutosave, type SaveState } from '#web/src/lib/autosave.ts';
import { flushOnLeave } from '#web/src/lib/flush-on-leave.ts';
import { tabStorage } from '#web/src/lib/storage.ts';

interface DraftOptions {
  params: { courseId: string; lectureId: string };
  rubric: Rubric;
  /** As read from the server. */
  stored: Assessments;
}

/** Leaves out criteria and levels that the rubric no longer has. */
const ofRubric = ({ criteria }: Rubric, assessments: Assessments): Assessments =>
  Object.fromEntries(
    criteria.flatMap(({ id, levels }) => {
      const { level, evidence } = assessments[id] ?? {};
      if (level === undefined && !evidence) return [];
      const isKnown = levels.some((each) => each.id === level);
      return [[id, { evidence: evidence ?? '', ...(isKnown && { level }) }]];
    }),
  );

/** Returns the assessments as they are submitted. */
export const trimmed = (assessments: Assessments): Assessments =>
  Object.fromEntries(
    Object.entries(assessments).map(([id, { level, evidence }]) => [
      id,
      { evidence: evidence.trim(), ...(level !== undefined && { level }) },
    ]),
  );

/** Returns whether a submission has exactly this content, whatever the order of its fields. */
export const hasContent = (
  submission: Submission | undefined,
  assessments: Assessments,
  files: readonly AssignmentFile[],
): boolean => {
  const entries = Object.entries(assessments);
  return (
    submission !== undefined &&
    submission.files.map(({ id }) => id).join() === files.map(({ id }) => id).join() &&
    entries.length === Object.keys(submission.assessments).length &&
    entries.every(([id, { level, evidence }]) => {
      const submitted = submission.assessments[id];
      return submitted?.level === level && submitted?.evidence === evidence.trim();
    })
  );
};

const readTab = (text: string | null): Assessments | undefined => {
  try {
    return text === null ? undefined : (JSON.parse(text) as Assessments);
  } catch {
    return undefined;
  }
};

/** Holds the draft's assessments. Saves them after every pause, and keeps unsaved ones in this tab. */
export const useDraft = ({ params, rubric, stored }: DraftOptions) => {
  const { courseId, lectureId } = params;
  const tab = useMemo(() => tabStorage(`assignment-${courseId}-${lectureId}`), [courseId, lectureId]);
  const [assessments, setAssessments] = useState(() => ofRubric(rubric, readTab(tab.read()) ?? stored));
  const [saveState, setSaveState] = useState<SaveState>('saved');
  const first = useRef(assessments);
  const autosave = useMemo(
    () =>
      createAutosave<Assessments>({
        save: async (value, options) => {
          await call('saveAssignmentDraft', { params: { courseId, lectureId }, body: { assessments: value } }, options);
          if (tab.read() === JSON.stringify(value)) tab.write(null);
        },
        onState: setSaveState,
      }),
    [courseId, lectureId, tab],
  );
  useEffect(() => {
    // Saves changes that an earlier page did not save before it closed.
    if (tab.read() !== null) autosave.changed(first.current);
    return flushOnLeave(autosave.flush);
  }, [autosave, tab]);

  const change = (next: Assessments) => {
    setAssessments(next);
    tab.write(JSON.stringify(next));
    autosave.changed(next);
  };
  return { assessments, change, saveState, flush: autosave.flush };
};
