// Builds the web application; `bin/build/web.ts` runs this in a child process.
import { buildWeb } from '#web/build.ts';
import { knownCourses } from './build/known-courses.ts';

await buildWeb(await knownCourses());
