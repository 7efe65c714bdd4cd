// `npm run notices`: writes THIRD_PARTY_NOTICES.txt for the installed packages. A test compares them.
import { writeFileSync } from 'node:fs';
import { noticesFile, noticesText } from './notices/notices-text.ts';
import { shippedPackages } from './notices/shipped-packages.ts';

writeFileSync(noticesFile, noticesText());
console.log(`${noticesFile} names ${shippedPackages().length} packages.`);
