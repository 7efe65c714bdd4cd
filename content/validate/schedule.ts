import type { Course } from '../define.ts';
import type { Report } from './checked-course.ts';
import { placedLectures, sectionPlace } from './places.ts';

const checkStandard = (course: Course, report: Report): void => {
  for (const { lecture, place } of placedLectures(course))
    if ((lecture.type ?? 'free') !== 'free')
      report(place, `type "${lecture.type}" is for drip courses; in a standard course every lecture is free`);
  course.sections.forEach(({ opensAfterDays, opensOn }, index) => {
    if (opensAfterDays !== undefined || opensOn !== undefined)
      report(sectionPlace(index), 'opensAfterDays and opensOn are for drip courses');
  });
  if (course.releaseHour !== undefined) report('', 'releaseHour is for drip courses');
  if (course.launchesOn !== undefined) report('', 'launchesOn is for drip courses');
};

const checkDrip = (course: Course, report: Report): void => {
  let latestDay = 0;
  let latestDate = '';
  course.sections.forEach(({ opensAfterDays, opensOn }, index) => {
    const place = sectionPlace(index);
    if ((opensAfterDays === undefined) === (opensOn === undefined))
      report(place, 'say when it opens: either opensAfterDays or opensOn');
    if (opensAfterDays !== undefined && opensAfterDays < latestDay)
      report(place, `opens after ${opensAfterDays} days, before the section above it (${latestDay} days)`);
    if (opensOn !== undefined && opensOn < latestDate)
      report(place, `opens on ${opensOn}, before the section above it (${latestDate})`);
    latestDay = Math.max(latestDay, opensAfterDays ?? 0);
    latestDate = opensOn !== undefined && opensOn > latestDate ? opensOn : latestDate;
  });
  const [first] = course.sections;
  if (first && first.opensAfterDays !== 0)
    report(sectionPlace(0), 'the first section has to open at once: opensAfterDays: 0');
  if (first && !first.lectures.some((lecture) => lecture.type === 'free'))
    report(sectionPlace(0), 'at least one lecture has to be of type "free", so that a subscriber can begin today');
  for (const { lecture, place } of placedLectures(course))
    if (lecture.type === undefined) report(place, 'say its type: "free", "drip" or "premium"');
};

/** When sections open and what is free: nothing waits in a standard course, a drip course opens in order. */
export const checkSchedule = (course: Course, report: Report): void =>
  course.kind === 'drip' ? checkDrip(course, report) : checkStandard(course, report);
