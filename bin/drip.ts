// `npm run drip -- preview --course X --subscribed 2026-11-01 --zone Asia/Tokyo --at 2026-11-20`: prints what is open
// to such a subscriber and which emails they got, from `content/` and the rules alone. `--idle`: they never study;
// `--unconfirmed`: they never confirm their email address; `--restarted 2026-11-10`: they restart from day 1 on that
// day.
// `npm run drip -- migrate --course X --stage dev --dry-run`: prints which subscriptions the published schedule of a
// course would change; without `--dry-run` it writes the changes. `--at` is for a platform with a moved clock.
import { parseArgs } from 'node:util';
import { readCourses } from '#content/read-courses.ts';
import { isTimeZone } from '#contract/rules/local-time.ts';
import { runCommand } from './command.ts';
import { migrate, migrateUsage } from './drip/migrate/command.ts';
import { previewLines } from './drip/preview.ts';

const previewUsage =
  'npm run drip -- preview --course <id> --subscribed <YYYY-MM-DD> --zone <IANA zone> --at <YYYY-MM-DD> [--idle] [--unconfirmed] [--restarted <YYYY-MM-DD>]';

const requireDay = (text: string | undefined): string => {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(Date.parse(text)))
    throw new Error(`Usage: ${previewUsage}`);
  return text;
};

const outlineOf = async (id: string | undefined) => {
  const course = (await readCourses()).find((checked) => checked.course.id === id)?.course;
  if (course?.kind !== 'drip') throw new Error(`Unknown drip course "${id}" in content/courses.`);
  return {
    ...course,
    sections: course.sections.map((section) => ({
      ...section,
      lectures: section.lectures.map(({ id: lectureId, type = 'free' }) => ({ id: lectureId, type })),
    })),
  };
};

const preview = async (args: string[]): Promise<void> => {
  const { values } = parseArgs({
    args,
    options: {
      course: { type: 'string' },
      subscribed: { type: 'string' },
      zone: { type: 'string', default: 'UTC' },
      at: { type: 'string' },
      idle: { type: 'boolean', default: false },
      unconfirmed: { type: 'boolean', default: false },
      restarted: { type: 'string' },
    },
  });
  if (!isTimeZone(values.zone)) throw new Error(`Unknown time zone "${values.zone}".`);
  const lines = previewLines({
    course: await outlineOf(values.course),
    timeZone: values.zone,
    subscribedOn: requireDay(values.subscribed),
    at: requireDay(values.at),
    isIdle: values.idle,
    isUnconfirmed: values.unconfirmed,
    ...(values.restarted !== undefined && { restartedOn: requireDay(values.restarted) }),
  });
  console.log(lines.join('\n'));
};

await runCommand(async () => {
  const [command, ...args] = process.argv.slice(2);
  if (command === 'preview') await preview(args);
  else if (command === 'migrate') await migrate(args);
  else throw new Error(`Usage: ${previewUsage}\n       ${migrateUsage}`);
  return true;
});
