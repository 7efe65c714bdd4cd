import type { Course } from '../define.ts';
import type { Report } from './checked-course.ts';
import { locatedLectures, sectionLocation } from './locations.ts';

const checkStandard = (course: Course, report: Report): void => {
  for (const { lecture, location } of locatedLectures(course))
    if ((lecture.type ?? 'free') !== 'free')
      report(location, `type "${lecture.type}" is only for drip courses; in a standard course every lecture is free`);
  course.sections.forEach(({ opensAfterDays, opensOn }, index) => {
    if (opensAfterDays !== undefined || opensOn !== undefined)
      report(sectionLocation(index), 'opensAfterDays and opensOn are only for drip courses');
  });
  if (course.releaseHour !== undefined) report('', 'releaseHour is only for drip courses');
  if (course.launchesOn !== undefined) report('', 'launchesOn is only for drip courses');
};

const checkDrip = (course: Course, report: Report): void => {
  let previousDay = 0;
  let previousDate = '';
  course.sections.forEach(({ opensAfterDays, opensOn }, index) => {
    const location = sectionLocation(index);
    if ((opensAfterDays === undefined) === (opensOn === undefined))
      report(location, 'set either opensAfterDays or opensOn');
    if (opensAfterDays !== undefined && opensAfterDays < previousDay)
      report(location, `opens after ${opensAfterDays} days, before the section above it (${previousDay} days)`);
    if (opensOn !== undefined && opensOn < previousDate)
      report(location, `opens on ${opensOn}, before the section above it (${previousDate})`);
    previousDay = Math.max(previousDay, opensAfterDays ?? 0);
    previousDate = opensOn !== undefined && opensOn > previousDate ? opensOn : previousDate;
  });
  const [first] = course.sections;
  if (first && first.opensAfterDays !== 0)
    report(sectionLocation(0), 'the first section must open at once: opensAfterDays: 0');
  if (first && !first.lectures.some((lecture) => lecture.type === 'free'))
    report(sectionLocation(0), 'at least one lecture must be of type "free", so that a subscriber can start today');
  for (const { lecture, location } of locatedLectures(course))
    if (lecture.type === undefined) report(location, 'set its type: "free", "drip" or "premium"');
};

/** Checks schedules: standard courses have none; sections of a drip course open in order. */
export const checkSchedule = (course: Course, report: Report): void =>
  course.kind === 'drip' ? checkDrip(course, report) : checkStandard(course, report);
