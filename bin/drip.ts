// `npm run drip -- preview --course X --subscribed 2026-11-01 --zone Asia/Tokyo --at 2026-11-20`: prints what is open to
// such a subscriber and which mails they were sent, from `content/` and the rules alone. `--idle`: they never study;
// `--unconfirmed`: they never confirm their address.
import { parseArgs } from 'node:util';
import { readCourses } from '../content/read-courses.ts';
import { isTimeZone } from '../contract/rules/local-time.ts';
import { previewLines } from './drip/preview.ts';

const usage =
  'Usage: npm run drip -- preview --course <id> --subscribed <YYYY-MM-DD> --zone <IANA zone> --at <YYYY-MM-DD> [--idle] [--unconfirmed]';

const day = (text: string | undefined): string => {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(Date.parse(text))) throw new Error(usage);
  return text;
};

const outlineOf = async (id: string | undefined) => {
  const course = (await readCourses()).find((checked) => checked.course.id === id)?.course;
  if (course?.kind !== 'drip') throw new Error(`There is no drip course "${id}" in content/courses.`);
  return {
    ...course,
    sections: course.sections.map((section) => ({
      ...section,
      lectures: section.lectures.map(({ id: lectureId, type = 'free' }) => ({ id: lectureId, type })),
    })),
  };
};

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      course: { type: 'string' },
      subscribed: { type: 'string' },
      zone: { type: 'string', default: 'UTC' },
      at: { type: 'string' },
      idle: { type: 'boolean', default: false },
      unconfirmed: { type: 'boolean', default: false },
    },
  });
  if (positionals[0] !== 'preview') throw new Error(usage);
  if (!isTimeZone(values.zone)) throw new Error(`There is no time zone "${values.zone}".`);
  const lines = previewLines({
    course: await outlineOf(values.course),
    timeZone: values.zone,
    subscribedOn: day(values.subscribed),
    at: day(values.at),
    isIdle: values.idle,
    isUnconfirmed: values.unconfirmed,
  });
  console.log(lines.join('\n'));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
