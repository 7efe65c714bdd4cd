import { expect, test } from '@jest/globals';
import { notebookLimits, parseNotebook } from '#contract/rules/notebook/notebook-format.ts';
import { courseId, enroll } from '#test/support/learners.ts';
import { type Learner, newLearner } from '#test/support/platform.ts';

const params = { courseId, lectureId: 'notebook-read-the-reply' };

const notebookOf = (source: string): string =>
  JSON.stringify({
    nbformat: 4,
    nbformat_minor: 5,
    metadata: {},
    cells: [{ id: 'a', cell_type: 'code', metadata: {}, source, outputs: [], execution_count: null }],
  });

const newStudent = async (): Promise<Learner> => {
  const ada = await newLearner();
  await enroll(ada);
  return ada;
};

const save = (ada: Learner, basedOn: number, source: string, pin = false) =>
  ada.call('saveNotebook', { params, body: { basedOn, notebook: notebookOf(source), pin } });

test('a notebook never saved starts with the lesson and its exercises', async () => {
  const ada = await newStudent();
  const { version, notebook, exercises, isCompleted } = await ada.call('getNotebook', { params });
  expect({ version, isCompleted }).toEqual({ version: 0, isCompleted: false });
  const { cells } = parseNotebook(notebook);
  expect(cells.map(({ metadata }) => metadata.exercise).filter(Boolean)).toEqual(exercises.map(({ id }) => id));
  expect(cells.some(({ cell_type, source }) => cell_type === 'code' && source.includes('REPLIES'))).toBe(true);
});

test('every lesson with text has a notebook with its programs', async () => {
  const ada = await newStudent();
  const lesson = { courseId, lectureId: 'structured-output' };
  const { notebook, exercises } = await ada.call('getNotebook', { params: lesson });
  expect(exercises).toEqual([]);
  expect(parseNotebook(notebook).cells.filter(({ cell_type }) => cell_type === 'code').length).toBeGreaterThan(0);
});

test('hidden checks are sent for running, and solutions are never sent', async () => {
  const ada = await newStudent();
  const { exercises } = await ada.call('getNotebook', { params });
  expect(exercises).not.toEqual([]);
  expect(exercises.filter(({ tests }) => !tests.some(({ isHidden }) => isHidden))).toEqual([]);
  expect(JSON.stringify(exercises)).not.toContain('solution');
});

test('a learner reads back their notebook, and other learners cannot', async () => {
  const [ada, bob] = [await newStudent(), await newStudent()];
  const saved = await save(ada, 0, 'print("mine")');
  expect(saved).toMatchObject({ version: 1, cells: 1, bytes: notebookOf('print("mine")').length });
  expect(await ada.call('getNotebook', { params })).toMatchObject({
    version: 1,
    notebook: notebookOf('print("mine")'),
    savedAt: saved.savedAt,
  });
  expect((await bob.call('getNotebook', { params })).version).toBe(0);
  expect(await bob.call('listNotebookVersions', { params })).toEqual({ versions: [] });
  expect((await bob.attempt('getNotebookVersion', { params: { ...params, version: 1 } })).status).toBe(404);
});

test('a stale tab does not overwrite a later save', async () => {
  const ada = await newStudent();
  await save(ada, 0, 'first');
  const stale = await ada.attempt('saveNotebook', { params, body: { basedOn: 0, notebook: notebookOf('stale') } });
  expect({ status: stale.status, code: stale.body.code }).toEqual({ status: 409, code: 'notebook-changed' });
  expect((await ada.call('getNotebook', { params })).notebook).toBe(notebookOf('first'));
});

test('of two concurrent saves from two tabs, one wins and the other gets a conflict', async () => {
  const ada = await newStudent();
  const responses = await Promise.all(
    ['one', 'two', 'three'].map((source) =>
      ada.attempt('saveNotebook', { params, body: { basedOn: 0, notebook: notebookOf(source) } }),
    ),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await ada.call('getNotebook', { params })).version).toBe(1);
});

test('a save repeated after a lost response applies once', async () => {
  const ada = await newStudent();
  const first = await save(ada, 0, 'x = 1');
  expect(await save(ada, 0, 'x = 1')).toEqual(first);
  expect((await ada.call('listNotebookVersions', { params })).versions).toHaveLength(1);
});

test('earlier versions can be read and restored', async () => {
  const ada = await newStudent();
  await save(ada, 0, 'good', true);
  await save(ada, 1, 'bad', true);
  const { notebook } = await ada.call('getNotebookVersion', { params: { ...params, version: 1 } });
  expect(notebook).toBe(notebookOf('good'));
  await ada.call('saveNotebook', { params, body: { basedOn: 2, notebook, pin: true } });
  const { versions } = await ada.call('listNotebookVersions', { params });
  expect(versions.map(({ version }) => version)).toEqual([3, 2, 1]);
  expect((await ada.call('getNotebook', { params })).notebook).toBe(notebookOf('good'));
});

test('the last 20 versions are kept, and older files are deleted', async () => {
  const ada = await newStudent();
  for (let version = 0; version < 22; version += 1) await save(ada, version, `x = ${version}`, true);
  const { versions } = await ada.call('listNotebookVersions', { params });
  expect(versions).toHaveLength(20);
  expect(versions.at(-1)?.version).toBe(3);
  const { files } = await ada.call('exportAccount');
  expect(files.filter(({ name }) => name.startsWith('notebooks/'))).toHaveLength(20);
}, 60_000);

test('the account export has the notebooks, as rows and as files', async () => {
  const ada = await newStudent();
  await save(ada, 0, 'x = 1');
  const { rows, files } = await ada.call('exportAccount');
  expect(rows).toContainEqual(expect.objectContaining({ sk: `NOTEBOOK#${courseId}#${params.lectureId}`, version: 1 }));
  const [file] = files.filter(({ name }) => name.startsWith(`notebooks/${courseId}/${params.lectureId}/1-`));
  expect(await (await fetch(file?.url ?? '')).text()).toBe(notebookOf('x = 1'));
});

const cellWith = (change: object): string => {
  const notebook = JSON.parse(notebookOf('x'));
  Object.assign(notebook.cells[0], change);
  return JSON.stringify(notebook);
};

test.each([
  ['that is not JSON', 'print(1)', 400],
  ['of format 3', '{"nbformat":3,"nbformat_minor":0,"metadata":{},"worksheets":[]}', 400],
  ['with an unknown kind of cell', cellWith({ cell_type: 'video' }), 400],
  ['with an output outside the format', cellWith({ outputs: [{ output_type: 'script', data: {} }] }), 400],
  ['with more outputs than a cell may have', cellWith({ outputs: Array(notebookLimits.outputs + 1).fill({}) }), 400],
  ['larger than 1 MB', notebookOf('x'.repeat(notebookLimits.bytes)), 413],
])('a notebook %s is refused', async (_, notebook, status) => {
  const ada = await newStudent();
  const response = await ada.attempt('saveNotebook', { params, body: { basedOn: 0, notebook } });
  expect(response.status).toBe(status);
  expect((await ada.call('getNotebook', { params })).version).toBe(0);
});

test('a notebook of nearly 1 MB is stored unchanged', async () => {
  const ada = await newStudent();
  const notebook = notebookOf(`"quotes" \\ and é\n`.repeat(40_000));
  await ada.call('saveNotebook', { params, body: { basedOn: 0, notebook } });
  expect((await ada.call('getNotebook', { params })).notebook).toBe(notebook);
});

test.each([
  ['without enrollment', { courseId: 'python-for-data-work', lectureId: 'notebook-clean-orders' }, 403],
  ['of an unpaid course', { courseId: 'rag-from-first-principles', lectureId: 'notebook-search-by-hand' }, 403],
  ['beside a quiz', { courseId, lectureId: 'quiz-checking' }, 404],
  ['without a lecture', { courseId, lectureId: 'nothing' }, 404],
])('no user can open or save a notebook %s', async (_, notebookRef, status) => {
  const ada = await newStudent();
  const body = { basedOn: 0, notebook: notebookOf('x') };
  const responses = [
    await ada.attempt('getNotebook', { params: notebookRef }),
    await ada.attempt('saveNotebook', { params: notebookRef, body }),
    await ada.attempt('listNotebookVersions', { params: notebookRef }),
    await ada.attempt('getNotebookVersion', { params: { ...notebookRef, version: 1 } }),
    await ada.attempt('startServer', { body: notebookRef }),
  ];
  expect(responses.map((response) => response.status)).toEqual(Array(5).fill(status));
});
