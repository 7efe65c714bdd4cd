import { assignments } from '#content/courses/ai-product-capstone/assignments.ts';
import type { RubricDefinition } from '#content/rubric.ts';
import type { Assessments } from '#contract/schemas/assignment.ts';
import { buy } from './payments.ts';
import { pdf } from './pdf.ts';
import { type ApiResponse, type Learner, newLearner } from './platform.ts';

/** The course with an assignment, and the assignment. */
export const assignmentParams = { courseId: 'ai-product-capstone', lectureId: 'submit-capstone' };

/** The rubric of that assignment. */
const capstoneRubric: RubricDefinition = assignments['submit-capstone'] ?? { criteria: [] };

/** An assessment by every criterion: the best level each, with this evidence. */
export const assessmentsWith = (evidence: string, { criteria } = capstoneRubric): Assessments =>
  Object.fromEntries(criteria.map(({ id, levels }) => [id, { level: levels[0]?.id ?? '', evidence }]));

/** Creates a learner who has bought the course. */
export const newAssignee = async (): Promise<Learner> => {
  const learner = await newLearner();
  await buy(learner, assignmentParams.courseId);
  return learner;
};

/** A form with a file. */
export const fileForm = (content: Buffer | string, name: string, type = ''): FormData => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(Buffer.from(content))], { type }), name);
  return form;
};

/** Uploads a file and returns the response, whatever its status. */
export const upload = (
  learner: Learner,
  content: Buffer | string,
  name: string,
  type?: string,
  params = assignmentParams,
): Promise<ApiResponse<{ id: string; name: string; bytes: number; url: string; code?: string; detail?: string }>> =>
  learner.attempt('uploadAssignmentFile', {
    params,
    body: fileForm(content, name, type),
  }) as never;

/** Uploads a text file to an assignment and returns the input with which `submitAssignment` submits it. */
export const prepareSubmission = async (
  learner: Learner,
  params = assignmentParams,
  rubric: RubricDefinition = capstoneRubric,
) => {
  const { body } = await upload(learner, 'A report', 'report.txt', undefined, params);
  return { params, body: { number: 1, assessments: assessmentsWith('Page 2', rubric), files: [body.id] } };
};

/** Reads a learner's work. */
export const workOf = (learner: Learner) => learner.call('getAssignment', { params: assignmentParams });

/** Everything about the work that a refused call must not change. */
export const stateOf = async (learner: Learner) => {
  const { assessments, files, submissions } = await workOf(learner);
  const { files: stored } = await learner.call('exportAccount');
  const { completedLectures } = await learner.call('getCourseProgress', {
    params: { courseId: assignmentParams.courseId },
  });
  const withoutUrls = (list: typeof files) => list.map(({ url: _signed, ...file }) => file);
  return {
    assessments,
    files: withoutUrls(files),
    submissions: submissions.map((submission) => ({ ...submission, files: withoutUrls(submission.files) })),
    stored: stored.map(({ name }) => name),
    completedLectures,
  };
};

/** Creates a learner with a memo in their draft. */
export const newAuthor = async () => {
  const ada = await newAssignee();
  const { body } = await upload(ada, pdf(), 'Decision memo.pdf');
  return { ada, file: body };
};
