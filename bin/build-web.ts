// Builds the web application; `bin/parts/web.ts` runs this in a process of its own.
import { buildWeb } from '../web/build.ts';
import { knownCourses } from './parts/known-courses.ts';

await buildWeb(await knownCourses());
