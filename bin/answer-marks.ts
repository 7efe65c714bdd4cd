// `npm run answer-marks -- --stage prod --days 30`: how readers rate the assistant's answers, by request and by quoted
// lesson, worst first. `--at` is for a platform with a moved clock.
import { parseArgs } from 'node:util';
import { listAnswerMarks, type MarkCount } from '#lambdas/data/answer-marks.ts';
import { commandArguments, requireStage, runCommand, stringOption } from './command.ts';
import { readLastDays } from './last-days.ts';
import { useLearnersTable } from './use-learners-table.ts';

const usage = 'npm run answer-marks -- --stage <stage> [--days <1 to 90>] [--at <YYYY-MM-DD>]';

type Sum = Pick<MarkCount, 'helpful' | 'notHelpful'>;

/** Totals marks by name, those with the most negative marks first. */
const sumsBy = (marks: readonly MarkCount[], nameOf: (mark: MarkCount) => string): [string, Sum][] => {
  const sums = new Map<string, Sum>();
  for (const mark of marks) {
    const { helpful, notHelpful } = sums.get(nameOf(mark)) ?? { helpful: 0, notHelpful: 0 };
    sums.set(nameOf(mark), { helpful: helpful + mark.helpful, notHelpful: notHelpful + mark.notHelpful });
  }
  return [...sums]
    .filter(([, { helpful, notHelpful }]) => helpful + notHelpful > 0)
    .sort(
      ([a, one], [b, other]) => other.notHelpful - one.notHelpful || one.helpful - other.helpful || (a < b ? -1 : 1),
    );
};

const print = (title: string, sums: [string, Sum][]): void => {
  console.log(`\n${title}:\n  helpful  not helpful`);
  for (const [name, { helpful, notHelpful }] of sums)
    console.log(`${String(helpful).padStart(9)}${String(notHelpful).padStart(13)}  ${name}`);
};

await runCommand(async () => {
  const { values } = parseArgs({
    args: commandArguments(),
    options: { stage: stringOption, days: { ...stringOption, default: '30' }, at: stringOption },
  });
  const stage = requireStage(values.stage, usage);
  const days = readLastDays(values, usage);
  await useLearnersTable(stage);
  const marks: MarkCount[] = [];
  for (const day of days) marks.push(...(await listAnswerMarks(day)));
  const helpful = marks.reduce((sum, mark) => sum + mark.helpful, 0);
  const notHelpful = marks.reduce((sum, mark) => sum + mark.notHelpful, 0);
  console.log(`Answers from ${days[0]} to ${days.at(-1)} (UTC): ${helpful} marked helpful, ${notHelpful} not helpful.`);
  if (helpful + notHelpful === 0) return true;
  print(
    'By what was asked for',
    sumsBy(marks, ({ intent }) => intent),
  );
  const lessonOf = ({ lecture }: MarkCount) =>
    lecture ? `${lecture.courseId}/${lecture.lectureId}` : 'without a lesson';
  print('By lesson', sumsBy(marks, lessonOf));
  return true;
});
