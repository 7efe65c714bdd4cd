// Publishes the courses to an empty data directory; `bin/build/published-data.ts` runs this in a child process.
import { stackId } from '#lib/stack-ids.ts';
import { startCloud } from '#local';
import { publishContent } from './start/content.ts';

const [dataDirectory = ''] = process.argv.slice(2);
const stage = 'dev';

// Without the other stacks no job runs, and the tables hold nothing but courses.
const stacks = [stackId(stage, 'data'), stackId(stage, 'edge')];
const cloud = await startCloud({ assembly: 'cdk.out', stacks, dataDirectory, port: 0 });
try {
  await publishContent(cloud, stage);
} finally {
  await cloud.stop();
}
